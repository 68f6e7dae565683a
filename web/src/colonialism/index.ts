// Colonialism at the table.

import type { Frame } from '../lib/wire'
import type { GameUi, Phase } from '../table/game'
import ColonialismBoard from './ColonialismBoard.svelte'
import { effects } from './effects'
import ColonialismFoot from './ColonialismFoot.svelte'
import ColonialismSeatPanel from './ColonialismSeatPanel.svelte'
import OutlineTable from '../outline/OutlineTable.svelte'
import { tableOf } from './table'
import { say } from '../lib/words'

function turn(frame: Frame): string {
  const scene = tableOf(frame)?.scene
  return scene ? say('colonialism-turn', { turn: scene.turn, turns: scene.turns }) : ''
}

function phases(frame: Frame): Phase[] {
  return (tableOf(frame)?.scene.phases ?? []).map(({ key, state, step, steps }) => ({
    label: say(`colonialism-phase-${key}`),
    state,
    detail: step ? `${step}/${steps}` : '',
  }))
}

const ui: GameUi = {
  order: (frame) => tableOf(frame)?.scene.turn_order ?? [],
  turn,
  phases,
  effects: (entry, _frame, catalogue) => effects(entry, catalogue),
  tabs: () => ({ second: say('colonialism-cards') }),
  Board: ColonialismBoard,
  Foot: ColonialismFoot,
  SeatPanel: ColonialismSeatPanel,
  TextTable: OutlineTable,
}

export default ui
