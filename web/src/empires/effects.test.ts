import { expect, it } from 'vitest'
import { about, parts } from '../lib/things'
import type { Entry, Frame } from '../lib/wire'
import { effects, UNSEEN } from './effects'
import { recorded } from '../testing/recorded'

const { catalogues, facts, frames } = recorded('empires-revised')
const six = catalogues.en
const BOXES = ['diplomacy:0', 'america:0', 'circumnavigation:0', 'warbox:0']

const entry = (kind: string, numbers: number[]): Entry => ({ seq: 1, section: '', text: '', kind, numbers })

it('shows every fact, but for those that move nothing', () => {
  for (const [kind, count] of facts) {
    const found = effects(entry(kind, Array<number>(count).fill(1)), frames[0] as Frame, six)
    expect(found.length > 0, kind).toBe(!UNSEEN.includes(kind))
    for (const { from, to } of found) {
      for (const id of [from, to]) if (id && !BOXES.includes(id)) expect(about(six, id), `${kind} ${id}`).toBeDefined()
    }
  }
})

it('moves a counter of its owner to its space', () => {
  const [found] = effects(entry('counter-placed', [2, 45]), frames[0] as Frame, six)
  expect(found).toEqual({ from: 'seat:2', to: 'space:45', piece: 'counter', colour: 'green' })
  expect(parts(found?.to ?? '')).toEqual(['space', 45])
})

it('ignores what it does not know', () => {
  expect(effects(entry('table-joined', [0]), frames[0] as Frame, six)).toEqual([])
})
