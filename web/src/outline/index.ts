// Any game that nobody has drawn: the server tells what lies there in headings and rows.

import type { GameUi } from '../table/game'
import OutlineSeatPanel from './OutlineSeatPanel.svelte'
import OutlineTable from './OutlineTable.svelte'
import { say } from '../lib/words'

const ui: GameUi = {
  turn: () => '',
  phases: () => [],
  effects: () => [],
  tabs: () => ({ first: say('outline-table') }),
  Board: OutlineTable,
  SeatPanel: OutlineSeatPanel,
  TextTable: OutlineTable,
}

export default ui
