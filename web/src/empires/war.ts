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

/** The battles of the latest war up to a line of the log, in their order. A throw made again replaces the first. */
export function battles(log: Entry[], until: number): Battle[] {
  const told = log.filter((entry) => entry.seq <= until)
  const from = told.findLastIndex((entry) => entry.kind === 'war-declared')
  const found: Battle[] = []
  for (const { kind, about } of from < 0 ? [] : told.slice(from)) {
    const { seat = 0, territory = 0, count = 0, successes = 0 } = about
    if (kind === 'battle') found.push({ territory, throws: [] })
    else if (kind === 'sea-battle') found.push({ territory: null, throws: [] })
    else if (kind === 'dice') {
      const battle = found.at(-1)
      const thrown = { seat, dice: count, hits: successes }
      if (battle) battle.throws = [...battle.throws.filter((old) => old.seat !== seat), thrown]
    }
  }
  return found
}
