// Keys for everything at the table that is not reached by Tab and Enter alone.

import { drawer } from '../rules/drawer.svelte'
import type { TableSession } from './session.svelte'

interface Doors {
  talk(): void
  help(): void
  text(): void
  close(): boolean // whether something was open
  show(part: 'map' | 'log' | 'hand'): void
}

export class Keys {
  constructor(
    readonly session: TableSession,
    readonly doors: Doors,
  ) {}

  press(event: KeyboardEvent) {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return
    if (this.done(event.key)) event.preventDefault()
  }

  private done(key: string): boolean {
    const { session, doors } = this
    if (/^[1-9]$/.test(key)) return this.choose(Number(key) - 1)
    switch (key) {
      case 'Escape':
        if (drawer.isOpen) drawer.close()
        else if (!doors.close()) session.back()
        return true
      case '?':
        doors.help()
        return true
      case ',':
      case '.': {
        const at = session.shown?.seq ?? 0
        void session.goTo(key === ',' ? at - 1 : at + 1)
        return true
      }
      case 't':
        doors.text()
        return true
      case 'm':
      case 'l':
      case 'h':
      case 'c':
        doors.show(key === 'm' ? 'map' : key === 'l' ? 'log' : 'hand')
        focusPart(key === 'm' ? 'board' : key === 'l' ? 'log' : 'foot')
        return true
    }
    return false
  }

  private choose(i: number): boolean {
    const { session } = this
    const options = session.chosen ? session.optionsOf(session.chosen) : session.options
    const wanted = options[i]
    if (wanted) void session.play(wanted.action)
    return !!wanted
  }
}

/** The first thing of a part that can be focused, lit ones first. */
function focusPart(part: string) {
  requestAnimationFrame(() => {
    const place = document.querySelector(`[data-part="${part}"]`)
    const found = place?.querySelector<HTMLElement>('.legal[tabindex="0"], button, [tabindex="0"]')
    found?.focus()
  })
}
