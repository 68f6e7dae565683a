import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import type { GameResult } from '../lib/wire'
import { prefs } from '../lib/prefs.svelte'
import LineChart from './LineChart.svelte'
import ScoreTable from './ScoreTable.svelte'

prefs.speak('en')

const seats = [
  { name: 'Ada', colour: 'blue' },
  { name: 'Red', colour: 'red' },
]
const result: GameResult = { scores: [4, 4], totals: [14, 16], ranks: [2, 1], ending: '', text: [] }
const scoring = {
  columns: [
    { key: 'held-yellow', name: 'Collected', section: '2.3', group: 'held', colour: 'yellow' },
    { key: 'held-brown', name: 'Collected', section: '2.3', group: 'held', colour: 'brown' },
    { key: 'score', name: 'Score', section: '6.0' },
    { key: 'rank', name: 'Place', section: '6.0' },
  ],
  rows: [
    [4, 6, 4, 2],
    [5, 7, 4, 1],
  ],
}

test('the scoring is shown step by step, the winner first', async () => {
  const onsection = vi.fn()
  render(ScoreTable, { scoring, result, seats, onsection })
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows().map((row) => within(row).getByRole('rowheader').textContent?.trim())).toEqual(['Red', 'Ada'])
  const numbers = () =>
    rows().map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.trim() !== ''),
    )
  expect(numbers()).toEqual([
    [true, false, false],
    [true, false, false],
  ])
  await fireEvent.click(screen.getByText('Next step'))
  expect(numbers()).toEqual([
    [true, true, false],
    [true, true, false],
  ])
  expect(screen.queryByText(/tie-break decided/)).toBeNull()
  await fireEvent.click(screen.getByText('Show all'))
  expect(numbers()).toEqual([
    [true, true, true],
    [true, true, true],
  ])
  expect(screen.queryByText(/tie-break decided/)).not.toBeNull()
  expect(screen.queryByText('Next step')).toBeNull()
  await fireEvent.click(screen.getAllByText('§ 6.0')[0] as HTMLElement)
  expect(onsection).toHaveBeenCalledWith('6.0')
})

test('a chart can be read as a table and with the arrow keys', async () => {
  const values = [
    [0, 1],
    [3, 2],
  ]
  render(LineChart, { name: 'Cubes', section: '2.3', marks: ['Start', 'End'], values, seats, onsection: vi.fn() })
  const table = screen.getByRole('table', { name: 'Cubes' })
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['0', '1', '3', '2'])
  const slider = screen.getByRole('slider')
  expect(slider.getAttribute('aria-valuetext')).toBe('End: Ada 3, Red 2')
  await fireEvent.input(slider, { target: { value: '0' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('Start: Ada 0, Red 1')
})
