// What Empires says by itself; sentences about the game come from the server.

import { say as spoken } from '../lib/words'

const words = {
  turn: (turn: number) => spoken('empires-turn', { turn }),
  get setUp() {
    return spoken('empires-set-up')
  },
  round: (round: number, all: number) => spoken('empires-round', { round, all }),
  get phases(): Record<string, string> {
    return {
      'merchant fleets': spoken('empires-phase-merchant-fleets'),
      'first player': spoken('empires-phase-first-player'),
      'naval forces': spoken('empires-phase-naval-forces'),
      privateering: spoken('empires-phase-privateering'),
      interest: spoken('empires-phase-interest'),
      cards: spoken('empires-phase-cards'),
    }
  },
  get programming() {
    return spoken('empires-programming')
  },
  get tracks() {
    return spoken('empires-tracks')
  },
  get firstPlayer() {
    return spoken('empires-first-player')
  },
  place: (place: number) => spoken('empires-place', { place }),
  get prestige() {
    return spoken('empires-prestige')
  },
  get points() {
    return spoken('empires-points')
  },
  prestigeOf: (have: number, need: number) => spoken('empires-prestige-of', { have, need }),
  pointsOf: (have: number, need: number) => spoken('empires-points-of', { have, need }),
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
  get yourProgramme() {
    return spoken('empires-your-programme')
  },
  programmeOf: (who: string) => spoken('empires-programme-of', { who }),
  get yourCards() {
    return spoken('empires-your-cards')
  },
  cardsOf: (who: string) => spoken('empires-cards-of', { who }),
  get notChosen() {
    return spoken('empires-not-chosen')
  },
  get chooseFive() {
    return spoken('empires-choose-five')
  },
  slot: (n: number) => spoken('empires-slot', { n }),
  roundOf: (n: number) => spoken('empires-round-of', { n }),
  get sealed() {
    return spoken('empires-sealed')
  },
  get sealedFor() {
    return spoken('empires-sealed-for')
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
  get market() {
    return spoken('empires-market')
  },
  get noGoods() {
    return spoken('empires-no-goods')
  },
  get noLoans() {
    return spoken('empires-no-loans')
  },
  get oneLoan() {
    return spoken('empires-one-loan')
  },
  manyLoans: (n: number) => spoken('empires-many-loans', { n }),
  get interest() {
    return spoken('empires-interest')
  },
  get interestRevised() {
    return spoken('empires-interest-revised')
  },
  yourLoan: (n: number, size: number) => spoken('empires-your-loan', { n, size }),
  get abolished() {
    return spoken('empires-abolished')
  },
  get showKey() {
    return spoken('empires-show-key')
  },
  get foldKey() {
    return spoken('empires-fold-key')
  },
  get power() {
    return spoken('empires-power')
  },
  get difficulty() {
    return spoken('empires-difficulty')
  },
  get unrest() {
    return spoken('empires-unrest')
  },
  get mission() {
    return spoken('empires-mission')
  },
  get missions() {
    return spoken('empires-missions')
  },
  get colony() {
    return spoken('empires-colony')
  },
  get city() {
    return spoken('empires-city')
  },
  get relevant() {
    return spoken('empires-relevant')
  },
  get independent() {
    return spoken('empires-independent')
  },
  get excluded() {
    return spoken('empires-excluded')
  },
  get unexplored() {
    return spoken('empires-unexplored')
  },
  get explored() {
    return spoken('empires-explored')
  },
  get marked() {
    return spoken('empires-marked')
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
  get waiting() {
    return spoken('empires-waiting')
  },
  get sailed() {
    return spoken('empires-sailed')
  },
  get warBox() {
    return spoken('empires-war-box')
  },
  privateersIn: (n: number) => spoken('empires-privateers-in', { n }),
  doomed: (n: number) => spoken('empires-doomed', { n }),
  get free() {
    return spoken('empires-free')
  },
  controls: (who: string) => spoken('empires-controls', { who }),
  get safe() {
    return spoken('empires-safe')
  },
  get fromBottom() {
    return spoken('empires-from-bottom')
  },
  colonyOf: (who: string) => spoken('empires-colony-of', { who }),
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
  dice: (hits: number, dice: number) => spoken('empires-dice', { hits, dice }),
  successes: (hits: number, dice: number) => spoken('empires-successes', { hits, dice }),
  get atSea() {
    return spoken('empires-at-sea')
  },
  get fold() {
    return spoken('empires-fold')
  },
  get unfold() {
    return spoken('empires-unfold')
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
