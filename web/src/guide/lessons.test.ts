import { describe, expect, test } from 'vitest'
import { colonialism } from './colonialism'
import { empires } from './empires'
import { recorded } from '../testing/recorded'
import { coreOf, lessonOf, saidIn, type Course, type Lesson } from './lessons'

const lessonsOf = ({ start, asked, seen, over }: Course): Lesson[] => [
  ...start,
  ...Object.values(asked),
  ...Object.values(seen),
  over,
]

// A course is of one book, whose paragraphs begin alike.
describe.each([
  ['colonialism-compass', '', colonialism],
  ['empires-second', 'CE ', empires],
] as const)('%s', (name, book, course) => {
  const rules = recorded(name)

  test('every question has a lesson, and no lesson is about a question that is never asked', () => {
    const prompts = rules.prompts.filter(([, paragraph]) => paragraph.startsWith(book)).map(([key]) => key)
    expect(prompts.length).toBeGreaterThan(20)
    expect(Object.keys(course.asked).toSorted()).toEqual([...new Set(prompts)].toSorted())
  })

  test('whatever is explained can happen', () => {
    const facts = rules.facts.map(([kind]) => kind)
    for (const kind of Object.keys(course.seen)) expect(facts).toContain(kind)
  })

  test('every lesson speaks both languages and names a paragraph', () => {
    const paragraphs = rules.paragraphs.filter((paragraph) => paragraph.startsWith(book))
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
