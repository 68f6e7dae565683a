/** What map/make.mjs writes into the folders of the games, map.json. All numbers are units of the viewBox. */

export type Point = [x: number, y: number]

/** Left, top, right, bottom. */
export type Box = [left: number, top: number, right: number, bottom: number]

type Align = 'start' | 'middle' | 'end'

/** A playable place. Its position in `places` is the number the engine gives it. */
export interface MapPlace {
  /** The engine's name, e.g. "sub-saharan africa". */
  key: string
  /** Name of the colour: the custom property is `--${tint}`, e.g. "region-1" or "tint-africa-2". */
  tint: string
  /** The land as closed rings; fill-rule evenodd. */
  d: string
  box: Box
  /** A point the eye takes for the middle: aim of arrow keys, zoom and overview. */
  centre: Point
  /** Anchor of the name on its baseline; `align` is its text-anchor. */
  label: Point
  align: Align
  /** Where the name stands in the sea: the point on the land from which a thin line leads to it. */
  leader?: Point
  /** Numbers of the neighbouring places, ascending. */
  neighbours: number[]
  /** Archipelagos: the closed curve round the islands, clickable, carries the highlight. */
  frame?: string
  /** Small places: a further target. */
  hit?: { at: Point; r: number }
}

/** Colonialism. */
export interface RegionPlace extends MapPlace {
  /** Centre of the line order tile, limit tile, cubes. Draw it at `near(label, tiles, s)` so that the block stays together. */
  tiles: Point
  /** Centre of the row of disc stacks, at the foot of the lowest disc; likewise `near(label, stacks, s)`. */
  stacks: Point
}

/** Empires. */
export interface TerritoryPlace extends MapPlace {
  continent: 'none' | 'africa' | 'americas' | 'asia' | 'oceania'
  /** Strip of chips under the name, same `align` as the name; draw it at `near(label, status, s)`. */
  status: Point
  /** Centres of the three slots of resource spaces (space = 3 * territory + slot), printed or not. */
  spaces: [Point, Point, Point]
  colony: Point
  city: Point
}

/** A sea zone (Colonialism). Its position in `zones` is the number the engine gives it. */
export interface SeaZone {
  key: string
  /** Lies under the land; clickable where land does not cover it. */
  d: string
  box: Box
  label: Point
  /** Centre of the row of ships. */
  ships: Point
}

/** A dotted lane between two places that no land joins. */
interface Lane {
  between: [number, number]
  line: [Point, Point]
}

/** A printed box on the open sea (Empires): "discovery of america", "circumnavigation". */
interface SeaBox {
  key: string
  name: { en: string; de: string }
  at: Point
}

export interface GameMap<P extends MapPlace = MapPlace> {
  game: 'colonialism' | 'empires'
  /** Kind of the places: a thing is `${kind}:${number}`. Zones are `zone:${number}`. */
  kind: 'region' | 'territory'
  width: number
  height: number
  /** Size of the names of places, at the reference scale. */
  text: number
  places: P[]
  zones: SeaZone[]
  /** Lines between zones, on the sea only as far as the land does not cover them. */
  zoneLines: string
  lanes: Lane[]
  boxes: SeaBox[]
  /** All other land, one path. */
  decoration: string
  /** All land, decoration and places, simplified for the overview and small pictures. */
  small: { decoration: string; places: string[] }
  graticule: string
}

export type ColonialismMap = GameMap<RegionPlace>
export type EmpiresMap = GameMap<TerritoryPlace>

/** What the drawing above the land is told about the zoom. */
export interface Zoom {
  /** Magnification, 1 when the whole map is seen. */
  k: number
  /** Pixels for each unit of the viewBox. */
  p: number
  /**
   * Scale of pieces and text in map units: draw each piece in `<g transform="translate(x y) scale(s)">`.
   * It is 1 when the whole map is 1128 pixels wide, and pieces grow with the square root of the magnification only.
   */
  s: number
}
