// What the log tells of the war that goes on.

import type { Entry } from '../lib/wire'

interface Throw {
  seat: number
  dice: number
  hits: number
}

interface Battle {
  territory: number | null // null at sea
  throws: Throw[]
}

const BEGINNINGS = ['war-declared', 'battle', 'sea-battle']

/** The last battle of the latest war up to a line of the log. A throw made again replaces the first. */
export function lastBattle(log: Entry[], until: number): Battle | null {
  const told = log.filter((entry) => entry.seq <= until)
  const from = told.findLastIndex((entry) => BEGINNINGS.includes(entry.kind))
  const battle = told[from]
  if (!battle || battle.kind === 'war-declared') return null
  const throws = new Map<number, Throw>()
  for (const { kind, about } of told.slice(from)) {
    const { seat = 0, count = 0, successes = 0 } = about
    if (kind === 'dice') throws.set(seat, { seat, dice: count, hits: successes })
  }
  return { territory: battle.about.territory ?? null, throws: [...throws.values()] }
}
