import { dictionary } from '../lib/words'

export const say = dictionary(
  {
    guide: 'Guide',
    progress: (done: number, all: number) => `${done} of ${all} lessons`,
    kinds: { start: 'The table', asked: 'Your decision', seen: 'What has happened', over: 'The end' },
    think: 'Think of this',
    hint: 'Show a sound choice',
    sound: 'A sound choice here',
    next: 'Next',
    left: (count: number) => `${count} more`,
    back: 'Back',
    skip: 'Skip the guide',
    fold: 'Fold the guide',
    unfold: 'Unfold the guide',
    pageTitle: 'Learn by playing',
    pageLine:
      'A real game against bots, at a table of your own. A card beside the map says what is at hand, one thing at a time. The first decisions take about ten minutes; then you play on as long as you like.',
    begin: 'Begin',
    setting: 'The table is being set…',
    guest: 'Guest',
    games: {
      colonialism: {
        title: 'Colonialism',
        line: 'Compass edition with quick start, against two bots. Lay cards, win regions, gather cubes evenly. About 45 minutes.',
      },
      empires: {
        title: 'Colonial: Europe’s Empires Overseas',
        line: 'Second edition, against three bots. Explore, trade, found colonies, reach 10 Prestige. About 90 minutes.',
      },
    },
    retry: 'Try again',
  },
  {
    guide: 'Anleitung',
    progress: (done: number, all: number) => `${done} von ${all} Lektionen`,
    kinds: { start: 'Der Tisch', asked: 'Ihre Entscheidung', seen: 'Was geschehen ist', over: 'Das Ende' },
    think: 'Bedenken Sie',
    hint: 'Eine gute Wahl zeigen',
    sound: 'Eine gute Wahl ist hier',
    next: 'Weiter',
    left: (count: number) => `noch ${count}`,
    back: 'Zurück',
    skip: 'Ohne Anleitung weiter',
    fold: 'Anleitung einklappen',
    unfold: 'Anleitung ausklappen',
    pageTitle: 'Spielend lernen',
    pageLine:
      'Eine echte Partie gegen Bots, an einem eigenen Tisch. Eine Karte neben dem Spielplan sagt, was ansteht, eines nach dem anderen. Die ersten Entscheidungen dauern etwa zehn Minuten; danach spielen Sie weiter, solange Sie möchten.',
    begin: 'Beginnen',
    setting: 'Der Tisch wird gedeckt…',
    guest: 'Gast',
    games: {
      colonialism: {
        title: 'Colonialism',
        line: 'Compass-Ausgabe mit Schnellstart, gegen zwei Bots. Karten spielen, Regionen gewinnen, Steine gleichmäßig sammeln. Etwa 45 Minuten.',
      },
      empires: {
        title: 'Colonial: Europe’s Empires Overseas',
        line: 'Zweite Ausgabe, gegen drei Bots. Erforschen, handeln, Kolonien gründen, 10 Prestige erreichen. Etwa 90 Minuten.',
      },
    },
    retry: 'Noch einmal versuchen',
  },
)
