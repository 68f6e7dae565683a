import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Camera } from './camera.svelte'
import MapView from './MapView.svelte'
import type { GameMap, MapPlace, Point } from './types'

const square = (x: number, y: number) => `M${x} ${y}l20 0 0 20-20 0z`

function place(key: string, at: Point, neighbours: number[]): MapPlace {
  const [x, y] = at
  const box: MapPlace['box'] = [x, y, x + 20, y + 20]
  return {
    key,
    tint: 'region-0',
    d: square(x, y),
    box,
    centre: [x + 10, y + 10],
    label: at,
    align: 'middle',
    neighbours,
  }
}

const map: GameMap = {
  game: 'colonialism',
  kind: 'region',
  width: 1000,
  height: 500,
  text: 20,
  places: [
    place('west', [100, 200], [1]),
    place('middle', [400, 200], [0, 2]),
    { ...place('east', [800, 200], [1]), frame: square(790, 190), hit: { at: [810, 210], r: 30 }, leader: [800, 210] },
  ],
  zones: [{ key: 'ocean', d: square(0, 300), box: [0, 300, 20, 320], label: [100, 400], ships: [100, 380] }],
  zoneLines: '',
  lanes: [
    {
      between: [1, 2],
      line: [
        [420, 210],
        [800, 210],
      ],
    },
  ],
  boxes: [],
  decoration: square(0, 0),
  small: { decoration: square(0, 0), places: [square(100, 200), square(400, 200), square(800, 200)] },
  graticule: '',
}

const NAMES: Record<string, string> = {
  'region:0': 'West',
  'region:1': 'Middle',
  'region:2': 'East',
  'zone:0': 'Ocean',
}
const name = (id: string) => NAMES[id] ?? id

function show(props: Record<string, unknown> = {}) {
  const onpick = vi.fn()
  const onask = vi.fn()
  const onhover = vi.fn()
  const legal = new Set(['region:0', 'region:2', 'zone:0'])
  const drawn = render(MapView, { map, caption: 'Map', name, legal, onpick, onask, onhover, ...props })
  const ground = (id: string) => drawn.container.querySelector(`.ground[data-thing="${id}"]`) as SVGElement
  return { ...drawn, onpick, onask, onhover, ground }
}

afterEach(cleanup)

describe('MapView', () => {
  it('offers one button for each legal place and zone, one of them a tab stop', () => {
    const { ground } = show({ label: (id: string) => `${name(id)}, adds 2` })
    const named = screen.getAllByRole('button').filter((button) => button.dataset.thing)
    expect(named.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Ocean, adds 2',
      'West, adds 2',
      'East, adds 2',
    ])
    expect(named.map((button) => button.getAttribute('tabindex'))).toEqual(['0', '-1', '-1'])
    expect(ground('region:1').hasAttribute('role')).toBe(false)
  })

  it('picks what is legal and asks about what is not', async () => {
    const { ground, onpick, onask } = show()
    await fireEvent.click(ground('region:0'))
    await fireEvent.click(ground('region:1'))
    expect(onpick.mock.calls).toEqual([['region:0', 'mouse']])
    expect(onask.mock.calls).toEqual([['region:1']])
  })

  it('walks with arrow keys and picks with Enter and Space', async () => {
    const { ground, onpick } = show()
    ground('region:0').focus()
    await fireEvent.keyDown(ground('region:0'), { key: 'ArrowRight' })
    expect(document.activeElement?.getAttribute('data-thing')).toBe('region:2')
    await fireEvent.keyDown(ground('region:2'), { key: 'Enter' })
    await fireEvent.keyDown(ground('region:2'), { key: ' ' })
    expect(onpick.mock.calls).toEqual([
      ['region:2', 'key'],
      ['region:2', 'key'],
    ])
  })

  it('tells what is pointed at, each change once', async () => {
    const { ground, onhover } = show()
    await fireEvent.pointerMove(ground('region:1'), { pointerType: 'mouse' })
    await fireEvent.pointerMove(ground('region:1'), { pointerType: 'mouse' })
    await fireEvent.pointerLeave(screen.getByRole('group'))
    expect(onhover.mock.calls).toEqual([['region:1'], [null]])
  })

  it('marks what is legal and what is chosen; the frame carries the mark of an archipelago', () => {
    const { container } = show({ selected: 'region:0' })
    expect(container.querySelectorAll('.chosen-fill')).toHaveLength(1)
    expect(container.querySelectorAll('.legal.framed')).toHaveLength(1)
    expect(container.querySelectorAll('.legal.thin')).toHaveLength(1)
  })

  it('writes no style attributes, which the content security policy forbids', () => {
    expect(show().container.innerHTML).not.toContain('style=')
  })
})

describe('Camera', () => {
  it('fits the whole map, and keeps the point under the pointer when it magnifies', () => {
    const camera = new Camera(() => map)
    ;[camera.width, camera.height] = [1000, 500]
    expect(camera.seen).toEqual([0, 0, 1000, 500])
    const before = camera.under([400, 200])
    camera.zoomAt(2, [400, 200])
    camera.under([400, 200]).forEach((value, at) => expect(value).toBeCloseTo(before[at] ?? NaN))
    camera.zoomAt(100, [400, 200])
    expect(camera.k).toBe(4)
  })

  it('does not leave the sheet, and says so when there is nowhere to go', () => {
    const camera = new Camera(() => map)
    ;[camera.width, camera.height] = [1000, 500]
    expect(camera.pan(50, 50)).toBe(false)
    camera.zoomAt(2, [0, 0])
    expect(camera.pan(100, 0)).toBe(false)
    expect(camera.pan(-100, 0)).toBe(true)
    expect(camera.seen[0]).toBe(50)
  })

  it('opens small windows near a point, large ones with the whole map', () => {
    const camera = new Camera(() => map)
    ;[camera.width, camera.height] = [360, 350]
    camera.open([800, 250])
    expect(camera.small).toBe(true)
    expect(camera.k).toBeGreaterThan(2)
    expect(camera.shows([800, 250])).toBe(true)
    expect(camera.shows([100, 250])).toBe(false)
    ;[camera.width, camera.height] = [1128, 564]
    camera.open([800, 250])
    expect(camera.k).toBe(1)
  })
})
