// What is seen to happen when a line of the log is told.

import { about, thing, type ThingId } from '../lib/things'
import type { Catalogue, Entry } from '../lib/wire'
import type { Effect } from '../table/game'
import { printedOf } from './table'

/** What facts of Colonialism are about, each of them a part of this. */
type ColonialismField =
  'seat' | 'region' | 'other' | 'zone' | 'to' | 'row' | 'colour' | 'colour2' | 'number' | 'count' | 'event' | 'upgrade'
type ColonialismFact = Readonly<Record<ColonialismField, number>>
type Tale = (fact: ColonialismFact, catalogue: Catalogue) => Effect[]

const seat = (fact: ColonialismFact): ThingId => thing('seat', fact.seat)
const region = (fact: ColonialismFact): ThingId => thing('region', fact.region)
const other = (fact: ColonialismFact): ThingId => thing('region', fact.other)
const zone = (fact: ColonialismFact): ThingId => thing('zone', fact.zone)
const NATIVES = thing('supply', 0)
const BAG = thing('bag', 0)

const colourOf = (catalogue: Catalogue, { seat }: ColonialismFact) => catalogue.seats[seat]?.key ?? ''
const cubeOf = (catalogue: Catalogue, colour: number) => catalogue.things['colour']?.[colour]?.key ?? ''

/** Mercenaries look like the supply that they come from. */
const hiredFrom = (catalogue: Catalogue): ThingId => thing('supply', printedOf(catalogue).hired_from)
const hired = (catalogue: Catalogue) => about(catalogue, hiredFrom(catalogue))?.key ?? ''

const inRegion: Tale = (fact) => [{ to: region(fact) }]
const rolled: Tale = (fact, all) => [
  { to: seat(fact), piece: 'die', colour: colourOf(all, fact), text: String(fact.count) },
]
const cardToRegion: Tale = (fact, all) => [
  { from: seat(fact), to: region(fact), piece: 'card', colour: colourOf(all, fact) },
]
const cubesToSeat: Tale = (fact, all) => [
  { from: region(fact), to: seat(fact), piece: 'cube', colour: cubeOf(all, fact.colour), text: `+${fact.count}` },
]

const TALES: Record<string, Tale> = {
  tile: (fact) => [{ to: region(fact), piece: 'token', text: String(fact.number) }],
  cube: (fact, all) => [{ from: BAG, to: region(fact), piece: 'cube', colour: cubeOf(all, fact.colour) }],
  'order-rolled': rolled,
  'row-taken': (fact, all) => [
    { from: seat(fact), to: thing('row', fact.row), piece: 'disc', colour: colourOf(all, fact) },
  ],
  'card-drawn': (fact) => [{ from: thing('deck', 0), to: seat(fact), piece: 'card' }],
  'card-drawn-hidden': (fact, all) => [{ to: seat(fact), piece: 'card', colour: colourOf(all, fact) }],
  'card-recovered': (fact) => [{ to: seat(fact), piece: 'card' }],
  'ship-placed': (fact, all) => [{ from: seat(fact), to: zone(fact), piece: 'ship', colour: colourOf(all, fact) }],
  'ship-moved': (fact, all) => [
    { from: zone(fact), to: thing('zone', fact.to), piece: 'ship', colour: colourOf(all, fact) },
  ],
  'ship-used': (fact) => [{ to: zone(fact) }],
  explores: inRegion,
  withdraws: inRegion,
  'plays-action': cardToRegion,
  'plays-policy': cardToRegion,
  'plays-policy-hidden': cardToRegion,
  die: rolled,
  'discs-added': (fact, all) => [
    { from: seat(fact), to: region(fact), piece: 'disc', colour: colourOf(all, fact), text: `+${fact.count}` },
  ],
  'discs-removed': (fact, all) => [
    { from: region(fact), to: seat(fact), piece: 'disc', colour: colourOf(all, fact), text: `−${fact.count}` },
  ],
  'natives-added': (fact) => [
    { from: NATIVES, to: region(fact), piece: 'disc', colour: 'natives', text: `+${fact.count}` },
  ],
  'natives-removed': (fact) => [
    { from: region(fact), to: NATIVES, piece: 'disc', colour: 'natives', text: `−${fact.count}` },
  ],
  'mercenaries-hired': (fact, all) => [
    { from: hiredFrom(all), to: region(fact), piece: 'disc', colour: hired(all), text: `+${fact.count}` },
  ],
  'mercenaries-left': (fact, all) => [
    { from: region(fact), to: hiredFrom(all), piece: 'disc', colour: hired(all), text: `−${fact.count}` },
  ],
  'cubes-traded': (fact, all) => [
    { from: region(fact), to: other(fact), piece: 'cube', colour: cubeOf(all, fact.colour) },
    { from: other(fact), to: region(fact), piece: 'cube', colour: cubeOf(all, fact.colour2) },
  ],
  'cubes-shipped': (fact, all) =>
    fact.count
      ? [
          {
            from: region(fact),
            to: other(fact),
            piece: 'cube',
            colour: cubeOf(all, fact.colour),
            text: `${fact.count}`,
          },
        ]
      : [],
  'region-colonized': inRegion,
  'policy-revealed': (fact, all) => [{ to: region(fact), piece: 'card', colour: colourOf(all, fact) }],
  unrest: inRegion,
  conflict: inRegion,
  treaty: inRegion,
  trimmed: inRegion,
  'nothing-consolidated': inRegion,
  collected: cubesToSeat,
  'interests-pay': cubesToSeat,
  'cube-returned': (fact, all) => [
    { from: seat(fact), to: region(fact), piece: 'cube', colour: cubeOf(all, fact.colour) },
  ],
  'cube-paid': (fact, all) => [{ from: seat(fact), piece: 'cube', colour: cubeOf(all, fact.colour) }],
  'event-revealed': (fact) => [{ to: thing('event', fact.event), piece: 'card' }],
  'upgrade-bought': (fact) => [{ from: thing('upgrade', fact.upgrade), to: seat(fact), piece: 'card' }],
  'extra-card': (fact) => [{ to: seat(fact), piece: 'card' }],
}

export function effects(entry: Entry, catalogue: Catalogue): Effect[] {
  return TALES[entry.kind]?.(entry.about as ColonialismFact, catalogue) ?? []
}
