// The live channel of a table: frames as they come, commands and their answers. A broken connection is mended by itself.

import { prefs } from './prefs.svelte'
import type { Answer, Command, CommandBody, Frame, Message, TalkShown } from './wire'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8_000
const SIGNED_OUT = 4401

export interface Listener {
  came(frame: Frame): void
  heard(lines: TalkShown[]): void
  lost(again: number): void // in so many milliseconds it is tried again
  found(): void
  refused(reason: string): void
}

interface Waiting {
  command: Command
  settle: (answer: Answer) => void
}

export class Live {
  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #pause = FIRST_PAUSE
  #timer = 0
  #closed = false
  #wasLost = false
  seen = 0
  #draft = 0

  constructor(
    readonly table: string,
    readonly seat: number | undefined,
    readonly listener: Listener,
    private outline = false, // whether the table in words is wanted, too
  ) {
    addEventListener('online', this.retry)
    this.open()
  }

  private open() {
    const query = new URLSearchParams({ language: prefs.language, since: String(this.seen) })
    if (this.outline) query.set('outline', '1')
    if (this.seat !== undefined) query.set('seat', String(this.seat))
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${query}`)
    this.#socket = socket
    socket.onopen = () => this.opened()
    socket.onmessage = (event) => this.heard(JSON.parse(event.data as string) as Message)
    socket.onclose = (event) => this.broke(event)
  }

  private opened() {
    this.#pause = FIRST_PAUSE
    if (this.#wasLost) this.listener.found()
    this.#wasLost = false
    for (const { command } of this.#waiting.values()) this.#socket?.send(JSON.stringify(command))
  }

  private heard(message: Message) {
    if (message.type === 'frame') {
      this.seen = message.frame.seq
      this.#draft = message.frame.draft
      this.listener.came(message.frame)
    } else if (message.type === 'talk') this.listener.heard(message.talk)
    else if (message.type === 'answer') this.settle(message.idem, message.answer)
    else if (message.idem) {
      const { code, reason } = message
      this.settle(message.idem, { type: 'rejected', code, reason, seq: this.seen, draft: this.#draft })
    } else this.listener.refused(message.reason)
  }

  private settle(idem: string, answer: Answer) {
    const waiting = this.#waiting.get(idem)
    this.#waiting.delete(idem)
    waiting?.settle(answer)
  }

  private broke(event: CloseEvent) {
    if (this.#closed) return
    if (event.code === SIGNED_OUT) location.reload()
    this.#wasLost = true
    this.listener.lost(this.#pause)
    this.#timer = window.setTimeout(this.retry, this.#pause)
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2)
  }

  /** From now on with the table in words, or without it: another channel, which begins with what is known. */
  tellInWords(wanted: boolean) {
    this.outline = wanted
    if (this.#closed || !this.#socket || this.#socket.readyState === WebSocket.CLOSED) return // the next one will be right
    this.#socket.onclose = null
    this.#socket.close()
    this.open()
  }

  private retry = () => {
    clearTimeout(this.#timer)
    if (!this.#closed && this.#socket?.readyState === WebSocket.CLOSED) this.open()
  }

  /** Do something at the table. A command whose answer is lost is sent again with the same key, and done once. */
  send(wanted: CommandBody, seq: number, draft: number): Promise<Answer> {
    const idem = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const command: Command = { seq, draft, idem, do: wanted }
    if (this.seat !== undefined && this.seat >= 0) command.seat = this.seat
    return new Promise((settle) => {
      this.#waiting.set(idem, { command, settle })
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command))
    })
  }

  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.retry)
    this.#socket?.close()
  }
}
