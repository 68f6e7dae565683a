import type { Frame, NewTable, SeatRequest } from '../lib/wire'

/** A new table as this one was: one's own seats, the same bots, and the others' seats open for them. */
export function sameTable(frame: Frame): NewTable {
  const { about, seats, mine, clock } = frame
  return {
    edition: about.edition,
    places: seats.map(({ kind, level }, seat): SeatRequest => {
      if (mine.includes(seat)) return { type: 'me' }
      return kind === 'bot' ? { type: 'bot', level: level || about.level } : { type: 'open' }
    }),
    title: about.title,
    clock: clock?.rule ?? { type: 'none' },
    absence: about.absence,
    level: about.level,
    private: about.private,
    auto: about.auto,
  }
}
