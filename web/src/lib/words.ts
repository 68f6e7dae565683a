// What the pages say by themselves. Every language has a folder of text files; a page brings those that it needs.

import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import type { Area, MessageKey, Messages } from '../words/keys.gen'
import { folderOf } from './languages'
import { prefs } from './prefs.svelte'

const FILES = import.meta.glob<TextFile>(['../words/*/*.ftl', '!**/language.ftl'], { import: 'default' })

export type TextFile = FluentResource['body']

const bundles = new Map<string, FluentBundle>()
const asked = new Map<string, Promise<void>>() // by path
const needed = new Set<Area>()

/** Resolves when the texts of some areas are there, in the language in use. */
export async function need(...areas: Area[]): Promise<void> {
  for (const area of areas) needed.add(area)
  await fetched(untrack(() => prefs.language)) // whoever waits for texts stays when the language changes
}

/** A part of the program together with the texts that it needs. */
export async function withWords<T>(part: Promise<T>, ...areas: Area[]): Promise<T> {
  const [loaded] = await Promise.all([part, need(...areas)])
  return loaded
}

/** Changes the language, as soon as all that is needed of it is there. */
export async function speak(language: string): Promise<void> {
  await fetched(language)
  prefs.speak(language)
}

async function fetched(language: string): Promise<void> {
  const paths = () => [...needed].map((area) => `../words/${language}/${area}.ftl`)
  while (paths().some((path) => !asked.has(path))) await Promise.all(paths().map(fetchedOnce))
  await Promise.all(paths().map(fetchedOnce))
}

function fetchedOnce(path: string): Promise<void> {
  const found = asked.get(path) ?? FILES[path]?.().then((body) => add(folderOf(path), body)) ?? Promise.resolve()
  asked.set(path, found)
  found.catch(() => asked.delete(path)) // another time perhaps
  return found
}

/** Adds a text file to a language. */
export function add(language: string, body: TextFile) {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false })
  bundle.addResource({ body })
  bundles.set(language, bundle)
}

type MessageValues<K extends MessageKey> = keyof Messages[K] extends never ? [] : [given: Messages[K]]

/** A message in the language in use; call it where it is shown, so that it changes with the language. */
export function say<K extends MessageKey>(key: K, ...[given]: MessageValues<K>): string {
  return said(key, given) ?? key
}

/** A message that need not exist, such as the name of something that another server knows. */
export function said(key: string, given?: Record<string, FluentVariable>): string | null {
  const bundle = bundles.get(prefs.language)
  const [name = '', attribute] = key.split('.')
  const message = bundle?.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return bundle && pattern ? bundle.formatPattern(pattern, given) : null
}

/** "a, b and c" in the language in use. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(prefs.language, { type: 'conjunction' }).format(names)
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "5 minutes ago", for a moment in seconds since 1970. */
export function ago(moment: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - moment)
  const format = new Intl.RelativeTimeFormat(prefs.language, { numeric: 'auto', style: 'short' })
  for (const [unit, length] of STEPS) if (passed >= length) return format.format(-Math.floor(passed / length), unit)
  return format.format(0, 'second')
}
