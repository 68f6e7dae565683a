import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { prefs } from '../lib/prefs.svelte'
import { sections } from '../lib/sections.svelte'
import Section from './Section.svelte'

test('a paragraph is named as the reader names it', () => {
  prefs.speak('de')
  sections.cited = { '7.2 Trade': '7.2 Handel' }
  render(Section, { section: '7.2 Trade' })
  expect(screen.getByRole('button', { name: 'Absatz 7.2 Handel lesen' }).textContent).toBe('§ 7.2 Handel')
  render(Section, { section: '5.1' })
  expect(screen.getByRole('button', { name: 'Absatz 5.1 lesen' }).textContent).toBe('§ 5.1')
})
