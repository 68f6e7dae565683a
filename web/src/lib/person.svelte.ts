// Who sits in front of this browser: a guest who comes in by name, or somebody known already.

import { api } from './api'
import type { Admitted, Person } from './wire'

class Myself {
  me = $state<Person | null>(null)
  recovery = $state('') // told once, when somebody has just come in
  #asked: Promise<Person | null> | null = null

  /** Who the server says one is; asked once. */
  known(): Promise<Person | null> {
    this.#asked ??= this.look()
    return this.#asked
  }

  /** Come in as a guest unless one is known already. */
  async comeIn(name: string): Promise<Person> {
    return (await this.known()) ?? this.welcome(await api.join(name))
  }

  welcome(entry: Admitted): Person {
    this.recovery = entry.recovery ?? ''
    this.me = entry.me
    this.#asked = Promise.resolve(entry.me)
    return entry.me
  }

  changed(me: Person) {
    this.me = me
    this.#asked = Promise.resolve(me)
  }

  left() {
    this.me = null
    this.recovery = ''
    this.#asked = null
  }

  private async look(): Promise<Person | null> {
    try {
      this.me = (await api.present()).me
    } catch {
      this.#asked = null // nobody knows now; it is asked again
    }
    return this.me
  }
}

export const myself = new Myself()
