// Where a turn stands: the five rounds, then the phases of the edition.

import type { Catalogue, Frame } from '../lib/wire'
import type { Phase } from '../table/game'
import { boardOf } from './model'
import { say } from './words'

const number = (frame: Frame, field: string) => {
  const found = frame.view[field]
  return typeof found === 'number' ? found : 0
}

export function turn(frame: Frame): string {
  return 'turn' in frame.view ? say().turn(number(frame, 'turn')) : say().setUp
}

export function phases(frame: Frame, catalogue: Catalogue): Phase[] {
  const board = boardOf(catalogue)
  const [round, phase] = [number(frame, 'round'), number(frame, 'phase')]
  const stateOf = (place: number, now: number): Phase['state'] =>
    place < now ? 'done' : place === now ? 'now' : 'next'
  const rounds = Array.from({ length: board.rounds }, (_, i): Phase => {
    const state = phase > 0 ? 'done' : stateOf(i + 1, round)
    return { label: state === 'now' ? say().round(i + 1, board.rounds) : String(i + 1), state }
  })
  const later = board.phases
    .slice(1)
    .map((key, i): Phase => ({ label: say().phases[key] ?? key, state: stateOf(i + 1, phase) }))
  const first: Phase[] = board.revised
    ? []
    : [{ label: say().programming, state: round === 0 && phase === 0 ? 'now' : 'done' }]
  return [...first, ...rounds, ...later]
}
