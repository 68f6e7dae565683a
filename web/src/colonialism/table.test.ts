import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Entry, Frame } from '../lib/wire'
import { about } from '../lib/things'
import { allTold, recorded, sessionAt, told } from '../testing/recorded'
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
  const compass = recorded('colonialism-compass')
  const catalogue = compass.catalogues.en
  const shown = (entry: Entry) => ui.effects(entry, compass.frames[0] as Frame, catalogue)

  it('reads of a fact what it has, and shows it where something lies', () => {
    const ids = allTold(compass).flatMap((entry) => shown(entry).flatMap(({ from, to }) => [from, to]))
    for (const id of new Set(ids)) if (id) expect(about(catalogue, id), id).toBeDefined()
    expect(ids.length).toBeGreaterThan(40)
  })

  it('moves discs between the reserve and a region', () => {
    expect(shown(told('discs-added', { seat: 1, region: 3, count: 4 }))).toEqual([
      { from: 'seat:1', to: 'region:3', piece: 'disc', colour: 'red', text: '+4' },
    ])
  })

  it('exchanges cubes both ways', () => {
    const traded = told('cubes-traded', { region: 0, colour: 1, other: 2, colour2: 0 })
    expect(shown(traded).map(({ from, to, colour }) => [from, to, colour])).toEqual([
      ['region:0', 'region:2', 'brown'],
      ['region:2', 'region:0', 'yellow'],
    ])
  })

  it('shows nothing for what only is said', () => {
    expect(shown(told('passed', { seat: 1 }))).toEqual([])
    expect(shown(told('table-joined', { seat: 1 }))).toEqual([])
  })
})
