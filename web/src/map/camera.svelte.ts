// Which part of the map is seen, in a window of some pixels.

import type { Box, GameMap, Point, Zoom } from './types'

const REFERENCE = 1128 // the width of the whole map, in pixels, at which pieces have their drawn size
const MOST = 4
const CLOSEST = 2.5 // on small windows: at least this much of the reference size
const SMALL = 0.55 // below this share of the reference size the whole map is too small to play on
const START = 0.95 // what a small window opens with
const LARGER = 1.1 // pieces and text on small windows
const GLIDE = 180 // milliseconds

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value))

/** Keeps the window on the sheet; a sheet smaller than the window stands in its middle. */
function held(centre: number, seen: number, length: number): number {
  return seen >= length ? length / 2 : between(seen / 2, centre, length - seen / 2)
}

export class Camera {
  width = $state(REFERENCE)
  height = $state(606)
  k = $state(1)
  #x = $state(0)
  #y = $state(0)
  #map: () => GameMap
  #frame = 0

  constructor(map: () => GameMap) {
    this.#map = map
    this.#x = map().width / 2
    this.#y = map().height / 2
  }

  /** Pixels for each unit when the whole map is seen. */
  get fit(): number {
    return Math.min(this.width / this.#map().width, this.height / this.#map().height) || 1
  }

  get p(): number {
    return this.fit * this.k
  }

  get s(): number {
    return Math.sqrt(this.#reference / this.p) * (this.small ? LARGER : 1)
  }

  get zoom(): Zoom {
    return { k: this.k, p: this.p, s: this.s }
  }

  /** True if the whole map is too small to play on. */
  get small(): boolean {
    return this.fit < SMALL * this.#reference
  }

  get most(): number {
    return Math.max(MOST, (CLOSEST * this.#reference) / this.fit)
  }

  get x(): number {
    return held(this.#x, this.width / this.p, this.#map().width)
  }

  get y(): number {
    return held(this.#y, this.height / this.p, this.#map().height)
  }

  /** The part of the sheet that is seen. */
  get seen(): Box {
    const [across, down] = [this.width / this.p / 2, this.height / this.p / 2]
    return [this.x - across, this.y - down, this.x + across, this.y + down]
  }

  get transform(): string {
    const [left, top] = this.seen
    return `translate(${(-left * this.p).toFixed(2)} ${(-top * this.p).toFixed(2)}) scale(${this.p.toFixed(5)})`
  }

  get #reference(): number {
    return REFERENCE / this.#map().width
  }

  /** The point of the sheet under a point of the window. */
  under([x, y]: Point): Point {
    const [left, top] = this.seen
    return [left + x / this.p, top + y / this.p]
  }

  shows([x, y]: Point): boolean {
    const [left, top, right, bottom] = this.seen
    return x >= left && x <= right && y >= top && y <= bottom
  }

  /** Magnifies; the point of the sheet under `at` stays there. */
  zoomAt(factor: number, at: Point) {
    this.#stop()
    const fixed = this.under(at)
    this.k = between(1, this.k * factor, this.most)
    this.#x = fixed[0] + (this.width / 2 - at[0]) / this.p
    this.#y = fixed[1] + (this.height / 2 - at[1]) / this.p
  }

  /** Moves by pixels; false if there is nowhere to go. */
  pan(right: number, down: number): boolean {
    this.#stop()
    const before = [this.x, this.y]
    this.#x = this.x - right / this.p
    this.#y = this.y - down / this.p
    return this.x !== before[0] || this.y !== before[1]
  }

  zoomBy(factor: number, still: boolean) {
    this.glide([this.x, this.y], this.k * factor, still)
  }

  whole(still: boolean) {
    this.glide([this.#map().width / 2, this.#map().height / 2], 1, still)
  }

  /** Opens: the whole map, or on small windows the surroundings of a point. */
  open(at: Point) {
    this.glide(at, this.small ? (START * this.#reference) / this.fit : 1, true)
  }

  /** Goes to a point and a magnification, at once if `still`. */
  glide(to: Point, magnification: number, still: boolean) {
    this.#stop()
    const k = between(1, magnification, this.most)
    if (still) {
      ;[this.#x, this.#y, this.k] = [to[0], to[1], k]
      return
    }
    const from = { x: this.x, y: this.y, k: this.k, time: performance.now() }
    const step = (now: number) => {
      const t = between(0, (now - from.time) / GLIDE, 1)
      const part = 1 - (1 - t) ** 3
      this.k = from.k * (k / from.k) ** part
      this.#x = from.x + (to[0] - from.x) * part
      this.#y = from.y + (to[1] - from.y) * part
      this.#frame = t < 1 ? requestAnimationFrame(step) : 0
    }
    this.#frame = requestAnimationFrame(step)
  }

  #stop() {
    if (this.#frame) cancelAnimationFrame(this.#frame)
    this.#frame = 0
  }
}
