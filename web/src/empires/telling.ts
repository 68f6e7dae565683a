// What lies in a territory or on a space: as signs, and as words.

import type { ChipShown } from '../pieces/Chip.svelte'
import type { Phase } from '../table/game'
import type { TableSession } from '../table/session.svelte'
import { isSeat, nameOf, type EmpiresTable } from './reading'
import type { EmpiresPhase, EmpiresScene, SpaceShown, TerritoryShown } from '../lib/wire'
import { said, say } from '../lib/words'

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
function spokenStack(session: TableSession, table: EmpiresTable, space: SpaceShown): string {
  const runs = space.runs.map(
    ({ owner, count, safe }) => `${nameOf(session, table, owner)} ${count}${safe ? ` (${say('empires-safe')})` : ''}`,
  )
  return runs.join(', ') || say('empires-free')
}

export function spokenSpace(session: TableSession, table: EmpiresTable, space: SpaceShown): string {
  const told = [spokenStack(session, table, space)]
  if (isSeat(space.controller)) told.push(say('empires-controls', { who: nameOf(session, table, space.controller) }))
  if (space.doomed) told.push(say('empires-doomed', { n: space.doomed }))
  return told.join(', ')
}

/** The markers of a territory in words. */
function markersOf(session: TableSession, table: EmpiresTable, territory: TerritoryShown): string[] {
  const { colony, independent, unrest, missions, city, relevant, marked } = territory
  const told = [
    isSeat(colony) && say('empires-colony-of', { who: nameOf(session, table, colony) }),
    independent && say('empires-independent'),
    unrest && `${say('empires-unrest')} ${unrest}`,
    missions && `${say('empires-missions')} ${missions}`,
    city && `${say('empires-city')} ${city}`,
    relevant && `${say('empires-relevant')} ${many(relevant)}`.trim(),
    marked && say('empires-marked'),
  ]
  return told.filter((one) => typeof one === 'string')
}

/** "unexplored, difficulty 5", as far as there is something to say. */
export function stateOf({ state, prestige = 0, difficulty = 0 }: TerritoryShown): string {
  if (state !== 'unexplored') return say(`empires-state-${state}`)
  const brings = prestige > 1 ? `, ${say('empires-prestige')} ${prestige}` : ''
  return `${say('empires-state-unexplored')}, ${say('empires-difficulty')} ${difficulty}${brings}`
}

export function spokenTerritory(session: TableSession, table: EmpiresTable, territory: TerritoryShown): string {
  const power = territory.power ? [`${say('empires-power')} ${territory.power}`] : []
  return [stateOf(territory), ...power, ...markersOf(session, table, territory)].join(', ')
}

/** How the voyage around the world stands. */
export function voyageOf({ voyage, circumnavigation = 0 }: EmpiresScene): string {
  if (voyage === 'open') return `${say('empires-prestige')} ${circumnavigation}`
  return say(`empires-voyage-${voyage}`)
}

/** A part of the turn as the header has it. */
export function phaseOf({ key, state, step = 0 }: EmpiresPhase, rounds: number): Phase {
  if (key === 'program') return { label: say('empires-programming'), state }
  if (key !== 'round') return { label: said(`empires-phase-${key.replaceAll(' ', '-')}`) ?? key, state }
  return { label: state === 'now' ? say('empires-round', { round: step, all: rounds }) : String(step), state }
}
