import type { Frame } from '../lib/wire'
import type { GameUi } from '../table/game'
import EmpiresBoard from './EmpiresBoard.svelte'
import { effects } from './effects'
import EmpiresFoot from './EmpiresFoot.svelte'
import EmpiresSeatPanel from './EmpiresSeatPanel.svelte'
import OutlineTable from '../outline/OutlineTable.svelte'
import { printedOf } from './reading'
import type { EmpiresScene } from '../lib/wire'
import { phaseOf } from './telling'
import { say } from '../lib/words'

const sceneOf = ({ scene }: Frame) => scene as EmpiresScene | null

/** The order of play, where it lies on the table: with open hands, by the revised rules. */
function order(frame: Frame): number[] {
  const scene = sceneOf(frame)
  return scene?.players.some((player) => player.cards) ? scene.order : []
}

const ui: GameUi = {
  order,
  turn: (frame) => {
    const scene = sceneOf(frame)
    return scene ? say('empires-turn', { turn: scene.turn }) : say('empires-set-up')
  },
  phases: (frame, catalogue) => {
    const { rounds } = printedOf(catalogue)
    return sceneOf(frame)?.phases.map((phase) => phaseOf(phase, rounds)) ?? []
  },
  effects,
  tabs: () => ({ second: say('empires-tracks') }),
  Board: EmpiresBoard,
  Foot: EmpiresFoot,
  SeatPanel: EmpiresSeatPanel,
  TextTable: OutlineTable,
}

export default ui
