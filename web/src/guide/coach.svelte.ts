// The guide at one table: which lessons have come up, which one is being read, and what it points at.

import { untrack } from 'svelte'
import type { Entry } from '../lib/wire'
import type { TableSession } from '../table/session.svelte'
import { coreOf, lessonOf, type Course, type Told } from './lessons'

const MOST_AT_ONCE = 2 // things that happened; others come up when they happen again

interface StoredProgress {
  told: string[]
  read: string[]
}

function kept(table: string): StoredProgress {
  try {
    const found = JSON.parse(sessionStorage.getItem(`guide ${table}`) ?? '') as StoredProgress
    if (Array.isArray(found.told) && Array.isArray(found.read)) return found
  } catch {
    // nothing was kept, or nothing may be
  }
  return { told: [], read: [] }
}

export class CoachState {
  told = $state.raw<string[]>([]) // in the order in which they came up
  read = $state.raw<string[]>([])
  at = $state(0)
  #hintFor = $state('') // the question for which a sound choice was asked for
  #hasActed = false // since the lesson came up that is being read

  constructor(
    readonly session: TableSession,
    readonly course: Course,
  ) {
    const { told, read } = kept(session.table)
    this.told = [...new Set([...course.start.map((_, i) => `start ${i}`), ...told])].filter((key) =>
      lessonOf(course, key),
    )
    this.read = read
    this.turnTo(Math.max(0, this.unread ?? this.told.length - 1))
  }

  // --- what happens at the table ---

  /** Called while a component is set up: lessons come up as the game goes on. */
  follow() {
    $effect(() => {
      if (this.session.sending) this.#hasActed = true
    })
    $effect(() => {
      const { frame, news } = this.session
      if (frame) untrack(() => this.came(news))
    })
    $effect(() => {
      const keep: StoredProgress = { told: this.told, read: this.read }
      try {
        sessionStorage.setItem(`guide ${this.session.table}`, JSON.stringify(keep))
      } catch {
        // it is only a convenience
      }
    })
  }

  /** What a new frame brings up. Whoever still reads is not interrupted. */
  came(news: Entry[]) {
    for (const key of this.happened(news)) this.add(key)
    if (this.prompt) this.add(`asked ${this.prompt}`)
    if (this.session.isOver) {
      this.add('over')
      this.turnTo(this.told.indexOf('over'))
    } else if (this.#hasActed || this.lesson?.kind === 'asked') this.goOn()
  }

  /** New lessons for what has happened; only a few at once, those of every game first. */
  private happened(entries: Entry[]): string[] {
    const fresh = [...new Set(entries.map((entry) => `seen ${entry.kind}`))].filter((key) => !this.told.includes(key))
    const late = (key: string) => (lessonOf(this.course, key)?.lesson.core ? 0 : 1)
    return fresh
      .filter((key) => lessonOf(this.course, key))
      .sort((a, b) => late(a) - late(b))
      .slice(0, MOST_AT_ONCE)
  }

  private add(key: string) {
    if (!this.told.includes(key) && lessonOf(this.course, key)) this.told = [...this.told, key]
  }

  // --- what is being read ---

  lesson = $derived.by<Told | null>(() => lessonOf(this.course, this.told[this.at] ?? ''))
  prompt = $derived.by(() => (this.session.isAsked ? (this.session.frame?.question?.prompt ?? '') : ''))
  left = $derived(this.told.filter((key) => !this.read.includes(key)).length)

  /** The first lesson that was not read yet, otherwise that of the open question. */
  #onward = $derived.by<number | null>(() => {
    const next = this.unread ?? this.told.indexOf(`asked ${this.prompt}`)
    return next >= 0 && next !== this.at ? next : null
  })
  canGoOn = $derived(this.#onward !== null)

  get unread(): number | null {
    const found = this.told.findIndex((key) => !this.read.includes(key))
    return found < 0 ? null : found
  }

  goOn() {
    if (this.#onward !== null) this.turnTo(this.#onward)
  }

  back() {
    if (this.at > 0) this.turnTo(this.at - 1)
  }

  private turnTo(at: number) {
    this.at = at
    this.#hasActed = false
    const key = this.told[at]
    if (key && !this.read.includes(key)) this.read = [...this.read, key]
  }

  #core = $derived.by(() => coreOf(this.course))
  all = $derived(this.#core.length)
  done = $derived(this.#core.filter((key) => this.read.includes(key)).length)

  // --- a sound choice ---

  #question = $derived.by(() => {
    const { isAsked, frame } = this.session
    return isAsked && frame ? `${frame.seq} ${frame.draft}` : ''
  })
  #sound = $derived.by(() => {
    const { options, advice } = this.session
    return options.find((choice) => choice.action === advice?.hint) ?? null
  })

  canHint = $derived(!!this.#sound)
  hint = $derived(this.#hintFor && this.#hintFor === this.#question ? this.#sound : null)

  askHint() {
    this.#hintFor = this.#question
  }

  /** What on the page is pointed at: a sound choice first, otherwise what the lesson is about. */
  pointsAt = $derived.by<string[]>(() => {
    if (this.hint) {
      const id = this.hint.thing
      const button = `[data-option="${CSS.escape(this.hint.action)}"]`
      return id ? [`[data-thing="${CSS.escape(id)}"]`, button] : [button]
    }
    const part = this.lesson?.lesson.part
    return part ? [`[data-part="${CSS.escape(part)}"]`] : []
  })
}
