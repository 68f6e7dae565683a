import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../lib/languages'
import { prefs } from '../lib/prefs.svelte'
import { recorded } from '../testing/recorded'
import { colonialism } from './colonialism'
import { empires } from './empires'
import { coreOf, keysOf, lessonOf, saidIn } from './lessons'

beforeEach(() => prefs.speak('en'))

const EACH = LANGUAGES.map((language) => [language] as const)

// A course is of one book, whose paragraphs begin alike.
describe.each([
  ['colonialism-compass', '', colonialism],
  ['empires-second', 'CE ', empires],
] as const)('%s', (name, book, course) => {
  const rules = recorded(name)
  const [game = ''] = name.split('-')

  test('every question has a lesson, and no lesson is about a question that is never asked', () => {
    const prompts = rules.prompts.filter(([, paragraph]) => paragraph.startsWith(book)).map(([key]) => key)
    expect(prompts.length).toBeGreaterThan(20)
    expect(Object.keys(course.asked).toSorted()).toEqual([...new Set(prompts)].toSorted())
  })

  test('whatever is explained can happen', () => {
    const facts = rules.facts.map(([kind]) => kind)
    for (const kind of Object.keys(course.seen)) expect(facts).toContain(kind)
  })

  test.each(EACH)('every lesson names a paragraph and speaks %s', (language) => {
    const paragraphs = rules.paragraphs.filter((paragraph) => paragraph.startsWith(book))
    prefs.speak(language)
    for (const key of keysOf(course)) {
      expect(paragraphs).toContain(lessonOf(course, key)?.lesson.section)
      const { title, text, think } = saidIn(course, key, '')
      expect(title).not.toBe('')
      expect(text).not.toBe('')
      expect(`${title} ${text} ${think ?? ''}`).not.toContain('!')
      if (key.startsWith('asked')) expect(think, `what to think of: ${key}`).toBeTruthy()
    }
  })

  test.each(EACH)('no lesson is written in %s that is never told', (language) => {
    const written = readFileSync(`src/words/${language}/lessons-${game}.ftl`, 'utf8').matchAll(/^lesson-(\S+) =/gm)
    const told = keysOf(course).map((key) => `${game}-${key.replace(' ', '-')}`)
    expect([...written].map((found) => found[1])).toEqual(told)
  })

  test('the lessons of every game can be found by their keys', () => {
    const core = coreOf(course)
    expect(core.length).toBeGreaterThan(10)
    for (const key of core) expect(lessonOf(course, key)).not.toBeNull()
    expect(lessonOf(course, 'asked nothing')).toBeNull()
    expect(lessonOf(course, '')).toBeNull()
  })
})

test('with nations, colonies and cities are explained by their goals', () => {
  const told = (key: string, edition: string) => saidIn(empires, key, edition).text
  for (const key of ['asked conquer', 'seen colony-founded']) {
    expect(told(key, 'empires/second')).not.toContain('goal')
    expect(told(key, 'empires/second+nations')).toContain('goal')
  }
  expect(told('asked city', 'empires/second')).not.toContain('Historical')
  expect(told('asked city', 'empires/second+nogifts+nations')).toContain('Historical')
  expect(told('asked nation', 'empires/second+nations')).toContain('Prestige')
})

test('advice on Trade holds whichever of the two regions is the own one', () => {
  for (const key of ['trade-second', 'trade-give', 'trade-for'])
    expect(saidIn(colonialism, `asked ${key}`, '').think).toMatch(
      /If you collect in the first region.*(If you collect in the second|Otherwise)/,
    )
})
