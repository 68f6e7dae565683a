import { describe, expect, it } from 'vitest'
import { recorded } from '../testing/recorded'
import { bits, boardOf, effectOf, HIDDEN_CARD, NATIVES, policiesAt, read, type ColonialismModel } from './model'

const GAMES = (['colonialism-original', 'colonialism-spielworxx', 'colonialism-compass'] as const).map((name) => {
  const { catalogues, frames, finished } = recorded(name)
  return { catalogue: catalogues.en, frames: [...frames, ...finished] }
})

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

function moments(): { model: ColonialismModel; board: ReturnType<typeof boardOf> & Record<string, number> }[] {
  return GAMES.flatMap(({ catalogue, frames }) =>
    frames.map(({ view }) => ({ model: read(view, catalogue) as ColonialismModel, board: catalogue.board as never })),
  )
}

describe('reading a view', () => {
  it('finds nothing before the game has begun', () => {
    const [game] = GAMES
    expect(game && read({}, game.catalogue)).toBeNull()
  })

  it('takes sets of cards apart', () => {
    expect(bits(0)).toEqual([])
    expect(bits(0b1000101)).toEqual([0, 2, 6])
    expect(bits(1 << 24)).toEqual([24])
  })

  it('loses no disc of any player', () => {
    for (const { model, board } of moments())
      for (const [number, seat] of model.seats.entries()) {
        const stacks = model.regions.flatMap((region) => region.stacks)
        const laid = sum(stacks.filter((stack) => stack.number === number && !stack.hired).map((stack) => stack.count))
        const more = seat.upgrades.includes(0) ? (board.extra_discs ?? 0) : 0
        const onTrack = board.common_counter ? 0 : 1
        expect([0, 1, onTrack]).toContain((board.discs ?? 0) + more - laid - seat.reserve)
      }
  })

  it.each([0, 1, 2])('takes Gurkhas out of the reserve as they are named: %d', (count) => {
    const [, , compass] = GAMES
    const seen = compass?.frames.find(({ view }) => (view.seat as number) >= 0 && 'turn' in view)
    if (!compass || !seen) throw new Error('no frame')
    const seat = seen.view.seat as number
    const [china, southeast] = [4, 5]
    const view = { ...seen.view, prompt: 'gurkhas-more', named: [china, southeast].slice(0, count) }
    const [before, after] = [read(seen.view, compass.catalogue), read(view as never, compass.catalogue)]
    const own = (model: ColonialismModel | null, region: number) =>
      sum(
        model?.regions[region]?.stacks.filter((one) => one.number === seat && !one.hired).map((one) => one.count) ?? [],
      )
    expect(after?.seats[seat]?.reserve).toBe((before?.seats[seat]?.reserve ?? 0) - count)
    expect([own(after, china), own(after, southeast)]).toEqual([
      own(before, china) + (count > 0 ? 1 : 0),
      own(before, southeast) + (count > 1 ? 1 : 0),
    ])
  })

  it('loses no cube', () => {
    for (const { model, board } of moments()) {
      const onBoard = sum(model.regions.flatMap((region) => region.cubes))
      const held = sum(model.seats.flatMap((seat) => seat.cubes))
      expect(onBoard + held + sum(model.bag) + model.spent).toBe(3 * (board.cubes ?? 0))
    }
  })

  it('counts the ships of a seat in the zones', () => {
    for (const { model } of moments())
      for (const [number, seat] of model.seats.entries()) {
        const own = model.zones.flat().filter((fleet) => fleet.seat === number)
        expect(sum(own.map((fleet) => fleet.fresh))).toBe(seat.ships.fresh)
        expect(sum(own.map((fleet) => fleet.used))).toBe(seat.ships.used)
      }
  })

  it('knows the cards of the viewer and of nobody else', () => {
    for (const { model } of moments())
      for (const [number, seat] of model.seats.entries()) {
        if (number === model.viewer) expect(model.hand).toHaveLength(seat.hand)
        else for (const { hidden } of seat.policies) expect([null, HIDDEN_CARD]).toContain(hidden)
      }
  })

  it("puts one's own discs first and the natives last", () => {
    for (const { model } of moments())
      for (const { stacks } of model.regions) {
        const own = stacks.findIndex((stack) => stack.number === model.viewer && !stack.hired)
        const natives = stacks.findIndex((stack) => stack.number === NATIVES)
        expect([-1, 0]).toContain(own)
        expect([-1, stacks.length - 1]).toContain(natives)
      }
  })

  it('names the region that is being colonized while cubes are collected', () => {
    const collecting = GAMES.flatMap(({ catalogue, frames }) =>
      frames
        .filter((frame) => frame.question?.prompt === 'collect')
        .map((frame) => read(frame.view, catalogue) as ColonialismModel),
    )
    expect(collecting.some((model) => model.colonized !== null)).toBe(true)
    for (const model of collecting) expect([null, model.focus.region]).toContain(model.colonized)
  })

  it('lays hidden cards before open ones', () => {
    const seat = { policies: [{ hidden: 3, open: [7] }] } as unknown as ColonialismModel['seats'][0]
    expect(policiesAt(seat, 0)).toEqual([3, 7])
    expect(policiesAt(seat, 1)).toEqual([])
  })

  it('drops from the help of a card what its frame shows', () => {
    expect(effectOf('Policy card. Needs a fresh ship. Adds 2 discs. Once.')).toBe('Adds 2 discs. Once.')
    for (const { catalogue } of GAMES)
      for (const card of catalogue.things['card'] ?? []) expect(effectOf(card.help)).not.toBe('')
  })
})
