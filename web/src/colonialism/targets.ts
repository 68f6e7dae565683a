// Which thing on the table an action lights up.

import { said, thing, type ThingId } from '../lib/things'
import type { Catalogue } from '../lib/wire'
import { NATIVES } from './model'

/** Kind of the thing that the noun of each verb names; verbs that are not here are only buttons. */
const KINDS: Record<string, string> = {
  play: 'card',
  keep: 'card',
  recover: 'card',
  explore: 'region',
  withdraw: 'region',
  in: 'region',
  between: 'region',
  and: 'region',
  place: 'region',
  move: 'zone',
  to: 'zone',
  with: 'zone',
  buy: 'upgrade',
  target: 'faction',
  give: 'colour',
  for: 'colour',
  take: 'colour',
  pay: 'colour',
}

const SHIPS = ['fresh', 'used']

export function targetOf(action: string, catalogue: Catalogue): ThingId | null {
  const [verb, noun] = said(action)
  if (verb === 'draw') return thing('deck', 0)
  if (verb === 'row') return thing('row', Number(noun))
  if (verb === 'ship') return thing('ship', SHIPS.indexOf(noun))
  const kind = KINDS[verb]
  if (!kind) return null
  const number = kind === 'faction' ? factionNumber(noun, catalogue) : numberOf(kind, noun, catalogue)
  return number < 0 ? null : thing(kind, number)
}

function numberOf(kind: string, key: string, catalogue: Catalogue): number {
  return catalogue.things[kind]?.findIndex((one) => one.key === key) ?? -1
}

function factionNumber(key: string, catalogue: Catalogue): number {
  return key === 'natives' ? NATIVES : numberOf('faction', key, catalogue)
}
