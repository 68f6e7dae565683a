import { expect, test, vi } from 'vitest'
import type { Frame } from '../lib/wire'
import { Moments } from './moments'

const frame = (seq: number) => ({ seq }) as Frame

function slowServer() {
  const open: (() => void)[] = []
  const ask = vi.fn((seq: number) => new Promise<Frame>((found) => open.push(() => found(frame(seq)))))
  const answer = async () => {
    open.shift()?.()
    await new Promise((done) => setTimeout(done))
  }
  return { ask, answer }
}

test('a moment is asked for once', async () => {
  const ask = vi.fn((seq: number) => Promise.resolve(frame(seq)))
  const moments = new Moments(ask, 0)
  expect((await moments.find(3, 0, 'en'))?.seq).toBe(3)
  expect((await moments.find(3, 0, 'en'))?.seq).toBe(3)
  expect(ask).toHaveBeenCalledTimes(1)
  await moments.find(3, 0, 'de')
  await moments.find(3, 1, 'de')
  expect(ask).toHaveBeenCalledTimes(3)
})

test('while one request runs, only the latest wish is kept', async () => {
  const { ask, answer } = slowServer()
  const moments = new Moments(ask, 0)
  const wishes = [1, 2, 3, 4].map((seq) => moments.find(seq, 0, 'en'))
  await new Promise((done) => setTimeout(done))
  expect(ask).toHaveBeenCalledTimes(1)
  await answer()
  await answer()
  const found = await Promise.all(wishes)
  expect(found.map((one) => one?.seq ?? null)).toEqual([null, null, null, 4])
  expect(ask.mock.calls.map(([seq]) => seq)).toEqual([4])
})

test('a request under way is finished before the next one', async () => {
  const { ask, answer } = slowServer()
  const moments = new Moments(ask, 0)
  const first = moments.find(1, 0, 'en')
  await new Promise((done) => setTimeout(done))
  const later = [2, 3].map((seq) => moments.find(seq, 0, 'en'))
  await new Promise((done) => setTimeout(done))
  expect(ask).toHaveBeenCalledTimes(1)
  await answer()
  await answer()
  expect([await first, ...(await Promise.all(later))].map((one) => one?.seq ?? null)).toEqual([null, null, 3])
  expect((await moments.find(1, 0, 'en'))?.seq).toBe(1)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a refusal is passed on and does not block what follows', async () => {
  const ask = vi.fn((seq: number) => (seq === 1 ? Promise.reject(new Error('no')) : Promise.resolve(frame(seq))))
  const moments = new Moments(ask, 0)
  await expect(moments.find(1, 0, 'en')).rejects.toThrow('no')
  expect((await moments.find(2, 0, 'en'))?.seq).toBe(2)
})
