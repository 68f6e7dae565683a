import { readFileSync } from 'node:fs'

/** A file that the server's side writes for the tests of the front end. */
export function written(path: string): string {
  try {
    return readFileSync(path, 'utf-8')
  } catch (cause) {
    throw new Error(`web/${path} is missing; write it with: python -m tests.web.record web/recorded`, { cause })
  }
}
