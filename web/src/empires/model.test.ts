import { describe, expect, it } from 'vitest'
import type { Frame } from '../lib/wire'
import { NOBODY, pieces, read, runsOf } from './model'
import { frameWith, recorded } from '../testing/recorded'

const four = recorded('empires-second')
const six = recorded('empires-revised')
const second = four.catalogues.en
const [first] = four.frames as [Frame]

describe('stacks', () => {
  it('are read from the bottom to the top', () => {
    expect(pieces(0x144)).toEqual([4, 4, 1])
    expect(runsOf([4, 4, 1, 4])).toEqual([
      { owner: 3, count: 2, safe: false },
      { owner: 0, count: 1, safe: false },
      { owner: 3, count: 1, safe: false },
    ])
  })

  it('keep counters apart that have survived a rebellion', () => {
    expect(runsOf([1, 9, 9])).toEqual([
      { owner: 0, count: 1, safe: false },
      { owner: 0, count: 2, safe: true },
    ])
  })

  it('may be taller than numbers are exact', () => {
    const tall = `${0x2111_1111_1111_1111n * 16n + 3n}`
    expect(pieces(tall)[0]).toBe(3)
    expect(pieces(tall)).toHaveLength(17)
  })
})

describe('a table', () => {
  it('that has not begun shows the printed board', () => {
    const frame = { ...first, view: {}, question: null }
    const model = read(frame, second)
    expect(model.began).toBe(false)
    expect(model.territories).toHaveLength(27)
    expect(model.territories[15]).toMatchObject({ state: 'unexplored', colony: NOBODY, power: 1, difficulty: 5 })
    expect(model.players.map((player) => player.colour)).toEqual(['blue', 'red', 'green', 'orange'])
  })

  it('has the lowest counter in control', () => {
    const stacks = Array<number>(81).fill(0)
    stacks[0] = 0x144
    const frame = { ...first, view: { turn: 2, stacks, tokens: [] } }
    const space = read(frame, second).spaces.get(0)
    expect(space).toMatchObject({ controller: 3, counters: [3, 3, 0], territory: 0, slot: 0 })
  })

  it('counts the counters about to be lost', () => {
    const frame = {
      ...first,
      view: { turn: 2, doomed: [9 * 64, 9 * 64 + 2, 10 * 64] },
    }
    expect(read(frame, second).spaces.get(9)?.doomed).toBe(2)
  })

  it('knows whose programme is hidden', () => {
    const frame = frameWith(four, (one) => one.view.round === 3)
    const model = read(frame, second)
    const others = model.players.filter((player) => player.seat !== frame.seat)
    expect(others.every((player) => player.row[4]?.hidden && player.row[4].card === null)).toBe(true)
    expect(model.players[frame.seat]?.row.every((slot) => slot.card !== null)).toBe(true)
    const more = ((frame.view.doubles as number) >> frame.seat) & 1 // of a nation's own card
    expect(model.players[frame.seat]?.unchosen).toHaveLength(1 + more)
    expect(model.players[0]?.row.map((slot) => slot.state)).toEqual(['done', 'done', 'now', 'next', 'next'])
  })

  it('has open cards by the revised rules', () => {
    const frame = frameWith(six, (one) => one.question?.prompt === 'play')
    const model = read(frame, six.catalogues.en)
    expect(model.revised).toBe(true)
    expect(model.players[0]?.cards).toHaveLength(6)
    expect(model.territories[4]?.state).toBe('excluded')
  })

  it('tells the territory and the space that a question is about', () => {
    const pillage = frameWith(four, (one) => one.question?.prompt === 'pillage')
    const model = read(pillage, second)
    expect(pillage.question?.text).toContain(second.things.territory?.[model.place]?.name ?? 'nowhere')
  })
})
