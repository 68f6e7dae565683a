// The scoring of a game as steps to be shown one after the other. Columns that differ only in a colour are one step.

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

function split(key: string): [string, string] {
  const at = key.lastIndexOf('-')
  const colour = key.slice(at + 1)
  return (CUBES as readonly string[]).includes(colour) ? [key.slice(0, at), colour] : [key, '']
}

function kindOf(key: string, colour: string): ScoringStep['kind'] {
  if (colour) return CHANGES.includes(key) ? 'change' : 'cubes'
  return key === 'won' ? 'yes' : key === 'rank' ? 'rank' : 'number'
}

/** "Collected (yellow)" is about all colours once they stand side by side. */
const withoutColour = (name: string) => name.replace(/\s*\([^()]*\)$/, '')

export function stepsOf(scoring: Scoring): ScoringStep[] {
  const steps: ScoringStep[] = []
  scoring.columns.forEach(({ key: full, name, section }, column) => {
    const [key, colour] = split(full)
    const last = steps.at(-1)
    if (colour && last?.key === key) last.columns.push(column)
    else
      steps.push({
        key,
        name: colour ? withoutColour(name) : name,
        section,
        kind: kindOf(key, colour),
        columns: [column],
      })
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
