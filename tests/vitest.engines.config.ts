import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The built and composed site in the other two engines: Gecko and WebKit. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['engines/**/*.test.ts'],
    // Two cores: one engine after the other, or browsers starve one another.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
