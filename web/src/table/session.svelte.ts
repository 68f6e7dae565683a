// One table as one viewer sees it: what the server has told, what is being sent, and what is being looked at.

import { api, FetchError } from '../lib/api'
import { Live, type Listener } from '../lib/live'
import { prefs } from '../lib/prefs.svelte'
import { sections } from '../lib/sections.svelte'
import { about, type ThingId } from '../lib/things'
import {
  SPECTATOR,
  type Advice,
  type Catalogue,
  type OptionOffered,
  type CommandBody,
  type Entry,
  type Frame,
  type Missing,
  type Preview,
  type StationShown,
  type TalkShown,
  type Thing,
} from '../lib/wire'
import { Moments } from '../history/moments'
import { Stations } from '../history/stations'
import type { GameUi } from './game'
import { say } from '../lib/words'

interface Notice {
  tone: 'plain' | 'ok' | 'warn'
  text: string
}

const NOTICE_TIME = 6_000
const fingers = matchMedia('(hover: none)')

export class TableSession implements Listener {
  frame = $state.raw<Frame | null>(null)
  catalogue = $state.raw<Catalogue | null>(null)
  ui = $state.raw<GameUi | null>(null)
  log = $state.raw<Entry[]>([])
  news = $state.raw<Entry[]>([]) // what the latest frame told, for motion
  missed = $state.raw<Entry[]>([]) // what happened since one was here last
  talk = $state.raw<TalkShown[]>([])
  advice = $state.raw<Advice | null>(null)
  sending = $state<string | null>(null) // the action on its way
  lostFor = $state<number | null>(null) // the connection is tried again in so many milliseconds
  notice = $state.raw<Notice | null>(null)
  trouble = $state<string | null>(null) // why the table cannot be shown at all
  hovered = $state<ThingId | null>(null) // pointed at, or focused
  chosen = $state<ThingId | null>(null) // a thing that stands for several options, or was tapped once
  curtain = $state<number | null>(null) // the seat that should come to this screen
  past = $state.raw<Frame | null>(null) // a moment of the game that is looked at instead of now
  station = $state.raw<StationShown | null>(null) // the part of its line after which that is
  seat = $state<number | undefined>(undefined) // from whose eyes; the first of one's own if not said

  #live: Live | null = null
  #said = new Map<number, number>() // own seats that had said enough, and at which line
  #noticeTimer = 0
  #arrived: (() => void) | null = null
  #looks = 0 // back; what a former one finds comes too late
  #inWords = 0 // how many show the table in words
  #moments = new Moments((seq, seat) => api.history(this.table, seq, seat, this.#inWords > 0))
  #stations = new Map<string, Stations>() // by language, eyes, and whether in words

  constructor(
    readonly table: string,
    readonly load: (game: string) => Promise<GameUi>,
  ) {}

  // --- coming and going ---

  async open() {
    try {
      const first = await api.frame(this.table, SPECTATOR)
      await this.learn(first)
      if (first.mine.length > 1 && first.state === 'running') {
        this.frame = first
        await this.comeToScreen(first)
      } else this.connect(undefined)
    } catch (error) {
      this.trouble = error instanceof FetchError ? error.message : String(error)
    }
  }

  close() {
    this.#live?.close()
    clearTimeout(this.#noticeTimer)
  }

  /** Somebody has just come in: the channel is opened again in their name. */
  async comeInAgain() {
    this.connect(undefined)
    await new Promise<void>((settle) => (this.#arrived = settle))
  }

  /** The same table in another language: everything is told again. */
  async retell() {
    const frame = this.frame
    if (!frame) return
    await this.learn(frame)
    if (this.past) await this.goTo(this.past.seq, this.past.seat, this.station?.number)
    if (this.#live) this.connect(this.seat)
  }

  private async learn(frame: Frame) {
    const { edition, own_board } = frame.about
    const game = edition.split('/')[0] ?? ''
    const printed = own_board ? api.catalogueOf(this.table) : api.catalogue(edition, frame.seats.length)
    const [ui, catalogue] = await Promise.all([this.load(game), printed])
    this.ui = ui
    this.catalogue = catalogue
    sections.cited = catalogue.cited
  }

  private connect(seat: number | undefined) {
    this.#live?.close()
    this.seat = seat
    this.log = []
    this.#live = new Live(this.table, seat, this, this.#inWords > 0)
  }

  /** Whether there is a text table beside the board; where nobody has drawn a game it is the board. */
  hasText = $derived(this.ui?.Board !== this.ui?.TextTable)

  /** The table is shown in words: the server tells it so, until the function that this gives is called. */
  tellInWords(): () => void {
    if (this.#inWords++ === 0 && this.hasText) this.#live?.tellInWords(true)
    if (this.past && !this.past.outline) void this.goTo(this.past.seq, this.past.seat, this.station?.number)
    return () => {
      if (--this.#inWords === 0 && this.hasText) this.#live?.tellInWords(false)
    }
  }

  // --- what the server tells ---

  /** Called by the channel. */
  refused(reason: string) {
    this.tell('warn', reason)
  }

  /** Called by the channel with what is new at the table. */
  came(frame: Frame) {
    const first = this.log.length === 0
    this.log = [...this.log, ...frame.log]
    this.news = first ? [] : frame.log
    if (first) this.remember(frame)
    if (!this.isAt(frame)) {
      this.chosen = null
      if (fingers.matches) this.hovered = null // a finger points at nothing when it is lifted
    }
    this.frame = frame
    this.sending = null
    if (document.visibilityState === 'visible') prefs.saw(this.table, frame.seq)
    void this.learnMore(frame)
    void this.comeToScreen(frame)
    this.#arrived?.()
    this.#arrived = null
  }

  /** Whether this is the moment that is shown already, as after a broken connection. */
  private isAt({ seat, seq, draft }: Frame): boolean {
    const now = this.frame
    return now?.seat === seat && now.seq === seq && now.draft === draft
  }

  heard(lines: TalkShown[]) {
    this.talk = [...this.talk, ...lines]
  }

  lost(again: number) {
    this.lostFor = again
  }

  found() {
    this.lostFor = null
    this.tell('ok', say('table-found'))
  }

  private remember(frame: Frame) {
    const last = prefs.lastSeen(this.table)
    if (last && last < frame.seq && frame.mine.length) this.missed = frame.log.filter((entry) => entry.seq > last)
  }

  private async learnMore(frame: Frame) {
    this.advice = null
    if (!frame.question?.options.length) return
    try {
      const advice = await api.advice(this.table, frame.seat)
      const now = this.frame
      if (now && advice.seq === now.seq && advice.draft === now.draft) this.advice = advice
    } catch {
      // the question can be answered without advice
    }
  }

  // --- several people at one screen ---

  /** With several own seats: whoever is asked comes to the screen, behind a curtain. */
  private async comeToScreen(frame: Frame) {
    if (frame.mine.length < 2 || frame.state !== 'running') return
    const isAsked = frame.question?.options.length || frame.undo?.asked.includes(frame.seat)
    if (frame.seat !== SPECTATOR && isAsked) return
    if (frame.seat !== SPECTATOR) this.#said.set(frame.seat, frame.seq)
    const others = frame.mine.filter((seat) => seat !== frame.seat)
    const next =
      others.find((seat) => frame.undo?.asked.includes(seat)) ??
      others.find((seat) => frame.awaiting.includes(seat) && this.#said.get(seat) !== frame.seq)
    if (next !== undefined) this.curtain = next
    else if (frame.seat === SPECTATOR && !this.#live) this.curtain = frame.mine[0] ?? null
  }

  drawCurtain() {
    const seat = this.curtain
    if (seat === null) return
    this.curtain = null
    this.toNow()
    this.connect(seat)
  }

  // --- what the viewer does ---

  async do(wanted: CommandBody): Promise<boolean> {
    const frame = this.frame
    if (!frame || !this.#live || this.sending) return false
    this.sending = wanted.type === 'play' ? wanted.action : wanted.type
    const answer = await this.#live.send(wanted, frame.seq, frame.draft)
    if (answer.type !== 'accepted' || this.hasSeen(answer)) this.sending = null // otherwise the frame is on its way
    this.chosen = null
    if (answer.type === 'rejected') this.tell('warn', answer.reason)
    if (answer.type === 'stale') this.tell('plain', say('table-stale'))
    return answer.type === 'accepted'
  }

  private hasSeen({ seq, draft }: { seq: number; draft: number }): boolean {
    const frame = this.frame
    return !!frame && (frame.seq > seq || (frame.seq === seq && frame.draft >= draft))
  }

  play(action: string): Promise<boolean> {
    return this.isPast ? Promise.resolve(false) : this.do({ type: 'play', action })
  }

  /** A thing was clicked, tapped or entered: its only option is played, several are offered. */
  pick(id: ThingId, touched = false) {
    const options = this.optionsOf(id)
    this.hovered = id
    if (this.isPast || !options.length) {
      this.chosen = null
      return
    }
    const [only] = options
    if (options.length === 1 && only && (!touched || this.chosen === id)) void this.play(only.action)
    else this.chosen = this.chosen === id && !touched ? null : id
  }

  /** Take the last part back, or let go of what was chosen. */
  back() {
    if (this.chosen) this.chosen = null
    else if (this.frame?.question?.given.length) void this.do({ type: 'retract' })
  }

  /** Point at nothing any more. */
  letGo() {
    this.hovered = null
    this.chosen = null
  }

  tell(tone: Notice['tone'], text: string) {
    this.notice = { tone, text }
    clearTimeout(this.#noticeTimer)
    this.#noticeTimer = window.setTimeout(() => (this.notice = null), NOTICE_TIME)
  }

  // --- looking back ---

  /** Look at the table after a line, or after a station of it, through the same eyes as before or through others. */
  async goTo(seq: number, seat = this.shown?.seat, station?: number) {
    const [frame, look] = [this.frame, ++this.#looks]
    if (!frame) return
    const wanted = Math.max(1, Math.min(seq, frame.seq))
    if (wanted === frame.seq && seat === frame.seat && station === undefined) {
      this.toNow()
      return
    }
    try {
      const after = station === undefined ? undefined : await this.stationsOf(seat).find(wanted, station)
      const found = await this.#moments.find(wanted, seat, `${prefs.language} ${this.#inWords > 0}`)
      if (found && look === this.#looks) this.lookAt(found, after)
    } catch (error) {
      this.tell('warn', error instanceof Error ? error.message : String(error))
    }
  }

  /** Look at the table after the next station, or before the last one; at the ends nothing changes. */
  async step(by: 1 | -1) {
    const { frame, shown } = this
    if (!frame || !shown) return
    const look = ++this.#looks
    const stations = this.stationsOf(shown.seat)
    const number = this.station?.number
    try {
      const found = await (by === 1
        ? stations.next(shown.seq, number, frame.seq)
        : stations.previous(shown.seq, number))
      if (found && look === this.#looks) await this.goTo(found.seq, shown.seat, found.number)
    } catch (error) {
      this.tell('warn', error instanceof Error ? error.message : String(error))
    }
  }

  /** A moment; after a station the table is as it was then, with nobody asked and no more told. */
  private lookAt(frame: Frame, station?: StationShown) {
    const { scene, own, outline } = station ?? frame
    this.past = { ...frame, scene, own, outline }
    this.station = station ?? null
  }

  private stationsOf(seat: number | undefined): Stations {
    const inWords = this.#inWords > 0
    const key = `${prefs.language} ${seat ?? ''} ${inWords}`
    let stations = this.#stations.get(key)
    if (!stations) {
      stations = new Stations((since, until) => api.stations(this.table, since, until, seat, inWords))
      this.#stations.set(key, stations)
    }
    return stations
  }

  toNow() {
    this.#looks++
    this.#moments.forget()
    this.past = null
    this.station = null
  }

  // --- what is shown ---

  isPast = $derived(this.past !== null)
  shown = $derived(this.past ?? this.frame)
  isOver = $derived(this.frame?.state === 'finished')
  isAsked = $derived(!this.past && !!this.frame?.question?.options.length)
  options = $derived<OptionOffered[]>(this.isAsked ? (this.frame?.question?.options ?? []) : [])

  /** The options by the thing that they light up. */
  lit = $derived.by(() => {
    const found = new Map<ThingId, OptionOffered[]>()
    for (const choice of this.options) {
      if (choice.thing) found.set(choice.thing, [...(found.get(choice.thing) ?? []), choice])
    }
    return found
  })

  /** What has been given so far, by thing. */
  given = $derived.by(() => {
    const given = this.past ? [] : (this.frame?.question?.given ?? [])
    return new Set<ThingId>(given.map((choice) => choice.thing).filter(Boolean))
  })

  legal = $derived(new Set(this.lit.keys()))

  /** What the option on its way lights up. */
  pending = $derived.by(() => {
    const sent = this.options.find((choice) => choice.action === this.sending)
    return sent?.thing || null
  })

  optionsOf(id: ThingId): OptionOffered[] {
    return this.lit.get(id) ?? []
  }

  preview(action: string): Preview | undefined {
    return this.advice?.previews.find((one) => one.action === action)
  }

  /** What is certain about a thing's options, in a word or two. */
  pill(id: ThingId): string {
    const [only, ...others] = this.optionsOf(id)
    return only && !others.length ? (this.preview(only.action)?.short ?? '') : ''
  }

  missing(id: ThingId): Missing[] {
    return this.advice?.missing.filter((one) => one.thing === id) ?? []
  }

  thing(id: ThingId): Thing | undefined {
    return this.catalogue ? about(this.catalogue, id) : undefined
  }

  name(id: ThingId): string {
    return this.thing(id)?.name ?? ''
  }

  /** A letter or two for a thing, where there is little room. */
  code(id: ThingId): string {
    return this.thing(id)?.code ?? ''
  }

  /** What a screen reader calls a thing: its name, what clicking it does, and what else is known. */
  label(id: ThingId, more = ''): string {
    const options = this.optionsOf(id).map((choice) => choice.label)
    return [this.name(id), ...options, this.pill(id), more].filter(Boolean).join(', ')
  }

  player(seat: number): string {
    const shown = this.frame?.seats[seat]
    if (!shown) return ''
    if (this.frame?.mine.includes(seat) && this.frame.mine.length === 1) return say('table-you')
    return (
      shown.name ||
      (shown.kind === 'bot' ? shown.colour : shown.kind === 'open' ? say('table-open-seat') : shown.colour)
    )
  }

  /** The same for a thing that shows words: as a button it is called what it shows, and the rest describes it. */
  worded(id: ThingId, more = '') {
    const { 'aria-label': label, ...rest } = this.props(id, more)
    return { ...rest, [this.legal.has(id) ? 'aria-description' : 'aria-label']: label }
  }

  /** Attributes for whatever draws a thing, HTML or SVG: what it is called, and what pointing and picking do. */
  props(id: ThingId, more = '') {
    const legal = this.legal.has(id)
    return {
      'data-thing': id,
      role: legal ? 'button' : 'img',
      tabindex: legal ? 0 : -1,
      'aria-label': this.label(id, more),
      class: [
        'thing',
        legal && 'legal',
        this.hovered === id && 'pointed',
        this.chosen === id && 'chosen',
        this.given.has(id) && 'given',
      ],
      onclick: (event: MouseEvent) => {
        event.stopPropagation()
        this.pick(id, (event as PointerEvent).pointerType === 'touch')
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        this.pick(id)
      },
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') this.hovered = id
      },
      onfocus: () => (this.hovered = id),
    }
  }
}
