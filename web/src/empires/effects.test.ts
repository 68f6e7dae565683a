import { expect, it } from 'vitest'
import { about, parts } from '../lib/things'
import type { Frame } from '../lib/wire'
import { effects, UNSEEN } from './effects'
import { allTold, recorded, told } from '../testing/recorded'

const revised = recorded('empires-revised')
const frame = revised.frames[0] as Frame
const six = revised.catalogues.en
const BOXES = ['diplomacy:0', 'america:0', 'circumnavigation:0', 'warbox:0']

it('shows every fact, but for those that move nothing', () => {
  for (const entry of allTold(revised)) {
    const { kind } = entry
    const found = effects(entry, frame, six)
    expect(found.length > 0, kind).toBe(!UNSEEN.includes(kind))
    for (const { from, to } of found) {
      for (const id of [from, to]) if (id && !BOXES.includes(id)) expect(about(six, id), `${kind} ${id}`).toBeDefined()
    }
  }
})

it('moves a counter of its owner to its space', () => {
  const [found] = effects(told('counter-placed', { seat: 2, space: 45 }), frame, six)
  expect(found).toEqual({ from: 'seat:2', to: 'space:45', piece: 'counter', colour: 'green' })
  expect(parts(found?.to ?? '')).toEqual(['space', 45])
})

it('ignores what it does not know', () => {
  expect(effects(told('table-joined', { seat: 0 }), frame, six)).toEqual([])
})

it('finds whoever reads a field that a fact does not have', () => {
  expect(() => effects(told('counter-placed', { seat: 2, region: 45 }), frame, six)).toThrow(
    'counter-placed has no space',
  )
})
