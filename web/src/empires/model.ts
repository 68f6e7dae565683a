// The position of Empires read off the numbers of a frame, as it is drawn and told. Nothing here decides anything.

import { SPECTATOR, type Catalogue, type OptionOffered, type Frame } from '../lib/wire'

export const NOBODY = -1
export const SLOTS = 3
const TRACKS = 4
const BITS = 4n
const PIECE = 15n
const OWNER = 7
const SAFE = 8
const POSITIONS = 64 // of counters about to be lost: space * 64 + position

export interface Run {
  owner: number
  count: number
  safe: boolean // has survived a rebellion this turn
}

export interface Space {
  number: number
  territory: number
  slot: number
  picture: number
  colour: number
  counters: number[] // owners, from the bottom to the top
  runs: Run[] // counters that lie together and are alike, from the bottom
  controller: number
  doomed: number // counters about to be lost
}

export interface Territory {
  number: number
  state: 'excluded' | 'unexplored' | 'explored'
  continent: number | null
  power: number
  difficulty: number
  prestige: number // what exploring it brings
  colony: number
  independent: boolean
  unrest: number
  missions: number
  city: number // the value of the booming city here
  relevant: number // relevant cities
  marked: boolean
  spaces: Space[]
  neighbours: number[]
}

export interface Loan {
  number: number // among the loans of its owner, as in "pile 1" for the first
  size: number
}

/** One place of a programme. */
export interface RowSlot {
  card: number | null // null: nothing lies there, or its face is not known
  hidden: boolean
  state: 'done' | 'now' | 'next'
  used: number | null // the character that was used
}

/** One card by the revised rules. */
interface OpenCard {
  card: number
  state: 'hand' | 'used' | 'laid' | 'locked'
  used: number | null
}

export interface Player {
  seat: number
  colour: string
  nation: number
  starless: boolean
  treasury: number
  fleets: number
  squadrons: number
  goods: number
  prestige: number
  net: number // after the loan, by the revised rules
  diplomacy: number
  steps: number[]
  values: number[]
  loans: Loan[]
  debt: number
  monopolies: number
  row: RowSlot[]
  cards: OpenCard[]
  unchosen: number[] // cards left out of the programme
  warPoints: number
  victories: number
  progressAward: boolean
  missionAward: boolean
  empire: boolean
  missionsPlaced: number
  privateers: { owner: number; count: number }[] // lying in wait for this player
}

export interface Side {
  seat: number
  ally: number
  offer: number
  lost: number // at sea, this year
}

export interface War {
  year: number
  attacker: Side
  defender: Side
}

export interface EmpiresModel {
  began: boolean
  revised: boolean
  nations: boolean
  seats: number
  me: number
  goal: number
  rounds: number
  turn: number
  round: number
  phase: number
  first: number
  order: number[]
  territories: Territory[]
  spaces: Map<number, Space>
  players: Player[]
  america: { prestige: number; turn: number } // turn 0: not yet, -1: from the start
  circumnavigation: number
  abolished: boolean
  warBox: number
  war: War | null
  endRoll: number // the highest roll that ends the game after this turn, 0 for none
  place: number // the territory at hand, or -1
  spot: number // the space whose stack is at hand, or -1
}

interface EmpiresBoardNumbers {
  revised: boolean
  rounds: number
  phases: string[]
  prestige_to_win: number
  end_rolls: number[]
  with_nations: boolean
  diplomacy: number[]
  tracks: number[][]
  cards: number[][]
  hidden_card: number
  colours: number[][]
  territories: {
    neighbours: number[]
    power: number
    difficulty: number
    continent: number | null
    in_play: boolean
    spaces: number[]
  }[]
  spaces: ({ territory: number; slot: number; picture: number; colour: number } | null)[]
  nations: { goals: number[]; cities: number[]; extra: number[]; rules: string[]; ending: string[] }[]
}

export const boardOf = (catalogue: Catalogue) => catalogue.board as unknown as EmpiresBoardNumbers

// --- stacks ---

/** The counters of a stack with their marks, from the bottom to the top. Tall stacks may come as text. */
export function pieces(stack: number | string | bigint): number[] {
  const found: number[] = []
  for (let left = BigInt(stack); left > 0n; left >>= BITS) found.push(Number(left & PIECE))
  return found
}

const ownerOf = (piece: number) => (piece & OWNER) - 1

export function runsOf(counters: number[]): Run[] {
  const found: Run[] = []
  let last = 0
  for (const piece of counters) {
    const run = found.at(-1)
    if (run && piece === last) run.count += 1
    else found.push({ owner: ownerOf(piece), count: 1, safe: Boolean(piece & SAFE) })
    last = piece
  }
  return found
}

// --- numbers ---

class ViewReader {
  constructor(readonly view: Record<string, unknown>) {}

  one(field: string, otherwise = 0): number {
    const found = this.view[field]
    return typeof found === 'number' ? found : otherwise
  }

  list(field: string): number[] {
    const found = this.view[field]
    return Array.isArray(found) ? (found as number[]) : []
  }

  at(field: string, place: number, otherwise = 0): number {
    return this.list(field)[place] ?? otherwise
  }

  bit(field: string, place: number): boolean {
    return Boolean((this.one(field) >> place) & 1)
  }
}

/** What the viewer is asked about, by name. */
function asked(frame: Frame, name: string): number {
  return (frame.view.about as Record<string, number> | undefined)?.[name] ?? NOBODY
}

const lastSpace = (given: OptionOffered[]) => given.findLast((choice) => choice.action.startsWith('space '))

export function read(frame: Frame, catalogue: Catalogue): EmpiresModel {
  const numbers = new ViewReader(frame.view)
  const board = boardOf(catalogue)
  const seats = catalogue.seats.length
  const seatsInOrder = numbers.list('order')
  const first = numbers.one('first')
  const turn = numbers.one('turn', 1)
  const spaces = readSpaces(numbers, board)
  return {
    began: 'turn' in frame.view,
    revised: board.revised,
    nations: board.with_nations,
    seats,
    me: frame.seat === SPECTATOR ? NOBODY : frame.seat,
    goal: board.prestige_to_win,
    rounds: board.rounds,
    turn,
    round: numbers.one('round'),
    phase: numbers.one('phase'),
    first,
    order: seatsInOrder.length ? seatsInOrder : Array.from({ length: seats }, (_, i) => (first + i) % seats),
    territories: board.territories.map((_, number) => readTerritory(numbers, board, spaces, number)),
    spaces,
    players: catalogue.seats.map((colour, seat) => readPlayer(numbers, board, spaces, seats, seat, colour.key)),
    america: { prestige: numbers.one('america'), turn: numbers.one('discovered_turn') },
    circumnavigation: numbers.one('circumnavigation'),
    abolished: numbers.one('abolished') > 0,
    warBox: numbers.one('war_box'),
    war: readWar(numbers),
    endRoll: endRoll(board, turn),
    place: asked(frame, 'territory'),
    spot: spotAtHand(frame, catalogue),
  }
}

const LAST_FREE_TURN = 8

function endRoll(board: EmpiresBoardNumbers, turn: number): number {
  if (!board.revised || turn < LAST_FREE_TURN) return 0
  return board.end_rolls[Math.min(turn - LAST_FREE_TURN, board.end_rolls.length - 1)] ?? 0
}

/** The space asked about: the one just named, or the one that the question names. */
function spotAtHand(frame: Frame, catalogue: Catalogue): number {
  const spot = asked(frame, 'space')
  if (spot === NOBODY) return NOBODY
  const named = lastSpace(frame.question?.given ?? [])?.action.slice('space '.length)
  const found = catalogue.things.space?.findIndex((space) => space.key === named) ?? NOBODY
  return found >= 0 ? found : spot
}

function readSpaces(numbers: ViewReader, board: EmpiresBoardNumbers): Map<number, Space> {
  const found = new Map<number, Space>()
  const doomed = numbers.list('doomed').map((code) => Math.floor(code / POSITIONS))
  board.spaces.forEach((printed, number) => {
    if (!printed) return
    const counters = pieces(numbers.at('stacks', number))
    found.set(number, {
      number,
      ...printed,
      counters: counters.map(ownerOf),
      runs: runsOf(counters),
      controller: counters.length ? ownerOf(counters[0] ?? 0) : NOBODY,
      doomed: doomed.filter((space) => space === number).length,
    })
  })
  return found
}

function readTerritory(
  numbers: ViewReader,
  board: EmpiresBoardNumbers,
  spaces: Map<number, Space>,
  number: number,
): Territory {
  const printed = board.territories[number]
  const began = 'turn' in numbers.view
  const excluded = began ? numbers.bit('excluded', number) : printed?.in_play === false
  const token = began ? numbers.at('tokens', number) : Number(Boolean(printed?.difficulty))
  const independent = numbers.bit('independent', number)
  return {
    number,
    state: excluded ? 'excluded' : token ? 'unexplored' : 'explored',
    continent: printed?.continent ?? null,
    power: (printed?.power ?? 0) * (independent ? 2 : 1),
    difficulty: printed?.difficulty ?? 0,
    prestige: token,
    colony: numbers.at('colonies', number, NOBODY),
    independent,
    unrest: numbers.at('unrest', number),
    missions: numbers.at('missions', number),
    city: numbers.one('city', NOBODY) === number && began ? numbers.one('city_value') : 0,
    relevant: numbers.at('relevant_cities', number),
    marked: numbers.bit('marked', number),
    spaces: Array.from({ length: SLOTS }, (_, slot) => spaces.get(SLOTS * number + slot)).filter(
      (one) => one !== undefined,
    ),
    neighbours: printed?.neighbours ?? [],
  }
}

function readPlayer(
  numbers: ViewReader,
  board: EmpiresBoardNumbers,
  spaces: Map<number, Space>,
  seats: number,
  seat: number,
  colour: string,
): Player {
  const owners = numbers.list('pile_owners')
  const sizes = numbers.list('piles').filter((_, pile) => owners[pile] === seat)
  const loans = sizes.map((size, number) => ({ number, size }))
  const debt = sizes.reduce((sum, size) => sum + size, 0)
  const steps = Array.from({ length: TRACKS }, (_, track) => numbers.at('tracks', seat * TRACKS + track))
  const row = readRow(numbers, board, seat)
  const chosen = row.map((slot) => slot.card)
  const complete = row.length === board.rounds && row.every((slot) => slot.card !== null)
  const prestige = numbers.at('prestige', seat)
  return {
    seat,
    colour,
    nation: numbers.at('nations', seat, NOBODY),
    starless: numbers.bit('starless', seat),
    treasury: numbers.at('treasury', seat),
    fleets: numbers.at('fleets', seat),
    squadrons: numbers.at('squadrons', seat),
    goods: numbers.at('goods', seat),
    prestige,
    net: prestige - Math.ceil(debt / 5),
    diplomacy: numbers.at('diplomacy', seat),
    steps,
    values: steps.map((step, track) => board.tracks[track]?.[step] ?? 0),
    loans,
    debt,
    monopolies: monopolies(numbers, board, spaces, seat),
    row,
    cards: board.revised ? board.cards.map((_, card) => openCard(numbers, seat, card)) : [],
    unchosen: complete ? leftOut(numbers, board, seat, chosen) : [],
    warPoints: numbers.at('war_points', seat),
    victories: numbers.at('victories', seat),
    progressAward: board.revised && numbers.one('progress_holder', NOBODY) === seat,
    missionAward: board.revised && numbers.one('mission_holder', NOBODY) === seat,
    empire: numbers.bit('empires', seat),
    missionsPlaced: numbers.at('missions_placed', seat),
    privateers: Array.from({ length: seats }, (_, owner) => ({
      owner,
      count: numbers.at('privateers', owner * seats + seat),
    })).filter((one) => one.count),
  }
}

/** Of the seat's cards those that are not in its row; a nation may have one of them twice. */
function leftOut(numbers: ViewReader, board: EmpiresBoardNumbers, seat: number, chosen: (number | null)[]): number[] {
  const copies = board.cards.map(() => 1)
  const extra = board.nations[numbers.at('nations', seat, NOBODY)]?.extra ?? []
  if (numbers.bit('doubles', seat)) for (const character of extra) copies[Math.floor(character / 2)] = 2
  for (const card of chosen) if (card !== null) copies[card] = (copies[card] ?? 0) - 1
  return copies.flatMap((left, card) => Array<number>(Math.max(0, left)).fill(card))
}

function readRow(numbers: ViewReader, board: EmpiresBoardNumbers, seat: number): RowSlot[] {
  const round = numbers.one('round')
  const over = numbers.one('phase') > 0
  const cards = numbers.list('rows').slice(seat * board.rounds, (seat + 1) * board.rounds)
  if (board.revised || !cards.length || cards.every((card) => card === NOBODY)) return []
  return cards.map((card, place) => {
    const state = over || place + 1 < round ? 'done' : place + 1 === round ? 'now' : 'next'
    const known = card >= 0 && card !== board.hidden_card
    return {
      card: known ? card : null,
      hidden: card === board.hidden_card,
      state,
      used: known && state !== 'next' ? usedOf(numbers, seat, card) : null,
    }
  })
}

/** The character of a card that a seat has used this turn. */
function usedOf(numbers: ViewReader, seat: number, card: number): number | null {
  const used = numbers.at('uses', seat)
  const found = [2 * card, 2 * card + 1].filter((character) => (used >> character) & 1)
  return found.length === 1 ? (found[0] ?? null) : null
}

function openCard(numbers: ViewReader, seat: number, card: number): OpenCard {
  const used = usedOf(numbers, seat, card)
  const isLaid = (numbers.at('laid', seat) >> card) & 1
  const isLocked = numbers.at('locked', seat, NOBODY) === card
  return { card, used, state: used !== null ? 'used' : isLaid ? 'laid' : isLocked ? 'locked' : 'hand' }
}

const FREE_MONOPOLIES = 'free monopolies'
const GOLD = 2

/** Each gold space counts, and each other colour that nobody else controls; one nation has two more. */
function monopolies(numbers: ViewReader, board: EmpiresBoardNumbers, spaces: Map<number, Space>, seat: number): number {
  const nation = board.nations[numbers.at('nations', seat, NOBODY)]
  const lost = numbers.bit('starless', seat) && nation?.ending.includes(FREE_MONOPOLIES)
  let count = nation?.rules.includes(FREE_MONOPOLIES) && !lost ? 2 : 0
  board.colours.forEach((members, colour) => {
    const holders = members.map((space) => spaces.get(space)?.controller ?? NOBODY).filter((one) => one !== NOBODY)
    const own = holders.filter((one) => one === seat).length
    if (colour === GOLD) count += own
    else if (own && own === holders.length) count += 1
  })
  return count
}

function readWar(numbers: ViewReader): War | null {
  const [attacker, defender] = [numbers.one('attacker', NOBODY), numbers.one('defender', NOBODY)]
  if (attacker === NOBODY || defender === NOBODY) return null
  const side = (seat: number, place: number): Side => ({
    seat,
    ally: numbers.at('allies', place, NOBODY),
    offer: numbers.at('offers', place),
    lost: numbers.at('sea_losses', place),
  })
  return { year: numbers.one('year'), attacker: side(attacker, 0), defender: side(defender, 1) }
}
