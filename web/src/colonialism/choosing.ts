// Where on the table a colour, a faction or a ship is chosen now.

import type { TableSession } from '../table/session.svelte'
import type { ColonialismModel } from './model'

export interface Choosing {
  kind: 'colour' | 'faction' | 'ship'
  region: number | null // null for a colour: of one's own cubes
  zone: number | null
}

/** Read off the verb of the first option and what the question is about; forced answers are never asked for. */
export function choosing(session: TableSession, model: ColonialismModel): Choosing | null {
  const verb = session.options[0]?.action.split(' ')[0]
  const { region, other, ship } = model.focus
  switch (verb) {
    case 'give':
    case 'take':
      return { kind: 'colour', region, zone: null }
    case 'for':
      return { kind: 'colour', region: other, zone: null }
    case 'pay':
      return { kind: 'colour', region: null, zone: null }
    case 'target':
      return { kind: 'faction', region, zone: null }
    case 'ship':
      return { kind: 'ship', region: null, zone: ship }
    default:
      return null
  }
}
