// What the pieces on the map and the cards of others are to a pointer: the map itself listens for what lies on it.

import type { ThingId } from '../lib/things'
import type { TableSession } from '../table/session.svelte'

/** Attributes of a piece on the map. */
export function lights(session: TableSession, id: ThingId, more = '') {
  const { role, tabindex, 'aria-label': label, class: classes } = session.props(id, more)
  return { 'data-thing': id, role, tabindex, 'aria-label': label, class: classes }
}

/** Attributes of something that is only looked at. */
export function shows(session: TableSession, id: ThingId) {
  return {
    onpointerenter: () => (session.hovered = id),
    onclick: () => (session.hovered = id),
  }
}
