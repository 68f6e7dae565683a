// What one game brings to the table. Everything else at the table is the same for all.

import type { Component } from 'svelte'
import type { ThingId } from '../lib/things'
import type { Catalogue, Entry, Frame } from '../lib/wire'
import type { TableSession } from './session.svelte'

export interface Phase {
  label: string
  state: 'done' | 'now' | 'next'
  detail?: string // such as "2/3"
}

/** Something seen to happen: a piece goes from one thing to another, or a thing changes. */
export interface Effect {
  from?: ThingId
  to?: ThingId
  piece?: 'disc' | 'ship' | 'cube' | 'card' | 'counter' | 'die' | 'prestige' | 'token'
  colour?: string // a faction or cube by key, such as "blue" or "natives"
  text?: string // such as "+2" or what a die shows
}

interface TabNames {
  first?: string // the first tab on a phone, if it shows no map
  second?: string // the tab beside it: policies, or tracks
}

export interface GameUi {
  /** The seats in the order of play, if the game has one. */
  order?(frame: Frame): number[]
  turn(frame: Frame, catalogue: Catalogue): string
  phases(frame: Frame, catalogue: Catalogue): Phase[]
  effects(entry: Entry, frame: Frame, catalogue: Catalogue): Effect[]
  tabs(): TabNames
  /** The map with its pieces; fills its parent. */
  Board: Component<{ session: TableSession }>
  /** What lies below the question: one's hand, or tracks, market and programme; not every game has something there. */
  Foot?: Component<{ session: TableSession }>
  /** What lies before one player. `compact`: one cell of the strip on a phone. */
  SeatPanel: Component<{ session: TableSession; seat: number; compact?: boolean }>
  /** The whole table as headings, lists and tables: enough to play without seeing the map. */
  TextTable: Component<{ session: TableSession }>
}
