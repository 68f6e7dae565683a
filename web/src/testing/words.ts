// Before any test that has a page: all texts in all languages are there.

import type { TextFile } from '../lib/words'

const FILES = import.meta.glob<TextFile>('../words/*/*.ftl', { import: 'default', eager: true })

if ('document' in globalThis) {
  const { add } = await import('../lib/words')
  const { folderOf } = await import('../lib/languages')
  for (const [path, body] of Object.entries(FILES)) add(folderOf(path), body)
}
