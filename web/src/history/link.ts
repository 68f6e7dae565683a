// A moment of a game in the address of the page: /table/ID?at=198&seat=2. Seats are counted from 0, as on the wire.

import { router } from '../lib/router.svelte'

export interface Moment {
  at: number
  seat?: number
}

function counted(said: string | null): number | undefined {
  return said !== null && /^\d{1,7}$/.test(said) ? Number(said) : undefined
}

/** The moment that an address names, if it names one. */
export function momentOf(query: URLSearchParams): Moment | null {
  const at = counted(query.get('at'))
  if (!at) return null
  const seat = counted(query.get('seat'))
  return seat === undefined ? { at } : { at, seat }
}

/** The address of the page says which moment is looked at; nothing if it is now. */
export function noteMoment(moment: Moment | null) {
  router.note({ at: moment ? String(moment.at) : null, seat: moment?.seat === undefined ? null : String(moment.seat) })
}

/** An address that can be given to somebody else. */
export function addressOf(table: string, moment: Moment): string {
  const query = new URLSearchParams({ at: String(moment.at) })
  if (moment.seat !== undefined) query.set('seat', String(moment.seat))
  return `${location.origin}/table/${encodeURIComponent(table)}?${query}`
}
