import { expect, it } from 'vitest'
import type { Entry } from '../lib/wire'
import { battles } from './war'

const told: [kind: string, numbers: number[]][] = [
  ['dice', [0, 10, 4]],
  ['war-declared', [1, 2]],
  ['year-began', [1]],
  ['battle', [9]],
  ['dice', [1, 3, 2]],
  ['dice', [2, 1, 0]],
  ['sea-battle', []],
  ['dice', [1, 2, 0]],
  ['dice', [2, 2, 1]],
  ['rerolled', [1]],
  ['dice', [1, 2, 2]],
]
const log: Entry[] = told.map(([kind, numbers], i) => ({ seq: i + 1, section: '', text: '', kind, numbers }))

it('reads the battles of the latest war off the log', () => {
  const found = battles(log, 99)
  expect(found.map((battle) => battle.territory)).toEqual([9, null])
  expect(found[0]?.throws).toEqual([
    { seat: 1, dice: 3, hits: 2 },
    { seat: 2, dice: 1, hits: 0 },
  ])
})

it('takes the second throw for the first', () => {
  expect(battles(log, 99).at(-1)?.throws).toContainEqual({ seat: 1, dice: 2, hits: 2 })
})

it('looks no further than the moment shown', () => {
  expect(battles(log, 6)).toHaveLength(1)
  expect(battles(log, 1)).toEqual([])
})
