// Text files against each other, and against whoever uses them. `npx vitest run src/words -u` writes keys.gen.ts anew.

import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES, nameOf, USUAL } from '../lib/languages'

type MessageVariables = Map<string, string[]> // the variables of every message and attribute

const HERE = 'src/words'
const LESSONS = /^lessons-/ // found by the tables of the guide, and tested there

const areasOf = (language: string) =>
  readdirSync(join(HERE, language))
    .map((name) => name.replace(/\.ftl$/, ''))
    .filter((name) => name !== 'language')
    .toSorted()

/** Every variable in a pattern, and in whatever it holds. */
function variablesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(variablesIn)
  if (typeof part !== 'object' || part === null) return []
  const { type, name } = part as { type?: string; name?: string }
  return type === 'var' && name ? [name] : Object.values(part).flatMap(variablesIn)
}

function read(language: string, area: string): MessageVariables {
  const text = readFileSync(join(HERE, language, `${area}.ftl`), 'utf-8')
  const { body } = new FluentResource(text)
  expect(body.map(({ id }) => id)).toEqual([...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1])) // no junk
  const said: MessageVariables = new Map()
  for (const { id, value, attributes } of body)
    for (const [name, pattern] of [[id, value] as const, ...Object.entries(attributes)]) {
      const key = name === id ? id : `${id}.${name}`
      expect(said.has(key), `${key} is said twice`).toBe(false)
      said.set(key, [...new Set(variablesIn(pattern))].toSorted())
    }
  return said
}

const areas = areasOf(USUAL)
const usual = new Map(areas.filter((area) => !LESSONS.test(area)).flatMap((area) => [...read(USUAL, area)]))

test('the keys that the program may use are those of the text files', async () => {
  const shape = (variables: string[]) =>
    variables.length ? `{ ${variables.map((name) => `${name}: Value`).join('; ')} }` : 'Nothing'
  const source = [
    '// Made from the English text files by words.test.ts: every message, and what it needs.',
    '',
    "import type { FluentVariable as Value } from '@fluent/bundle'",
    '',
    'type Nothing = Record<never, never>',
    '',
    'export interface Messages {',
    ...[...usual].map(([key, variables]) => `  '${key}': ${shape(variables)}`),
    '}',
    '',
    'export type MessageKey = keyof Messages',
    '',
    `export type Area =\n${areas.map((area) => `  | '${area}'`).join('\n')}`,
    '',
  ]
  await expect(source.join('\n')).toMatchFileSnapshot('./keys.gen.ts')
})

test.each(LANGUAGES)('%s says everything, with the same variables, and nothing else', (language) => {
  expect(areasOf(language)).toEqual(areas)
  for (const area of areas)
    expect(Object.fromEntries(read(language, area))).toEqual(Object.fromEntries(read(USUAL, area)))
  expect(nameOf(language)).not.toBe(language)
})

test('everything that is said is used', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  const sources = files.filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|^words/.test(name))
  const text = sources.map((name) => readFileSync(join('src', name), 'utf-8')).join('\n')
  const whole = new Set([...text.matchAll(/[(?:]\s*'([a-z][\w.-]*)'/g)].map((found) => found[1]))
  const begun = [...text.matchAll(/\b(?:say|said|spoken)\(\s*`([a-z][\w.-]*-)\$\{/g)].map((found) => found[1] ?? '')
  const isUsed = (key: string) => whole.has(key) || begun.some((start) => key.startsWith(start))
  expect([...usual.keys()].filter((key) => !isUsed(key))).toEqual([])
})
