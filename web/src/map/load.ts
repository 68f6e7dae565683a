/** The maps, each fetched when its game is first shown. */

import type { ColonialismMap, EmpiresMap } from './types'

export async function loadColonialismMap(): Promise<ColonialismMap> {
  return (await import('../maps/generated/colonialism.json')).default as unknown as ColonialismMap
}

export async function loadEmpiresMap(): Promise<EmpiresMap> {
  return (await import('../maps/generated/empires.json')).default as unknown as EmpiresMap
}
