/**
 * Makes the maps: reads colonialism.json and empires.json (which countries and clips make each place, anchors in
 * degrees) and the Natural Earth countries of world-atlas, writes what src/map/types.ts describes. The maps lie with the
 * boards of the Python package, which draws them too; `npm run map` makes them anew.
 *
 * Places are merged through the shared arcs of the topology, so neighbours share every point of their border. Countries
 * that are used in part are clipped in the plane of degrees, then joined to the rest. Everything a place does not wholly
 * use is decoration, drawn below.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { geoGraticule, geoNaturalEarth1, geoPath } from 'd3-geo'
import { difference, intersection, union } from 'polyclip-ts'
import { feature, merge } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'

const HERE = dirname(fileURLToPath(import.meta.url))
export const GAMES = ['colonialism', 'empires']
const SLOTS = 3 // resource spaces of a territory, printed or not
const BEYOND = 300 // units drawn round the sheet, for windows of another shape
const STEP = 1 // degrees between the points of a straight line that was drawn by hand
const STRAIGHT = 0.06 // units: a point nearer to the line between its neighbours is left out
const QUIET = 0.3 // weight of a bend in the coast of decoration
const BESIDE = 0.1 // and of one that lies beside the sheet
const CHIPS = 16 // units from the name down to the strip of chips

/** The file of a map. */
export function placeOfMap(game) {
  return join(HERE, '..', '..', 'src', 'metropole', 'games', game, 'map.json')
}

export function readSource(game) {
  return JSON.parse(readFileSync(join(HERE, `${game}.json`), 'utf8'))
}

export function readWorld() {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The range of degrees on the equator fills the width; that on the middle meridian is centred in the height. */
export function projectionOf(source) {
  const { rotate, lon, lat } = source.projection
  const middle = (lon[0] + lon[1]) / 2
  const one = geoNaturalEarth1().rotate(rotate).scale(1).translate([0, 0])
  const [left, right] = lon.map((degree) => one([degree, 0])[0])
  const [south, north] = lat.map((degree) => one([middle, degree])[1])
  const scale = source.width / (right - left)
  return geoNaturalEarth1()
    .rotate(rotate)
    .scale(scale)
    .translate([-left * scale, source.height / 2 - ((south + north) / 2) * scale])
    .clipExtent([
      [-BEYOND, -BEYOND],
      [source.width + BEYOND, source.height + BEYOND],
    ])
}

/** Points are written with one decimal; a path goes in steps from point to point, which packs well. */
const tenth = (value) => Math.round(value * 10)
const written = ([x, y]) => [tenth(x) / 10, tenth(y) / 10]

function pathOf(rings, closed = true) {
  return rings.map((ring) => ringPath(ring, closed)).join('')
}

function ringPath(ring, closed) {
  let [x, y] = [tenth(ring[0][0]), tenth(ring[0][1])]
  let text = `M${x / 10} ${y / 10}`
  let letter = 'l'
  for (const point of ring.slice(1)) {
    const [nextX, nextY] = [tenth(point[0]), tenth(point[1])]
    if (nextX === x && nextY === y) continue
    text += letter + number(nextX - x) + number(nextY - y, true)
    letter = ' '
    ;[x, y] = [nextX, nextY]
  }
  return closed ? `${text}z` : text

  function number(tenths, second = false) {
    const shown = String(tenths / 10).replace(/^(-?)0\./, '$1.')
    return second && !shown.startsWith('-') ? ` ${shown}` : shown
  }
}

function area(ring) {
  let sum = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1]
  }
  return sum / 2
}

function offLine([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const t = length ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

/** Leaves out points that lie on the line from the last kept one to the next. */
function straightened(ring) {
  const kept = [ring[0]]
  let from = 0
  for (let to = 2; to < ring.length; to++) {
    const skipped = ring.slice(from + 1, to)
    if (skipped.some((point) => offLine(point, ring[from], ring[to]) > STRAIGHT)) {
      from = to - 1
      kept.push(ring[from])
    }
  }
  kept.push(ring[ring.length - 1])
  return kept
}

/** Points along a line, so that what is straight in degrees bends as the projection asks. */
function denseLine(line) {
  const points = line.slice(1).flatMap(([x, y], at) => {
    const [fromX, fromY] = line[at]
    const parts = Math.max(1, Math.ceil(Math.max(Math.abs(x - fromX), Math.abs(y - fromY)) / STEP))
    return Array.from({ length: parts }, (_, part) => {
      const share = (part + 1) / parts
      return share === 1 ? [x, y] : [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
    })
  })
  return [line[0], ...points]
}

const denseRing = (ring) => denseLine([...ring, ring[0]])

/**
 * The topology with the small bends taken out, measured on the sheet and not in degrees. Lines that bound no place, and
 * lines beside the sheet, count for less.
 */
function simplified(world, source, project, least) {
  const weigh = (triangle) => Math.abs(area(triangle.map(project)))
  const weighed = presimplify(world, weigh)
  const bounding = boundingArcs(weighed.objects.countries.geometries, source)
  const arcs = weighed.arcs.map((arc, at) => {
    const share = (bounding.has(at) ? 1 : QUIET) * (arc.some((point) => onSheet(project(point), source)) ? 1 : BESIDE)
    return arc.map(([x, y, weight]) => [x, y, weight * share])
  })
  return simplify({ ...weighed, arcs }, least)
}

function boundingArcs(geometries, source) {
  const shapes = source.places.flatMap((place) => place.shapes)
  const used = geometries.filter((geometry) => shapes.some((shape) => matches(shape, geometry)))
  return new Set(used.flatMap((geometry) => geometry.arcs.flat(Infinity)).map((arc) => (arc < 0 ? ~arc : arc)))
}

function onSheet([x, y], { width, height }) {
  return x >= 0 && y >= 0 && x <= width && y <= height
}

/** A projection point by point, without any clipping. */
function pointwise(projection) {
  const [x, y] = projection.translate()
  const one = geoNaturalEarth1().rotate(projection.rotate()).scale(projection.scale()).translate([x, y])
  return (point) => one(point)
}

function matches(shape, geometry) {
  return shape.id === undefined ? geometry.properties.name === shape.name : geometry.id === shape.id
}

/** All geometries of a country; a missing one is an error. */
function geometriesOf(shape, geometries) {
  const found = geometries.filter((geometry) => matches(shape, geometry))
  if (!found.length) throw new Error(`the world has no country ${JSON.stringify(shape)}`)
  return found
}

const isPart = (shape) => Boolean(shape.clip ?? shape.except)

function clipped(shape, topology, geometries, clips) {
  const ringOf = (name) => {
    if (!clips[name]) throw new Error(`no clip is called ${name}`)
    return [denseRing(clips[name])]
  }
  let land = geometriesOf(shape, geometries).flatMap((geometry) => polygonsOf(feature(topology, geometry).geometry))
  for (const name of shape.clip ?? []) land = intersection(land, ringOf(name))
  for (const name of shape.except ?? []) land = difference(land, ringOf(name))
  return land
}

function polygonsOf(geometry) {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
}

/** The rings of a place on the sheet. */
function ringsOf(place, topology, source, project) {
  const { geometries } = topology.objects.countries
  const whole = place.shapes.filter((shape) => !isPart(shape))
  const parts = place.shapes.filter(isPart)
  let land = merge(
    topology,
    whole.flatMap((shape) => geometriesOf(shape, geometries)),
  ).coordinates
  for (const part of parts) {
    const piece = clipped(part, topology, geometries, source.clips)
    land = land.length ? union(land, piece) : piece
  }
  const rings = land.flat().map((ring) => straightened(ring.map(project)))
  const least = place.keepIslands ? 0.3 : source.simplify.island
  const kept = rings.filter((ring) => Math.abs(area(ring)) >= least)
  if (!kept.length) throw new Error(`no land is left of ${place.key}`)
  return kept
}

/** Everything that no place uses wholly. */
function decorationOf(source, topology, projection, least) {
  const shapes = source.places.flatMap((place) => place.shapes.filter((shape) => !isPart(shape)))
  const rest = topology.objects.countries.geometries.filter(
    (geometry) => !shapes.some((shape) => matches(shape, geometry)),
  )
  const rings = []
  geoPath(projection, collector(rings))(merge(topology, rest))
  return rings.filter((ring) => Math.abs(area(ring)) >= least)
}

/** A drawing context that only collects the points. */
function collector(rings) {
  return {
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings[rings.length - 1].push([x, y]),
    closePath: () => {},
    arc: () => {},
  }
}

function graticuleOf(projection) {
  const lines = []
  geoPath(
    projection,
    collector(lines),
  )(
    geoGraticule()
      .step([15, 15])
      .extentMinor([
        [-180, -85],
        [180, 85],
      ])(),
  )
  return pathOf(lines.map(straightened), false)
}

function boxOf(points) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [...written([Math.min(...xs), Math.min(...ys)]), ...written([Math.max(...xs), Math.max(...ys)])]
}

function inside([x, y], ring) {
  let odd = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[j]]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  }
  return odd
}

function distance(point, ring) {
  let least = Infinity
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    least = Math.min(least, offLine(point, ring[j], ring[i]))
  return least
}

/** The point of a grid that lies deepest in the largest ring. */
function middleOf(rings, sheet) {
  const ring = rings.reduce((best, next) => (Math.abs(area(next)) > Math.abs(area(best)) ? next : best))
  const [left, top, right, bottom] = boxOf(ring)
  const [from, to] = [Math.max(top, 0), Math.min(bottom, sheet.height)]
  let best = { deep: -1, at: [(left + right) / 2, (from + to) / 2] }
  const cells = 14
  for (let row = 1; row < cells; row++) {
    for (let column = 1; column < cells; column++) {
      const at = [left + ((right - left) * column) / cells, from + ((to - from) * row) / cells]
      const deep = inside(at, ring) ? distance(at, ring) : -1
      if (deep > best.deep) best = { deep, at }
    }
  }
  return written(best.at)
}

/** A smooth closed curve through the points (Catmull and Rom). */
function curveOf(points) {
  const at = (index) => points[(index + points.length) % points.length]
  const show = (point) => written(point).join(' ')
  const bend = (one, other, base, sign) => [
    base[0] + (sign * (other[0] - one[0])) / 6,
    base[1] + (sign * (other[1] - one[1])) / 6,
  ]
  const pieces = points.map((point, index) => {
    const first = bend(at(index - 1), at(index + 1), point, 1)
    const second = bend(point, at(index + 2), at(index + 1), -1)
    return `C${show(first)} ${show(second)} ${show(at(index + 1))}`
  })
  return `M${show(points[0])}${pieces.join('')}z`
}

/** The point of the land nearest to the name, a little inside. */
function leaderOf(rings, label, middle) {
  let best = { far: Infinity, at: label }
  for (const point of rings.flat()) {
    const far = Math.hypot(point[0] - label[0], point[1] - label[1])
    if (far < best.far) best = { far, at: point }
  }
  const away = Math.hypot(middle[0] - best.at[0], middle[1] - best.at[1]) || 1
  const deep = Math.min(6, away) / away
  return written([best.at[0] + (middle[0] - best.at[0]) * deep, best.at[1] + (middle[1] - best.at[1]) * deep])
}

/** Three slots in each territory: the printed spaces, then further ones beside the last. */
function spacesOf(spaces, label, at) {
  const points = spaces.map(at)
  while (points.length < SLOTS) {
    const last = points[points.length - 1]
    points.push(written(last ? [last[0] + 34, last[1]] : [label[0], label[1] + 48]))
  }
  return points
}

function placeOf(place, rings, source, project) {
  const at = (point) => written(project(point))
  const number = (key) => {
    const found = source.places.findIndex((other) => other.key === key)
    if (found < 0) throw new Error(`${place.key} has an unknown neighbour: ${key}`)
    return found
  }
  const label = at(place.label)
  const frame = place.frame?.map(project)
  const points = frame ?? rings.flat()
  const centre = place.centre ? at(place.centre) : middleOf(frame ? [frame] : rings, source)
  return {
    key: place.key,
    tint: place.tint,
    d: pathOf(rings),
    box: boxOf(points),
    centre,
    label,
    align: place.align ?? 'middle',
    ...(place.leader && { leader: leaderOf(rings, label, centre) }),
    neighbours: place.neighbours.map(number).sort((one, other) => one - other),
    ...(frame && { frame: curveOf(frame) }),
    ...(place.hit && { hit: { at: at(place.hit.centre), r: place.hit.radius } }),
    ...(place.tiles && { tiles: at(place.tiles), stacks: at(place.stacks) }),
    ...(place.colony && {
      continent: place.continent,
      status: written([label[0], label[1] + CHIPS]),
      spaces: spacesOf(place.spaces, label, at),
      colony: at(place.colony),
      city: at(place.city),
    }),
  }
}

function zoneOf(zone, project) {
  const ring = denseRing(zone.ring).map(project)
  return {
    key: zone.key,
    d: pathOf([straightened(ring)]),
    box: boxOf(ring),
    label: written(project(zone.label)),
    ships: written(project(zone.ships)),
  }
}

/** The edges that two zones have in common, each once. */
function zoneLinesOf(zones, project) {
  const seen = new Set()
  const lines = []
  for (const { ring } of zones) {
    ring.forEach((point, at) => {
      const next = ring[(at + 1) % ring.length]
      const key = [point, next].map(String).sort().join(' ')
      if (seen.has(key)) lines.push(denseLine([point, next]))
      seen.add(key)
    })
  }
  return pathOf(
    lines.map((line) => straightened(line.map(project))),
    false,
  )
}

function laneOf(lane, source, project) {
  const between = lane.between.map((key) => source.places.findIndex((place) => place.key === key))
  if (between.includes(-1)) throw new Error(`a lane leads to an unknown place: ${lane.between}`)
  return { between, line: lane.line.map((point) => written(project(point))) }
}

/** Coarse shapes in whole units, for pictures a tenth as wide. */
function smallOf(source, world, projection, project) {
  const topology = simplified(world, source, project, source.simplify.small)
  const whole = (rings) => pathOf(rings.map((ring) => ring.map(([x, y]) => [Math.round(x), Math.round(y)])))
  const coarse = { ...source, simplify: { ...source.simplify, island: 60 } }
  return {
    decoration: whole(decorationOf(coarse, topology, projection, 80)),
    places: source.places.map((place) => whole(ringsOf(place, topology, coarse, project))),
  }
}

export function makeMap(source, world) {
  const projection = projectionOf(source)
  const project = pointwise(projection)
  const topology = simplified(world, source, project, source.simplify.area)
  const zones = source.zones ?? []
  return {
    game: source.game,
    kind: source.kind,
    width: source.width,
    height: source.height,
    text: source.text,
    places: source.places.map((place) => placeOf(place, ringsOf(place, topology, source, project), source, project)),
    zones: zones.map((zone) => zoneOf(zone, project)),
    zoneLines: zoneLinesOf(zones, project),
    lanes: (source.lanes ?? []).map((lane) => laneOf(lane, source, project)),
    boxes: (source.boxes ?? []).map(({ key, name, at }) => ({ key, name, at: written(project(at)) })),
    decoration: pathOf(decorationOf(source, topology, projection, source.simplify.island / 2).map(straightened)),
    small: smallOf(source, world, projection, project),
    graticule: graticuleOf(projection),
  }
}

function main() {
  const world = readWorld()
  for (const game of GAMES) {
    writeFileSync(placeOfMap(game), `${JSON.stringify(makeMap(readSource(game), world))}\n`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
