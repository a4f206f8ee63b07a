import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Faults at length, and other hosts and remotes: what takes minutes and is therefore no part of `npm test`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: { include: ['long/**/*.test.ts', 'interop/**/*.test.ts'], fileParallelism: false, testTimeout: 600_000, hookTimeout: 120_000 },
})
