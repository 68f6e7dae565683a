import { describe, expect, it } from 'vitest'
import { parts, said } from '../lib/things'
import { recorded } from '../testing/recorded'
import { targetOf } from './targets'

const { alphabet, catalogues } = recorded('colonialism-compass')
const catalogue = catalogues.en
const BUTTONS = ['pass', 'lose', 'count', 'leave', 'done'] // there is nothing on the table to point at
const NOT_IN_CATALOGUE: Record<string, number[]> = { deck: [0], ship: [0, 1], row: [1, 2, 3, 4] }

describe('what an action lights up', () => {
  it.each(alphabet)('%s', (action) => {
    const id = targetOf(action, catalogue)
    if (!id) {
      expect(BUTTONS).toContain(said(action)[0])
      return
    }
    const [kind, number] = parts(id)
    const known = NOT_IN_CATALOGUE[kind] ?? catalogue.things[kind]?.map((_, i) => i)
    expect(known).toContain(number)
  })

  it('gives every noun of a verb a thing of its own', () => {
    const actions = alphabet.filter((action) => targetOf(action, catalogue))
    expect(new Set(actions.map((action) => `${said(action)[0]} ${targetOf(action, catalogue)}`)).size).toBe(
      actions.length,
    )
  })

  it('knows the natives, and the colours of every edition', () => {
    expect(targetOf('target purple', recorded('colonialism-original').catalogues.en)).toBe('faction:3')
    expect(targetOf('target natives', catalogue)).toBe('faction:4')
    expect(targetOf('target purple', catalogue)).toBeNull()
  })
})
