import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What takes minutes and is therefore no part of `npm test`: faults at length, and every drawing drawn twice. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['long/**/*.test.ts', '../shared/studio/src/render/drawings.test.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
})
