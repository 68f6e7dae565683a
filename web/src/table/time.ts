import { prefs } from '../lib/prefs.svelte'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A span of time in its two largest units: "1 day 4 hr", "12:05". */
export function spoken(left: number): string {
  if (left >= DAY) return `${units(left / DAY, 'day')} ${units((left % DAY) / HOUR, 'hour')}`
  if (left >= HOUR) return `${units(left / HOUR, 'hour')} ${units((left % HOUR) / MINUTE, 'minute')}`
  const seconds = Math.floor((left % MINUTE) / SECOND)
  return `${Math.floor(left / MINUTE)}:${String(seconds).padStart(2, '0')}`
}

function units(count: number, unit: 'day' | 'hour' | 'minute'): string {
  return new Intl.NumberFormat(prefs.language, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(count))
}
