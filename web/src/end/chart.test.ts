import { expect, test } from 'vitest'
import { across, down, lineOf, markAt, plotOf, spread, ticksOf } from './chart'

test('ticks are round and hold all values', () => {
  expect(
    ticksOf([
      [0, 3],
      [2, 4],
    ]),
  ).toEqual([0, 1, 2, 3, 4])
  expect(ticksOf([[0, 23]])).toEqual([0, 10, 20, 30])
  expect(ticksOf([[0, 0]])).toEqual([0, 1])
  expect(ticksOf([[-2, 3]])).toEqual([-2, 0, 2, 4])
})

test('values and marks lie where they belong', () => {
  const plot = plotOf([[0], [4], [2]], 434)
  expect(across(plot, 0)).toBe(plot.left)
  expect(across(plot, 2)).toBe(plot.left + plot.width)
  expect(down(plot, 4)).toBe(plot.top)
  expect(down(plot, 0)).toBe(plot.top + plot.height)
  expect([0, 1, 2].map((mark) => markAt(plot, across(plot, mark)))).toEqual([0, 1, 2])
  expect(markAt(plot, 9999)).toBe(2)
  expect(lineOf(plot, [[0], [4], [2]], 0, 1)).toMatch(/^M30\.0 144\.0L/)
})

test('names at the ends keep apart and stay inside', () => {
  const places = spread([100, 100, 98, 10], 10, 144)
  const sorted = places.toSorted((a, b) => a - b)
  for (let i = 1; i < sorted.length; i++) expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(17)
  expect(Math.max(...spread([144, 144, 144], 10, 144))).toBeLessThanOrEqual(144)
})
