import { expect, test } from 'vitest'
import { addressOf, momentOf } from './link'

const read = (query: string) => momentOf(new URLSearchParams(query))

test('a moment is read from the address', () => {
  expect(read('at=198&seat=2')).toEqual({ at: 198, seat: 2 })
  expect(read('at=198')).toEqual({ at: 198 })
  expect(read('at=198&station=240')).toEqual({ at: 198, station: 240 })
})

test('whatever is no moment is none', () => {
  for (const query of ['', 'seat=2', 'at=', 'at=0', 'at=-3', 'at=1e9', 'at=x']) expect(read(query)).toBeNull()
  expect(read('at=3&seat=x&station=0')).toEqual({ at: 3 })
})

test('an address leads back to its moment', () => {
  const moment = { at: 7, station: 12, seat: 0 }
  expect(momentOf(new URL(addressOf('ab c', moment)).searchParams)).toEqual(moment)
})
