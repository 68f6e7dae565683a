// The cells of an outline: where a thing stands first, and what stands in lines of its own.

import type { ThingId } from '../lib/things'
import type { Cell, OutlineSection } from '../lib/wire'

/** The first cell that names a thing, for each thing; where a row is told twice, its options are offered once. */
export function firstCells(sections: OutlineSection[]): Map<ThingId, Cell> {
  const found = new Map<ThingId, Cell>()
  const walk = (cell: Cell) => {
    if (cell.thing && !found.has(cell.thing)) found.set(cell.thing, cell)
    cell.parts?.forEach(walk)
  }
  for (const { rows = [] } of sections) for (const row of rows) row.forEach(walk)
  return found
}

/** Sections in the order in which they are read: where the game stands, one's own cards, and all the rest. */
export function inReadingOrder(sections: OutlineSection[]): OutlineSection[] {
  const [first, ...rest] = sections
  if (!first) return []
  const own = rest.filter((section) => section.key === 'hand')
  return [first, ...own, ...rest.filter((section) => !own.includes(section))]
}

/** The columns in which something stands, by number; the first names the rows. */
export function filledColumns({ rows = [] }: OutlineSection): number[] {
  const most = Math.max(0, ...rows.map((row) => row.length))
  const isFilled = (cell: Cell | undefined) => !!cell && (!!cell.text || !!cell.parts)
  return Array.from({ length: most }, (_, i) => i).filter((i) => i === 0 || rows.some((row) => isFilled(row[i])))
}

/** Parts that are long, or that something can be done with, stand under each other. */
export function isStacked({ text, parts = [], joint = ', ' }: Cell): boolean {
  return !text && (['\n', '; '].includes(joint) || parts.some((part) => part.thing && part.parts))
}
