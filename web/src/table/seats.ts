import type { Frame } from '../lib/wire'

/** The seats in the order of play, as far as the game has one. */
export function order(frame: Frame): number[] {
  const all = frame.seats.map((_, seat) => seat)
  for (const field of ['track', 'order']) {
    const told = frame.view[field]
    if (Array.isArray(told) && told.length === all.length && all.every((seat) => told.includes(seat)))
      return told as number[]
  }
  return all
}
