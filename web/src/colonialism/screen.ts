import { MediaQuery } from 'svelte/reactivity'

/** On small screens nothing but pieces lies on the map; what has its place on the open sea is found among the cards. */
export const narrow = new MediaQuery('max-width: 899px')
