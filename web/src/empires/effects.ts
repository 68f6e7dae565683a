// What is seen to happen for what the log tells.

import { thing } from '../lib/things'
import type { Catalogue, Entry, Frame } from '../lib/wire'
import type { Effect } from '../table/game'

type FactNumbers = [number, number, number]
type Draw = (numbers: FactNumbers, colour: (seat: number) => string | undefined) => Effect[]

const seat = (n: number) => thing('seat', n)
const territory = (n: number) => thing('territory', n)
const space = (n: number) => thing('space', n)
const signed = (n: number, sign: 1 | -1) => `${sign > 0 ? '+' : '−'}${n}`

const change =
  (sign: 1 | -1, piece?: Effect['piece']): Draw =>
  ([who, count], colour) => [{ to: seat(who), piece, colour: colour(who), text: signed(count, sign) }]

const mark =
  (text = ''): Draw =>
  ([where]) => [{ to: territory(where), piece: 'token', text }]

const counted =
  (sign: 1 | -1): Draw =>
  ([where, count]) => [{ to: territory(where), piece: 'token', text: signed(count, sign) }]

const toMap: Draw = ([who, where], colour) => [
  { from: seat(who), to: space(where), piece: 'counter', colour: colour(who) },
]
const fromMap: Draw = ([who, where], colour) => [
  { from: space(where), to: seat(who), piece: 'counter', colour: colour(who) },
]
const atTerritory: Draw = ([who, where], colour) => [
  { from: seat(who), to: territory(where), piece: 'token', colour: colour(who) },
]
const leavesTerritory: Draw = ([who, where], colour) => [
  { from: territory(where), to: seat(who), piece: 'token', colour: colour(who) },
]
const betweenSeats =
  (piece: Effect['piece']): Draw =>
  ([who, other, count], colour) => [
    { from: seat(who), to: seat(other), piece, colour: colour(who), text: count ? String(count) : undefined },
  ]

const DRAWN: Readonly<Record<string, Draw>> = {
  'first-player': ([who]) => [{ to: seat(who), piece: 'token' }],
  'card-revealed': ([who, card]) => [{ from: thing('card', card), to: seat(who), piece: 'card' }],
  'character-used': ([who, character]) => [{ from: thing('character', character), to: seat(who), piece: 'card' }],
  'card-laid': ([who, card]) => [{ from: thing('card', card), to: seat(who), piece: 'card' }],
  'treasury-gained': change(1, 'token'),
  'treasury-spent': change(-1, 'token'),
  'fleets-gained': change(1, 'ship'),
  'fleets-lost': change(-1, 'ship'),
  'squadrons-gained': change(1, 'ship'),
  'squadrons-lost': change(-1, 'ship'),
  'goods-shipped': ([who, where], colour) => [
    { from: space(where), to: seat(who), piece: 'cube', colour: colour(who) },
  ],
  'goods-landed': change(1, 'cube'),
  'goods-sold': change(-1, 'cube'),
  'prestige-gained': change(1, 'prestige'),
  'prestige-lost': change(-1, 'prestige'),
  'diplomacy-moved': ([who, steps], colour) => [
    { to: 'diplomacy:0', piece: 'counter', colour: colour(who), text: steps > 0 ? `+${steps}` : `−${-steps}` },
  ],
  'track-advanced': ([who, track, value], colour) => [
    { from: seat(who), to: thing('track', track), piece: 'counter', colour: colour(who), text: String(value) },
  ],
  'loan-taken': change(1, 'counter'),
  'loan-repaid': change(-1, 'counter'),
  'interest-added': change(1, 'counter'),
  dice: ([who, count, successes]) => [{ to: seat(who), piece: 'die', text: `${successes}/${count}` }],
  die: ([who, value]) => [{ to: seat(who), piece: 'die', text: String(value) }],
  'rebellion-dice': ([count, successes]) => [{ piece: 'die', text: `${successes}/${count}` }],
  'end-die': ([value]) => [{ piece: 'die', text: String(value) }],
  explored: leavesTerritory,
  'exploration-failed': ([, where]) => [{ to: territory(where) }],
  'america-discovered': ([who]) => [{ from: 'america:0', to: seat(who), piece: 'prestige' }],
  'world-circumnavigated': ([who]) => [{ from: 'circumnavigation:0', to: seat(who), piece: 'prestige' }],
  'circumnavigation-failed': () => [{ to: 'circumnavigation:0' }],
  'counter-placed': toMap,
  'counter-removed': fromMap,
  'counter-recalled': fromMap,
  'loss-averted': ([who, where], colour) => [{ to: space(where), colour: colour(who) }],
  'control-taken': ([who, where], colour) => [{ to: space(where), colour: colour(who) }],
  'colony-founded': atTerritory,
  'colony-lost': leavesTerritory,
  'city-placed': atTerritory,
  'city-lost': leavesTerritory,
  invasion: atTerritory,
  pirates: ([who, where]) => [{ from: territory(where), to: seat(who) }],
  independent: mark(),
  'unrest-added': counted(1),
  'unrest-removed': counted(-1),
  'mission-placed': mark('+1'),
  'mission-removed': mark('−1'),
  rebellion: mark(),
  'automatic-rebellion': mark(),
  battle: mark(),
  'territory-excluded': mark(),
  'war-declared': betweenSeats('die'),
  gift: betweenSeats('token'),
  'privateer-placed': betweenSeats('ship'),
  'privateers-attack': betweenSeats('ship'),
  surrendered: betweenSeats(undefined),
  defeated: betweenSeats(undefined),
  allied: betweenSeats(undefined),
  'war-box-taken': ([who, count], colour) => [
    { from: 'warbox:0', to: seat(who), piece: 'token', colour: colour(who), text: signed(count, 1) },
  ],
  'war-box-grown': ([count]) => [{ to: 'warbox:0', piece: 'token', text: signed(count, 1) }],
  'bought-up': ([who, count]) => [{ to: seat(who), text: signed(count, 1) }],
  'privateer-sunk': ([who, other], colour) => [
    { from: seat(other), to: seat(who), piece: 'ship', colour: colour(who) },
  ],
  won: ([who]) => [{ to: seat(who), piece: 'prestige' }],
}

/** Facts that change nothing one could see move. */
export const UNSEEN: readonly string[] = [
  'nation-chosen',
  'turn-began',
  'programmed',
  'round-began',
  'forfeited',
  'city-lowered',
  'refused',
  'year-began',
  'sea-battle',
  'rerolled',
  'stalemate',
  'stars-lost',
  'order-place',
  'card-locked',
  'privateers-hunted',
  'progress-award',
  'mission-award',
  'empire',
  'alliance-offered',
  'supported',
  'ally-left',
  'war-drawn',
  'victory-point',
  'defeat-point',
  'emergency-loan',
]

export function effects(entry: Entry, _frame: Frame, catalogue: Catalogue): Effect[] {
  const [one = 0, two = 0, three = 0] = entry.numbers
  const colour = (who: number) => catalogue.seats[who]?.key
  return DRAWN[entry.kind]?.([one, two, three], colour) ?? []
}
