// A moment of a game in the address of the page: /table/ID?at=198&station=240&seat=2.
// The station, if there is one, is in that line. Seats are counted from 0, as on the wire.

import { router } from '../lib/router.svelte'

export interface Moment {
  at: number
  station?: number
  seat?: number
}

function counted(said: string | null): number | undefined {
  return said !== null && /^\d{1,7}$/.test(said) ? Number(said) : undefined
}

/** The moment that an address names, if it names one. */
export function momentOf(query: URLSearchParams): Moment | null {
  const at = counted(query.get('at'))
  if (!at) return null
  const [station, seat] = [counted(query.get('station')), counted(query.get('seat'))]
  return { at, ...(station && { station }), ...(seat !== undefined && { seat }) }
}

/** The address of the page says which moment is looked at; nothing if it is now. */
export function noteMoment(moment: Moment | null) {
  const said = (number: number | undefined) => (number === undefined ? null : String(number))
  router.note({ at: said(moment?.at), station: said(moment?.station), seat: said(moment?.seat) })
}

/** An address that can be given to somebody else. */
export function addressOf(table: string, moment: Moment): string {
  const query = new URLSearchParams({ at: String(moment.at) })
  if (moment.station !== undefined) query.set('station', String(moment.station))
  if (moment.seat !== undefined) query.set('seat', String(moment.seat))
  return `${location.origin}/table/${encodeURIComponent(table)}?${query}`
}
