// What the guide says, and when: lessons are a table for each game, and their words lie in the text files.

import { said } from '../lib/words'

interface LessonSaid {
  title: string
  text: string
  think: string | null // what to weigh before deciding
}

export interface Lesson {
  section: string // the paragraph it is about
  core?: boolean // comes up in every game, and is counted
  part?: string // the part of the page it is about
}

export interface Course {
  game: 'colonialism' | 'empires'
  start: Lesson[] // told at the beginning, one after the other
  asked: Record<string, Lesson> // the first time that something is asked, by prompt
  seen: Record<string, Lesson> // the first time that something happens, by kind of log entry
  over: Lesson // told at the end
}

export interface Told {
  key: string
  kind: 'start' | 'asked' | 'seen' | 'over'
  lesson: Lesson
}

/** What a lesson says by the rules of an edition; a game with nations says some things otherwise. */
export function saidIn({ game }: Course, key: string, edition: string): LessonSaid {
  const message = `lesson-${game}-${key.replace(' ', '-')}`
  const isOtherwise = edition.split('+').includes('nations')
  const part = (name: string) => (isOtherwise ? said(`${message}.${name}-nations`) : null) ?? said(`${message}.${name}`)
  return { title: said(message) ?? '', text: part('text') ?? '', think: part('think') }
}

/** The keys of all lessons. */
export function keysOf(course: Course): string[] {
  const named = (kind: 'asked' | 'seen') => Object.keys(course[kind]).map((key) => `${kind} ${key}`)
  return [...course.start.map((_, i) => `start ${i}`), ...named('asked'), ...named('seen'), 'over']
}

/** Those of the lessons that come up in every game. */
export function coreOf(course: Course): string[] {
  const isCore = ({ kind, lesson }: Told) => kind === 'start' || kind === 'over' || lesson.core
  return keysOf(course).filter((key) => {
    const told = lessonOf(course, key)
    return told && isCore(told)
  })
}

/** A lesson by its key. */
export function lessonOf(course: Course, key: string): Told | null {
  const at = key.indexOf(' ')
  const kind = (at < 0 ? key : key.slice(0, at)) as Told['kind']
  const name = key.slice(at + 1)
  const lesson =
    kind === 'start'
      ? course.start[Number(name)]
      : kind === 'over'
        ? course.over
        : kind === 'asked' || kind === 'seen'
          ? course[kind][name]
          : undefined
  return lesson ? { key, kind, lesson } : null
}
