import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { colonialism } from './colonialism'
import { empires } from './empires'
import { coreOf, lessonOf, saidIn, type Course, type Lesson } from './lessons'

const GAMES = '../src/metropole/games'
const REVISED = '# --- the revised rules ---'

const source = (path: string) => readFileSync(`${GAMES}/${path}`, 'utf8')

function promptsOf(game: string): string[] {
  const [second = ''] = source(`${game}/rules/prompts.py`).split(REVISED)
  return [...second.matchAll(/Prompt\(\s*"([^"]+)"/g)].map((found) => found[1] ?? '')
}

function factsOf(game: string): string[] {
  return [...source(`${game}/rules/facts.py`).matchAll(/^ {4}\("([^"]+)", \(/gm)].map((found) => found[1] ?? '')
}

function paragraphsOf(book: string): string[] {
  return [...source(`${book}.toml`).matchAll(/^\[paragraph\."([^"]+)"\]/gm)].map((found) => found[1] ?? '')
}

const lessonsOf = ({ start, asked, seen, over }: Course): Lesson[] => [
  ...start,
  ...Object.values(asked),
  ...Object.values(seen),
  over,
]

describe.each([
  ['colonialism', 'colonialism/book/statements', colonialism],
  ['empires', 'empires/book/second', empires],
] as const)('%s', (game, book, course) => {
  test('every question has a lesson, and no lesson is about a question that is never asked', () => {
    const prompts = promptsOf(game)
    expect(prompts.length).toBeGreaterThan(20)
    expect(Object.keys(course.asked).toSorted()).toEqual([...new Set(prompts)].toSorted())
  })

  test('whatever is explained can happen', () => {
    const facts = factsOf(game)
    for (const kind of Object.keys(course.seen)) expect(facts).toContain(kind)
  })

  test('every lesson speaks both languages and names a paragraph', () => {
    const paragraphs = paragraphsOf(book)
    for (const lesson of lessonsOf(course)) {
      expect(paragraphs).toContain(lesson.section)
      for (const said of [lesson.en, lesson.de]) {
        expect(said.title).not.toBe('')
        expect(said.text).not.toBe('')
        expect(`${said.title} ${said.text} ${said.think ?? ''}`).not.toContain('!')
      }
      expect(lesson.de.text).not.toBe(lesson.en.text)
    }
  })

  test('every decision says what to think of', () => {
    for (const lesson of Object.values(course.asked)) {
      expect(lesson.en.think).toBeTruthy()
      expect(lesson.de.think).toBeTruthy()
    }
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
  const told = (key: string, edition: string) => {
    const found = lessonOf(empires, key)
    return found ? saidIn(found.lesson, 'en', edition).text : ''
  }
  for (const key of ['asked conquer', 'seen colony-founded']) {
    expect(told(key, 'empires/second')).not.toContain('goal')
    expect(told(key, 'empires/second+nations')).toContain('goal')
  }
  expect(told('asked city', 'empires/second')).not.toContain('Historical')
  expect(told('asked city', 'empires/second+nogifts+nations')).toContain('Historical')
  expect(told('asked nation', 'empires/second+nations')).toContain('Prestige')
})

test('whatever a game with nations says otherwise, it says in both languages', () => {
  const otherwise = lessonsOf(empires).flatMap((lesson) => (lesson.nations ? [lesson.nations] : []))
  expect(otherwise.length).toBeGreaterThan(3)
  for (const { en, de } of otherwise) expect(Object.keys(en)).toEqual(Object.keys(de))
})

test('advice on Trade holds whichever of the two regions is the own one', () => {
  for (const key of ['trade-second', 'trade-give', 'trade-for'])
    expect(colonialism.asked[key]?.en.think).toMatch(
      /If you collect in the first region.*(If you collect in the second|Otherwise)/,
    )
})
