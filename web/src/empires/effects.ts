// What is seen to happen for what the log tells.

import { thing } from '../lib/things'
import type { Catalogue, Entry, Frame } from '../lib/wire'
import type { Effect } from '../table/game'

/** What facts of Empires are about, each of them a part of this. */
type EmpiresField =
  'seat' | 'other' | 'territory' | 'space' | 'card' | 'character' | 'track' | 'value' | 'steps' | 'count' | 'successes'
type EmpiresFact = Readonly<Record<EmpiresField, number>>
type Draw = (fact: EmpiresFact, colour: (seat: number) => string | undefined) => Effect[]

const seat = (fact: EmpiresFact) => thing('seat', fact.seat)
const other = (fact: EmpiresFact) => thing('seat', fact.other)
const territory = (fact: EmpiresFact) => thing('territory', fact.territory)
const space = (fact: EmpiresFact) => thing('space', fact.space)
const card = (fact: EmpiresFact) => thing('card', fact.card)
const signed = (n: number, sign: 1 | -1) => `${sign > 0 ? '+' : '−'}${n}`

const change =
  (sign: 1 | -1, piece?: Effect['piece']): Draw =>
  (fact, colour) => [{ to: seat(fact), piece, colour: colour(fact.seat), text: signed(fact.count, sign) }]

const mark =
  (text = ''): Draw =>
  (fact) => [{ to: territory(fact), piece: 'token', text }]

const counted =
  (sign: 1 | -1): Draw =>
  (fact) => [{ to: territory(fact), piece: 'token', text: signed(fact.count, sign) }]

const toMap: Draw = (fact, colour) => [
  { from: seat(fact), to: space(fact), piece: 'counter', colour: colour(fact.seat) },
]
const fromMap: Draw = (fact, colour) => [
  { from: space(fact), to: seat(fact), piece: 'counter', colour: colour(fact.seat) },
]
const onSpace: Draw = (fact, colour) => [{ to: space(fact), colour: colour(fact.seat) }]
const atTerritory: Draw = (fact, colour) => [
  { from: seat(fact), to: territory(fact), piece: 'token', colour: colour(fact.seat) },
]
const leavesTerritory: Draw = (fact, colour) => [
  { from: territory(fact), to: seat(fact), piece: 'token', colour: colour(fact.seat) },
]
const betweenSeats =
  (piece?: Effect['piece']): Draw =>
  (fact, colour) => [{ from: seat(fact), to: other(fact), piece, colour: colour(fact.seat) }]
const countedBetweenSeats =
  (piece: Effect['piece']): Draw =>
  (fact, colour) => [{ from: seat(fact), to: other(fact), piece, colour: colour(fact.seat), text: String(fact.count) }]

const DRAWN: Readonly<Record<string, Draw>> = {
  'first-player': (fact) => [{ to: seat(fact), piece: 'token' }],
  'card-revealed': (fact) => [{ from: card(fact), to: seat(fact), piece: 'card' }],
  'character-used': (fact) => [{ from: thing('character', fact.character), to: seat(fact), piece: 'card' }],
  'card-laid': (fact) => [{ from: card(fact), to: seat(fact), piece: 'card' }],
  'treasury-gained': change(1, 'token'),
  'treasury-spent': change(-1, 'token'),
  'fleets-gained': change(1, 'ship'),
  'fleets-lost': change(-1, 'ship'),
  'squadrons-gained': change(1, 'ship'),
  'squadrons-lost': change(-1, 'ship'),
  'goods-shipped': (fact, colour) => [{ from: space(fact), to: seat(fact), piece: 'cube', colour: colour(fact.seat) }],
  'goods-landed': change(1, 'cube'),
  'goods-sold': change(-1, 'cube'),
  'prestige-gained': change(1, 'prestige'),
  'prestige-lost': change(-1, 'prestige'),
  'diplomacy-moved': (fact, colour) => [
    {
      to: 'diplomacy:0',
      piece: 'counter',
      colour: colour(fact.seat),
      text: fact.steps > 0 ? `+${fact.steps}` : `−${-fact.steps}`,
    },
  ],
  'track-advanced': (fact, colour) => [
    {
      from: seat(fact),
      to: thing('track', fact.track),
      piece: 'counter',
      colour: colour(fact.seat),
      text: String(fact.value),
    },
  ],
  'loan-taken': change(1, 'counter'),
  'loan-repaid': change(-1, 'counter'),
  'interest-added': change(1, 'counter'),
  dice: (fact) => [{ to: seat(fact), piece: 'die', text: `${fact.successes}/${fact.count}` }],
  die: (fact) => [{ to: seat(fact), piece: 'die', text: String(fact.value) }],
  'rebellion-dice': (fact) => [{ piece: 'die', text: `${fact.successes}/${fact.count}` }],
  'end-die': (fact) => [{ piece: 'die', text: String(fact.value) }],
  explored: leavesTerritory,
  'exploration-failed': (fact) => [{ to: territory(fact) }],
  'america-discovered': (fact) => [{ from: 'america:0', to: seat(fact), piece: 'prestige' }],
  'world-circumnavigated': (fact) => [{ from: 'circumnavigation:0', to: seat(fact), piece: 'prestige' }],
  'circumnavigation-failed': () => [{ to: 'circumnavigation:0' }],
  'counter-placed': toMap,
  'counter-removed': fromMap,
  'counter-recalled': fromMap,
  'loss-averted': onSpace,
  'control-taken': onSpace,
  'colony-founded': atTerritory,
  'colony-lost': leavesTerritory,
  'city-placed': atTerritory,
  'city-lost': leavesTerritory,
  invasion: atTerritory,
  pirates: (fact) => [{ from: territory(fact), to: seat(fact) }],
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
  gift: countedBetweenSeats('token'),
  'privateer-placed': betweenSeats('ship'),
  'privateers-attack': countedBetweenSeats('ship'),
  surrendered: betweenSeats(),
  defeated: betweenSeats(),
  allied: betweenSeats(),
  'war-box-taken': (fact, colour) => [
    { from: 'warbox:0', to: seat(fact), piece: 'token', colour: colour(fact.seat), text: signed(fact.count, 1) },
  ],
  'war-box-grown': (fact) => [{ to: 'warbox:0', piece: 'token', text: signed(fact.count, 1) }],
  'bought-up': (fact) => [{ to: seat(fact), text: signed(fact.count, 1) }],
  'privateer-sunk': (fact, colour) => [{ from: other(fact), to: seat(fact), piece: 'ship', colour: colour(fact.seat) }],
  won: (fact) => [{ to: seat(fact), piece: 'prestige' }],
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
  const colour = (who: number) => catalogue.seats[who]?.key
  return DRAWN[entry.kind]?.(entry.about as EmpiresFact, colour) ?? []
}
