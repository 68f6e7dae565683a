// The games, each fetched when one of its tables is first shown.

import type { GameUi } from './game'

export async function loadGame(game: string): Promise<GameUi> {
  if (game === 'empires') return (await import('../empires')).default
  if (game === 'colonialism') return (await import('../colonialism')).default
  return (await import('../outline')).default
}
