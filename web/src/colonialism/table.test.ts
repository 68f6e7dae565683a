import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Entry, Frame } from '../lib/wire'
import { recorded, sessionAt } from '../testing/recorded'
import ui from './index'
import ColonialismSeatPanel from './ColonialismSeatPanel.svelte'

afterEach(cleanup)

describe.each(['colonialism-original', 'colonialism-spielworxx', 'colonialism-compass'] as const)('%s', (name) => {
  const { catalogues, frames, finished } = recorded(name)
  const catalogue = catalogues.en

  it('draws the seats, also small', () => {
    for (const frame of [...frames.slice(-1), ...finished]) {
      const session = sessionAt(frame, catalogue)
      for (const compact of [false, true])
        for (const seat of catalogue.seats.keys()) {
          const { container } = render(ColonialismSeatPanel, { session, seat, compact })
          expect(container.querySelector(`[data-thing="seat:${seat}"]`)).not.toBeNull()
          expect(container.textContent).toContain(session.player(seat))
        }
    }
  })

  it('tells the turn and one phase at a time', () => {
    for (const frame of [...frames, ...finished]) {
      const now = ui.phases(frame, catalogue).filter((phase) => phase.state === 'now')
      expect(now).toHaveLength(frame.state === 'finished' ? 0 : 1)
      expect(ui.turn(frame, catalogue)).toMatch(/\d/)
    }
  })
})

describe('effects', () => {
  const { catalogues, frames } = recorded('colonialism-compass')
  const told = (kind: string, ...numbers: number[]) =>
    ui.effects({ kind, numbers } as Entry, frames[0] as Frame, catalogues.en)

  it('moves discs between the reserve and a region', () => {
    expect(told('discs-added', 1, 3, 4)).toEqual([
      { from: 'seat:1', to: 'region:3', piece: 'disc', colour: 'red', text: '+4' },
    ])
  })

  it('exchanges cubes both ways', () => {
    expect(told('cubes-traded', 0, 1, 2, 0).map(({ from, to, colour }) => [from, to, colour])).toEqual([
      ['region:0', 'region:2', 'brown'],
      ['region:2', 'region:0', 'yellow'],
    ])
  })

  it('shows nothing for what only is said', () => {
    expect(told('passed', 1)).toEqual([])
    expect(told('table-joined', 1)).toEqual([])
  })
})
