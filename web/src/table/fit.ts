import { said } from '../lib/things'
import type { OptionOffered } from '../lib/wire'

const LETTER = 7.4 // pixels, of the bold small type of options
const AROUND = 52 // padding, the key, and the gap to the next one
const FOLD = 110 // the button that shows the rest, and the one that goes back

/** The options as buttons show them: in short where all are of one kind, unless that would be a mere number. */
export function titles(options: OptionOffered[]): string[] {
  const verbs = new Set(options.map(({ action }) => said(action)).flatMap(([verb, noun]) => (noun ? [verb] : [])))
  return options.map(({ short, label }) => (verbs.size === 1 && !/^\d+$/.test(short) ? short : label))
}

/** How many buttons with these titles fit into a row of so many pixels; at least one. */
export function fitting(shown: string[], width: number): number {
  let left = width
  for (const [i, title] of shown.entries()) {
    left -= title.length * LETTER + AROUND
    const isLast = i === shown.length - 1
    if (left < (isLast ? 0 : FOLD)) return Math.max(1, i)
  }
  return shown.length
}
