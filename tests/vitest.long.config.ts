import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * What takes minutes and is therefore no part of `npm test`: faults at length, builds of copies, the site as files, what adorns a
 * page, other hosts and remotes, every drawing drawn twice; and the plugin without its patch, which needs a machine to itself.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    globalSetup: ['../shared/build/test-support/temporary-folders.ts', 'support/serve-built-site.ts'],
    include: [
      'long/**/*.test.ts',
      'interop/**/*.test.ts',
      '../shared/studio/src/render/drawings.test.ts',
      '../shared/delivery/faults/{killed,mixed-prunes}.test.ts',
      '../shared/build/src/federation-patch.test.ts',
    ],
    fileParallelism: false,
    testTimeout: 600_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
  },
})
