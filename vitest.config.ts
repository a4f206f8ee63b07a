import { readdirSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { presentSections } from './shared/build/sections.mjs'
import { noDevelopmentSections } from './shared/build/src/development/dev-sections.ts'
import { madeFileSizes } from './shared/build/src/made-files.ts'
import { sharedConfig } from './shared/build/src/vite-config.ts'

const { configFile: _file, clearScreen: _clear, build: _build, ...shared } = sharedConfig({ development: true })

const folders = ['shell', 'shared', ...presentSections()]
/** Packages are left out before they are opened: they are a hundred times as many. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name === 'node_modules') return []
    return entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]
  })

/** They put others in the place of modules, which would not come where they are loaded already; or ask for an environment. */
const apart = folders
  .flatMap(filesIn)
  .filter(file => /\.test\.tsx?$/.test(file) && /vi\.(mock|doMock)\(|@vitest-environment/.test(readFileSync(file, 'utf8')))

/** Served, built and drawn without a page. */
const pageless = ['shared/{build,delivery,identity,studio}/**/*.test.ts']

// The drawings are drawn by `npm run test:all`: that takes a minute, and only the studio changes them.
const exclude = [...configDefaults.exclude, '**/dist/**', 'shared/studio/src/render/drawings.test.ts']

/**
 * Units: beside their sources. The built site is tested by `tests/`, with a configuration of its own. Files share workers
 * and what these have loaded, which is most of the time that a file takes; some have workers of their own.
 */
export default defineConfig({
  ...shared,
  plugins: [...(shared.plugins ?? []), noDevelopmentSections(), madeFileSizes([])],
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // A slow machine is no failure: some units start programs, or fail a disk at each of many steps.
    testTimeout: 20_000,
    // Programs that are waited for leave a core to the other.
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          include: folders.map(folder => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...exclude, ...pageless, ...apart],
          environment: 'happy-dom',
          setupFiles: 'shared/build/test-support/fresh-page.ts',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'programs', include: pageless, exclude: [...exclude, ...apart], isolate: false } },
      { extends: true, test: { name: 'apart', include: apart, environment: 'happy-dom' } },
    ],
  },
})
