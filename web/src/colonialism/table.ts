// The table of Colonialism as its parts read it: what lies open, what only the viewer sees, and what is printed.

import { parts } from '../lib/things'
import type { Catalogue, Frame } from '../lib/wire'
import type { TableSession } from '../table/session.svelte'
import type { ColonialismOwn, ColonialismScene, DiscsShown } from '../lib/wire'

export interface ColonialismTable {
  scene: ColonialismScene
  own: ColonialismOwn | null // nobody's, for a spectator
  viewer: number
}

/** What is shown, or null before the game has begun. */
export function tableOf(frame: Frame | null): ColonialismTable | null {
  if (!frame?.scene) return null
  return { scene: frame.scene as ColonialismScene, own: frame.own as ColonialismOwn | null, viewer: frame.seat }
}

// --- what is printed ---

interface PrintedNumbers {
  hired_from: number // which supply
  regions: { neighbours: number[]; seas: number[] }[]
  zones: { regions: number[] }[]
  cards: { policy: boolean; ship: boolean; presence: boolean }[]
  events: number[]
  interests: { region: number; colour: number }[]
}

export const printedOf = (catalogue: Catalogue) => catalogue.board as unknown as PrintedNumbers

/** Interests with the region and the colour printed on them. */
export function interestsOf(catalogue: Catalogue | null, numbers: number[]) {
  const all = catalogue ? printedOf(catalogue).interests : []
  return numbers.flatMap((number) => (all[number] ? [{ number, ...all[number] }] : []))
}

// --- what lies there ---

/** One's own come first. */
export function ownFirst<T extends { seat: number }>(pieces: T[], viewer: number): T[] {
  return [...pieces.filter(({ seat }) => seat === viewer), ...pieces.filter(({ seat }) => seat !== viewer)]
}

/** One's own discs come first, and among the mercenaries one's own; the natives stay last. */
export function discsIn({ scene, viewer }: ColonialismTable, region: number): DiscsShown[] {
  const place = ({ faction, hired }: DiscsShown) =>
    (scene.seats[faction] ? (hired ? 2 : 0) : 4) + Number(faction !== viewer)
  return [...(scene.regions[region]?.discs ?? [])].sort((a, b) => place(a) - place(b))
}

export interface PolicyCard {
  seat: number
  card: number | null // null if it is hidden from the viewer
  isOpen: boolean
}

/** The policy cards at a region by seat, of each the hidden one first. */
export function policiesIn({ scene, own, viewer }: ColonialismTable, region: number): PolicyCard[] {
  return (scene.regions[region]?.policies ?? []).flatMap(({ seat, hidden, open }) => [
    ...(hidden ? [{ seat, card: seat === viewer ? (own?.down[region] ?? null) : null, isOpen: false }] : []),
    ...open.map((card) => ({ seat, card, isOpen: true })),
  ])
}

// --- what is chosen ---

export interface Choosing {
  kind: string // a colour, a faction or a ship
  at: string // the region or the zone where it lies; empty for what lies before the viewer
}

/** Which part of what a question is about has the pieces on it that are chosen. */
const WHERE: Record<string, [kind: string, part: string]> = {
  'trade-give': ['region', 'region'],
  'trade-for': ['region', 'other'],
  collect: ['region', 'region'],
  helped: ['region', 'region'],
  attacked: ['region', 'region'],
  'which-ship': ['zone', 'zone'],
}

/** Where on the table pieces are chosen now; what has a place of its own is chosen there. */
export function choosing(session: TableSession): Choosing | null {
  const question = session.isAsked ? session.frame?.question : null
  const [kind] = parts([...session.legal][0] ?? '')
  if (!question || !['colour', 'faction', 'ship'].includes(kind)) return null
  const [place, part] = WHERE[question.prompt] ?? ['', '']
  return { kind, at: part in question.about ? `${place}:${question.about[part]}` : '' }
}
