import type { GameUi } from '../table/game'
import EmpiresBoard from './EmpiresBoard.svelte'
import { effects } from './effects'
import EmpiresFoot from './EmpiresFoot.svelte'
import { phases, turn } from './phases'
import EmpiresSeatPanel from './EmpiresSeatPanel.svelte'
import { targetOf } from './targets'
import EmpiresTextTable from './EmpiresTextTable.svelte'
import { say } from './words'

const ui: GameUi = {
  targetOf,
  turn,
  phases,
  effects,
  tabs: () => ({ second: say().tracks }),
  Board: EmpiresBoard,
  Foot: EmpiresFoot,
  SeatPanel: EmpiresSeatPanel,
  TextTable: EmpiresTextTable,
}

export default ui
