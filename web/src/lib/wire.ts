// What goes over the wire, as the server describes it at /api/openapi.json. Seats are counted from 0.

export const SPECTATOR = -1

export interface Entry {
  seq: number
  section: string
  text: string
  kind: string
  about: Record<string, number> // the numbers of the fact by name, such as seat and region
}

export interface OptionOffered {
  action: string
  label: string
  short: string // without what the question says already
}

interface Question {
  prompt: string
  section: string
  text: string
  sealed: boolean
  options: OptionOffered[]
  given: OptionOffered[]
}

interface SeatShown {
  kind: 'open' | 'person' | 'bot'
  colour: string
  name: string
  level: string
  resigned: boolean
  absent: boolean
}

export type Clock =
  { type: 'none' } | { type: 'per_move'; seconds: number } | { type: 'bank'; seconds: number; increment: number }

export type Absence = 'bot' | 'resign' | 'wait'

export interface TimeShown {
  left: number
  running: boolean
}

export interface Result {
  scores: number[]
  totals: number[]
  ranks: number[]
  ending: string
  text: string[]
}

export interface About {
  table: string
  edition: string
  title: string
  board: string
  own_board?: boolean // it came with the table, with names and numbers of its own
  created: number
  private: boolean
  absence: Absence
  level: string
  auto: boolean
  rules: number
  forked?: { table: string; seq: number; drawn: number } | null // a practice game, and where it began
}

/** The position in numbers; which ones there are depends on the game. */
export type View = Record<string, unknown>

export interface Frame {
  about: About
  state: 'open' | 'running' | 'finished' | 'aborted'
  seat: number
  mine: number[]
  host: boolean
  seq: number
  draft: number
  log: Entry[]
  view: View
  question: Question | null
  awaiting: number[]
  seats: SeatShown[]
  clock: { rule: Clock; seats: (TimeShown | null)[] } | null
  undo: { seat: number; to: number; agreed: number[]; asked: number[] } | null
  back: number | null
  result: Result | null
  seal: { commitment: string; contributions: string[]; secret?: string; salt?: string }
  outline?: OutlineSection[] | null // of games that have no table of their own here
}

/** A part of a table in words; the first cell of a row names what the others tell of. */
export interface OutlineSection {
  heading: string
  rows: { text: string; thing: string }[][]
}

// --- what a person wants done ---

export type Do =
  | { type: 'join'; seat: number; name?: string; contribution?: string }
  | { type: 'leave' }
  | { type: 'start' }
  | { type: 'abort' }
  | { type: 'play'; action: string }
  | { type: 'retract' }
  | { type: 'ask_undo'; to: number }
  | { type: 'answer_undo'; yes: boolean }
  | { type: 'resign' }
  | { type: 'replace'; seat: number; level: string }
  | { type: 'return' }

export interface Command {
  seq: number
  draft: number
  idem: string
  do: Do
  seat?: number
}

export type Answer =
  | { type: 'accepted'; seq: number; draft: number }
  | { type: 'rejected'; code: string; reason: string; seq: number; draft: number }
  | { type: 'stale'; seq: number; draft: number }

export type Message =
  | { type: 'frame'; frame: Frame }
  | { type: 'answer'; idem: string; answer: Answer }
  | { type: 'talk'; talk: Talk[] }
  | { type: 'error'; code: string; reason: string; idem: string }

// --- tables and people ---

export type SeatRequest = { type: 'me' } | { type: 'bot'; level: string } | { type: 'open' }

export interface NewTable {
  edition: string
  places: SeatRequest[]
  title?: string
  clock?: Clock
  absence?: Absence
  level?: string
  private?: boolean
  auto?: boolean
}

interface SeatListed {
  kind: 'open' | 'person' | 'bot'
  name: string
  level: string
}

interface Listed {
  edition: string
  title: string
  seats: SeatListed[]
  clock: Clock
  absence: Absence
}

export interface TableShown {
  table: string
  state: string
  changed: number
  shown: Listed
}

export interface OwnTable extends TableShown {
  seats: number[]
  awaited: number[]
}

export interface Talk {
  number: number
  at: number
  name: string
  text: string
}

export interface Person {
  name: string
  login: string | null
}

export interface Admitted {
  me: Person
  token: string
  recovery?: string
}

export interface OptionShown {
  name: string
  title: string
  line: string
  ruling: string
  needs: string
  excludes: string
  least: number // for how many the book is with this option
  most: number
}

export interface Edition {
  name: string
  game: Game
  title: string
  line: string
  minutes: number
  year: number | null
  least: number
  most: number
  options: OptionShown[]
}

export interface Named {
  key: string
  title: string
  line: string
}

export interface Editions {
  recommended: string
  games: Named[]
  editions: Edition[]
  levels: string[]
  level_names: Named[]
}

export interface Problem {
  code: string
  reason: string
  field?: string
}

// --- what things are ---

export type Game = string // by name; packages may add some

export interface Thing {
  key: string
  name: string
  help: string
  section: string
  reconstructed: boolean
}

export interface Catalogue {
  edition: string
  game: Game
  book: string
  language: string
  seats: Thing[]
  things: Record<string, Thing[]>
  board: Record<string, unknown>
  cited: Record<string, string> // how people name a paragraph, where that is not its key
}

export interface Rules {
  edition: string
  title: string
  options: OptionShown[] // of the book; those that are played are named in the edition
  notes: { heading: string; text: string }[]
  chapters: Chapter[]
}

export interface Chapter {
  key: string
  cited: string // how people name it
  heading: string
  depth: number
  statements: { id: string; text: string }[]
  rulings: { number: string; topic: string; decision: string; reason: string }[]
  on_board: string // what the board adds
}

export interface Preview {
  action: string
  short: string
  lines: string[]
}

export interface Missing {
  action: string
  label: string
  reason: string
  section: string
}

export interface Advice {
  seq: number
  draft: number
  hint: string | null
  previews: Preview[]
  missing: Missing[]
}

export interface Story {
  marks: { seq: number; label: string }[]
  measures: { key: string; name: string; section: string; values: number[][] }[]
  scoring: { columns: { key: string; name: string; section: string }[]; rows: number[][] } | null
}
