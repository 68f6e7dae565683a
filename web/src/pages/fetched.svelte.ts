// What the server says, kept while it is asked again: after a change of language, or because somebody wants news.

import { FetchError } from '../lib/api'
import { say } from '../lib/words'

export function sentence(error: unknown): string {
  return error instanceof FetchError ? error.message : say('failed', { status: 0 })
}

/** Made while a component is made. It asks again by itself when what `ask` reads changes. */
export class Fetched<T> {
  value = $state.raw<T | null>(null)
  trouble = $state('')
  #again = $state(0)

  constructor(ask: () => Promise<T>) {
    $effect(() => {
      void this.#again
      let wanted = true
      ask().then(
        (value) => {
          if (wanted) [this.value, this.trouble] = [value, '']
        },
        (error: unknown) => {
          if (wanted) this.trouble = sentence(error)
        },
      )
      return () => (wanted = false)
    })
  }

  refresh() {
    this.#again += 1
  }
}

/** Something somebody tries to do: whether it is under way, and why it failed. */
export class Attempt {
  busy = $state(false)
  #failed = $state.raw<unknown>(null)

  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.#failed = null
    try {
      await work()
      return true
    } catch (error) {
      this.#failed = error
      return false
    } finally {
      this.busy = false
    }
  }

  /** The sentence, if it is about this field. */
  at(field: string): string {
    const failed = this.#failed
    return failed instanceof FetchError && failed.field === field ? failed.message : ''
  }

  /** The sentence, if it is about none of these fields. */
  beside(...fields: string[]): string {
    const failed = this.#failed
    if (failed === null || (failed instanceof FetchError && fields.includes(failed.field))) return ''
    return sentence(failed)
  }
}
