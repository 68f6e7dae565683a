// Where the lines of a chart run. Everything is in pixels, so that letters keep their size.

interface Plot {
  left: number
  top: number
  width: number
  height: number
  least: number
  most: number
  ticks: number[]
  marks: number
}

export const HEIGHT = 168
const TOP = 10
const BOTTOM = 24
const LEFT = 30
const RIGHT = 104 // for the names at the ends of the lines
const TICKS = 4
const APART = 17 // two names

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000]

/** Round numbers from the least to the most of all values, zero among them. */
export function ticksOf(values: number[][]): number[] {
  const all = values.flat()
  const least = Math.min(0, ...all)
  const most = Math.max(1, ...all)
  const step = STEPS.find((one) => Math.ceil(most / one) - Math.floor(least / one) <= TICKS) ?? 2000
  const first = Math.floor(least / step)
  const last = Math.ceil(most / step)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

export function plotOf(values: number[][], width: number): Plot {
  const ticks = ticksOf(values)
  return {
    left: LEFT,
    top: TOP,
    width: Math.max(40, width - LEFT - RIGHT),
    height: HEIGHT - TOP - BOTTOM,
    least: ticks[0] ?? 0,
    most: ticks.at(-1) ?? 1,
    ticks,
    marks: values.length,
  }
}

export function across(plot: Plot, mark: number): number {
  return plot.left + (plot.marks > 1 ? (mark / (plot.marks - 1)) * plot.width : 0)
}

export function down(plot: Plot, value: number): number {
  return plot.top + (1 - (value - plot.least) / (plot.most - plot.least)) * plot.height
}

/** The mark nearest to a place. */
export function markAt(plot: Plot, x: number): number {
  const mark = Math.round(((x - plot.left) / plot.width) * (plot.marks - 1))
  return Math.max(0, Math.min(plot.marks - 1, mark))
}

/** Lines of equal value lie side by side, not on top of each other. */
export const aside = (seat: number, seats: number) => (seat - (seats - 1) / 2) * 1.6

export function lineOf(plot: Plot, values: number[][], seat: number, seats: number): string {
  return values
    .map((row, mark) => {
      const y = down(plot, row[seat] ?? 0) + aside(seat, seats)
      return `${mark ? 'L' : 'M'}${across(plot, mark).toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

/** Where the names stand at the ends: near their lines, but never on top of each other. */
export function spread(wanted: number[], least: number, most: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const found: number[] = [...wanted]
  let y = least - APART
  for (const i of order) {
    y = Math.max(wanted[i] ?? 0, y + APART)
    found[i] = y
  }
  let limit = most
  for (const i of order.toReversed()) {
    found[i] = Math.min(found[i] ?? 0, limit)
    limit = (found[i] ?? 0) - APART
  }
  return found
}
