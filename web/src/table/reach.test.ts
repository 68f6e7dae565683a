// Nothing that can be chosen is out of reach: decisions of random games, shown as the table shows them.

import { cleanup, render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { said } from '../lib/things'
import type { Frame } from '../lib/wire'
import { loadColonialismMap, loadEmpiresMap } from '../map/load'
import { RULE_SETS, recorded, sessionAt, uiOf } from '../testing/recorded'
import Prompt from './Prompt.svelte'

// These have no place on the table: they are said, and the bar has a button for each.
const ONLY_SAID = ['lose', 'count', 'pass', 'done', 'yes', 'no', 'leave', 'peace', 'hunt', 'emergency']

const actions = (frame: Frame) => frame.question?.options.map((choice) => choice.action) ?? []

/** The buttons with `[data-option]` that say something and can be pressed, by what they play. */
function offered(container: Element): (string | null)[] {
  return [...container.querySelectorAll<HTMLButtonElement>('button[data-option]')]
    .filter((button) => button.textContent.trim() && !button.disabled)
    .map((button) => button.getAttribute('data-option'))
}

/** For each question the decision that offers the most. */
function widest(frames: Frame[]): Frame[] {
  const found = new Map<string | undefined, Frame>()
  for (const frame of frames) {
    const best = found.get(frame.question?.prompt)
    if (!best || actions(frame).length > actions(best).length) found.set(frame.question?.prompt, frame)
  }
  return [...found.values()]
}

beforeAll(async () => {
  await Promise.all([loadColonialismMap(), loadEmpiresMap()])
})

afterEach(cleanup)

describe.each(RULE_SETS)('%s', (name) => {
  const { catalogues, frames } = recorded(name)
  const catalogue = catalogues.en
  const ui = uiOf(catalogue)
  const [first] = frames as [Frame]
  const drawn = widest(frames)
  const some = `in ${drawn.length} of them, one for each question,`
  const titled = (frame: Frame) => `${frame.about.table}, line ${frame.seq}: ${frame.question?.prompt}`

  test(`in ${frames.length} decisions every option is a button in the bar`, () => {
    const session = sessionAt(first, catalogue)
    const { container } = render(Prompt, { session })
    for (const frame of frames) {
      session.frame = frame
      flushSync()
      flushSync(() => container.querySelector<HTMLElement>('.fold[aria-expanded="false"]')?.click())
      expect(offered(container), titled(frame)).toEqual(actions(frame))
    }
  })

  test(`${some} everything that lights up is drawn as a button with a label`, async () => {
    const session = sessionAt(first, catalogue)
    for (const place of [ui.Board, ui.Foot]) if (place) render(place, { session })
    for (const seat of first.seats.keys()) render(ui.SeatPanel, { session, seat })
    await vi.waitFor(() => expect(document.querySelector('svg [data-thing]')).not.toBeNull())
    for (const frame of drawn) {
      session.frame = frame
      flushSync()
      const buttons = [...document.querySelectorAll('[role="button"]')]
      const named = buttons.filter((one) => one.getAttribute('aria-label') || one.textContent.trim())
      const lit = new Set(named.map((one) => one.getAttribute('data-thing')))
      for (const choice of frame.question?.options ?? []) {
        const id = choice.thing
        if (id) expect(lit, `${titled(frame)}: ${choice.action}`).toContain(id)
        else expect(ONLY_SAID, titled(frame)).toContain(said(choice.action)[0])
      }
    }
  })

  test(`${some} every option is a button in the text table`, () => {
    const session = sessionAt(first, catalogue)
    const { container } = render(ui.TextTable, { session })
    for (const frame of drawn) {
      session.frame = frame
      flushSync()
      expect(offered(container).sort(), titled(frame)).toEqual(actions(frame).sort())
    }
    expect(container.querySelector('table')).not.toBeNull()
    expect(container.querySelector('svg')).toBeNull()
  })
})
