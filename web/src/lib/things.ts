// A thing is anything on the table that can be clicked or explained. Its id is a kind and a number: "region:2".

import type { Catalogue, Thing } from './wire'

export type ThingId = string

export const thing = (kind: string, number: number): ThingId => `${kind}:${number}`

export function parts(id: ThingId): [kind: string, number: number] {
  const [kind = '', number = ''] = id.split(':')
  return [kind, Number(number)]
}

/** What the catalogue says of a thing. */
export function about(catalogue: Catalogue, id: ThingId): Thing | undefined {
  const [kind, number] = parts(id)
  return kind === 'seat' ? catalogue.seats[number] : catalogue.things[kind]?.[number]
}

/** The words of an action: "play army" is the verb "play" and the noun "army". */
export function said(action: string): [verb: string, noun: string] {
  const at = action.indexOf(' ')
  return at < 0 ? [action, ''] : [action.slice(0, at), action.slice(at + 1)]
}
