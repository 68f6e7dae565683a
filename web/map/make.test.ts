// @vitest-environment node
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../src/lib/wire'
import type { ColonialismMap, EmpiresMap, GameMap, Point } from '../src/map/types'
import { written } from '../src/testing/written'
import { GAMES, makeMap, placeOfMap, readSource, readWorld } from './make.mjs'

const TOUCH = 1.2 // units: what is nearer touches
const LANDING = 14 // units from the end of a lane to the land it leads to

const catalogueOf = (rules: string): Catalogue =>
  (JSON.parse(written(`recorded/${rules}.json`)) as { catalogues: { en: Catalogue } }).catalogues.en

const PRINTED = { colonialism: catalogueOf('colonialism-compass'), empires: catalogueOf('empires-second') }

/** What the engine calls things of a kind, such as regions. */
const names = (game: keyof typeof PRINTED, kind: string): string[] =>
  (PRINTED[game].things[kind] ?? []).map(({ key }) => key)

const pair = (one: number, other: number) => (one < other ? `${one}-${other}` : `${other}-${one}`)

/** The neighbours on the board, by number. */
function links(game: keyof typeof PRINTED): string[] {
  const { regions, territories } = PRINTED[game].board
  const places = (regions ?? territories) as { neighbours: number[] }[]
  const all = places.flatMap(({ neighbours }, one) => neighbours.map((other) => pair(one, other)))
  return [...new Set(all)].sort()
}

/** Reads a path of M, l and z back into rings. */
function rings(d: string): Point[][] {
  return d
    .split('M')
    .slice(1)
    .map((part) => {
      const [first = '', rest = ''] = part.replace('z', '').split('l')
      let [x = NaN, y = NaN] = first.split(' ').map(Number)
      const ring: Point[] = [[x, y]]
      const steps = (rest.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number)
      for (let at = 0; at + 1 < steps.length; at += 2) {
        ring.push([(x += steps[at] ?? NaN), (y += steps[at + 1] ?? NaN)])
      }
      return ring
    })
}

function offLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

function offRing(point: Point, ring: Point[]): number {
  return Math.min(...ring.map((corner, at) => offLine(point, corner, ring[(at + 1) % ring.length] ?? corner)))
}

/** Points of one place that lie on the border of another, within the tolerance. */
function contacts(one: Point[][], other: Point[][]): Point[] {
  const boxes = other.map((ring) => {
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
  })
  const close = ([x, y]: Point) =>
    other.some((ring, at) => {
      const [left, top, right, bottom] = boxes[at] ?? [0, 0, 0, 0]
      const outside = x < left - TOUCH || x > right + TOUCH || y < top - TOUCH || y > bottom + TOUCH
      return !outside && offRing([x, y], ring) <= TOUCH
    })
  return one.flat().filter(close)
}

function touching(map: GameMap): Map<string, Point[]> {
  const land = map.places.map((place) => rings(place.d))
  const found = new Map<string, Point[]>()
  land.forEach((one, i) =>
    land.slice(0, i).forEach((other, j) => {
      const points = [...contacts(one, other), ...contacts(other, one)]
      if (points.length) found.set(pair(i, j), points)
    }),
  )
  return found
}

const world = readWorld()
const maps = Object.fromEntries(GAMES.map((game) => [game, makeMap(readSource(game), world)])) as unknown as {
  colonialism: ColonialismMap
  empires: EmpiresMap
}
const keys = { colonialism: names('colonialism', 'region'), empires: names('empires', 'territory') }

describe.each(['colonialism', 'empires'] as const)('the map of %s', (game) => {
  const map: GameMap = maps[game]

  it('has every place, in the order of the engine', () => {
    expect(keys[game].length).toBeGreaterThan(5)
    expect(map.places.map((place) => place.key)).toEqual(keys[game])
  })

  it('has land everywhere, and well-formed paths', () => {
    for (const { d, key } of map.places) {
      expect(d.length, key).toBeGreaterThan(100)
      expect(d, key).not.toContain('NaN')
      expect(rings(d).flat(2).every(Number.isFinite), key).toBe(true)
    }
    expect(map.decoration.length).toBeGreaterThan(5000)
    expect(map.small.places.every((d) => d.startsWith('M'))).toBe(true)
  })

  it('keeps all anchors on the sheet', () => {
    const inside = ([x, y]: Point) => x > 0 && y > 0 && x < map.width && y < map.height
    const anchors = game === 'empires' ? empiresAnchors() : colonialismAnchors()
    for (const [what, at] of anchors) expect(inside(at), `${what} ${at}`).toBe(true)
  })

  it('knows the neighbours of the board', () => {
    const drawn = map.places.flatMap((place, one) => place.neighbours.map((other) => pair(one, other)))
    expect([...new Set(drawn)].sort()).toEqual(links(game))
    expect(drawn.length).toBe(2 * new Set(drawn).size)
  })

  it('joins neighbours by a border or a lane, and nothing else', () => {
    const lanes = new Set(map.lanes.map(({ between }) => pair(...between)))
    const contact = touching(map)
    const expected = links(game)
    const points = ((readSource(game).pointContacts ?? []) as [string, string][]).map(([one, other]) =>
      pair(keys[game].indexOf(one), keys[game].indexOf(other)),
    )
    expect(expected.filter((link) => !contact.has(link) && !lanes.has(link))).toEqual([])
    expect([...lanes].filter((lane) => !expected.includes(lane))).toEqual([])
    expect([...contact.keys()].filter((link) => !expected.includes(link)).sort()).toEqual(points.sort())
    for (const link of points) {
      const spot = contact.get(link) ?? []
      const xs = spot.map(([x]) => x)
      expect(Math.max(...xs) - Math.min(...xs), link).toBeLessThan(3)
    }
  })

  it('lands its lanes', () => {
    for (const { between, line } of map.lanes) {
      between.forEach((number) => {
        const land = rings(map.places[number]?.d ?? '')
        const off = Math.min(...line.flatMap((end) => land.map((ring) => offRing(end, ring))))
        expect(off, `lane to ${map.places[number]?.key}`).toBeLessThan(LANDING)
      })
    }
  })

  it('is the one that lies with the boards; `npm run map` puts it there', () => {
    expect(readFileSync(placeOfMap(game), 'utf8')).toBe(`${JSON.stringify(map)}\n`)
  })
})

function colonialismAnchors(): [string, Point][] {
  const { places, zones } = maps.colonialism
  return [
    ...places.flatMap(({ key, label, centre, tiles, stacks }) =>
      [label, centre, tiles, stacks].map((at): [string, Point] => [key, at]),
    ),
    ...zones.flatMap(({ key, label, ships }) => [label, ships].map((at): [string, Point] => [key, at])),
  ]
}

function empiresAnchors(): [string, Point][] {
  const { places, boxes } = maps.empires
  return [
    ...places.flatMap(({ key, label, centre, status, spaces, colony, city }) =>
      [label, centre, status, ...spaces, colony, city].map((at): [string, Point] => [key, at]),
    ),
    ...boxes.map(({ key, at }): [string, Point] => [key, at]),
  ]
}

describe('the maps', () => {
  it('have the sea zones in the order of the engine', () => {
    expect(maps.colonialism.zones.map((zone) => zone.key)).toEqual(names('colonialism', 'zone'))
    expect(maps.colonialism.zones.every((zone) => zone.d.startsWith('M'))).toBe(true)
    expect(maps.colonialism.zoneLines).not.toBe('')
    expect(maps.empires.boxes.map((box) => box.key)).toEqual(['discovery of america', 'circumnavigation'])
  })

  it('are small', () => {
    const size = GAMES.reduce((sum, game) => sum + gzipSync(JSON.stringify(maps[game as keyof typeof maps])).length, 0)
    expect(size).toBeLessThan(90 * 1024)
  })

  it('refuse a country that the world does not have', () => {
    const source = readSource('colonialism')
    source.places[0].shapes.push({ id: '999' })
    expect(() => makeMap(source, world)).toThrow(/no country/)
  })
})
