// Frames of random games, as tests/web/record.py writes them: what the tests of the table and of both games show.

import colonialism from '../colonialism'
import empires from '../empires'
import type { Catalogue, Entry, Frame } from '../lib/wire'
import type { GameUi } from '../table/game'
import { TableSession } from '../table/session.svelte'
import { written } from './written'

type RuleSet = (typeof RULE_SETS)[number]

interface Recorded {
  edition: string
  prompts: [key: string, paragraph: string][] // of the game, whichever book asks them
  facts: [kind: string, fields: string[]][]
  paragraphs: string[] // of all books of the game
  catalogues: Record<'en' | 'de', Catalogue>
  frames: Frame[] // each of them asks something
  finished: [spectator: Frame, first: Frame] // how a game looks at its end
}

export const RULE_SETS = [
  'colonialism-original',
  'colonialism-spielworxx',
  'colonialism-compass',
  'empires-second',
  'empires-revised',
] as const

const known = new Map<RuleSet, Recorded>()

export function recorded(name: RuleSet): Recorded {
  const found = known.get(name) ?? (JSON.parse(written(`recorded/${name}.json`)) as Recorded)
  known.set(name, found)
  return found
}

export const uiOf = ({ game }: Catalogue): GameUi => (game === 'empires' ? empires : colonialism)

/** A line of the log. A field that its fact does not have is an error for whoever reads it. */
export function told(kind: string, fields: Record<string, number>): Entry {
  const about = new Proxy(fields, {
    get(target, name) {
      if (typeof name === 'string' && name in target) return target[name]
      throw new Error(`${kind} has no ${String(name)}`)
    },
  })
  return { seq: 1, section: '', text: '', kind, about }
}

/** Every fact of a game, with a one for each of its fields. */
export const allTold = ({ facts }: Recorded): Entry[] =>
  facts.map(([kind, fields]) => told(kind, Object.fromEntries(fields.map((field) => [field, 1]))))

/** A table that stands at a recorded moment; nothing is sent anywhere. */
export function sessionAt(frame: Frame, catalogue: Catalogue): TableSession {
  const ui = uiOf(catalogue)
  const session = new TableSession('recorded', () => Promise.resolve(ui))
  session.ui = ui
  session.catalogue = catalogue
  session.frame = frame
  return session
}

/** The first frame in which something holds. */
export function frameWith({ edition, frames }: Recorded, holds: (frame: Frame) => boolean): Frame {
  const found = frames.find(holds)
  if (!found) throw new Error(`no such frame of ${edition} is recorded`)
  return found
}
