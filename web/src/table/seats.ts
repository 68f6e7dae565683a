import type { Frame } from '../lib/wire'
import type { GameUi } from './game'

/** The seats in the order of play, as far as the game has one. */
export function order(frame: Frame, ui: GameUi | null): number[] {
  const all = frame.seats.map((_, seat) => seat)
  const told = ui?.order?.(frame) ?? []
  return told.length === all.length && all.every((seat) => told.includes(seat)) ? told : all
}
