import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The committed films, pictures and sounds, as ffmpeg decodes them. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: { include: ['media/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
})
