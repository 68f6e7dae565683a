import type { GameMap } from '../src/map/types'

export const GAMES: string[]
export function placeOfMap(game: string): string
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the source is plain data
export function readSource(game: string): any
export function readWorld(): unknown
export function makeMap(source: unknown, world: unknown): GameMap
