import { expect, test } from 'vitest'
import type { Frame } from '../lib/wire'
import { sameTable } from './again'

test('the same table again: own seats, bots, and open seats for the others', () => {
  const frame = {
    about: { edition: 'empires/second', title: 'Tuesday', absence: 'bot', level: 'greedy', private: true, auto: false },
    mine: [1],
    seats: [
      { kind: 'person', level: '' },
      { kind: 'person', level: '' },
      { kind: 'bot', level: 'random' },
    ],
    clock: { rule: { type: 'per_move', seconds: 60 }, seats: [] },
  } as unknown as Frame
  expect(sameTable(frame)).toEqual({
    edition: 'empires/second',
    places: [{ type: 'open' }, { type: 'me' }, { type: 'bot', level: 'random' }],
    title: 'Tuesday',
    clock: { type: 'per_move', seconds: 60 },
    absence: 'bot',
    level: 'greedy',
    private: true,
    auto: false,
  })
})
