// The story of a game is long to tell: what was told is kept until more has happened.

import { api } from '../lib/api'
import { prefs } from '../lib/prefs.svelte'
import type { Story } from '../lib/wire'
import type { TableSession } from '../table/session.svelte'

const told = new Map<string, Promise<Story>>()
const MOST_KEPT = 8

export function storyOf(session: TableSession): Promise<Story> {
  const frame = session.frame
  const key = [prefs.language, session.table, frame?.seat, frame?.seq].join(' ')
  let story = told.get(key)
  if (!story) {
    story = api.story(session.table, frame?.seat)
    story.catch(() => told.delete(key))
    if (told.size >= MOST_KEPT) told.delete(told.keys().next().value ?? '')
    told.set(key, story)
  }
  return story
}
