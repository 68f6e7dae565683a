import { dictionary } from '../lib/words'

export const say = dictionary(
  {
    table: 'Table',
    notBegun: 'The game has not begun yet.',
    yourTurn: 'Your turn',
    acting: 'Choosing',
    bot: 'Bot',
    given: 'chosen',
  },
  {
    table: 'Tisch',
    notBegun: 'Das Spiel hat noch nicht begonnen.',
    yourTurn: 'Sie sind dran',
    acting: 'Wählt',
    bot: 'Bot',
    given: 'gewählt',
  },
)
