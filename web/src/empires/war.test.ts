import { expect, it } from 'vitest'
import type { Entry } from '../lib/wire'
import { lastBattle } from './war'

const told: [kind: string, about: Record<string, number>][] = [
  ['dice', { seat: 0, count: 10, successes: 4 }],
  ['war-declared', { seat: 1, other: 2 }],
  ['year-began', { year: 1 }],
  ['battle', { territory: 9 }],
  ['dice', { seat: 1, count: 3, successes: 2 }],
  ['dice', { seat: 2, count: 1, successes: 0 }],
  ['sea-battle', {}],
  ['dice', { seat: 1, count: 2, successes: 0 }],
  ['dice', { seat: 2, count: 2, successes: 1 }],
  ['rerolled', { seat: 1 }],
  ['dice', { seat: 1, count: 2, successes: 2 }],
]
const log: Entry[] = told.map(([kind, about], i) => ({ seq: i + 1, section: '', text: '', kind, about }))

it('reads the last battle of the latest war off the log', () => {
  const found = lastBattle(log, 6)
  expect(found?.territory).toBe(9)
  expect(found?.throws).toEqual([
    { seat: 1, dice: 3, hits: 2 },
    { seat: 2, dice: 1, hits: 0 },
  ])
  expect(lastBattle(log, 99)?.territory).toBeNull()
})

it('takes the second throw for the first', () => {
  expect(lastBattle(log, 99)?.throws).toContainEqual({ seat: 1, dice: 2, hits: 2 })
})

it('looks no further than the moment shown, and not into an earlier war', () => {
  expect(lastBattle(log, 5)?.throws).toHaveLength(1)
  expect(lastBattle(log, 1)).toBeNull()
  const next = told.length + 1
  expect(lastBattle([...log, { seq: next, section: '', text: '', kind: 'war-declared', about: {} }], next)).toBeNull()
})
