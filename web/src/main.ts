import '@fontsource/source-sans-3/latin-400.css'
import '@fontsource/source-sans-3/latin-600.css'
import '@fontsource/source-sans-3/latin-700.css'
import '@fontsource/source-serif-4/latin-400-italic.css'
import '@fontsource/source-serif-4/latin-400.css'
import '@fontsource/source-serif-4/latin-600.css'
import '@fontsource/source-serif-4/latin-700.css'
import '../../src/metropole/pictures/tokens.css'
import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { need } from './lib/words'

const target = document.getElementById('app')
if (target) void need('start').then(() => mount(App, { target }))
