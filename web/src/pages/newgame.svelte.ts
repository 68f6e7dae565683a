// A table as somebody is putting it together, and the request for it.

import type { Absence, Clock, Edition, Editions, Game, NewTable, OptionShown, SeatRequest } from '../lib/wire'
import { bookOf, booksOf, fullName, gameOf, isExtra, QUICK_START, seatsFor, switched } from './editions'

export type Pace = 'tonight' | 'daily' | 'bank'
export type Sitter = SeatRequest['type']

export interface SeatForm {
  sitter: Sitter
  level: string
}

export const DAY = 24 * 60 * 60
const MINUTE = 60
const USUAL_SEATS = 4
const USUAL_LEVEL = 'greedy'

export class NewGameForm {
  game = $state<Game>('colonialism')
  bookName = $state('')
  options = $state.raw<Set<string>>(new Set())
  pace = $state<Pace>('tonight')
  days = $state(1)
  minutes = $state(45) // of the bank
  increment = $state(30)
  absence = $state<Absence>('bot')
  listed = $state(false)
  seats = $state<SeatForm[]>([])
  #editions: () => Editions

  constructor(editions: () => Editions, game?: Game) {
    this.#editions = editions
    const first = editions()
    this.seats = Array.from({ length: USUAL_SEATS }, (_, i) => ({ sitter: i ? 'bot' : 'me', level: USUAL_LEVEL }))
    this.chooseGame(game ?? gameOf(first.recommended))
  }

  get editions(): Editions {
    return this.#editions()
  }

  get books(): Edition[] {
    return booksOf(this.editions, this.game)
  }

  get book(): Edition {
    return bookOf(this.editions, this.bookName) ?? (this.editions.editions[0] as Edition)
  }

  get edition(): string {
    return fullName(this.book, this.options)
  }

  get extras(): OptionShown[] {
    return this.book.options.filter(isExtra)
  }

  get houseRules(): OptionShown[] {
    return this.book.options.filter((one) => !isExtra(one))
  }

  get bounds() {
    return seatsFor(this.book, this.options)
  }

  get invites(): boolean {
    return this.seats.some((seat) => seat.sitter === 'open')
  }

  chooseGame(game: Game) {
    this.game = game
    this.chooseBook(booksOf(this.editions, game)[0]?.name ?? this.editions.recommended)
  }

  /** Another rulebook; options it also has stay, and a quick start is taken where there is one. */
  chooseBook(name: string) {
    const before =
      this.bookName === '' || gameOf(this.bookName) !== gameOf(name) ? new Set([QUICK_START]) : this.options
    this.bookName = name
    this.options = new Set(this.book.options.map((one) => one.name).filter((one) => before.has(one)))
    this.fit()
  }

  switchOption(name: string) {
    this.options = switched(this.book, this.options, name)
    this.fit()
  }

  changeSeat(number: number, change: Partial<SeatForm>) {
    Object.assign(this.seats[number] ?? {}, change)
  }

  addSeat() {
    if (this.seats.length < this.bounds.most) this.seats.push({ sitter: 'bot', level: USUAL_LEVEL })
  }

  removeSeat() {
    if (this.seats.length > this.bounds.least) this.seats.pop()
  }

  /** As many seats as the rules allow. */
  private fit() {
    const { least, most } = this.bounds
    while (this.seats.length < least) this.seats.push({ sitter: 'bot', level: USUAL_LEVEL })
    while (this.seats.length > most) this.seats.pop()
  }

  get clock(): Clock {
    if (this.pace === 'daily') return { type: 'per_move', seconds: this.days * DAY }
    if (this.pace === 'bank') return { type: 'bank', seconds: this.minutes * MINUTE, increment: this.increment }
    return { type: 'none' }
  }

  get request(): NewTable {
    return {
      edition: this.edition,
      places: this.seats.map(({ sitter, level }) => (sitter === 'bot' ? { type: 'bot', level } : { type: sitter })),
      clock: this.clock,
      absence: this.pace === 'tonight' ? 'wait' : this.absence,
      private: !this.listed,
    }
  }
}
