import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The built and composed site, in Chromium, as a visitor meets it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.test.ts', 'delivery/**/*.test.ts', 'worker/**/*.test.ts', 'site/**/*.test.ts'],
    // Each file has a server, a store and a browser of its own. Half of the time they wait: two share two cores well, more starve.
    maxWorkers: 2,
    testTimeout: 60_000,
    // A browser that shares two cores with a server can lose a beat: what fails twice has failed.
    retry: 1,
    hookTimeout: 300_000,
  },
})
