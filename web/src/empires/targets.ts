// Which thing on the table an action is about.

import { said, thing, type ThingId } from '../lib/things'
import type { Catalogue, Thing } from '../lib/wire'

/** Small choices without a place on the table, offered as a row of their own. */
export const WAYS: Readonly<Record<string, readonly string[]>> = {
  with: ['fleet', 'adventurers'],
  stir: ['rebellion', 'unrest', 'mission'],
  preach: ['mission', 'conversion'],
  support: ['nobody', 'attacker', 'defender'],
}

/** Verbs whose nouns are things of the catalogue, and of which kind. */
const KINDS: Readonly<Record<string, string>> = {
  program: 'card',
  lay: 'card',
  lock: 'card',
  use: 'character',
  territory: 'territory',
  recall: 'territory',
  space: 'space',
  player: 'seat',
  gift: 'seat',
  track: 'track',
  nation: 'nation',
}

function named(row: Thing[] | undefined, kind: string, key: string): ThingId | null {
  const found = row?.findIndex((one) => one.key === key) ?? -1
  return found < 0 ? null : thing(kind, found)
}

export function targetOf(action: string, catalogue: Catalogue): ThingId | null {
  const [verb, noun] = said(action)
  const kind = KINDS[verb]
  if (kind) return named(kind === 'seat' ? catalogue.seats : catalogue.things[kind], kind, noun)
  const way = WAYS[verb]?.indexOf(noun) ?? -1
  if (way >= 0) return thing(verb, way)
  if (verb === 'run' || verb === 'amount') return thing(verb, Number(noun))
  if (verb === 'pile') return thing(verb, Number(noun) - 1)
  return null
}
