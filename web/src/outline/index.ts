// Any game that nobody has drawn: the server tells what lies there in headings and rows.

import { said, thing, type ThingId } from '../lib/things'
import type { Catalogue } from '../lib/wire'
import type { GameUi } from '../table/game'
import OutlineSeatPanel from './OutlineSeatPanel.svelte'
import OutlineTable from './OutlineTable.svelte'
import { say } from '../lib/words'

/** An action lights up what its noun names. */
function targetOf(action: string, catalogue: Catalogue): ThingId | null {
  const [verb, noun] = said(action)
  const number = catalogue.things[verb]?.findIndex((one) => one.key === noun) ?? -1
  return number < 0 ? null : thing(verb, number)
}

const ui: GameUi = {
  targetOf,
  turn: () => '',
  phases: () => [],
  effects: () => [],
  tabs: () => ({ first: say('outline-table') }),
  Board: OutlineTable,
  SeatPanel: OutlineSeatPanel,
  TextTable: OutlineTable,
}

export default ui
