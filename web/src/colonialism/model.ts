// The numbers of a view of Colonialism, read into what lies on the table.

import type { Catalogue, View } from '../lib/wire'

export const REGIONS = 6
export const ZONES = 5
export const COLOURS = 3
export const NATIVES = 4
export const HIDDEN_CARD = 25

interface RegionNumbers {
  neighbours: number[]
  seas: number[]
  value: number
  limit: number
}

interface CardNumbers {
  policy: boolean
  ship: boolean
  presence: boolean
  in_deck: boolean
}

/** What is printed, and how the game is laid out for so many players. */
interface ColonialismBoardNumbers {
  turns: number
  actions_each: number
  rows: number
  hand_size: number
  common_counter: boolean
  purple: number
  regions: RegionNumbers[]
  zones: { regions: number[] }[]
  cards: CardNumbers[]
  events: number[]
  event_places: { region: number | null; other: number | null; zone: number | null }[]
  upgrades: number[]
  interests: { region: number; colour: number }[]
}

export const boardOf = (catalogue: Catalogue) => catalogue.board as unknown as ColonialismBoardNumbers

/** The numbers of the bits that are set. */
export function bits(mask: number): number[] {
  const found = []
  for (let i = 0; mask >> i; i++) if ((mask >> i) & 1) found.push(i)
  return found
}

/** Discs of one faction in a region. `faction` is a key such as "blue", "natives" or "mercenaries". */
export interface Stack {
  faction: string
  number: number // a seat, or the natives; mercenaries have the number of who hired them
  hired: boolean
  count: number
}

export interface Policies {
  hidden: number | null // the face-down card if the viewer knows it, HIDDEN_CARD if not, null if there is none
  open: number[]
}

export interface Region {
  order: number // 1 to 6, 0 before the tiles are laid
  value: number
  limit: number
  total: number
  isAbove: boolean // two factions or more, and more discs than the limit allows
  stacks: Stack[]
  cubes: number[]
}

export interface Fleet {
  seat: number
  fresh: number
  used: number
}

interface SeatModel {
  key: string
  row: number
  acted: number
  reserve: number
  cubes: number[]
  hand: number
  deck: number
  interests: number
  discards: number[]
  ships: { fresh: number; used: number }
  policies: Policies[]
  played: number | null
  upgrades: number[]
}

export interface ColonialismModel {
  viewer: number
  seats: SeatModel[]
  turn: number
  phase: number
  isSetup: boolean
  regions: Region[]
  zones: Fleet[][]
  order: number[] // the regions in the order in which they are colonized
  track: number[] // the seats in turn order
  rows: (number | null)[] // who stands in each row of the track
  queue: number[] // who still chooses a row
  counter: number // how often everybody has acted, for the common counter
  colonized: number | null // the region that is being colonized
  hand: number[]
  deck: number[]
  interests: number[][] // of each seat, as far as they are known
  natives: number
  mercenaries: number | null // null if the edition has no discs for them
  bag: number[]
  spent: number
  event: number | null
  eventsLeft: number
  upgrades: { number: number; price: number; owner: number | null }[]
  focus: Focus
}

/** Where a colour, faction or ship is chosen. */
export interface Focus {
  region: number
  other: number
  ship: number // the zone that a ship leaves
}

interface ViewNumbers {
  seat: number
  seats: number
  prompt: string | null
  about: Record<string, number>
  named: number[]
  begun: number
  colonized: number
  turn: number
  phase: number
  event_deck: number
  event: number
  order: number[]
  rows: number[]
  track: number[]
  acted: number[]
  queue: number[]
  discs: number[]
  mercenaries: number[]
  natives: number[]
  cubes: number[]
  bag: number[]
  spent: number[]
  supply: number[]
  reserve: number[]
  held: number[]
  fresh: number[]
  used: number[]
  hands: number[]
  decks: number[]
  discards: number[]
  played: number[]
  down: number[]
  up: number[]
  interests: number[]
  owners: number[]
  hand_sizes: number[]
  deck_sizes: number[]
  interest_sizes: number[]
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const slice = (numbers: number[], size: number, at: number) => numbers.slice(at * size, (at + 1) * size)
const range = (count: number) => Array.from({ length: count }, (_, i) => i)

/** The table, or null before the game has begun. */
export function read(view: View, catalogue: Catalogue): ColonialismModel | null {
  return 'turn' in view ? build(view as unknown as ViewNumbers, catalogue) : null
}

function build(seen: ViewNumbers, catalogue: Catalogue): ColonialismModel {
  const board = boardOf(catalogue)
  const n = withNamed(seen)
  const seats = range(n.seats)
  const turnOrder = n.track.length ? n.track : seats
  return {
    viewer: n.seat,
    seats: seats.map((seat) => seatOf(n, catalogue, seat)),
    turn: n.turn,
    phase: n.phase,
    isSetup: !n.begun,
    regions: range(REGIONS).map((region) => regionOf(n, catalogue, region, turnOrder)),
    zones: range(ZONES).map((zone) => fleets(n, zone, turnOrder)),
    order: n.order,
    track: n.track,
    rows: range(board.rows).map((row) => seats.find((seat) => n.rows[seat] === row + 1) ?? null),
    queue: n.queue.filter((seat) => !n.rows[seat]),
    counter: Math.floor(Math.max(0, sum(n.acted) - 1) / n.seats) + 1,
    colonized: known(n.colonized),
    hand: n.seat >= 0 ? bits(n.hands[n.seat] ?? 0) : [],
    deck: n.seat >= 0 ? bits(n.decks[n.seat] ?? 0) : [],
    interests: n.interests.map(bits),
    natives: n.supply[0] ?? 0,
    mercenaries: board.purple ? (n.supply[1] ?? 0) : null,
    bag: n.bag,
    spent: sum(n.spent),
    event: n.event >= 0 ? n.event : null,
    eventsLeft: bits(n.event_deck).length,
    upgrades: board.upgrades.map((price, number) => ({ number, price, owner: known(n.owners[number]) })),
    focus: { region: n.about.region ?? 0, ship: n.about.zone ?? 0, other: n.about.other ?? 0 },
  }
}

/** Gurkhas are named one by one and placed together: whoever names them sees each leave the reserve at once. */
function withNamed(n: ViewNumbers): ViewNumbers {
  if (n.prompt !== 'gurkhas-more') return n
  const [reserve, discs] = [[...n.reserve], [...n.discs]]
  for (const region of n.named) {
    const cell = n.seat * REGIONS + region
    reserve[n.seat] = (reserve[n.seat] ?? 0) - 1
    discs[cell] = (discs[cell] ?? 0) + 1
  }
  return { ...n, reserve, discs }
}

const known = (number: number | undefined) => (number === undefined || number < 0 ? null : number)

function seatOf(n: ViewNumbers, catalogue: Catalogue, seat: number): SeatModel {
  return {
    key: catalogue.seats[seat]?.key ?? '',
    row: n.rows[seat] ?? 0,
    acted: n.acted[seat] ?? 0,
    reserve: n.reserve[seat] ?? 0,
    cubes: slice(n.held, COLOURS, seat),
    hand: n.hand_sizes[seat] ?? 0,
    deck: n.deck_sizes[seat] ?? 0,
    interests: n.interest_sizes[seat] ?? 0,
    discards: bits(n.discards[seat] ?? 0),
    ships: { fresh: sum(slice(n.fresh, ZONES, seat)), used: sum(slice(n.used, ZONES, seat)) },
    policies: range(REGIONS).map((region) => {
      const cell = seat * REGIONS + region
      return { hidden: known(n.down[cell]), open: bits(n.up[cell] ?? 0) }
    }),
    played: known(n.played[seat]),
    upgrades: bits(n.owners.reduce((mask, owner, number) => (owner === seat ? mask | (1 << number) : mask), 0)),
  }
}

function regionOf(n: ViewNumbers, catalogue: Catalogue, region: number, turnOrder: number[]): Region {
  const { value, limit } = boardOf(catalogue).regions[region] ?? { value: 0, limit: 0 }
  const stacks = stacksOf(n, catalogue, region, turnOrder)
  const factions = new Set(stacks.map((stack) => stack.number))
  const total = sum(stacks.map((stack) => stack.count))
  return {
    order: n.order.indexOf(region) + 1,
    value,
    limit,
    total,
    isAbove: factions.size > 1 && total > limit,
    stacks,
    cubes: slice(n.cubes, COLOURS, region),
  }
}

/** One's own discs first, the others in turn order, then mercenaries, the natives last. */
function stacksOf(n: ViewNumbers, catalogue: Catalogue, region: number, turnOrder: number[]): Stack[] {
  const seats = ownFirst(turnOrder, n.seat)
  const key = (seat: number) => catalogue.seats[seat]?.key ?? ''
  const at = (counts: number[], seat: number) => counts[seat * REGIONS + region] ?? 0
  const own = seats.map((seat) => ({ faction: key(seat), number: seat, hired: false, count: at(n.discs, seat) }))
  const sort = boardOf(catalogue).purple ? 'mercenaries' : 'natives' // where there are none of purple, gray ones serve
  const hired = seats.map((seat) => ({ faction: sort, number: seat, hired: true, count: at(n.mercenaries, seat) }))
  const natives = { faction: 'natives', number: NATIVES, hired: false, count: n.natives[region] ?? 0 }
  return [...own, ...hired, natives].filter((stack) => stack.count)
}

function fleets(n: ViewNumbers, zone: number, turnOrder: number[]): Fleet[] {
  const at = (counts: number[], seat: number) => counts[seat * ZONES + zone] ?? 0
  return ownFirst(turnOrder, n.seat)
    .map((seat) => ({ seat, fresh: at(n.fresh, seat), used: at(n.used, seat) }))
    .filter((fleet) => fleet.fresh || fleet.used)
}

function ownFirst(seats: number[], own: number): number[] {
  return seats.includes(own) ? [own, ...seats.filter((seat) => seat !== own)] : seats
}

/** All policy cards of somebody at a region, the hidden one first. */
export function policiesAt(seat: SeatModel, region: number): number[] {
  const { hidden, open } = seat.policies[region] ?? { hidden: null, open: [] }
  return hidden === null ? open : [hidden, ...open]
}

/** What a card does, without what its frame and foot show already: its kind and what it needs. */
export function effectOf(help: string): string {
  return help
    .split(/(?<=\.)\s+/)
    .slice(2)
    .join(' ')
}
