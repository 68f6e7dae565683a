import type { NewTable } from '../lib/wire'

export type Guided = 'colonialism' | 'empires'

const LEVEL = 'greedy'

const bots = (count: number) => Array.from({ length: count }, () => ({ type: 'bot' as const, level: LEVEL }))

/** The tables at which the games are learned. */
export const TABLES: Record<Guided, NewTable> = {
  colonialism: { edition: 'colonialism/compass+quickstart', places: [{ type: 'me' }, ...bots(2)], private: true },
  empires: { edition: 'empires/second', places: [{ type: 'me' }, ...bots(3)], private: true },
}

export const isGuided = (name: string): name is Guided => name in TABLES
