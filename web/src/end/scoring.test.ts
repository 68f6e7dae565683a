import { expect, test } from 'vitest'
import { hadTies, ranked, signed, stepsOf } from './scoring'

const column = (key: string) => ({ key, name: key, section: '6.0' })
const ofColour = (group: string, colour: string) => ({
  ...{ key: `${group}-${colour}`, name: `All ${group}`, section: '6.0' },
  ...{ group, colour },
})

test('the colours of a step stand side by side', () => {
  const columns = [
    ofColour('held', 'yellow'),
    ofColour('held', 'brown'),
    ofColour('held', 'black'),
    ofColour('interests', 'yellow'),
    column('score'),
    column('won'),
    column('rank'),
  ]
  const steps = stepsOf({ columns, rows: [] })
  expect(steps.map(({ name, kind, columns }) => [name, kind, columns])).toEqual([
    ['All held', 'cubes', [0, 1, 2]],
    ['All interests', 'change', [3]],
    ['score', 'number', [4]],
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
