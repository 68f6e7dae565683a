import type { NewTable } from '../lib/wire'
import { withWords } from '../lib/words'

export type Guided = 'colonialism' | 'empires'

const LEVEL = 'greedy'

const bots = (count: number) => Array.from({ length: count }, () => ({ type: 'bot' as const, level: LEVEL }))

/** The tables at which the games are learned. */
export const TABLES: Record<Guided, NewTable> = {
  colonialism: { edition: 'colonialism/compass+quickstart', places: [{ type: 'me' }, ...bots(2)], private: true },
  empires: { edition: 'empires/second', places: [{ type: 'me' }, ...bots(3)], private: true },
}

export const isGuided = (name: string): name is Guided => name in TABLES

/** The guide of a game, if it has one; it is fetched when somebody first wants it. */
export const coached = (game: string) =>
  isGuided(game) ? withWords(import('./CoachPanel.svelte'), 'guide', `lessons-${game}`) : null
