import { beforeEach, expect, test } from 'vitest'
import type { Entry, Frame } from '../lib/wire'
import type { TableSession } from '../table/session.svelte'
import { CoachState } from './coach.svelte'
import { colonialism } from './colonialism'

/** Only what the guide looks at. */
class FakeSession {
  table = 'T'
  isAsked = $state(false)
  isOver = $state(false)
  sending = $state<string | null>(null)
  news = $state.raw<Entry[]>([])
  frame = $state.raw<Frame | null>(null)
  advice = $state.raw<{ hint: string | null } | null>(null)
  options = $state.raw([
    { action: 'draw', label: 'Draw 3 cards', thing: '' },
    { action: 'play army', label: 'Play Army', thing: 'card:0' },
  ])

  ask(prompt: string, seq = 1) {
    this.isAsked = true
    this.frame = { seq, draft: 0, question: { prompt } } as unknown as Frame
  }
}

const entry = (kind: string) => ({ kind }) as Entry

beforeEach(() => sessionStorage.clear())

function start() {
  const fake = new FakeSession()
  const coach = new CoachState(fake as unknown as TableSession, colonialism)
  return { fake, coach }
}

function readAll(coach: CoachState) {
  while (coach.canGoOn) coach.goOn()
}

test('the introduction comes first, then the question', () => {
  const { fake, coach } = start()
  fake.ask('row')
  coach.came([])
  expect(coach.lesson?.key).toBe('start 0')
  for (let i = 1; i < colonialism.start.length; i++) coach.goOn()
  expect(coach.lesson?.kind).toBe('start')
  coach.goOn()
  expect(coach.lesson?.key).toBe('asked row')
  expect(coach.canGoOn).toBe(false)
  expect(coach.done).toBe(6)
})

test('a question is explained once; later its lesson is shown again', () => {
  const { fake, coach } = start()
  fake.ask('row')
  coach.came([])
  readAll(coach)
  fake.ask('act', 2)
  coach.came([])
  expect(coach.lesson?.key).toBe('asked act')
  fake.ask('row', 3)
  coach.came([])
  expect(coach.lesson?.key).toBe('asked row')
  expect(coach.told.filter((key) => key === 'asked row')).toHaveLength(1)
})

test('what has happened is explained before the next question, and whoever reads is not interrupted', () => {
  const { fake, coach } = start()
  fake.ask('act')
  coach.came([])
  readAll(coach)
  fake.isAsked = false
  coach.came([entry('explores'), entry('conflict'), entry('collected'), entry('tile')])
  expect(coach.lesson?.key).toBe('seen conflict')
  fake.ask('collect', 2)
  coach.came([entry('explores')])
  expect(coach.lesson?.key).toBe('seen conflict')
  expect(coach.left).toBe(3)
  readAll(coach)
  expect(coach.lesson?.key).toBe('asked collect')
})

test('a sound choice is shown on request, and only for this question', () => {
  const { fake, coach } = start()
  fake.ask('act')
  fake.advice = { hint: 'play army' }
  expect(coach.canHint).toBe(true)
  expect(coach.hint).toBeNull()
  coach.askHint()
  expect(coach.hint?.label).toBe('Play Army')
  expect(coach.pointsAt).toHaveLength(2)
  fake.ask('act', 2)
  expect(coach.hint).toBeNull()
})

test('what was read stays read when the page is loaded again', () => {
  sessionStorage.setItem('guide T', JSON.stringify({ told: ['asked act'], read: ['start 0', 'start 1'] }))
  const { coach } = start()
  expect(coach.lesson?.key).toBe('start 2')
  expect(coach.told).toContain('asked act')
})
