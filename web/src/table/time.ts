const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A span of time in its two largest units: "1 d 4 h", "12:05". */
export function spoken(left: number): string {
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`
  const seconds = Math.floor((left % MINUTE) / SECOND)
  return `${Math.floor(left / MINUTE)}:${String(seconds).padStart(2, '0')}`
}
