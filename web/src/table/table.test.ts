import { render } from '@testing-library/svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { api } from '../lib/api'
import type { Catalogue, OptionOffered, Entry, Frame } from '../lib/wire'
import type { GameUi } from './game'
import { gathered } from './log'
import Prompt from './Prompt.svelte'
import { order } from './seats'
import { TableSession } from './session.svelte'
import TableHeader from './TableHeader.svelte'
import { prefs } from '../lib/prefs.svelte'
import { spoken } from './time'
import Why from './Why.svelte'

const entry = (seq: number, text: string): Entry => ({ seq, text, section: '1', kind: 'x', about: {} })

function frame(options: OptionOffered[], given: OptionOffered[] = []): Frame {
  return {
    about: {
      table: 't',
      edition: 'colonialism/compass',
      title: '',
      board: '',
      own_board: false,
      created: 0,
      private: false,
      absence: 'wait',
      level: 'greedy',
      auto: true,
      rules: 1,
      forked: null,
    },
    state: 'running',
    seat: 0,
    mine: [0],
    host: true,
    seq: 7,
    draft: 0,
    log: [],
    scene: null,
    own: null,
    question: { prompt: 'act', about: {}, section: '5.1', text: 'What do you do?', sealed: false, options, given },
    awaiting: [0],
    seats: [
      { kind: 'person', colour: 'Blue', name: 'Ada', level: '', resigned: false, absent: false },
      { kind: 'bot', colour: 'Red', name: '', level: 'greedy', resigned: false, absent: false },
    ],
    clock: null,
    undo: null,
    back: null,
    result: null,
    seal: { commitment: '', contributions: [] },
    outline: null,
  }
}

const catalogue: Catalogue = {
  edition: 'colonialism/compass',
  game: 'colonialism',
  book: 'compass',
  language: 'en',
  seats: [],
  things: {
    region: [
      {
        ...{ key: 'india', name: 'India', help: 'A region.', section: '2.1' },
        reconstructed: true,
        effect: '',
        code: 'IN',
      },
    ],
  },
  board: {},
  cited: { '7.2 Trade': '7.2 Handel' },
}

const ui = {} as unknown as GameUi

function session(shown: Frame): TableSession {
  const made = new TableSession('t', () => Promise.resolve(ui))
  made.ui = ui
  made.catalogue = catalogue
  made.frame = shown
  return made
}

const choices = (...actions: string[]): OptionOffered[] =>
  actions.map((action) => ({
    ...{ action, label: `do ${action}`, short: action },
    thing: action.endsWith('india') ? 'region:0' : '',
  }))

describe('a board of its own', () => {
  const own = (own_board: boolean) => {
    const shown = frame([])
    return session({ ...shown, about: { ...shown.about, own_board } })
  }

  afterEach(() => {
    vi.restoreAllMocks()
  })

  test.each([true, false])('is drawn from the catalogue of the table: %s', async (isOwn) => {
    const ofTable = vi.spyOn(api, 'catalogueOf').mockResolvedValue(catalogue)
    const ofEdition = vi.spyOn(api, 'catalogue').mockResolvedValue(catalogue)
    await own(isOwn).retell()
    expect(ofTable.mock.calls).toEqual(isOwn ? [['t']] : [])
    expect(ofEdition.mock.calls).toEqual(isOwn ? [] : [['colonialism/compass', 2]])
  })

  test.each([true, false])('says so: %s', (isOwn) => {
    vi.spyOn(api, 'editions').mockReturnValue(new Promise(() => undefined))
    const nothing = () => undefined
    const props = {
      asText: false,
      hasRail: true,
      onmenu: nothing,
      ontext: nothing,
      onhistory: nothing,
      onaside: nothing,
    }
    const { container } = render(TableHeader, { session: own(isOwn), ...props })
    const badge = container.querySelector('[data-part=own-board]')
    expect(badge?.textContent).toBe(isOwn ? 'own board' : undefined)
    expect(badge?.closest('h1') ?? null).toBeNull() // a long title would push it out of sight
  })
})

describe('what lights up', () => {
  test('what was chosen stays when the same moment is told again, and goes with it', () => {
    vi.spyOn(api, 'advice').mockRejectedValue(new Error('nobody asks here'))
    const one = session(frame(choices('explore india', 'ship india')))
    one.pick('region:0')
    one.came(frame(choices('explore india', 'ship india'))) // a connection was mended
    expect(one.chosen).toBe('region:0')
    one.came({ ...frame(choices('explore india', 'ship india')), seq: 8 })
    expect(one.chosen).toBe(null)
  })

  test('a thing with one option plays it at a click, and at the second tap', () => {
    const one = session(frame(choices('explore india', 'draw')))
    const play = vi.spyOn(one, 'play').mockResolvedValue(true)
    one.pick('region:0', true)
    expect(play).not.toHaveBeenCalled()
    expect(one.chosen).toBe('region:0')
    one.pick('region:0', true)
    expect(play).toHaveBeenCalledWith('explore india')
    one.chosen = null
    one.pick('region:0')
    expect(play).toHaveBeenCalledTimes(2)
  })

  test('a thing with several options offers just those', () => {
    const one = session(frame(choices('explore india', 'withdraw india', 'draw')))
    one.pick('region:0')
    const { container } = render(Prompt, { session: one })
    const shown = [...container.querySelectorAll('[data-option]')].map((button) => button.getAttribute('data-option'))
    expect(shown).toEqual(['explore india', 'withdraw india'])
    expect(container.querySelector('[data-part=back]')).not.toBeNull()
  })

  test('nothing lights up while one looks back', () => {
    const one = session(frame(choices('explore india')))
    one.past = frame(choices('explore india'))
    expect(one.legal.size).toBe(0)
  })
})

test('every option is a button, however many there are', async () => {
  const many = choices(...Array.from({ length: 40 }, (_, i) => `amount ${i}`))
  const { container, getByText } = render(Prompt, { session: session(frame(many)) })
  expect(container.querySelectorAll('[data-option]').length).toBeLessThan(40)
  getByText(/^\d+ more$/).click()
  await Promise.resolve()
  expect(container.querySelectorAll('[data-option]').length).toBe(40)
})

test('what is pointed at explains itself, with its paragraph and whether it is reconstructed', () => {
  const one = session(frame([]))
  one.hovered = 'region:0'
  const { getByText } = render(Why, { session: one })
  expect(getByText('India')).toBeTruthy()
  expect(getByText('A region.')).toBeTruthy()
  expect(getByText('§ 2.1')).toBeTruthy()
  expect(getByText(/reconstructed/)).toBeTruthy()
})

test('the same line several times in a row is one', () => {
  const lines = gathered([entry(1, 'a'), entry(1, 'a'), entry(2, 'b'), entry(3, 'a')])
  expect(lines.map((line) => [line.text, line.count])).toEqual([
    ['a', 2],
    ['b', 1],
    ['a', 1],
  ])
  expect(new Set(lines.map((line) => line.key)).size).toBe(3)
})

test('seats stand in the order of play once there is one', () => {
  const shown = frame([])
  const ordered = (...seats: number[]) => order(shown, { order: () => seats } as unknown as GameUi)
  expect(order(shown, ui)).toEqual([0, 1])
  expect(ordered(1, 0)).toEqual([1, 0])
  expect(ordered(1)).toEqual([0, 1])
})

test('time is told in its two largest units', () => {
  expect(spoken(65_000)).toBe('1:05')
  expect(spoken(3 * 3_600_000 + 600_000)).toBe('3 hr 10 min')
  expect(spoken(28 * 3_600_000)).toBe('1 day 4 hr')
  prefs.speak('de')
  expect(spoken(28 * 3_600_000)).toBe('1 Tg. 4 Std.')
  prefs.speak('en')
})
