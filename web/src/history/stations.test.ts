import { expect, test, vi } from 'vitest'
import type { StationShown } from '../lib/wire'
import { Stations } from './stations'

// Lines 2, 3 and 40 tell something: one station, two, one. An answer has a whole line, and the next if there is room.
const told = [
  [1, 2],
  [2, 3],
  [3, 3],
  [4, 40],
].map(([number, seq]) => ({ number, seq })) as StationShown[]

function server() {
  const ask = vi.fn((since: number, until: number) => {
    const found = told.filter((one) => since < one.seq && one.seq <= until)
    return Promise.resolve(found.filter((one) => one.seq <= (found[1]?.seq ?? until)))
  })
  return { ask, stations: new Stations(ask) }
}

test('one after the other, each asked for once', async () => {
  const { ask, stations } = server()
  expect((await stations.next(1, undefined, 40))?.number).toBe(1)
  expect((await stations.next(2, 1, 40))?.number).toBe(2)
  expect(ask).toHaveBeenCalledTimes(1)
  expect((await stations.next(3, 2, 40))?.number).toBe(3)
  expect((await stations.next(3, 3, 40))?.number).toBe(4)
  expect(await stations.next(40, 4, 40)).toBeUndefined()
})

test('back over lines that tell nothing, to the beginning', async () => {
  const { stations } = server()
  expect((await stations.previous(40, 4))?.number).toBe(3)
  expect((await stations.previous(40, undefined))?.number).toBe(3)
  expect((await stations.previous(3, 3))?.number).toBe(2)
  expect((await stations.previous(3, undefined))?.number).toBe(2)
  expect(await stations.previous(2, 1)).toBeUndefined()
  expect(await stations.previous(1, undefined)).toBeUndefined()
})

test('one that is named, or the last of a line', async () => {
  const { stations } = server()
  expect((await stations.find(3, 2))?.number).toBe(2)
  expect((await stations.find(3))?.number).toBe(3)
  expect(await stations.find(3, 4)).toBeUndefined()
  expect(await stations.find(5)).toBeUndefined()
})
