import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildStale } from '../../shared/build/bin/tasks/build.mjs'
import { run } from '../../shared/build/bin/tasks/run.mjs'
import { repositoryRoot } from '../../shared/build/sections.mjs'
import { ensureBench, ensureChromium, ensureDeliveryBench, ensureEngines, ensureFfmpeg, ensureOperations } from './browsers.mjs'

const reports = join(repositoryRoot, 'var/test')

/** Runs vitest with its own report on the screen and a count for the last line. */
async function vitest(name, args, extra) {
  const report = join(reports, `${name}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const runner = await check('npx', ['--no-install', 'vitest', 'run', ...args, ...reporters, ...extra])
  const counts = readReport(report)
  // A runner that failed without a failed test (a file that does not load) counts as one failure.
  return { passed: counts.passed, failed: counts.failed || runner.failed }
}

function readReport(file) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** A check that passes or fails as a whole. */
const check = async (command, args) => {
  try {
    await run(command, args)
    return { passed: 1, failed: 0 }
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    return { passed: 0, failed: 1 }
  }
}

/** What is done with the built site, once there is what it needs. */
const withSite = (ensure, work) => async extra => {
  await ensure()
  await buildStale()
  return work(extra)
}
const siteTests = (name, config) => extra => vitest(name, ['--config', `tests/${config}`], extra)

const stages = {
  lint: () => check('npx', ['--no-install', 'biome', 'check', '--error-on-warnings']),
  types: () => check('node', ['shared/build/bin/task.mjs', 'types']),
  unit: extra => vitest('unit', [], extra),
  media: extra => ensureFfmpeg().then(() => siteTests('media', 'vitest.media.config.ts')(extra)),
  browser: withSite(ensureChromium, siteTests('browser', 'vitest.config.ts')),
  engines: withSite(ensureEngines, siteTests('engines', 'vitest.engines.config.ts')),
  long: withSite(ensureOperations, siteTests('long', 'vitest.long.config.ts')),
  bench: withSite(ensureBench, () => check('node', ['tests/bench/bench.mjs'])),
  delivery: withSite(ensureDeliveryBench, () => check('node', ['tests/bench/delivery/bench-delivery.mjs'])),
}

/** Runs the stages in order, all of them, and ends with the line `N passed, N failed`. */
export async function test(names, extra = []) {
  mkdirSync(reports, { recursive: true })
  const total = { passed: 0, failed: 0 }
  // Comes while the units run; where it cannot, the browser's stage says so.
  const chromium = names.includes('browser') && ensureChromium().catch(() => {})
  for (const name of names) {
    if (name === 'browser') await chromium
    const { passed, failed } = await stages[name](extra).catch(error => {
      process.stderr.write(`${error.message}\n`)
      return { passed: 0, failed: 1 }
    })
    total.passed += passed
    total.failed += failed
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1
}
