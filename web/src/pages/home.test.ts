import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { myself } from '../lib/person.svelte'
import { prefs } from '../lib/prefs.svelte'
import Home from './Home.svelte'
import { EDITIONS, own, serve } from './testing'

const stranger = { '/api/editions': EDITIONS, '/api/tables': [], '/api/session': { me: null } }
const known = { ...stranger, '/api/session': { me: { name: 'Ada', login: null } } }
const list = () => within(screen.getByRole('region', { name: 'Your games' }))

beforeEach(() => {
  prefs.speak('en')
  myself.left()
})
afterEach(() => vi.unstubAllGlobals())

it('says where games will be while there are none', async () => {
  serve(stranger)
  render(Home)
  expect(await list().findByText('No games yet')).toBeTruthy()
  expect(await screen.findByText('No table is waiting')).toBeTruthy()
})

it('lists tables that wait for one first, and marks them', async () => {
  const over = own('over', { state: 'finished' })
  serve({ ...known, '/api/my/tables': [own('later'), over, own('now', { awaited: [0] })] })
  render(Home)
  const lines = await list().findAllByRole('link', { name: /Compass edition · The events/ })
  expect(lines.map((line) => line.getAttribute('href'))).toEqual(['/table/now', '/table/later', '/table/over'])
  expect(lines[0]?.textContent).toContain('Your turn')
  expect(lines[0]?.classList.contains('awaited')).toBe(true)
  expect(lines[1]?.textContent).toContain('Others are choosing')
  expect(list().getByText('Finished games (1)')).toBeTruthy()
  expect(document.title).toBe('(1) Metropole')
})

it('begins a game with one click, without asking for a name', async () => {
  const admitted = { me: { name: 'Guest', login: null }, token: 't', recovery: 'CODE' }
  const sent = serve({ ...stranger, 'POST /api/players': admitted, 'POST /api/tables': { table: 'first' } })
  render(Home)
  await fireEvent.click(screen.getByRole('button', { name: 'Play now against three bots' }))
  await waitFor(() => expect(location.pathname).toBe('/table/first'))
  expect(sent.find((one) => one.path === '/api/players')?.body).toEqual({ name: 'Guest' })
  expect(sent.at(-1)?.body).toMatchObject({ edition: 'colonialism/compass+quickstart', private: true })
})

it('says why a code leads nowhere', async () => {
  const reason = 'There is no such table.'
  serve({ ...stranger, '/api/tables/nope': { status: 404, body: { code: 'no-such-table', reason } } })
  render(Home)
  const field = screen.getByLabelText('Join with a link')
  await fireEvent.input(field, { target: { value: 'http://localhost/table/nope' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Go to the table' }))
  expect((await screen.findByRole('alert')).textContent).toBe(reason)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
