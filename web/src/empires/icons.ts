// Line drawings on a field of 24 by 24: the twelve characters in the order of the cards, and what is counted.

export const CHARACTERS: readonly string[] = [
  // explorer: a compass
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15.6 8.4l-2 5.2-5.2 2 2-5.2zM12 12h.01',
  // conqueror: a pennant
  'M6 21.5V3M6 4l13 4.6-13 4.8',
  // viceroy: a chair of state
  'M8 12V4.8C9.2 4 10.5 3.6 12 3.6s2.8.4 4 1.2V12M8 12H5.6V9.2M16 12h2.4V9.2M6.4 12h11.2v4.4H6.4zM7.8 16.4v4.2M16.2 16.4v4.2',
  // ambassador: a sealed letter
  'M4.5 4h15v11h-15zM4.5 4.6l7.5 5.6 7.5-5.6M12 13.2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM10.6 17.6l-.8 3.4 2.2-1.2 2.2 1.2-.8-3.4',
  // sovereign: a crown
  'M4 18.5h16M4.6 15.5 3.2 7l5 3.6L12 4.5l3.8 6.1 5-3.6-1.4 8.5zM12 4.5v-1',
  // rebel: a torch
  'M7.5 10.8h9M8.6 10.8 11 21.2h2l2.4-10.4M9.2 10.8C6.4 7.6 9.8 5.8 9.6 2.8c2.3.8 3.3 2.4 3.2 4 .8-.5 1.2-1.2 1.3-2 2.3 1.9 2.4 4 .9 6',
  // merchant: a ship
  'M12 3v12M12 4.2c3.4 1.8 5.2 5 5.4 9.2H12M12 6.4C9.4 8 7.6 10.6 7 13.4h5M3.6 16.2h16.8l-2.2 4.3H5.8z',
  // governor: a city hall
  'M5.5 21V10.5h5M10.5 21V4.6L14 3l4.5 2v16M3 21h18M13.2 8.2h2.4M13.2 11.6h2.4M13.2 15h2.4M7.4 13.8h1.2M7.4 17h1.2',
  // trader: scales
  'M12 3.5v16M7.5 20h9M5 6.6h14M12 4.4 5.6 6.6 2.8 13h5.6zM18.4 6.6 15.6 13h5.6z',
  // financier: coins
  'M12 4c4 0 7 1.2 7 2.8S16 9.6 12 9.6 5 8.4 5 6.8 8 4 12 4zM5 6.8v5.2c0 1.6 3 2.8 7 2.8s7-1.2 7-2.8V6.8M5 12v5.2c0 1.6 3 2.8 7 2.8s7-1.2 7-2.8V12',
  // scientist: a telescope
  'M4.4 12.6l10.8-6.3 2 3.5-10.8 6.2zM15.6 5.2l2-1.2 3 5.2-2 1.2M11 13.4 7.6 21M11.8 13 15 21',
  // missionary: an open book
  'M12 6.2c-2.3-1.5-5.2-2-8.5-1.5v13.5c3.3-.5 6.2 0 8.5 1.5 2.3-1.5 5.2-2 8.5-1.5V4.7C17.2 4.2 14.3 4.7 12 6.2zM12 6.2v13.5',
]

export const COIN = 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8.5v7'
export const SHIP = 'M12 4v10M12 5c3 1.6 4.6 4.4 4.8 8H12M4 16.5h16L18 20.5H6z'
export const ANCHOR =
  'M12 7.6V21M12 7.6a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8zM8 11h8M4.2 14c.6 4.2 3.6 7 7.8 7s7.2-2.8 7.8-7M4.2 14l-1.4 2.4M4.2 14l2.6 1.2M19.8 14l1.4 2.4M19.8 14l-2.6 1.2'
export const CRATE = 'M4 8l8-4 8 4v8.5l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5'
export const PRIVATEER = 'M12 3.5v11M12 4.5 18.5 9 12 12M4.5 15h15l-2 5.5h-11zM8.5 17.8h7'
