// What lies in a territory or on a space: as signs, and as words.

import type { ChipShown } from '../pieces/Chip.svelte'
import type { TableSession } from '../table/session.svelte'
import { NOBODY, type EmpiresModel, type Space, type Territory } from './model'
import { nameOf } from './reading.svelte'
import { say } from './words'

const many = (count: number) => (count > 1 ? String(count) : '')

/** The signs under the name of a territory, in a fixed order. */
export function chipsOf(territory: Territory): ChipShown[] {
  const { state, power, difficulty, prestige, independent, unrest, missions, city, relevant, marked } = territory
  const chips: (ChipShown | false)[] = [
    power > 0 && { kind: 'power', text: String(power) },
    state === 'unexplored' && { kind: 'difficulty', text: String(difficulty) },
    state === 'unexplored' && prestige > 1 && { kind: 'prestige', text: String(prestige) },
    independent && { kind: 'independent', text: '' },
    unrest > 0 && { kind: 'unrest', text: String(unrest) },
    missions > 0 && { kind: 'mission', text: many(missions) },
    city > 0 && { kind: 'city', text: String(city) },
    relevant > 0 && { kind: 'relevant', text: many(relevant) },
    marked && { kind: 'marked', text: '' },
  ]
  return chips.filter((chip) => chip !== false)
}

/** "Blue 2, Red 1", from the bottom to the top. */
export function spokenStack(session: TableSession, model: EmpiresModel, space: Space): string {
  const runs = space.runs.map(
    ({ owner, count, safe }) => `${nameOf(session, model, owner)} ${count}${safe ? ` (${say().safe})` : ''}`,
  )
  return runs.join(', ') || say().free
}

export function spokenSpace(session: TableSession, model: EmpiresModel, space: Space): string {
  const told = [spokenStack(session, model, space)]
  if (space.controller !== NOBODY) told.push(say().controls(nameOf(session, model, space.controller)))
  if (space.doomed) told.push(say().doomed(space.doomed))
  return told.join(', ')
}

/** The markers of a territory in words. */
export function markersOf(session: TableSession, model: EmpiresModel, territory: Territory): string[] {
  const words = say()
  const told: (string | false)[] = [
    territory.colony !== NOBODY && words.colonyOf(nameOf(session, model, territory.colony)),
    territory.independent && words.independent,
    territory.unrest > 0 && `${words.unrest} ${territory.unrest}`,
    territory.missions > 0 && `${words.missions} ${territory.missions}`,
    territory.city > 0 && `${words.city} ${territory.city}`,
    territory.relevant > 0 && `${words.relevant} ${many(territory.relevant)}`.trim(),
    territory.marked && words.marked,
  ]
  return told.filter((one) => one !== false)
}

/** "unexplored, difficulty 5", as far as there is something to say. */
export function stateOf(territory: Territory): string {
  const words = say()
  if (territory.state === 'excluded') return words.excluded
  if (territory.state === 'explored') return words.explored
  const brings = territory.prestige > 1 ? `, ${words.prestige} ${territory.prestige}` : ''
  return `${words.unexplored}, ${words.difficulty} ${territory.difficulty}${brings}`
}

export function spokenTerritory(session: TableSession, model: EmpiresModel, territory: Territory): string {
  const power = territory.power ? [`${say().power} ${territory.power}`] : []
  return [stateOf(territory), ...power, ...markersOf(session, model, territory)].join(', ')
}

/** How the voyage around the world stands: it comes after America, and once. */
export function voyageOf(model: EmpiresModel): string {
  if (model.circumnavigation) return `${say().prestige} ${model.circumnavigation}`
  if (model.america.turn === 0) return say().waiting
  return model.america.turn < 0 ? say().excluded : say().sailed
}
