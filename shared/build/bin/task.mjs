#!/usr/bin/env node
// The project's commands, for a machine that has only Node and npm: `npm start`, `npm test` and the rest
// of package.json's scripts come through here. Plain JavaScript without dependencies, because it installs them.
import { repositoryRoot } from '../sections.mjs'
import { install, updateLockfile } from './tasks/install.mjs'
import { run } from './tasks/run.mjs'

const [command = 'help', ...rest] = process.argv.slice(2)

const commands = {
  start: async () => {
    await build()
    await run('node', ['shared/delivery/bin/serve.mjs', ...rest], { interactive: true })
  },
  dev: async () => {
    const sections = rest.filter(name => name !== '--')
    const live = sections.length > 0
    if (live) await build()
    await run('node', ['shared/build/bin/site-dev.mjs', ...(live ? ['--live', ...sections] : [])], { interactive: true })
  },
  create: async () => {
    await run('node', ['shared/build/bin/site-create.mjs', ...rest])
    await updateLockfile()
  },
  build: () => build(),
  'build:worker': async () => {
    await build()
    await run('node', ['shared/build/bin/site-worker.mjs', ...rest])
  },
  export: async () => {
    await build()
    await run('node', ['shared/delivery/bin/export.mjs', ...rest])
  },
  release: async () => (await import('./tasks/release.mjs')).release(rest),
  outbox: () => run('node', ['shared/delivery/bin/outbox.mjs', ...rest]),
  ready: () => run('node', ['shared/build/bin/site-ready.mjs']),
  lint: () => run('npx', ['--no-install', 'biome', 'check', '--error-on-warnings', ...rest]),
  format: () => run('npx', ['--no-install', 'biome', 'check', '--write', ...rest]),
  types: async () => {
    for (const project of ['.', 'shared/studio']) await run('npx', ['--no-install', 'tsc', '--noEmit', '-p', project])
  },
  test: async () => (await import('./tasks/test.mjs')).test(['lint', 'types', 'unit', 'browser']),
  'test:unit': async () => (await import('./tasks/test.mjs')).test(['unit'], rest),
  'test:media': async () => (await import('./tasks/test.mjs')).test(['media'], rest),
  'test:browser': async () => (await import('./tasks/test.mjs')).test(['browser'], rest),
  'test:engines': async () => (await import('./tasks/test.mjs')).test(['engines'], rest),
  'test:all': async () =>
    (await import('./tasks/test.mjs')).test(['lint', 'types', 'unit', 'media', 'browser', 'engines', 'long', 'bench', 'delivery']),
  media: async () => {
    await (await import('./tasks/browsers.mjs')).ensureFfmpeg()
    await run('node', ['shared/studio/bin/media.mjs', ...rest])
  },
  'media:sheet': () => run('node', ['shared/studio/bin/sheet.mjs', ...rest]),
  bench: async () => {
    await (await import('./tasks/browsers.mjs')).ensureChromium()
    await build()
    await run('node', ['tests/bench/bench.mjs', ...rest])
  },
  'bench:delivery': async () => {
    await (await import('./tasks/browsers.mjs')).ensureDeliveryBench()
    await build()
    await run('node', ['tests/bench/delivery/bench-delivery.mjs', ...rest])
  },
}

const build = async () => (await import('./tasks/build.mjs')).buildStale()

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
