// The games, each fetched when one of its tables is first shown.

import { withWords } from '../lib/words'
import type { GameUi } from './game'

export async function loadGame(game: string): Promise<GameUi> {
  if (game === 'empires') return (await withWords(import('../empires'), 'empires')).default
  if (game === 'colonialism') return (await withWords(import('../colonialism'), 'colonialism')).default
  return (await import('../outline')).default
}
