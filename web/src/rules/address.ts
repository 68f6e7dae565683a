// Where the rules stand as a page.

interface Place {
  table?: string | undefined // on whose board, if it has one of its own
  s?: string // the paragraph
  q?: string // words that are looked for
}

export function pageOf(edition: string, place: Place = {}): string {
  const given = Object.entries(place).filter(([, value]) => value)
  const query = given.map(([key, value]) => `${key}=${encodeURIComponent(value as string)}`).join('&')
  return `/rules/${edition}${query && `?${query}`}`
}
