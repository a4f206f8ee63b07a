import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { presentSections, repositoryRoot as root } from './shared/build/sections.mjs'
import { developmentSections } from './shared/build/src/development/dev-sections.ts'
import { madeFileSizes } from './shared/build/src/made-files.ts'
import { sharedConfig } from './shared/build/src/vite-config.ts'

const { configFile: _file, clearScreen: _clear, build: _build, ...shared } = sharedConfig({ development: true })

/** A package's own when its team asks in its folder. */
const asked = relative(root, process.cwd())
const folders = asked ? [asked] : ['shell', 'shared', ...presentSections()]
/** Packages are left out before they are opened: they are a hundred times as many. */
const filesIn = (folder: string): string[] =>
  readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap(entry => {
    if (entry.name === 'node_modules') return []
    return entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]
  })

const tests = folders.flatMap(filesIn).filter(file => /\.test\.tsx?$/.test(file))

/** They put others in the place of modules, which would not come where they are loaded already; or ask for an environment. */
const apart = tests.filter(file => /vi\.(mock|doMock)\(|@vitest-environment/.test(readFileSync(`${root}/${file}`, 'utf8')))

/** Served, built and drawn without a page. */
const pageless = tests.filter(file => /^shared\/(build|delivery|identity|studio)\//.test(file))

// `npm run test:all` has these: drawings and kills at every step take a minute, and the plugin without its patch a machine to itself.
const atLength = 'shared/{studio/src/render/drawings,delivery/faults/{killed,mixed-prunes},build/src/federation-patch}.test.ts'
const exclude = [...configDefaults.exclude, '**/dist/**', atLength]

/**
 * Units: beside their sources. The built site is tested by `tests/`, with a configuration of its own. Files share workers
 * and what these have loaded, which is most of the time that a file takes; some have workers of their own.
 */
export default defineConfig({
  ...shared,
  root,
  plugins: [...(shared.plugins ?? []), developmentSections([]), madeFileSizes([])],
  test: {
    globalSetup: './shared/build/test-support/temporary-folders.ts',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // A slow machine is no failure: some units start programs, or fail a disk at each of many steps.
    testTimeout: 20_000,
    // Programs that are waited for leave a core to the other.
    maxWorkers: 3,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          sequence: { groupOrder: 1 }, // a worker goes from file to file of one project
          include: tests,
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
