import { expect, test } from 'vitest'
import { hadTies, ranked, signed, stepsOf } from './scoring'

const column = (key: string, name = key) => ({ key, name, section: '6.0' })

test('the colours of a step stand side by side', () => {
  const columns = [
    column('held-yellow', 'Collected (yellow)'),
    column('held-brown', 'Collected (brown)'),
    column('held-black', 'Collected (black)'),
    column('interests-yellow', 'From interests (yellow)'),
    column('score', 'Score'),
    column('won'),
    column('rank'),
  ]
  const steps = stepsOf({ columns, rows: [] })
  expect(steps.map(({ name, kind, columns }) => [name, kind, columns])).toEqual([
    ['Collected', 'cubes', [0, 1, 2]],
    ['From interests', 'change', [3]],
    ['Score', 'number', [4]],
    ['won', 'yes', [5]],
    ['rank', 'rank', [6]],
  ])
})

test('the best come first, and ties are noticed', () => {
  expect(ranked([3, 1, 2])).toEqual([1, 2, 0])
  expect(ranked([1, 3, 1])).toEqual([0, 2, 1])
  expect(hadTies([4, 5, 4], [2, 1, 3])).toBe(true)
  expect(hadTies([4, 5, 4], [2, 1, 2])).toBe(false)
})

test('changes carry a sign', () => {
  expect([2, 0, -3].map(signed)).toEqual(['+2', '0', '−3'])
})
