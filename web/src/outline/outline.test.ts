import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { Catalogue, Frame } from '../lib/wire'
import { TableSession } from '../table/session.svelte'
import ui from '.'

const named = (key: string, name: string) => ({ key, name, help: '', section: '', reconstructed: false, code: '' })
const catalogue = {
  seats: [named('blue', 'Blue'), named('red', 'Red')],
  things: { heap: [named('a', 'Heap a'), named('b', 'Heap b')] },
} as unknown as Catalogue

const choice = (action: string) => ({
  action,
  label: action,
  short: action,
  thing: action === 'heap b' ? 'heap:1' : '',
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
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Heap b'])
  screen.getByRole('button', { name: 'Heap b' }).click()
  expect(play).toHaveBeenCalledWith('heap b')
})

test('before the game there is nothing to show', () => {
  const session = sessionOf([])
  session.frame = { ...(session.frame as Frame), outline: null }
  render(ui.TextTable, { session })

  expect(screen.getByText('The game has not begun yet.')).toBeTruthy()
})
