import { render } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import { loadEmpiresMap } from '../map/load'
import type { Catalogue, OptionOffered, Frame } from '../lib/wire'
import EmpiresBoard from './EmpiresBoard.svelte'
import EmpiresFoot from './EmpiresFoot.svelte'
import EmpiresSeatPanel from './EmpiresSeatPanel.svelte'
import ui from '.'
import type { EmpiresScene } from '../lib/wire'
import { frameWith, recorded, sessionAt } from '../testing/recorded'

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
const sceneOf = (frame: Frame) => frame.scene as EmpiresScene

describe('the table', () => {
  it('plays what is clicked beside the map', async () => {
    const frame = frameWith(second, (one) => one.question?.prompt === 'progress')
    const { things, play, end } = await shown(frame, second.catalogues.en)
    const [choice] = options(frame)
    things()
      .get(choice?.thing ?? '')
      ?.click()
    expect(play).toHaveBeenCalledWith(choice?.action)
    end()
  })

  it('numbers the cards of a programme in the order in which they were given', () => {
    const frame = frameWith(second, (one) => one.question?.prompt === 'program' && !one.question.given.length)
    const own = { sealed: [2, 0].map((i) => options(frame)[i]?.thing) }
    const { container, unmount } = render(EmpiresFoot, {
      session: sessionAt({ ...frame, own }, second.catalogues.en),
    })
    const numbers = [...container.querySelectorAll('.cards .slot')].map(
      (card) => card.querySelector('.places')?.textContent,
    )
    expect(numbers).toEqual(['2', undefined, '1', undefined, undefined, undefined])
    unmount()
  })

  it('shows the fronts of the own programme and the backs of the others', async () => {
    const frame = frameWith(second, (one) => one.question?.prompt === 'character' && sceneOf(one).round === 3)
    const session = sessionAt(frame, second.catalogues.en)
    const locks = frame.seats.map((_, seat) => {
      const { container, unmount } = render(EmpiresSeatPanel, { session, seat })
      const icons = [...container.querySelectorAll('.slot.next')].map((slot) => slot.querySelectorAll('svg').length)
      unmount()
      return icons
    })
    expect(locks).toEqual(frame.seats.map((_, seat) => (seat === frame.seat ? [2, 2] : [1, 1])))
  })

  it('offers the counters of one stack', async () => {
    const some = frameWith(second, (one) => one.question?.about.territory === undefined)
    const runs = [0, 1, 0].map((owner) => ({ owner, count: 1 })) // blue, red, blue
    const [first, ...others] = sceneOf(some).territories
    const territories = [{ ...first, spaces: [{ number: 0, runs, controller: 0 }] }, ...others]
    const question = {
      ...(some.question as NonNullable<Frame['question']>),
      prompt: 'war-casualty-run',
      about: { space: 0 },
      options: [0, 1, 2].map((run) => ({
        action: `run ${run}`,
        label: `Run ${run}`,
        short: `Run ${run}`,
        thing: `run:${run}`,
      })),
    }
    const frame = { ...some, scene: { ...sceneOf(some), territories }, question }
    const { things, end } = await shown(frame, second.catalogues.en)
    expect([0, 1, 2].map((run) => things().get(`run:${run}`)?.querySelector('b')?.textContent)).toEqual(['1', '1', '1'])
    end()
  })

  it('that has not begun is an empty map', async () => {
    const frame = { ...frameWith(second, () => true), scene: null, own: null, question: null }
    const { things, end } = await shown(frame, second.catalogues.en)
    expect(things().size).toBe(0)
    expect(ui.turn(frame, second.catalogues.en)).toBe('Set-up')
    expect(ui.phases(frame, second.catalogues.en)).toEqual([])
    end()
  })
})

describe('the header', () => {
  it('shows rounds and phases', () => {
    const frame = frameWith(second, (one) => sceneOf(one).round === 3)
    const found = ui.phases(frame, second.catalogues.en)
    expect(found.map((phase) => phase.state)).toEqual([
      ...Array<string>(3).fill('done'),
      'now',
      ...Array<string>(6).fill('next'),
    ])
    expect(found.slice(0, 5).map((phase) => phase.label)).toEqual(['Cards', '1', '2', 'Round 3/5', '4'])
    expect(ui.turn(frame, second.catalogues.en)).toBe(`Turn ${sceneOf(frame).turn}`)
  })

  it('has no programme by the revised rules, but cards at the end', () => {
    const frame = frameWith(revised, (one) => one.question?.prompt === 'lock')
    const found = ui.phases(frame, revised.catalogues.en)
    expect(found).toHaveLength(11)
    expect(found.at(-1)).toEqual({ label: 'Cards', state: 'now' })
  })

  it('has an order of play where order cards lie on the table', () => {
    expect(ui.order?.(frameWith(revised, () => true))).toHaveLength(6)
    expect(ui.order?.(frameWith(second, () => true))).toEqual([])
  })
})
