// What stands around the rules.

import { dictionary } from '../lib/words'

export const say = dictionary(
  {
    title: 'Rules',
    contents: 'Contents',
    search: 'Search the rules',
    placeholder: 'Word or paragraph',
    hits: (hits: number, places: number) =>
      hits === 0
        ? 'Nothing found'
        : `${hits} ${hits === 1 ? 'hit' : 'hits'} in ${places} ${places === 1 ? 'paragraph' : 'paragraphs'}`,
    nothing: 'No paragraph has all of these words.',
    unwritten:
      'Nobody has written down the rules of this game here. At the table, each question says what can be done.',
    rulings: (count: number) =>
      count === 1 ? 'One ruling where the book is silent' : `${count} rulings where the book is silent`,
    reason: 'Why',
    notes: 'Notes',
    options: 'Options of this rulebook',
    chosen: 'chosen',
    cite: (section: string) => `Link to paragraph ${section}`,
    page: 'Open as a page',
    again: 'Try again',
    absent: (section: string) => `Paragraph ${section} is not part of these rules.`,
  },
  {
    title: 'Regeln',
    contents: 'Inhalt',
    search: 'In den Regeln suchen',
    placeholder: 'Wort oder Absatz',
    hits: (hits: number, places: number) =>
      hits === 0 ? 'Nichts gefunden' : `${hits} Treffer in ${places} ${places === 1 ? 'Absatz' : 'Absätzen'}`,
    nothing: 'Kein Absatz enthält alle diese Wörter.',
    unwritten: 'Die Regeln dieses Spiels hat hier niemand aufgeschrieben. Am Tisch sagt jede Frage, was möglich ist.',
    rulings: (count: number) =>
      count === 1 ? 'Eine Entscheidung, wo das Heft schweigt' : `${count} Entscheidungen, wo das Heft schweigt`,
    reason: 'Warum',
    notes: 'Hinweise',
    options: 'Optionen dieses Regelhefts',
    chosen: 'gewählt',
    cite: (section: string) => `Link zu Absatz ${section}`,
    page: 'Als Seite öffnen',
    again: 'Noch einmal versuchen',
    absent: (section: string) => `Absatz ${section} gehört nicht zu diesen Regeln.`,
  },
)
