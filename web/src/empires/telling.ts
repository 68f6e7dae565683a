// What lies in a territory or on a space: as signs, and as words.

import type { ChipShown } from '../pieces/Chip.svelte'
import type { Phase } from '../table/game'
import type { TableSession } from '../table/session.svelte'
import { isSeat, nameOf, type EmpiresTable } from './reading'
import type { EmpiresPhase, EmpiresScene, SpaceShown, TerritoryShown } from '../lib/wire'
import { say } from './words'

const many = (count: number) => (count > 1 ? String(count) : '')

/** The signs under the name of a territory, in a fixed order. */
export function chipsOf(territory: TerritoryShown): ChipShown[] {
  const { power = 0, prestige = 0, unrest = 0, missions = 0, city = 0, relevant = 0, difficulty = 0 } = territory
  const isUnexplored = territory.state === 'unexplored'
  const chips: (ChipShown | false)[] = [
    power > 0 && { kind: 'power', text: String(power) },
    isUnexplored && { kind: 'difficulty', text: String(difficulty) },
    isUnexplored && prestige > 1 && { kind: 'prestige', text: String(prestige) },
    !!territory.independent && { kind: 'independent', text: '' },
    unrest > 0 && { kind: 'unrest', text: String(unrest) },
    missions > 0 && { kind: 'mission', text: many(missions) },
    city > 0 && { kind: 'city', text: String(city) },
    relevant > 0 && { kind: 'relevant', text: many(relevant) },
    !!territory.marked && { kind: 'marked', text: '' },
  ]
  return chips.filter((chip) => chip !== false)
}

/** "Blue 2, Red 1", from the bottom to the top. */
export function spokenStack(session: TableSession, table: EmpiresTable, space: SpaceShown): string {
  const runs = space.runs.map(
    ({ owner, count, safe }) => `${nameOf(session, table, owner)} ${count}${safe ? ` (${say().safe})` : ''}`,
  )
  return runs.join(', ') || say().free
}

export function spokenSpace(session: TableSession, table: EmpiresTable, space: SpaceShown): string {
  const told = [spokenStack(session, table, space)]
  if (isSeat(space.controller)) told.push(say().controls(nameOf(session, table, space.controller)))
  if (space.doomed) told.push(say().doomed(space.doomed))
  return told.join(', ')
}

/** The markers of a territory in words. */
export function markersOf(session: TableSession, table: EmpiresTable, territory: TerritoryShown): string[] {
  const words = say()
  const { colony, independent, unrest, missions, city, relevant, marked } = territory
  const told = [
    isSeat(colony) && words.colonyOf(nameOf(session, table, colony)),
    independent && words.independent,
    unrest && `${words.unrest} ${unrest}`,
    missions && `${words.missions} ${missions}`,
    city && `${words.city} ${city}`,
    relevant && `${words.relevant} ${many(relevant)}`.trim(),
    marked && words.marked,
  ]
  return told.filter((one) => typeof one === 'string')
}

/** "unexplored, difficulty 5", as far as there is something to say. */
export function stateOf({ state, prestige = 0, difficulty = 0 }: TerritoryShown): string {
  const words = say()
  if (state !== 'unexplored') return words[state]
  const brings = prestige > 1 ? `, ${words.prestige} ${prestige}` : ''
  return `${words.unexplored}, ${words.difficulty} ${difficulty}${brings}`
}

export function spokenTerritory(session: TableSession, table: EmpiresTable, territory: TerritoryShown): string {
  const power = territory.power ? [`${say().power} ${territory.power}`] : []
  return [stateOf(territory), ...power, ...markersOf(session, table, territory)].join(', ')
}

/** How the voyage around the world stands. */
export function voyageOf({ voyage, circumnavigation = 0 }: EmpiresScene): string {
  const { prestige, waiting, sailed, excluded } = say()
  return { open: `${prestige} ${circumnavigation}`, waiting, done: sailed, excluded }[voyage]
}

/** A part of the turn as the header has it. */
export function phaseOf({ key, state, step = 0 }: EmpiresPhase, rounds: number): Phase {
  if (key === 'program') return { label: say().programming, state }
  if (key !== 'round') return { label: say().phases[key] ?? key, state }
  return { label: state === 'now' ? say().round(step, rounds) : String(step), state }
}
