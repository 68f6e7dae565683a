import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../lib/api'
import { prefs } from '../lib/prefs.svelte'
import type { Frame, StationShown, Story } from '../lib/wire'
import { TableSession } from '../table/session.svelte'
import HistoryBar from './HistoryBar.svelte'

prefs.speak('en')

const marks = [
  { seq: 1, label: 'Preparations' },
  { seq: 4, label: 'Turn 1' },
]
const frame = (seq: number, seat = 0) =>
  ({ seq, seat, mine: [0], state: 'finished', seats: [{ name: 'Ada' }, { name: 'Bo' }], about: {} }) as unknown as Frame

beforeEach(() => {
  vi.spyOn(api, 'story').mockResolvedValue({ marks, measures: [], scoring: null } as Story)
  vi.spyOn(api, 'history').mockImplementation((_table, seq, seat) => Promise.resolve(frame(seq, seat)))
})
afterEach(() => vi.restoreAllMocks())

async function bar() {
  const session = new TableSession('T', () => Promise.reject(new Error('not needed')))
  session.frame = frame(10)
  render(HistoryBar, { session })
  await vi.waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(2))
  const slider = screen.getByRole('slider')
  return { session, slider, said: () => slider.getAttribute('aria-valuetext') }
}

test('one can step, jump and come back', async () => {
  const { session, said } = await bar()
  expect(said()).toBe('Move 10 of 10, Turn 1')
  await fireEvent.click(screen.getByRole('button', { name: 'One move back' }))
  await vi.waitFor(() => expect(session.past?.seq).toBe(9))
  await fireEvent.click(screen.getByRole('button', { name: 'To the beginning' }))
  await vi.waitFor(() => expect(said()).toBe('Move 1 of 10, Preparations'))
  await fireEvent.click(screen.getByRole('button', { name: 'Back to now' }))
  expect(session.past).toBeNull()
})

test('one can step by stations, whose captions are shown', async () => {
  const told = [
    { number: 5, seq: 9, caption: 'India: White +4', scene: 'after India' },
    { number: 6, seq: 9, caption: 'China: Red −2' },
    { number: 7, seq: 10, caption: 'White passes' },
  ]
  vi.spyOn(api, 'stations').mockImplementation((_table, since, until) =>
    Promise.resolve(told.filter((one) => since < one.seq && one.seq <= until) as StationShown[]),
  )
  const { session } = await bar()
  await fireEvent.click(screen.getByRole('button', { name: 'One station back' }))
  await vi.waitFor(() => expect(session.station?.number).toBe(6))
  expect(screen.getByText('China: Red −2')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'One station back' }))
  await vi.waitFor(() => expect(session.station?.number).toBe(5))
  expect(session.past).toMatchObject({ seq: 9, scene: 'after India' })
  await fireEvent.click(screen.getByRole('button', { name: 'One station on' }))
  await vi.waitFor(() => expect(session.station?.number).toBe(6))
  await fireEvent.click(screen.getByRole('button', { name: 'Back to now' }))
  expect(session.station).toBeNull()
})

test('a finished game can be seen through the eyes of everybody', async () => {
  const { session } = await bar()
  await fireEvent.change(screen.getByLabelText('Seen by', { selector: 'select' }), { target: { value: '1' } })
  await vi.waitFor(() => expect(session.past?.seat).toBe(1))
  await fireEvent.click(screen.getByRole('button', { name: 'One move back' }))
  await vi.waitFor(() => expect(session.past).toMatchObject({ seq: 9, seat: 1 }))
})

test('dragging asks for few moments, and ends where it was let go', async () => {
  const { session, slider } = await bar()
  for (const value of ['8', '7', '6', '5', '4']) await fireEvent.input(slider, { target: { value } })
  await vi.waitFor(() => expect(session.past?.seq).toBe(4))
  expect(vi.mocked(api.history).mock.calls.length).toBeLessThan(6)
})
