import { render } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import { loadEmpiresMap } from '../map/load'
import type { Catalogue, OptionOffered, Frame } from '../lib/wire'
import EmpiresBoard from './EmpiresBoard.svelte'
import EmpiresFoot from './EmpiresFoot.svelte'
import { phases, turn } from './phases'
import { frameWith, recorded, sessionAt } from '../testing/recorded'
import EmpiresSeatPanel from './EmpiresSeatPanel.svelte'
import { targetOf } from './targets'

const second = recorded('empires-second')
const revised = recorded('empires-revised')

vi.setConfig({ testTimeout: 60_000 })
await loadEmpiresMap()

async function shown(frame: Frame, catalogue: Catalogue) {
  const session = sessionAt(frame, catalogue)
  const play = vi.spyOn(session, 'play').mockResolvedValue(true)
  const parts = [
    render(EmpiresBoard, { session }),
    render(EmpiresFoot, { session }),
    ...frame.seats.map((_, seat) => render(EmpiresSeatPanel, { session, seat })),
  ]
  await vi.waitFor(() => expect(parts[0]?.container.querySelector('svg')).not.toBeNull())
  const things = () =>
    new Map(
      parts
        .flatMap((part) => [...part.container.querySelectorAll<HTMLElement>('[data-thing]')])
        .filter((element) => element.getAttribute('role') === 'button')
        .map((element) => [element.getAttribute('data-thing'), element]),
    )
  return { session, play, things, end: () => parts.forEach((part) => part.unmount()) }
}

const options = (frame: Frame): OptionOffered[] => frame.question?.options ?? []

describe('the table', () => {
  it('plays what is clicked beside the map', async () => {
    const frame = frameWith(second, (one) => one.question?.prompt === 'progress')
    const { things, play, end } = await shown(frame, second.catalogues.en)
    const [choice] = options(frame)
    const id = targetOf(choice?.action ?? '', second.catalogues.en)
    things().get(id)?.click()
    expect(play).toHaveBeenCalledWith(choice?.action)
    end()
  })

  it('numbers the cards of a programme in the order in which they were given', () => {
    const frame = frameWith(second, (one) => one.question?.prompt === 'program' && !one.question.given.length)
    const given = [2, 0].map((i) => options(frame)[i] as OptionOffered)
    const left = options(frame).filter((choice) => !given.includes(choice))
    const question = { ...(frame.question as NonNullable<Frame['question']>), options: left, given }
    const { container, unmount } = render(EmpiresFoot, {
      session: sessionAt({ ...frame, question }, second.catalogues.en),
    })
    const numbers = [...container.querySelectorAll('.cards .slot')].map(
      (card) => card.querySelector('.places')?.textContent,
    )
    expect(numbers).toEqual(['2', undefined, '1', undefined, undefined, undefined])
    unmount()
  })

  it('offers the counters of one stack', async () => {
    const some = frameWith(second, () => true)
    const stacks = Array<number>(81).fill(0)
    stacks[0] = 0x121 // blue, red, blue
    const question = {
      ...(some.question as NonNullable<Frame['question']>),
      prompt: 'war-casualty-run',
      options: [0, 1, 2].map((run) => ({ action: `run ${run}`, label: '', short: `Run ${run}`, thing: `run:${run}` })),
      given: [{ action: 'space barbary 1', label: 'Salt in Barbary', short: 'Salt', thing: 'space:0' }],
    }
    const { things, end } = await shown({ ...some, view: { ...some.view, stacks }, question }, second.catalogues.en)
    for (const run of [0, 1, 2]) expect(things().has(`run:${run}`)).toBe(true)
    end()
  })
})

describe('the header', () => {
  it('shows rounds and phases', () => {
    const frame = frameWith(second, (one) => one.view.round === 3)
    expect(phases(frame, second.catalogues.en).map((phase) => phase.state)).toEqual([
      ...Array<string>(3).fill('done'),
      'now',
      ...Array<string>(6).fill('next'),
    ])
    expect(turn(frame)).toBe(`Turn ${frame.view.turn as number}`)
  })

  it('has no programme by the revised rules, but cards at the end', () => {
    const frame = frameWith(revised, (one) => one.question?.prompt === 'lock')
    const found = phases(frame, revised.catalogues.en)
    expect(found).toHaveLength(11)
    expect(found.at(-1)?.state).toBe('now')
  })
})
