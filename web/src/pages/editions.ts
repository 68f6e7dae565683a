// What the names of rule sets mean: "colonialism/compass+events" is a game, a rulebook and options;
// "colonialism/compass+house=four-cards+drawn=4" has house rules besides.

import type { Edition, Editions, Game, NewTable, OptionShown, SeatRequest } from '../lib/wire'
import { say } from '../lib/words'

/** The colours of the seats, in seat order; fewer seats leave out the last ones. */
export function coloursOf(game: Game): string[] {
  if (game === 'colonialism') return ['blue', 'red', 'green', 'white']
  return ['blue', 'red', 'green', 'orange', 'yellow', 'black', 'white', 'purple']
}

/** What is shown of the games before the server has told which there are. */
export const OWN_GAMES: Game[] = ['colonialism', 'empires']

/** Every game there is. */
export const gamesOf = (editions: Editions | null): Game[] => editions?.games.map((one) => one.key) ?? OWN_GAMES

/** How long a game lasts, in words. */
export const lasting = (minutes: number): string =>
  minutes < 120
    ? say('lasting-minutes', { count: minutes })
    : say('lasting-hours', { count: Math.round(minutes / 30) / 2 })

export const QUICK_START = 'quickstart'

export const gameOf = (edition: string): Game => edition.split('/')[0] ?? ''

export function bookOf(editions: Editions, edition: string): Edition | undefined {
  const [base] = edition.split('+')
  return editions.editions.find((one) => one.name === base)
}

/** The rulebooks of a game, the one to begin with first, then the latest. */
export function booksOf(editions: Editions, game: Game): Edition[] {
  const first = (book: Edition) => (book.name === editions.recommended ? 1e4 : (book.year ?? 0))
  return editions.editions.filter((one) => one.game === game).toSorted((a, b) => first(b) - first(a))
}

/** Options that somebody would look for, and those that only settle a disputed paragraph. */
export const isExtra = (option: OptionShown) => option.ruling === '' || option.name === QUICK_START

/** The full name, with the options in the order of the book. */
export function fullName(book: Edition, options: Iterable<string>): string {
  const wanted = new Set(options)
  return [book.name, ...book.options.filter((one) => wanted.has(one.name)).map((one) => one.name)].join('+')
}

/** For how many the book is with these options. */
export function seatsFor(book: Edition, options: Iterable<string>): { least: number; most: number } {
  const wanted = new Set(options)
  const isOther = (one: OptionShown) => one.least !== book.least || one.most !== book.most
  const { least, most } = book.options.find((one) => wanted.has(one.name) && isOther(one)) ?? book
  return { least, most }
}

/** The options after one of them was switched: what it needs comes along, what it excludes goes. */
export function switched(book: Edition, options: Iterable<string>, name: string): Set<string> {
  const wanted = new Set(options)
  if (wanted.delete(name)) {
    for (const one of book.options) if (one.needs === name) wanted.delete(one.name)
    return wanted
  }
  wanted.add(name)
  for (const one of book.options) {
    if (one.name === name && one.needs) wanted.add(one.needs)
    if (one.name === name && one.excludes) wanted.delete(one.excludes)
    if (one.excludes === name) wanted.delete(one.name)
  }
  return wanted
}

export interface Called {
  game: string
  book: string
  options: string[]
}

/** A rule set in words; until the words are there, by its names. */
export function called(editions: Editions | null, edition: string): Called {
  const [base = '', ...names] = edition.split('+')
  const [game = '', short = ''] = base.split('/')
  const book = editions ? bookOf(editions, edition) : undefined
  return {
    game: editions?.games?.find((one) => one.key === game)?.title ?? game,
    book: book?.title ?? short,
    options: shownOf(names).map((name) => book?.options.find((one) => one.name === name)?.title ?? inWords(name)),
  }
}

const HOUSE = 'house='

/** House rules stand in the name as well, such as "drawn=4"; where the house has a name for them, it is enough. */
function shownOf(names: string[]): string[] {
  const isNamed = names.some((name) => name.startsWith(HOUSE))
  return names.filter((name) => !name.includes('=') || !isNamed || name.startsWith(HOUSE))
}

function inWords(name: string): string {
  return name.startsWith(HOUSE) ? name.slice(HOUSE.length).replaceAll('-', ' ') : name
}

/** A game at once: the recommended rulebook with its quick start, against three bots. */
export function quickGame(editions: Editions): NewTable {
  const book = bookOf(editions, editions.recommended)
  if (!book) return { edition: editions.recommended, places: botsAround(4), private: true }
  const options = book.options.some((one) => one.name === QUICK_START) ? [QUICK_START] : []
  const { least, most } = seatsFor(book, options)
  return { edition: fullName(book, options), places: botsAround(Math.min(most, Math.max(least, 4))), private: true }
}

function botsAround(seats: number): SeatRequest[] {
  return Array.from({ length: seats }, (_, seat) => (seat ? { type: 'bot', level: 'greedy' } : { type: 'me' }))
}

/** The table that somebody means by a code or a link. */
export function tableMeant(typed: string): string {
  const [, linked] = /\/table\/([^/?#\s]+)/.exec(typed) ?? []
  return linked ?? typed.trim()
}
