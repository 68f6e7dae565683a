import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Entry, Frame } from '../lib/wire'
import { about } from '../lib/things'
import { allTold, recorded, sessionAt, told } from '../testing/recorded'
import ui from './index'
import type { ColonialismScene } from '../lib/wire'
import { choosing, discsIn, ownFirst, policiesIn, tableOf, type ColonialismTable } from './table'
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

describe('one table', () => {
  const discs = (faction: number, look: string, hired?: boolean) => ({ faction, look, count: 1, hired })
  const region = {
    discs: [discs(1, 'red'), discs(0, 'blue'), discs(1, 'gray', true), discs(0, 'gray', true), discs(4, 'natives')],
    policies: [
      { seat: 0, open: [7], hidden: true },
      { seat: 1, open: [], hidden: true },
    ],
  }
  const scene = { seats: [{}, {}], regions: [region] } as unknown as ColonialismScene
  const seenBy = (viewer: number): ColonialismTable => {
    const own = viewer < 0 ? null : { hand: [], deck: [], interests: [], down: [3] }
    return { scene, own, viewer }
  }

  it("puts one's own first, and the natives last", () => {
    const shown = (viewer: number) => discsIn(seenBy(viewer), 0).map(({ faction }) => faction)
    expect(shown(0)).toEqual([0, 1, 0, 1, 4])
    expect(shown(1)).toEqual([1, 0, 1, 0, 4])
    expect(shown(-1)).toEqual([1, 0, 1, 0, 4])
    expect(ownFirst([{ seat: 2 }, { seat: 1 }, { seat: 0 }], 0).map(({ seat }) => seat)).toEqual([0, 2, 1])
  })

  it('turns up nothing but the cards of the viewer, hidden ones first', () => {
    const shown = (viewer: number) => policiesIn(seenBy(viewer), 0).map(({ seat, card }) => [seat, card])
    const hidden = [1, null]
    expect(shown(0)).toEqual([[0, 3], [0, 7], hidden])
    expect(shown(-1)).toEqual([[0, null], [0, 7], hidden])
    expect(policiesIn(seenBy(0), 0).map(({ isOpen }) => isOpen)).toEqual([false, true, false])
  })

  it('is not there before the game has begun', () => {
    expect(tableOf(null)).toBeNull()
    expect(tableOf({ scene: null } as Frame)).toBeNull()
  })

  it('knows where pieces are chosen', () => {
    const { frames, catalogues } = recorded('colonialism-compass')
    const found = new Set(
      frames.flatMap((frame) => {
        const place = choosing(sessionAt(frame, catalogues.en))
        return place ? [`${frame.question?.prompt} ${place.kind} ${place.at.split(':')[0]}`] : []
      }),
    )
    expect([...found].sort()).toEqual([
      ...['attacked faction region', 'collect colour region', 'helped faction region', 'payment colour '],
      ...['trade-for colour region', 'trade-give colour region', 'which-ship ship zone', 'young-turks colour '],
    ])
    const other = frames.find((frame) => frame.question?.prompt === 'trade-for')
    if (!other) throw new Error('no frame')
    expect(choosing(sessionAt(other, catalogues.en))?.at).toBe(`region:${other.question?.about['other']}`)
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

  it('takes mercenaries from where the edition has them', () => {
    const hired = told('mercenaries-hired', { seat: 1, region: 3, count: 2 })
    const original = recorded('colonialism-original').catalogues.en
    const seen = [catalogue, original].map((printed) => ui.effects(hired, compass.frames[0] as Frame, printed)[0])
    expect(seen.map((one) => [one?.from, one?.colour])).toEqual([
      ['supply:1', 'mercenaries'],
      ['supply:0', 'natives'],
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
