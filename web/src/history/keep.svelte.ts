// The address of the page and the moment that is looked at go together.

import { untrack } from 'svelte'
import { router } from '../lib/router.svelte'
import type { TableSession } from '../table/session.svelte'
import { momentOf, noteMoment, type Moment } from './link'

const PAUSE = 300 // browsers refuse to change the address too often

/** The moment that is looked at, as it is written into an address: the eyes are named once everybody's are open. */
function momentShown(session: TableSession): Moment | null {
  const { past, frame, station } = session
  if (!past) return null
  const isOther = session.isOver && past.seat >= 0 && past.seat !== frame?.seat
  return { at: past.seq, ...(station && { station: station.number }), ...(isOther && { seat: past.seat }) }
}

/** Called while a page of a table is set up: go to the moment in its address, then keep the address up to date. */
export function keepMoment(session: TableSession) {
  const wanted = momentOf(router.query)
  let isThere = !wanted

  $effect(() => {
    if (isThere || !wanted || !session.frame) return
    isThere = true
    untrack(() => void session.goTo(wanted.at, wanted.seat, wanted.station))
  })

  $effect(() => {
    const moment = momentShown(session)
    if (!isThere) return
    const timer = setTimeout(() => {
      if (JSON.stringify(momentOf(router.query)) !== JSON.stringify(moment)) noteMoment(moment)
    }, PAUSE)
    return () => clearTimeout(timer)
  })
}
