// A server in miniature, for tests: answers by path, and what was sent to it.

import { configure } from '@testing-library/svelte'
import { vi } from 'vitest'
import type { Editions, OptionShown, OwnTable } from '../lib/wire'

// Looking for things by role takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const option = (name: string, given: Partial<OptionShown> = {}): OptionShown => ({
  name,
  title: `The ${name}`,
  line: '',
  ruling: '',
  needs: '',
  excludes: '',
  least: 2,
  most: 4,
  ...given,
})

const second = { least: 4, most: 6 }

export const EDITIONS: Editions = {
  recommended: 'colonialism/compass',
  games: [
    { key: 'colonialism', title: 'Colonialism', line: 'Six regions.' },
    { key: 'empires', title: 'Empires Overseas', line: 'The world.' },
  ],
  editions: [
    {
      ...{ name: 'colonialism/original', game: 'colonialism', title: 'Original edition', line: '', minutes: 120 },
      ...{ year: 2011, least: 2, most: 4, options: [option('short')] },
    },
    {
      ...{ name: 'colonialism/compass', game: 'colonialism', title: 'Compass edition', line: '', minutes: 120 },
      ...{ year: 2018, least: 2, most: 4 },
      options: [
        option('events'),
        option('quickstart', { ruling: 'A85' }),
        option('conflictevents', { ruling: 'A78', needs: 'events' }),
      ],
    },
    {
      ...{ name: 'empires/second', game: 'empires', title: 'Second edition', line: '', minutes: 180 },
      ...{ year: 2013, ...second },
      options: [
        option('nations', { least: 2, most: 5 }),
        option('nogifts', { ruling: 'AMB-128', excludes: 'freegifts', ...second }),
        option('freegifts', { ruling: 'AMB-128', ...second }),
      ],
    },
  ],
  levels: ['random', 'greedy'],
  level_names: [
    { key: 'random', title: 'Random', line: 'Anything.' },
    { key: 'greedy', title: 'Greedy', line: 'What looks best.' },
  ],
}

export const own = (table: string, given: Partial<OwnTable> = {}): OwnTable => ({
  table,
  state: 'running',
  changed: Date.now() / 1000,
  seats: [0],
  awaited: [],
  shown: {
    edition: 'colonialism/compass+events',
    title: '',
    seats: [
      { kind: 'person', name: 'Ada', level: '' },
      { kind: 'bot', name: '', level: 'greedy' },
    ],
    clock: { type: 'none' },
    absence: 'wait',
  },
  ...given,
})

export interface Sent {
  method: string
  path: string
  body: unknown
}

/** Every answer is JSON with status 200, or a refusal: `{ status, body }`. */
export function serve(answers: Record<string, unknown>): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = address.split('?')[0] ?? ''
    const method = init?.method ?? 'GET'
    sent.push({ method, path, body: init?.body ? JSON.parse(init.body as string) : undefined })
    const found = answers[`${method} ${path}`] ?? answers[path]
    if (found === undefined) return Response.json({ code: 'not-signed-in', reason: 'Not signed in.' }, { status: 401 })
    const { status, body } = (found as { status?: number; body?: unknown }).status
      ? (found as { status: number; body: unknown })
      : { status: 200, body: found }
    return Response.json(body, { status })
  })
  return sent
}
