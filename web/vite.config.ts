import { FluentResource } from '@fluent/bundle'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

// Text files are read here; pages get the messages in them, and no reader.
const fluent: Plugin = {
  name: 'fluent',
  transform(text, path) {
    if (!path.endsWith('.ftl')) return undefined
    return { code: `export default ${JSON.stringify(new FluentResource(text).body)}`, moduleType: 'js' }
  },
}

// The server answers pages and assets alike; while developing, `vite` asks a server on this machine.
export default defineConfig({
  base: '/static/',
  plugins: [fluent, svelte(), svelteTesting()],
  build: {
    outDir: '../src/metropole/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: URLs but images
    chunkSizeWarningLimit: 700,
  },
  server: {
    fs: { allow: ['.', '../src/metropole/games', '../src/metropole/pictures'] }, // maps; colours and shapes
    proxy: { '/api': { target: process.env.METROPOLE_SERVER ?? 'http://localhost:8642', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'map/**/*.test.ts'],
    setupFiles: ['src/testing/words.ts'],
    testTimeout: 120_000,
    pool: 'threads',
    isolate: false, // one document and one load of every module for all files of a worker
  },
})
