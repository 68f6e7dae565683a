// Paragraphs of the rules: a key names one in links, people name some of them by a card in their own language.

class Sections {
  cited = $state.raw<Record<string, string>>({}) // as the catalogue of the table says
}

export const sections = new Sections()

/** A paragraph as the reader names it. */
export const cited = (section: string) => sections.cited[section] ?? section
