// What happened at a table, station by station, through one pair of eyes. Each is asked for once.

import type { StationShown } from '../lib/wire'

const BACK = 6 // lines to look back at first

type Ask = (since: number, until: number) => Promise<StationShown[]>

export class Stations {
  #kept = new Map<number, StationShown>()

  constructor(readonly ask: Ask) {}

  /** A station by its number, in a line; else the last one of the line. */
  async find(seq: number, number?: number): Promise<StationShown | undefined> {
    const kept = number === undefined ? undefined : this.#kept.get(number)
    if (kept?.seq === seq) return kept
    const line = await this.told(seq - 1, seq)
    return number === undefined ? line.at(-1) : line.find((one) => one.number === number)
  }

  /** The one after a station, or after a line; nothing at the end of what has happened. */
  async next(seq: number, number: number | undefined, last: number): Promise<StationShown | undefined> {
    if (number !== undefined) {
      const kept = this.#kept.get(number + 1)
      if (kept) return kept
    }
    for (let from = number === undefined ? seq : seq - 1; from < last;) {
      const page = await this.page(from, last)
      const found = page.find((one) => one.number > (number ?? 0))
      if (found || !page.length) return found
      from = page.at(-1)?.seq ?? last
    }
    return undefined
  }

  /** The one before a station, or before the last one of a line; nothing at the beginning. */
  async previous(seq: number, number: number | undefined): Promise<StationShown | undefined> {
    if (number === 1) return undefined
    const kept = number === undefined ? undefined : this.#kept.get(number - 1)
    if (kept) return kept
    for (let lines = BACK; ; lines *= 4) {
      const since = Math.max(0, seq - lines)
      const found = await this.told(since, seq)
      const at = number ?? found.at(-1)?.number ?? 0
      const before = found.findLast((one) => one.number < at)
      if (before || since === 0) return before
    }
  }

  /** All stations after a line and up to another, page by page. */
  private async told(since: number, until: number): Promise<StationShown[]> {
    const found: StationShown[] = []
    for (let from = since; from < until;) {
      const page = await this.page(from, until)
      found.push(...page)
      from = page.at(-1)?.seq ?? until
    }
    return found
  }

  private async page(since: number, until: number): Promise<StationShown[]> {
    const found = await this.ask(since, until)
    for (const one of found) this.#kept.set(one.number, one)
    return found
  }
}
