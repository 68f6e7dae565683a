import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefs } from '../lib/prefs.svelte'
import { called, fullName, quickGame, seatsFor, switched, tableMeant } from './editions'
import { NewGameForm } from './newgame.svelte'
import NewGame from './NewGame.svelte'
import { EDITIONS, serve } from './testing'

const [, compass, second] = EDITIONS.editions as [never, (typeof EDITIONS.editions)[0], (typeof EDITIONS.editions)[0]]

beforeEach(() => prefs.speak('en'))
afterEach(() => vi.unstubAllGlobals())

describe('rule sets', () => {
  it('puts options in the order of the book', () => {
    expect(fullName(compass, ['quickstart', 'events'])).toBe('colonialism/compass+events+quickstart')
  })

  it('knows for how many a book is with an option', () => {
    expect(seatsFor(second, ['nogifts'])).toEqual({ least: 4, most: 6 })
    expect(seatsFor(second, ['nogifts', 'nations'])).toEqual({ least: 2, most: 5 })
  })

  it('calls house rules by their name, or else by what they change', () => {
    const options = (words: string) => called(EDITIONS, `colonialism/compass+events+${words}`).options.slice(1)
    expect(options('house=four-cards+drawn=4')).toEqual(['four cards'])
    expect(options('drawn=4')).toEqual(['drawn=4'])
  })

  it('brings what an option needs and drops what it excludes', () => {
    expect(switched(compass, [], 'conflictevents')).toEqual(new Set(['conflictevents', 'events']))
    expect(switched(compass, ['conflictevents', 'events'], 'events')).toEqual(new Set())
    expect(switched(second, ['freegifts'], 'nogifts')).toEqual(new Set(['nogifts']))
    expect(switched(second, ['nogifts'], 'freegifts')).toEqual(new Set(['freegifts']))
  })

  it('offers a quick game against three bots', () => {
    const { edition, places } = quickGame(EDITIONS)
    expect(edition).toBe('colonialism/compass+quickstart')
    expect(places.map((place) => place.type)).toEqual(['me', 'bot', 'bot', 'bot'])
  })

  it('finds the table in a link', () => {
    expect(tableMeant('https://example.org/table/5-So8L?seat=1')).toBe('5-So8L')
    expect(tableMeant(' 5-So8L ')).toBe('5-So8L')
  })
})

describe('a draft', () => {
  it('keeps to the seats of the rules', () => {
    const draft = new NewGameForm(() => EDITIONS)
    draft.addSeat()
    expect(draft.seats).toHaveLength(4)
    draft.removeSeat()
    draft.removeSeat()
    draft.removeSeat()
    expect(draft.seats).toHaveLength(2)
    draft.chooseGame('empires')
    expect(draft.seats).toHaveLength(4)
    draft.addSeat()
    draft.addSeat()
    draft.switchOption('nations')
    expect(draft.seats).toHaveLength(5)
  })

  it('takes the quick start by itself, and only what the book has', () => {
    const draft = new NewGameForm(() => EDITIONS)
    expect(draft.edition).toBe('colonialism/compass+quickstart')
    draft.chooseBook('colonialism/original')
    expect(draft.edition).toBe('colonialism/original')
  })

  it('hides options that settle a paragraph', () => {
    const draft = new NewGameForm(() => EDITIONS)
    expect(draft.extras.map((one) => one.name)).toEqual(['events', 'quickstart'])
    expect(draft.houseRules.map((one) => one.name)).toEqual(['conflictevents'])
  })

  it('says how fast', () => {
    const draft = new NewGameForm(() => EDITIONS)
    expect(draft.request).toMatchObject({ clock: { type: 'none' }, absence: 'wait' })
    draft.pace = 'daily'
    expect(draft.request).toMatchObject({ clock: { type: 'per_move', seconds: 86_400 }, absence: 'bot' })
    draft.pace = 'bank'
    expect(draft.request).toMatchObject({ clock: { type: 'bank', seconds: 2_700, increment: 30 } })
  })
})

describe('the page', () => {
  const answers = {
    '/api/editions': EDITIONS,
    'POST /api/players': { me: { name: 'Ada', login: null }, token: 't', recovery: 'CODE' },
    'POST /api/tables': { table: 'abc' },
  }

  it('builds the request from what was chosen, and goes to the table', async () => {
    const sent = serve(answers)
    render(NewGame)
    await fireEvent.click(await screen.findByRole('radio', { name: /Empires Overseas/ }))
    expect(screen.getByRole('button', { name: 'One seat fewer' })).toHaveProperty('disabled', true)
    await fireEvent.click(screen.getByRole('checkbox', { name: /The nations/ }))
    await fireEvent.click(screen.getByRole('button', { name: 'One seat fewer' }))
    const seat = within(screen.getByRole('group', { name: 'Seat Red' }))
    await fireEvent.click(seat.getByRole('radio', { name: 'Friend' }))
    await fireEvent.input(await screen.findByLabelText('Your name'), { target: { value: 'Ada' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }))
    await waitFor(() => expect(location.pathname).toBe('/table/abc'))
    expect(sent.find((one) => one.path === '/api/players')?.body).toEqual({ name: 'Ada' })
    expect(sent.at(-1)?.body).toEqual({
      edition: 'empires/second+nations',
      places: [{ type: 'me' }, { type: 'open' }, { type: 'bot', level: 'greedy' }],
      clock: { type: 'none' },
      absence: 'wait',
      private: true,
    })
  })

  it('shows what the server refuses', async () => {
    const reason = 'empires/second is for 4 to 6 players.'
    serve({ ...answers, 'POST /api/tables': { status: 422, body: { code: 'wrong-seats', reason } } })
    render(NewGame)
    await fireEvent.click(await screen.findByRole('button', { name: 'Start' }))
    expect((await screen.findByRole('alert')).textContent).toBe(reason)
  })
})
