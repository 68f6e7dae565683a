// The client's own sentences. Each area has a file of them, in both languages, with the same shape.

import { prefs } from './prefs.svelte'

/** What is said in the language in use; call it where it is shown, so that it changes with the language. */
export function dictionary<T>(en: T, de: T): () => T {
  return () => (prefs.language === 'de' ? de : en)
}

/** "a, b and c" in the language in use. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(prefs.language, { type: 'conjunction' }).format(names)
}

export const words = dictionary(
  {
    offline: 'The server cannot be reached.',
    failed: (status: number) => `Something went wrong at the server (${status}). Nothing was lost.`,
    theme: { light: 'Light theme', dark: 'Dark theme' },
    language: 'Deutsch',
    menu: 'Menu',
    close: 'Close',
    home: 'Home',
    newGame: 'New game',
    rules: 'Rules',
    account: 'You',
    lobby: 'Open tables',
    skip: 'Skip to content',
    loading: 'Loading…',
    paragraph: (section: string) => `Read paragraph ${section}`,
    notFound: 'There is nothing here.',
    backHome: 'Back to the start',
  },
  {
    offline: 'Der Server ist nicht zu erreichen.',
    failed: (status: number) => `Auf dem Server ist etwas schiefgegangen (${status}). Es ging nichts verloren.`,
    theme: { light: 'Helles Aussehen', dark: 'Dunkles Aussehen' },
    language: 'English',
    menu: 'Menü',
    close: 'Schließen',
    home: 'Start',
    newGame: 'Neues Spiel',
    rules: 'Regeln',
    account: 'Sie',
    lobby: 'Offene Tische',
    skip: 'Zum Inhalt',
    loading: 'Wird geladen…',
    paragraph: (section: string) => `Absatz ${section} lesen`,
    notFound: 'Hier ist nichts.',
    backHome: 'Zurück zum Anfang',
  },
)
