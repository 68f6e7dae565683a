// Colonialism at the table.

import type { Catalogue, Frame } from '../lib/wire'
import type { GameUi, Phase } from '../table/game'
import ColonialismBoard from './ColonialismBoard.svelte'
import { effects } from './effects'
import ColonialismFoot from './ColonialismFoot.svelte'
import { boardOf, read, REGIONS, type ColonialismModel } from './model'
import ColonialismSeatPanel from './ColonialismSeatPanel.svelte'
import { targetOf } from './targets'
import ColonialismTextTable from './ColonialismTextTable.svelte'
import { say } from './words'

const COLONIZATIONS = [2, 5]
const PHASES = 6

function turn(frame: Frame, catalogue: Catalogue): string {
  const model = read(frame.view, catalogue)
  const { turns } = boardOf(catalogue)
  return model ? say().turn(Math.min(model.turn, turns), turns) : ''
}

/** The marks of the phase marker, and the end of every turn but the last. */
function phases(frame: Frame, catalogue: Catalogue): Phase[] {
  const model = read(frame.view, catalogue)
  if (!model) return []
  const board = boardOf(catalogue)
  const labels = Array.from({ length: PHASES }, (_, i) =>
    COLONIZATIONS.includes(i) ? say().colonization : say().actions,
  )
  if (model.turn < board.turns) labels.push(say().endOfTurn)
  const now = frame.state === 'finished' ? labels.length : model.isSetup ? -1 : model.phase
  const rest = labels.map((label, i): Phase => {
    if (i === now) return { label, state: 'now', detail: detail(model, i, board.actions_each) }
    return { label, state: i < now ? 'done' : 'next' }
  })
  return model.isSetup ? [{ label: say().setup, state: 'now' }, ...rest] : rest
}

/** How far a phase has come: the action, or the region in order. */
function detail(model: ColonialismModel, phase: number, actions: number): string {
  if (phase >= PHASES) return ''
  if (!COLONIZATIONS.includes(phase)) return `${Math.max(1, ...model.seats.map((seat) => seat.acted))}/${actions}`
  return model.colonized === null ? '' : `${model.order.indexOf(model.colonized) + 1}/${REGIONS}`
}

const ui: GameUi = {
  targetOf,
  turn,
  phases,
  effects: (entry, _frame, catalogue) => effects(entry, catalogue),
  tabs: () => ({ second: say().cards }),
  Board: ColonialismBoard,
  Foot: ColonialismFoot,
  SeatPanel: ColonialismSeatPanel,
  TextTable: ColonialismTextTable,
}

export default ui
