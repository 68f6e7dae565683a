// The scoring of a game as steps to be shown one after the other. Columns of one group are one step.

import type { Story } from '../lib/wire'

export type Scoring = NonNullable<Story['scoring']>

export const CUBES = ['yellow', 'brown', 'black'] as const
const CHANGES = ['interests', 'conversion'] // what comes to a count or goes from it

export interface ScoringStep {
  key: string
  name: string
  section: string
  kind: 'cubes' | 'change' | 'number' | 'yes' | 'rank'
  columns: number[] // one for each colour, or only one
}

function kindOf(key: string, isOfColour: boolean): ScoringStep['kind'] {
  if (isOfColour) return CHANGES.includes(key) ? 'change' : 'cubes'
  return key === 'won' ? 'yes' : key === 'rank' ? 'rank' : 'number'
}

export function stepsOf(scoring: Scoring): ScoringStep[] {
  const steps: ScoringStep[] = []
  scoring.columns.forEach(({ key: own, name, section, group, colour }, column) => {
    const key = group || own
    const last = steps.at(-1)
    if (last?.key === key) last.columns.push(column)
    else steps.push({ key, name, section, kind: kindOf(key, !!colour), columns: [column] })
  })
  return steps
}

/** The seats, the best first. */
export function ranked(ranks: number[]): number[] {
  return ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
}

/** Whether equal scores had to be told apart. */
export function hadTies(scores: number[], ranks: number[]): boolean {
  return scores.some((score, a) => scores.some((other, b) => a < b && score === other && ranks[a] !== ranks[b]))
}

/** A number that says what it changes: +2, −3, 0. */
export const signed = (count: number) => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0')
