// What the text table says by itself, asked for by property.

import { say as spoken } from '../lib/words'

const words = {
  turn: (turn: number) => spoken('empires-turn', { turn }),
  round: (round: number, all: number) => spoken('empires-round', { round, all }),
  get tracks() {
    return spoken('empires-tracks')
  },
  get firstPlayer() {
    return spoken('empires-first-player')
  },
  get prestige() {
    return spoken('empires-prestige')
  },
  get points() {
    return spoken('empires-points')
  },
  net: (net: number) => spoken('empires-net', { net }),
  get treasury() {
    return spoken('empires-treasury')
  },
  get fleets() {
    return spoken('empires-fleets')
  },
  get squadrons() {
    return spoken('empires-squadrons')
  },
  get goods() {
    return spoken('empires-goods')
  },
  get loans() {
    return spoken('empires-loans')
  },
  get loan() {
    return spoken('empires-loan')
  },
  get diplomacy() {
    return spoken('empires-diplomacy')
  },
  monopolyCount: (n: number) => spoken('empires-monopoly-count', { n }),
  get notChosen() {
    return spoken('empires-not-chosen')
  },
  get hidden() {
    return spoken('empires-hidden')
  },
  get now() {
    return spoken('empires-now')
  },
  get done() {
    return spoken('empires-done')
  },
  get unplayed() {
    return spoken('empires-unplayed')
  },
  get laid() {
    return spoken('empires-laid')
  },
  get locked() {
    return spoken('empires-locked')
  },
  used: (name: string) => spoken('empires-used', { name }),
  get progress() {
    return spoken('empires-progress')
  },
  get abolished() {
    return spoken('empires-abolished')
  },
  get power() {
    return spoken('empires-power')
  },
  get mission() {
    return spoken('empires-mission')
  },
  get america() {
    return spoken('empires-america')
  },
  get circumnavigation() {
    return spoken('empires-circumnavigation')
  },
  get undiscovered() {
    return spoken('empires-undiscovered')
  },
  discovered: (turn: number) => spoken('empires-discovered', { turn }),
  get warBox() {
    return spoken('empires-war-box')
  },
  privateersIn: (n: number) => spoken('empires-privateers-in', { n }),
  doomed: (n: number) => spoken('empires-doomed', { n }),
  get war() {
    return spoken('empires-war')
  },
  year: (year: number) => spoken('empires-year', { year }),
  get attacker() {
    return spoken('empires-attacker')
  },
  get defender() {
    return spoken('empires-defender')
  },
  ally: (who: string) => spoken('empires-ally', { who }),
  offers: (n: number) => spoken('empires-offers', { n }),
  lostAtSea: (n: number) => spoken('empires-lost-at-sea', { n }),
  successes: (hits: number, dice: number) => spoken('empires-successes', { hits, dice }),
  get atSea() {
    return spoken('empires-at-sea')
  },
  text: {
    get title() {
      return spoken('empires-text-title')
    },
    get moment() {
      return spoken('empires-text-moment')
    },
    get yourTurn() {
      return spoken('empires-text-your-turn')
    },
    get territories() {
      return spoken('empires-text-territories')
    },
    get players() {
      return spoken('empires-text-players')
    },
    get tracks() {
      return spoken('empires-text-tracks')
    },
    get loans() {
      return spoken('empires-text-loans')
    },
    get programme() {
      return spoken('empires-text-programme')
    },
    get territory() {
      return spoken('empires-text-territory')
    },
    get state() {
      return spoken('empires-text-state')
    },
    get resources() {
      return spoken('empires-text-resources')
    },
    get markers() {
      return spoken('empires-text-markers')
    },
    get neighbours() {
      return spoken('empires-text-neighbours')
    },
    get player() {
      return spoken('empires-text-player')
    },
    get more() {
      return spoken('empires-text-more')
    },
    get none() {
      return spoken('empires-text-none')
    },
    get asking() {
      return spoken('empires-text-asking')
    },
    get order() {
      return spoken('empires-text-order')
    },
    endDie: (roll: number) => spoken('empires-text-end-die', { roll: Math.min(6, roll) }),
    get noResources() {
      return spoken('empires-text-no-resources')
    },
    get outside() {
      return spoken('empires-text-outside')
    },
    get given() {
      return spoken('empires-text-given')
    },
  },
  awards: {
    get progress() {
      return spoken('empires-awards-progress')
    },
    get mission() {
      return spoken('empires-awards-mission')
    },
    get empire() {
      return spoken('empires-awards-empire')
    },
    war: (n: number) => spoken('empires-awards-war', { n: `${n < 0 ? '−' : ''}${Math.abs(n)}` }),
    placed: (n: number) => spoken('empires-awards-placed', { n }),
  },
}

export const say = () => words
