import type { GameUi } from '../table/game'
import Board from './Board.svelte'
import { effects } from './effects'
import Foot from './Foot.svelte'
import { phases, turn } from './phases'
import SeatPanel from './SeatPanel.svelte'
import { targetOf } from './targets'
import TextTable from './TextTable.svelte'
import { say } from './words'

const ui: GameUi = {
  targetOf,
  turn,
  phases,
  effects,
  tabs: () => ({ second: say().tracks }),
  Board,
  Foot,
  SeatPanel,
  TextTable,
}

export default ui
