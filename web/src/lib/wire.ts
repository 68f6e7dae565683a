// What goes over the wire, under the server's own names; what it has no name for, or a long one, gets one here.
// Seats are counted from 0.

import type {
  About,
  AnswerUpdate,
  ClockShown,
  Command,
  EditionInfo,
  LogEntry,
  NewTable,
  RulesPage,
  TableFrame,
  TimeSeries,
} from './wire.gen'

export type * from './wire.gen'

export const SPECTATOR = -1

export type Frame = TableFrame
export type Entry = LogEntry
export type Edition = EditionInfo
export type Rules = RulesPage
export type Story = TimeSeries

export type Absence = About['absence']
export type Answer = AnswerUpdate['answer']
export type Clock = ClockShown['rule']
export type CommandBody = Command['do']
export type Game = EditionInfo['game'] // by name; packages may add some
export type SeatRequest = NewTable['places'][number]
