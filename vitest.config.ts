import { configDefaults, defineConfig } from 'vitest/config'
import { noDevelopmentSections } from './shared/build/src/development/dev-sections.ts'
import { madeFileSizes } from './shared/build/src/made-files.ts'
import { sharedConfig } from './shared/build/src/vite-config.ts'

const { configFile: _file, clearScreen: _clear, build: _build, ...shared } = sharedConfig({ development: true })

/** Units: beside their sources. The built site is tested by `tests/`, with a configuration of its own. */
export default defineConfig({
  ...shared,
  plugins: [...(shared.plugins ?? []), noDevelopmentSections(), madeFileSizes([])],
  test: {
    environment: 'happy-dom',
    include: ['**/*.test.{ts,tsx}'],
    // The drawings are drawn by `npm run test:all`: that takes a minute, and only the studio changes them.
    exclude: [...configDefaults.exclude, '**/dist/**', 'tests/**', 'var/**', 'shared/studio/src/render/drawings.test.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // A slow machine is no failure: some units start programs, or fail a disk at each of many steps.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
