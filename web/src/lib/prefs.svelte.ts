// What somebody prefers on this device: language, theme, and what has been seen already.

import { firstOf } from './languages'

type Theme = 'light' | 'dark'

const KEY = 'metropole'

interface StoredPrefs {
  language?: string
  theme?: Theme | null
  seen?: Record<string, number> // the last line seen at each table
  told?: string[] // hints that need not be shown again
}

function kept(): StoredPrefs {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as StoredPrefs
  } catch {
    return {}
  }
}

const MOST_TABLES = 100

class Prefs {
  #kept = kept()
  language = $state(firstOf([this.#kept.language ?? '', ...navigator.languages]))
  #theme = $state<Theme | null>(this.#kept.theme ?? null)
  #system = $state<Theme>('light')

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    this.#system = dark.matches ? 'dark' : 'light'
    dark.addEventListener('change', () => {
      this.#system = dark.matches ? 'dark' : 'light'
      this.paint()
    })
    this.paint()
  }

  get theme(): Theme {
    return this.#theme ?? this.#system
  }

  speak(language: string) {
    this.language = language
    this.save({ language })
    this.paint()
  }

  turnTheme() {
    this.#theme = this.theme === 'dark' ? 'light' : 'dark'
    this.save({ theme: this.#theme })
    this.paint()
  }

  lastSeen(table: string): number {
    return this.#kept.seen?.[table] ?? 0
  }

  saw(table: string, seq: number) {
    const others = Object.entries(this.#kept.seen ?? {}).filter(([other]) => other !== table)
    const recent = others.slice(-MOST_TABLES)
    this.save({ seen: { ...Object.fromEntries(recent), [table]: seq } })
  }

  wasTold(hint: string): boolean {
    return this.#kept.told?.includes(hint) ?? false
  }

  tell(hint: string) {
    if (!this.wasTold(hint)) this.save({ told: [...(this.#kept.told ?? []), hint] })
  }

  private save(change: StoredPrefs) {
    this.#kept = { ...this.#kept, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // private windows may refuse; it is only a convenience
    }
  }

  private paint() {
    document.documentElement.dataset.theme = this.theme
    document.documentElement.lang = this.language
  }
}

export const prefs = new Prefs()
