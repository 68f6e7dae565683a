// Requests to the server. Whatever goes wrong is a FetchError with a sentence for people.

import type {
  Admitted,
  Advice,
  Catalogue,
  Editions,
  Frame,
  NewTable,
  Note,
  Opened,
  OwnTable,
  Person,
  Present,
  Problem,
  Rules,
  SignIn,
  StationShown,
  Story,
  TableShown,
} from './wire'
import { prefs } from './prefs.svelte'
import { say } from './words'

export class FetchError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly field = '',
  ) {
    super(message)
  }
}

type Query = Record<string, string | number | undefined>

function address(path: string, query: Query = {}): string {
  const found = new URLSearchParams({ language: prefs.language })
  for (const [key, value] of Object.entries(query)) if (value !== undefined) found.set(key, String(value))
  return `${path}?${found}`
}

async function ask<T>(method: string, path: string, body?: unknown, query?: Query): Promise<T> {
  let response: Response
  try {
    response = await fetch(address(path, query), {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new FetchError(0, 'offline', say('offline'))
  }
  if (!response.ok) throw await trouble(response)
  return (response.status === 204 ? undefined : await response.json()) as T
}

async function trouble(response: Response): Promise<FetchError> {
  try {
    const problem = (await response.json()) as Problem
    return new FetchError(response.status, problem.code, problem.reason, problem.field)
  } catch {
    return new FetchError(response.status, 'failed', say('failed', { status: response.status }))
  }
}

const remembered = new Map<string, Promise<unknown>>()

/** What never changes is asked for once. */
function once<T>(path: string, query: Query): Promise<T> {
  const key = address(path, query)
  let found = remembered.get(key) as Promise<T> | undefined
  if (!found) {
    found = ask<T>('GET', path, undefined, query)
    found.catch(() => remembered.delete(key))
    remembered.set(key, found)
  }
  return found
}

const table = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`

export const api = {
  // --- people ---
  present: () => ask<Present>('GET', '/api/session'),
  join: (name: string) => ask<Admitted>('POST', '/api/players', { name }),
  rename: (name: string) => ask<Person>('PATCH', '/api/me', { name }),
  signUp: (login: string, password: string) => ask<Person>('POST', '/api/me/account', { login, password }),
  signIn: (given: SignIn) => ask<Admitted>('POST', '/api/session', given),
  resetPassword: (recovery: string, fresh: string) =>
    ask<Admitted>('POST', '/api/session/reset', { recovery, new: fresh }),
  changePassword: (old: string, fresh: string) => ask<Admitted>('POST', '/api/me/password', { old, new: fresh }),
  renewRecovery: () => ask<Admitted>('POST', '/api/me/recovery'),
  signOut: () => ask<undefined>('DELETE', '/api/session'),
  signOutEverywhere: () => ask<undefined>('DELETE', '/api/sessions'),

  // --- what can be played ---
  editions: () => once<Editions>('/api/editions', {}),
  catalogue: (edition: string, seats: number) => once<Catalogue>('/api/catalogue', { edition, seats }),
  catalogueOf: (id: string) => once<Catalogue>('/api/catalogue', { table: id }),
  rules: (edition: string) => once<Rules>('/api/rules', { edition }),
  rulesOf: (id: string) => once<Rules>('/api/rules', { table: id }),

  // --- tables ---
  openTable: (wanted: NewTable) => ask<Opened>('POST', '/api/tables', wanted),
  lobby: (state: 'open' | 'running' | 'finished' = 'open') =>
    ask<TableShown[]>('GET', '/api/tables', undefined, { state }),
  myTables: () => ask<OwnTable[]>('GET', '/api/my/tables'),
  frame: (id: string, seat?: number, since?: number) => ask<Frame>('GET', table(id), undefined, { seat, since }),
  history: (id: string, seq: number, seat?: number, outline = false) =>
    ask<Frame>('GET', table(id, `/history/${seq}`), undefined, { seat, outline: outline ? 1 : undefined }),
  advice: (id: string, seat: number) => ask<Advice>('GET', table(id, '/advice'), undefined, { seat }),
  stations: (id: string, since: number, until: number, seat?: number, outline = false) =>
    ask<StationShown[]>('GET', table(id, '/stations'), undefined, {
      since,
      until,
      seat,
      outline: outline ? 1 : undefined,
    }),
  story: (id: string, seat?: number) => ask<Story>('GET', table(id, '/story'), undefined, { seat }),
  fork: (id: string, seq: number, seat: number, level: string) =>
    ask<Opened>('POST', table(id, '/fork'), { seq, seat, level }),
  gameFile: (id: string) => table(id, '/game'),
  say: (id: string, text: string) => ask<undefined>('POST', table(id, '/chat'), { text }),
  note: (id: string) => ask<Note>('GET', table(id, '/notes')),
  saveNote: (id: string, text: string) => ask<Note>('PUT', table(id, '/notes'), { text }),
}
