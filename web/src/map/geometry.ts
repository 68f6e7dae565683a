// Small sums about points on the map.

import type { Point } from './types'

/** A point that keeps its place beside an anchor when pieces and text are drawn at the scale `s`. */
export function near(anchor: Point, point: Point, s: number): Point {
  return [anchor[0] + (point[0] - anchor[0]) * s, anchor[1] + (point[1] - anchor[1]) * s]
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(other[0] - one[0], other[1] - one[1])
}

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface Stop {
  id: string
  at: Point
  /** Touches the place one comes from. */
  close: boolean
}

const WIDEST = (75 * Math.PI) / 180
const CLOSE = 0.6

/** Where an arrow key leads: the nearest stop in that direction, neighbours first; null if there is none. */
export function toward(from: Point, direction: Point, stops: Stop[]): string | null {
  let best: string | null = null
  let least = Infinity
  for (const { id, at, close } of stops) {
    const far = distance(from, at)
    if (!far) continue
    const along = ((at[0] - from[0]) * direction[0] + (at[1] - from[1]) * direction[1]) / far
    const angle = Math.acos(Math.max(-1, Math.min(1, along)))
    if (angle > WIDEST) continue
    const cost = far * (1 + 1.5 * angle) * (close ? CLOSE : 1)
    if (cost < least) [best, least] = [id, cost]
  }
  return best
}

/** The point of a box nearest to another point. */
export function edgeOf([left, top, right, bottom]: readonly [number, number, number, number], [x, y]: Point): Point {
  return [Math.max(left, Math.min(right, x)), Math.max(top, Math.min(bottom, y))]
}
