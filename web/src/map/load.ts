/** The maps, each fetched when its game is first shown. */

import type { ColonialismMap, EmpiresMap } from './types'

export async function loadColonialismMap(): Promise<ColonialismMap> {
  return (await import('../../../src/metropole/games/colonialism/map.json')).default as unknown as ColonialismMap
}

export async function loadEmpiresMap(): Promise<EmpiresMap> {
  return (await import('../../../src/metropole/games/empires/map.json')).default as unknown as EmpiresMap
}
