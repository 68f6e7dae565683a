import { dictionary } from '../lib/words'

export const mapWords = dictionary(
  { closer: 'Zoom in', farther: 'Zoom out', whole: 'Show the whole map' },
  { closer: 'Vergrößern', farther: 'Verkleinern', whole: 'Ganze Karte zeigen' },
)
