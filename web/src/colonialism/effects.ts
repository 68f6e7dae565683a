// What is seen to happen when a line of the log is told.

import { thing, type ThingId } from '../lib/things'
import type { Catalogue, Entry } from '../lib/wire'
import type { Effect } from '../table/game'
import { boardOf } from './model'

type Tale = (numbers: number[], catalogue: Catalogue) => Effect[]

const seat = (number: number): ThingId => thing('seat', number)
const region = (number: number): ThingId => thing('region', number)
const zone = (number: number): ThingId => thing('zone', number)
const NATIVES = thing('supply', 0)
const MERCENARIES = thing('supply', 1)
const BAG = thing('bag', 0)

const colourOf = (catalogue: Catalogue, number: number) => catalogue.seats[number]?.key ?? ''
const cubeOf = (catalogue: Catalogue, number: number) => catalogue.things['colour']?.[number]?.key ?? ''

/** Mercenaries are purple where the edition has discs for them, and gray otherwise. */
const hired = (catalogue: Catalogue) => (boardOf(catalogue).purple ? 'mercenaries' : 'natives')
const hiredFrom = (catalogue: Catalogue) => (boardOf(catalogue).purple ? MERCENARIES : NATIVES)

const TALES: Record<string, Tale> = {
  tile: ([place = 0, number = 0]) => [{ to: region(place), piece: 'token', text: String(number) }],
  cube: ([place = 0, colour = 0], all) => [
    { from: BAG, to: region(place), piece: 'cube', colour: cubeOf(all, colour) },
  ],
  'order-rolled': ([who = 0, count = 0], all) => [
    { to: seat(who), piece: 'die', colour: colourOf(all, who), text: String(count) },
  ],
  'row-taken': ([who = 0, row = 0], all) => [
    { from: seat(who), to: thing('row', row), piece: 'disc', colour: colourOf(all, who) },
  ],
  'card-drawn': ([who = 0]) => [{ from: thing('deck', 0), to: seat(who), piece: 'card' }],
  'card-drawn-hidden': ([who = 0], all) => [{ to: seat(who), piece: 'card', colour: colourOf(all, who) }],
  'card-recovered': ([who = 0]) => [{ to: seat(who), piece: 'card' }],
  'ship-placed': ([who = 0, at = 0], all) => [
    { from: seat(who), to: zone(at), piece: 'ship', colour: colourOf(all, who) },
  ],
  'ship-moved': ([who = 0, from = 0, to = 0], all) => [
    { from: zone(from), to: zone(to), piece: 'ship', colour: colourOf(all, who) },
  ],
  'ship-used': ([, at = 0]) => [{ to: zone(at) }],
  explores: ([, place = 0]) => [{ to: region(place) }],
  withdraws: ([, place = 0]) => [{ to: region(place) }],
  'plays-action': ([who = 0, , place = 0], all) => [
    { from: seat(who), to: region(place), piece: 'card', colour: colourOf(all, who) },
  ],
  'plays-policy': ([who = 0, , place = 0], all) => [
    { from: seat(who), to: region(place), piece: 'card', colour: colourOf(all, who) },
  ],
  'plays-policy-hidden': ([who = 0, place = 0], all) => [
    { from: seat(who), to: region(place), piece: 'card', colour: colourOf(all, who) },
  ],
  die: ([who = 0, count = 0], all) => [
    { to: seat(who), piece: 'die', colour: colourOf(all, who), text: String(count) },
  ],
  'discs-added': ([who = 0, place = 0, count = 0], all) => [
    { from: seat(who), to: region(place), piece: 'disc', colour: colourOf(all, who), text: `+${count}` },
  ],
  'discs-removed': ([who = 0, place = 0, count = 0], all) => [
    { from: region(place), to: seat(who), piece: 'disc', colour: colourOf(all, who), text: `−${count}` },
  ],
  'natives-added': ([place = 0, count = 0]) => [
    { from: NATIVES, to: region(place), piece: 'disc', colour: 'natives', text: `+${count}` },
  ],
  'natives-removed': ([place = 0, count = 0]) => [
    { from: region(place), to: NATIVES, piece: 'disc', colour: 'natives', text: `−${count}` },
  ],
  'mercenaries-hired': ([, place = 0, count = 0], all) => [
    { from: hiredFrom(all), to: region(place), piece: 'disc', colour: hired(all), text: `+${count}` },
  ],
  'mercenaries-left': ([, place = 0, count = 0], all) => [
    { from: region(place), to: hiredFrom(all), piece: 'disc', colour: hired(all), text: `−${count}` },
  ],
  'cubes-traded': ([one = 0, colour = 0, other = 0, back = 0], all) => [
    { from: region(one), to: region(other), piece: 'cube', colour: cubeOf(all, colour) },
    { from: region(other), to: region(one), piece: 'cube', colour: cubeOf(all, back) },
  ],
  'cubes-shipped': ([one = 0, other = 0, colour = 0, count = 0], all) =>
    count
      ? [{ from: region(one), to: region(other), piece: 'cube', colour: cubeOf(all, colour), text: `${count}` }]
      : [],
  'region-colonized': ([place = 0]) => [{ to: region(place) }],
  'policy-revealed': ([who = 0, , place = 0], all) => [
    { to: region(place), piece: 'card', colour: colourOf(all, who) },
  ],
  unrest: ([, place = 0]) => [{ to: region(place) }],
  conflict: ([place = 0]) => [{ to: region(place) }],
  treaty: ([, place = 0]) => [{ to: region(place) }],
  trimmed: ([place = 0]) => [{ to: region(place) }],
  'nothing-consolidated': ([, place = 0]) => [{ to: region(place) }],
  collected: ([who = 0, place = 0, colour = 0, count = 0], all) => [
    { from: region(place), to: seat(who), piece: 'cube', colour: cubeOf(all, colour), text: `+${count}` },
  ],
  'interests-pay': ([who = 0, place = 0, colour = 0, count = 0], all) => [
    { from: region(place), to: seat(who), piece: 'cube', colour: cubeOf(all, colour), text: `+${count}` },
  ],
  'cube-returned': ([who = 0, place = 0, colour = 0], all) => [
    { from: seat(who), to: region(place), piece: 'cube', colour: cubeOf(all, colour) },
  ],
  'cube-paid': ([who = 0, colour = 0], all) => [{ from: seat(who), piece: 'cube', colour: cubeOf(all, colour) }],
  'event-revealed': ([event = 0]) => [{ to: thing('event', event), piece: 'card' }],
  'upgrade-bought': ([who = 0, upgrade = 0]) => [{ from: thing('upgrade', upgrade), to: seat(who), piece: 'card' }],
  'extra-card': ([who = 0]) => [{ to: seat(who), piece: 'card' }],
}

export function effects(entry: Entry, catalogue: Catalogue): Effect[] {
  return TALES[entry.kind]?.(entry.numbers, catalogue) ?? []
}
