import type { Entry } from '../lib/wire'

interface LogLine {
  key: string
  seq: number
  section: string
  text: string
  count: number
}

/** The same line several times in a row is one line. */
export function gathered(entries: Entry[]): LogLine[] {
  const lines: LogLine[] = []
  for (const [i, entry] of entries.entries()) {
    const last = lines.at(-1)
    if (last && last.text === entry.text) {
      last.count += 1
      last.seq = entry.seq
    } else lines.push({ key: `${entry.seq}.${i}`, seq: entry.seq, section: entry.section, text: entry.text, count: 1 })
  }
  return lines
}
