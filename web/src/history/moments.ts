// Moments of a game that were looked at. Each is asked for once, one at a time, and only the latest wish counts.

import type { Frame } from '../lib/wire'

const MOST_KEPT = 400
const PAUSE = 150 // milliseconds between two requests, for the sake of the server

export class Moments {
  #kept = new Map<string, Frame>()
  #running: Promise<unknown> = Promise.resolve()
  #wishes = 0
  #askedAt = 0

  constructor(
    readonly ask: (seq: number, seat: number | undefined) => Promise<Frame>,
    readonly pause = PAUSE,
  ) {}

  /** The table after a line, told in this way; nothing if another moment was wished for in the meantime. */
  async find(seq: number, seat: number | undefined, way: string): Promise<Frame | null> {
    const wish = ++this.#wishes
    const key = `${way} ${seat ?? ''} ${seq}`
    const kept = this.#kept.get(key)
    if (kept) return kept
    await this.#running.catch(() => undefined)
    if (wish === this.#wishes) await this.breathe()
    if (wish !== this.#wishes) return null
    this.#askedAt = Date.now()
    const asked = this.ask(seq, seat)
    this.#running = asked
    const frame = await asked
    this.keep(key, frame)
    return wish === this.#wishes ? frame : null
  }

  /** Whatever is still on its way is not wished for any more. */
  forget() {
    this.#wishes++
  }

  private breathe(): Promise<void> {
    const left = this.#askedAt + this.pause - Date.now()
    return left > 0 ? new Promise((done) => setTimeout(done, left)) : Promise.resolve()
  }

  private keep(key: string, frame: Frame) {
    if (this.#kept.size >= MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '')
    this.#kept.set(key, frame)
  }
}
