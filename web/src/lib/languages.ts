// The languages: a folder of text files is a language, and says itself what it is called.

import type { FluentResource } from '@fluent/bundle'

export const USUAL = 'en'

const FILES = import.meta.glob<FluentResource['body']>('../words/*/language.ftl', { import: 'default', eager: true })

const NAMES = new Map(Object.entries(FILES).map(([path, body]) => [folderOf(path), String(body[0]?.value)]))

/** All there are, the usual one first. */
export const LANGUAGES = [...NAMES.keys()].sort((a, b) => Number(b === USUAL) - Number(a === USUAL))

/** What a language calls itself. */
export const nameOf = (language: string) => NAMES.get(language) ?? language

/** The first language there is of those that somebody likes, such as "de-CH" and "en". */
export function firstOf(wished: readonly string[]): string {
  const found = wished.map((tag) => tag.split('-')[0] ?? '').find((language) => NAMES.has(language))
  return found ?? USUAL
}

/** "../words/de/table.ftl" speaks German. */
export function folderOf(path: string): string {
  return path.split('/').at(-2) ?? ''
}
