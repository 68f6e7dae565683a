import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { prefs } from '../lib/prefs.svelte'
import type { Catalogue, Frame } from '../lib/wire'
import { TableSession } from '../table/session.svelte'
import ui from '.'

prefs.speak('en')

const named = (key: string, name: string) => ({ key, name, help: '', section: '', reconstructed: false, code: '' })
const catalogue = {
  seats: [named('blue', 'Blue'), named('red', 'Red')],
  things: { heap: [named('a', 'Heap a'), named('b', 'Heap b')] },
} as unknown as Catalogue

const choice = (action: string) => ({
  action,
  label: action,
  short: action,
  thing: { 'heap a': 'heap:0', 'heap b': 'heap:1' }[action] ?? '',
})

function sessionOf(options: string[]): TableSession {
  const session = new TableSession('t', () => Promise.resolve(ui))
  const cells = (name: string, thing: string) => [
    { text: name, thing },
    { text: '3', thing: '' },
  ]
  session.catalogue = catalogue
  session.ui = ui
  session.frame = {
    ...{ seat: 0, mine: [0], state: 'running', awaiting: [0], seats: [], seq: 1, draft: 0 },
    question: { text: '', options: options.map(choice), given: [] },
    outline: [{ heading: 'Heaps', rows: [cells('Heap a', 'heap:0'), cells('Heap b', 'heap:1')] }],
  } as unknown as Frame
  return session
}

afterEach(cleanup)

test('what can be chosen is a button, and plays its option', () => {
  const session = sessionOf(['heap b'])
  const play = vi.spyOn(session, 'play').mockResolvedValue(true)
  render(ui.TextTable, { session })

  expect(screen.getByRole('heading', { name: 'Heaps' })).toBeTruthy()
  const [only, ...more] = screen.getAllByRole('button')
  expect(more).toEqual([])
  expect(only?.closest('tr')?.textContent).toContain('Heap b')
  only?.click()
  expect(play).toHaveBeenCalledWith('heap b')
})

test('what has no row is offered beside the question', () => {
  const session = sessionOf(['heap a', 'pass'])
  render(ui.TextTable, { session })

  const offered = within(screen.getByRole('region', { name: 'Possible now' })).getAllByRole('button')
  expect(offered.map((one) => one.getAttribute('data-option'))).toEqual(['pass'])
})

test('heads, notes and parts are told, and a row that is told twice offers its options once', () => {
  const session = sessionOf(['heap a'])
  const heap = { text: '1 ', parts: [{ text: 'Heap a', thing: 'heap:0' }] }
  const cells = { parts: [{ text: 'two' }, { text: 'three' }], joint: ' + ' }
  session.frame = {
    ...(session.frame as Frame),
    outline: [
      {
        heading: 'Heaps',
        notes: [{ text: 'Three of them' }],
        columns: [{ head: 'heap' }, { head: 'owner' }, { head: 'things' }],
        rows: [[heap, {}, cells]], // nobody owns one: there is no such column
      },
      { heading: 'Large ones', depth: 2, rows: [[structuredClone(heap), cells]] },
      { heading: 'Small ones', none: 'nothing', rows: [] },
    ],
  }
  render(ui.TextTable, { session })

  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['heap', 'things'])
  expect(screen.getAllByRole('cell').map((one) => one.textContent)).toEqual(['two + three', 'two + three'])
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Large ones', level: 4 })).toBeTruthy()
  expect(screen.getByText('Three of them')).toBeTruthy()
  expect(screen.getByText('nothing')).toBeTruthy()
})

test('before the game there is nothing to show', () => {
  const session = sessionOf([])
  session.frame = { ...(session.frame as Frame), outline: null }
  render(ui.TextTable, { session })

  expect(screen.getByText('The game has not begun yet.')).toBeTruthy()
})
