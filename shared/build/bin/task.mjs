#!/usr/bin/env node
// The project's commands, for a machine that has only Node and npm: `npm start`, `npm test` and the rest
// of package.json's scripts come through here. Plain JavaScript without dependencies, because it installs them.
import { repositoryRoot } from '../sections.mjs'
import { install, updateLockfile } from './tasks/install.mjs'
import { run } from './tasks/run.mjs'

const [command = 'help', ...rest] = process.argv.slice(2)

/** A program of the checkout, with what follows the command. */
const program = (path, options) => () => run('node', [path, ...rest], options)
const build = async () => (await import('./tasks/build.mjs')).buildStale()
const afterBuild = task => async () => {
  await build()
  await task()
}
/** @param ensure the function that installs what the task needs */
const withTools = (ensure, task) => async () => {
  await (await import('../../../tests/tasks/browsers.mjs'))[ensure]()
  await task()
}
/** @param stages of the tests, in order; a single one takes what follows the command */
const test =
  (...stages) =>
  async () =>
    (await import('../../../tests/tasks/test.mjs')).test(stages, stages.length === 1 ? rest : [])

const commands = {
  start: afterBuild(program('shared/delivery/bin/serve.mjs', { interactive: true })),
  dev: async () => {
    const sections = rest.filter(name => name !== '--')
    const live = sections.length > 0
    if (live) await build()
    await run('node', ['shared/build/bin/site-dev.mjs', ...(live ? ['--live', ...sections] : [])], { interactive: true })
  },
  create: async () => {
    await program('shared/build/bin/site-create.mjs')()
    await updateLockfile()
  },
  build,
  'build:worker': afterBuild(program('shared/build/bin/site-worker.mjs')),
  export: afterBuild(program('shared/delivery/bin/export.mjs')),
  release: async () => (await import('./tasks/release.mjs')).release(rest),
  outbox: program('shared/delivery/bin/outbox.mjs'),
  ready: program('shared/build/bin/site-ready.mjs'),
  lint: () => run('npx', ['--no-install', 'biome', 'check', '--error-on-warnings', ...rest]),
  format: () => run('npx', ['--no-install', 'biome', 'check', '--write', ...rest]),
  types: async () => {
    for (const project of ['.', 'shared/studio']) await run('npx', ['--no-install', 'tsc', '--noEmit', '-p', project])
  },
  test: test('lint', 'types', 'unit', 'browser'),
  'test:unit': test('unit'),
  'test:media': test('media'),
  'test:browser': test('browser'),
  'test:engines': test('engines'),
  'test:all': test('lint', 'types', 'unit', 'media', 'browser', 'engines', 'long', 'bench', 'delivery'),
  media: withTools('ensureFfmpeg', program('shared/studio/bin/media.mjs')),
  'media:sheet': program('shared/studio/bin/sheet.mjs'),
  bench: withTools('ensureBench', afterBuild(program('tests/bench/bench.mjs'))),
  'bench:delivery': withTools('ensureDeliveryBench', afterBuild(program('tests/bench/delivery/bench-delivery.mjs'))),
}

const task = commands[command]
if (!task) {
  process.stderr.write(`Unknown command ${command}. There are: ${Object.keys(commands).join(', ')}\n`)
  process.exit(1)
}
process.chdir(repositoryRoot)
try {
  await install()
  await task()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(typeof error.exitCode === 'number' ? error.exitCode : 1)
}
