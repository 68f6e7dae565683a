// What the text table says by itself, asked for by property.

import { say as spoken } from '../lib/words'

const words = {
  turn: (turn: number, turns: number) => spoken('colonialism-turn', { turn, turns }),
  get notBegun() {
    return spoken('colonialism-not-begun')
  },
  get policies() {
    return spoken('colonialism-policies')
  },
  get turnOrder() {
    return spoken('colonialism-turn-order')
  },
  row: (row: number) => spoken('colonialism-row', { row }),
  get free() {
    return spoken('colonialism-free')
  },
  acted: (count: number) => spoken('colonialism-acted', { count }),
  get supply() {
    return spoken('colonialism-supply')
  },
  get natives() {
    return spoken('colonialism-natives')
  },
  get mercenaries() {
    return spoken('colonialism-mercenaries')
  },
  get bag() {
    return spoken('colonialism-bag')
  },
  get event() {
    return spoken('colonialism-event')
  },
  eventsLeft: (count: number) => spoken('colonialism-events-left', { count }),
  get upgrades() {
    return spoken('colonialism-upgrades')
  },
  get interests() {
    return spoken('colonialism-interests')
  },
  get deck() {
    return spoken('colonialism-deck')
  },
  get discard() {
    return spoken('colonialism-discard')
  },
  get hand() {
    return spoken('colonialism-hand')
  },
  get hands() {
    return spoken('colonialism-hands')
  },
  get reserve() {
    return spoken('colonialism-reserve')
  },
  get policy() {
    return spoken('colonialism-policy')
  },
  get action() {
    return spoken('colonialism-action')
  },
  get needsShip() {
    return spoken('colonialism-needs-ship')
  },
  get needsPresence() {
    return spoken('colonialism-needs-presence')
  },
  get emptyHand() {
    return spoken('colonialism-empty-hand')
  },
  get acting() {
    return spoken('colonialism-acting')
  },
  get hiddenCard() {
    return spoken('colonialism-hidden-card')
  },
  get openCard() {
    return spoken('colonialism-open-card')
  },
  get ownHidden() {
    return spoken('colonialism-own-hidden')
  },
  ships: (fresh: number, used: number) => spoken('colonialism-ships', { fresh, used }),
  discs: (count: number) => spoken('colonialism-discs', { count }),
  cubesOf: (count: number, colour: string) => spoken('colonialism-cubes-of', { count, colour: colour.toLowerCase() }),
  hiredBy: (who: string) => spoken('colonialism-hired-by', { who }),
  get colonizedNow() {
    return spoken('colonialism-colonized-now')
  },
  get regions() {
    return spoken('colonialism-regions')
  },
  get region() {
    return spoken('colonialism-region')
  },
  get orderTile() {
    return spoken('colonialism-order-tile')
  },
  get value() {
    return spoken('colonialism-value')
  },
  get total() {
    return spoken('colonialism-total')
  },
  get limitTile() {
    return spoken('colonialism-limit-tile')
  },
  get above() {
    return spoken('colonialism-above')
  },
  get discsHead() {
    return spoken('colonialism-discs-head')
  },
  get cubes() {
    return spoken('colonialism-cubes')
  },
  get neighbours() {
    return spoken('colonialism-neighbours')
  },
  get seas() {
    return spoken('colonialism-seas')
  },
  get zones() {
    return spoken('colonialism-zones')
  },
  get zone() {
    return spoken('colonialism-zone')
  },
  get shipsHead() {
    return spoken('colonialism-ships-head')
  },
  get touches() {
    return spoken('colonialism-touches')
  },
  get players() {
    return spoken('colonialism-players')
  },
  get player() {
    return spoken('colonialism-player')
  },
  get cards() {
    return spoken('colonialism-cards')
  },
  get effect() {
    return spoken('colonialism-effect')
  },
  get kind() {
    return spoken('colonialism-kind')
  },
  get owner() {
    return spoken('colonialism-owner')
  },
  get forSale() {
    return spoken('colonialism-for-sale')
  },
  get discards() {
    return spoken('colonialism-discards')
  },
  get none() {
    return spoken('colonialism-none')
  },
  get text() {
    return spoken('colonialism-text')
  },
  get choices() {
    return spoken('colonialism-choices')
  },
  ofCards: (count: number) => spoken('colonialism-of-cards', { count }),
}

export const say = () => words
