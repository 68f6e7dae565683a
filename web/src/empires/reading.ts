// The table as every part of Empires reads it: what lies there, and what is printed.

import type { Catalogue } from '../lib/wire'
import { SPECTATOR } from '../lib/wire'
import type { TableSession } from '../table/session.svelte'
import type { EmpiresOwn, EmpiresPlayer, EmpiresScene, ProgrammedCard, SpaceShown } from '../lib/wire'

/** What is printed on board and cards, as far as it is drawn. */
interface EmpiresPrinted {
  revised: boolean
  rounds: number
  prestige_to_win: number
  diplomacy: number[]
  tracks: number[][]
  cards: number[][]
  territories: { neighbours: number[]; continent: number | null }[]
  spaces: ({ territory: number; slot: number; picture: number; colour: number } | null)[]
  nations: { goals: number[] }[]
}

export interface EmpiresTable {
  scene: EmpiresScene
  own: EmpiresOwn | null
  printed: EmpiresPrinted
  me: number // or nobody who plays
}

export const printedOf = (catalogue: Catalogue) => catalogue.board as unknown as EmpiresPrinted

/** The position that is shown; null before the beginning. */
export function tableOf({ shown, catalogue }: TableSession): EmpiresTable | null {
  if (!shown?.scene || !catalogue) return null
  const { scene, own, seat } = shown
  return { scene: scene as EmpiresScene, own: own as EmpiresOwn | null, printed: printedOf(catalogue), me: seat }
}

export const isSeat = (seat: number | null | undefined): seat is number => typeof seat === 'number'

/** What a player is called: by nation where there is one. */
export function nameOf(session: TableSession, { scene }: EmpiresTable, seat: number): string {
  const nation = scene.players[seat]?.nation
  return isSeat(nation) ? session.name(`nation:${nation}`) : session.player(seat)
}

/** Whose cards lie in front: the viewer's own, or for somebody who only looks on those of whoever is asked. */
export function subjectOf(session: TableSession, { scene, me }: EmpiresTable): number {
  if (me !== SPECTATOR) return me
  return session.shown?.awaiting[0] ?? scene.order[0] ?? 0
}

/** The programme of a player, of one's own also what others do not see. */
export function rowOf({ own, me }: EmpiresTable, player: EmpiresPlayer): ProgrammedCard[] {
  return (player.seat === me ? own?.row : player.row) ?? []
}

export function spaceOf({ scene, printed }: EmpiresTable, number: number): SpaceShown | undefined {
  const territory = scene.territories[printed.spaces[number]?.territory ?? -1]
  return territory?.spaces.find((space) => space.number === number)
}

/** The colours of the counters on a space, from the bottom to the top. */
export function coloursOf({ scene }: EmpiresTable, { runs }: SpaceShown): string[] {
  return runs.flatMap(({ owner, count }) => Array<string>(count).fill(scene.players[owner]?.colour ?? ''))
}
