// What the guide says, and when. Lessons are data: one file for each game, in both languages.

interface Said {
  title: string
  text: string
  think?: string // what to weigh before deciding
}

export interface Lesson {
  section: string // the paragraph it is about
  core?: boolean // comes up in every game, and is counted
  part?: string // the part of the page it is about
  en: Said
  de: Said
  nations?: { en: Partial<Said>; de: Partial<Said> } // what is different in a game with nations
}

export interface Course {
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

/** What a lesson says in a language, by the rules of an edition. */
export function saidIn(lesson: Lesson, language: 'en' | 'de', edition: string): Said {
  const nations = edition.split('+').includes('nations') ? lesson.nations?.[language] : undefined
  return { ...lesson[language], ...nations }
}

/** The lessons that come up in every game. */
export function coreOf(course: Course): string[] {
  const named = (kind: 'asked' | 'seen') =>
    Object.entries(course[kind])
      .filter(([, lesson]) => lesson.core)
      .map(([key]) => `${kind} ${key}`)
  return [...course.start.map((_, i) => `start ${i}`), ...named('asked'), ...named('seen'), 'over']
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
