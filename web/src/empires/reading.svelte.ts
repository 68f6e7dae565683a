// The table as every part of Empires reads it.

import type { TableSession } from '../table/session.svelte'
import { NOBODY, read, type EmpiresModel } from './model'

const kept = new WeakMap<object, EmpiresModel>()

/** The position that is shown, read once for each frame; null until there is one. */
export function modelOf(session: TableSession): EmpiresModel | null {
  const { shown, catalogue } = session
  if (!shown || !catalogue) return null
  const found = kept.get(shown)
  if (found && found.players.length === catalogue.seats.length) return found
  const model = read(shown, catalogue)
  kept.set(shown, model)
  return model
}

/** What a player is called: by nation where there is one. */
export function nameOf(session: TableSession, model: EmpiresModel, seat: number): string {
  if (seat === NOBODY) return ''
  const nation = model.players[seat]?.nation ?? NOBODY
  return nation === NOBODY ? session.player(seat) : session.name(`nation:${nation}`)
}

/** Whose cards lie in front: the viewer's own, or for somebody who only looks on those of whoever is asked. */
export function subjectOf(session: TableSession, model: EmpiresModel): number {
  if (model.me !== NOBODY) return model.me
  return session.shown?.awaiting[0] ?? model.order[0] ?? 0
}
