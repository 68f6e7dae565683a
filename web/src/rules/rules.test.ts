import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../lib/api'
import { prefs } from '../lib/prefs.svelte'
import type { Rules } from '../lib/wire'
import { pageOf } from './address'
import { drawer } from './drawer.svelte'
import RulesDrawer from './RulesDrawer.svelte'
import RulesText from './RulesText.svelte'
import { chapterFor, pieces, wordsOf } from './search'

const BOUNDS = { needs: '', excludes: '', least: 2, most: 4 }

const RULES: Rules = {
  edition: 'colonialism/compass',
  title: 'Rules',
  options: [
    { name: 'events', title: 'Historical events', line: 'Cards appear.', ruling: '', ...BOUNDS },
    { name: 'tightrows', title: 'Tight track', line: 'Only as many rows.', ruling: 'A05', ...BOUNDS },
  ],
  notes: [{ heading: 'About the history', text: 'What lies behind the terms.' }],
  chapters: [
    { key: '5.0', cited: '5.0', heading: 'Sequence of play', depth: 1, statements: [], rulings: [], on_board: '' },
    {
      key: '5.1.2',
      cited: '5.1.2',
      heading: 'Moving a ship',
      depth: 3,
      statements: [
        { id: 'CM-5.1.2-a', text: 'A fresh ship moves to any sea zone.' },
        { id: 'CM-5.1.2-b', text: 'It is used afterwards.' },
      ],
      rulings: [{ number: 'A21', topic: 'Moving back', decision: 'It may return.', reason: 'Nothing forbids it.' }],
      on_board: '',
    },
    {
      key: '7.1 Fleet',
      cited: '7.1 Flotte',
      heading: 'Fleet',
      depth: 3,
      statements: [{ id: 'CM-7.1-f', text: 'Two discs for each SHIP in neighbouring sea zones.' }],
      rulings: [],
      on_board: 'On this board: India.',
    },
  ],
}

beforeEach(() => prefs.speak('en'))

describe('search', () => {
  it('cuts a text at its hits, whatever case and accents', () => {
    expect(pieces('Die Münze übrig', wordsOf('mun UBR'))).toEqual([
      { text: 'Die ', hit: false },
      { text: 'Mün', hit: true },
      { text: 'ze ', hit: false },
      { text: 'übr', hit: true },
      { text: 'ig', hit: false },
    ])
  })

  it('finds the chapter of a section, of a statement, or the nearest above', () => {
    const key = (section: string) => chapterFor(RULES.chapters, section)?.key
    expect(key('7.1 Fleet')).toBe('7.1 Fleet')
    expect(key('CM-5.1.2-b')).toBe('5.1.2')
    expect(key('5.1.2.9')).toBe('5.1.2')
    expect(key('5.3')).toBe('5.0')
    expect(key('9.9')).toBeUndefined()
  })
})

describe('the text', () => {
  it('shows only what has all the words, marks them and counts', async () => {
    const { container } = render(RulesText, { rules: RULES })
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'ship zone' } })
    expect(screen.getByRole('status').textContent).toBe('5 hits in 2 paragraphs')
    expect([...container.querySelectorAll('mark')].map((one) => one.textContent)).toContain('SHIP')
    expect(screen.queryByText('It is used afterwards.')).toBeNull()
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'nonsense' } })
    expect(screen.getByRole('status').textContent).toBe('Nothing found')
  })

  it('unfolds rulings in which something is found', async () => {
    const { container } = render(RulesText, { rules: RULES })
    expect(container.querySelector('.rulings')?.hasAttribute('open')).toBe(false)
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'forbids' } })
    expect(container.querySelector('.rulings')?.hasAttribute('open')).toBe(true)
  })

  it('lists every option of the book with its line, and says which are chosen', () => {
    const { container } = render(RulesText, { rules: { ...RULES, edition: 'colonialism/compass+tightrows' } })
    const rows = [...container.querySelectorAll('[data-part=options] > div')]
    expect(rows.map((row) => row.textContent.replace(/\s+/g, ' ').trim())).toEqual([
      'Historical events Cards appear.',
      'Tight trackchosen Only as many rows. A05',
    ])
  })

  it('marks the paragraph that was asked for', async () => {
    const { container, rerender } = render(RulesText, { rules: RULES, section: '7.1 Fleet' })
    expect(container.querySelector('.chapter.marked')?.textContent).toContain('Two discs')
    expect(container.querySelector('.chapter.marked')?.textContent).toContain('§ 7.1 Flotte')
    expect(container.querySelector('.chapter.marked')?.textContent).toContain('On this board: India.')
    await rerender({ section: '9.9' })
    expect(screen.getByText('Paragraph 9.9 is not part of these rules.')).toBeTruthy()
  })
})

describe('the drawer', () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal ??= () => undefined
    HTMLDialogElement.prototype.close ??= () => undefined
  })

  afterEach(() => {
    vi.restoreAllMocks()
  })

  it.each([undefined, 'abc'])('has the rules of a table with its own board, else of the edition: %s', async (table) => {
    const ofTable = vi.spyOn(api, 'rulesOf').mockResolvedValue(RULES)
    const ofEdition = vi.spyOn(api, 'rules').mockResolvedValue(RULES)
    render(RulesDrawer, { edition: RULES.edition, table })
    drawer.open('7.1 Fleet')
    expect(await screen.findByText('On this board: India.')).toBeTruthy()
    expect(ofTable.mock.calls).toEqual(table ? [[table]] : [])
    expect(ofEdition.mock.calls).toEqual(table ? [] : [[RULES.edition]])
    const page = screen.getByText('Open as a page').getAttribute('href')
    expect(page).toBe(`/rules/colonialism/compass?${table ? 'table=abc&' : ''}s=7.1%20Fleet`)
  })

  it('leads to a page whose paragraphs stay with the table', () => {
    const { container } = render(RulesText, { rules: RULES, linked: true, table: 'abc' })
    const links = [...container.querySelectorAll('a.section-link')].map((one) => one.getAttribute('href'))
    expect(links).toContain('/rules/colonialism/compass?table=abc&s=5.1.2')
    expect(pageOf(RULES.edition)).toBe('/rules/colonialism/compass')
  })
})
