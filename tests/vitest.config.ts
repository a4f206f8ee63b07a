import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongFilesFirst } from './support/file-order.ts'

/** The built and composed site, in Chromium, as a visitor meets it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.test.ts', 'delivery/**/*.test.ts', 'worker/**/*.test.ts', 'site/**/*.test.ts'],
    globalSetup: ['../shared/build/test-support/temporary-folders.ts', 'support/serve-built-site.ts'],
    // Files share a browser, and a server where they change nothing in its store; others have their own. Two keep two cores busy; three made pages wait for each other until one said so.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    // Some tests build, and the machine may be busy with other things: what does not come is a failure, what comes late is none.
    testTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 300_000,
  },
})
