import { expect, it } from 'vitest'
import { about, said } from '../lib/things'
import { recorded } from '../testing/recorded'
import { targetOf, WAYS } from './targets'

const { alphabet, catalogues } = recorded('empires-revised')
const six = catalogues.en
const WORDS_ONLY = ['pass', 'done', 'yes', 'no', 'peace', 'hunt', 'emergency'] // nothing on the table stands for them
const AT_HAND = ['amount', 'run', 'pile', ...Object.keys(WAYS)] // things that are no part of the catalogue

it('gives every action a thing, but for a few words', () => {
  for (const action of alphabet) {
    const id = targetOf(action, six)
    if (WORDS_ONLY.includes(action)) expect(id, action).toBeNull()
    else expect(id, action).toMatch(/^[a-z]+:\d+$/)
  }
})

it('names things that the catalogue knows', () => {
  for (const action of alphabet) {
    const id = targetOf(action, six)
    const [verb, noun] = said(action)
    if (id && !AT_HAND.includes(verb)) expect(about(six, id)?.key, action).toBe(noun)
  }
})

it('counts as the table does', () => {
  expect(targetOf('space canada 1', six)).toBe('space:45')
  expect(targetOf('recall brazil', six)).toBe('territory:24')
  expect(targetOf('use missionary', six)).toBe('character:11')
  expect(targetOf('lay scientist/missionary', six)).toBe('card:5')
  expect(targetOf('gift orange', six)).toBe('seat:3')
  expect(targetOf('pile 1', six)).toBe('pile:0')
  expect(targetOf('amount 0', six)).toBe('amount:0')
  expect(targetOf('support defender', six)).toBe('support:2')
})
