// Finding words in the rules, whatever their case and accents.

import type { ChapterShown } from '../lib/wire'

interface Piece {
  text: string
  hit: boolean
}

/** A text letter by letter without case and accents, as long as before. */
function plain(text: string): string {
  return [...text].map((sign) => reduced(sign).padEnd(sign.length)).join('')
}

function reduced(sign: string): string {
  const small = sign.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return small.length === sign.length ? small : sign
}

/** The words somebody looks for. */
export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean)
}

/** A text cut into what matches one of the words and what does not. */
export function pieces(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, hit: false }]
  const within = plain(text)
  const marked = new Array<boolean>(text.length).fill(false)
  for (const word of words)
    for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, at + word.length))
      marked.fill(true, at, at + word.length)
  const found: Piece[] = []
  for (let at = 0; at < text.length; at++) {
    const hit = marked[at] ?? false
    const last = found.at(-1)
    if (last?.hit === hit) last.text += text[at]
    else found.push({ text: text[at] ?? '', hit })
  }
  return found
}

const hasAll = (text: string, words: string[]) => {
  const within = plain(text)
  return words.every((word) => within.includes(word))
}

/** What is left of a chapter: the statements and rulings that have all the words, or all of it if its heading has. */
export function narrowed(chapter: ChapterShown, words: string[]): ChapterShown | null {
  if (!words.length || hasAll(`${chapter.key} ${chapter.heading}`, words)) return chapter
  const statements = chapter.statements.filter((one) => hasAll(`${one.id} ${one.text}`, words))
  const rulings = chapter.rulings.filter((one) =>
    hasAll(`${one.number} ${one.topic} ${one.decision} ${one.reason}`, words),
  )
  return statements.length || rulings.length ? { ...chapter, statements, rulings } : null
}

/** How often the words are marked in what is shown of a chapter. */
export function hitsIn(chapter: ChapterShown, words: string[]): number {
  const texts = [
    chapter.heading,
    ...chapter.statements.map((one) => one.text),
    ...chapter.rulings.flatMap((one) => [one.topic, one.decision, one.reason]),
  ]
  return texts.reduce((sum, text) => sum + pieces(text, words).filter((piece) => piece.hit).length, 0)
}

/** The chapter that a section names: itself, the one its statement stands in, or the nearest one above it. */
export function chapterFor(chapters: ChapterShown[], section: string): ChapterShown | undefined {
  const byStatement = chapters.find((one) => one.statements.some((statement) => statement.id === section))
  for (let key = section.trim(); key; key = above(key)) {
    const found = chapters.find((one) => one.key === key || one.key === `${key}.0`)
    if (found) return found
    if (byStatement) return byStatement
  }
  return undefined
}

function above(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.'), key.lastIndexOf(' ')))
}

/** An id for the document: letters, digits and dashes. */
export const anchor = (key: string) => `rule-${key.replace(/[^A-Za-z0-9]+/g, '-')}`
