/** Builds, serves, measures, reports. */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '../support/browser.ts'
import { root } from '../support/root.ts'
import { type Architecture, startArchitectures } from './architectures.ts'
import { type Comparison, countFirstLoads, timePaints, timeRouteChanges } from './compare.ts'
import { table, verdict } from './report.ts'
import { type Target, targetsOf } from './targets.ts'

export type BenchOptions = {
  /** Whether anything is timed; what is counted needs no quiet machine. */
  timed: boolean
  /** First visits and route changes of each kind, in place of the usual numbers. */
  runs?: number | undefined
}

/** The numbers at which the medians stand still on a quiet machine. */
const usualRuns = { paints: 9, routeChanges: 20 }

const say = (what: string): void => void process.stderr.write(`${what}\n`)

/** @returns whether every target is met */
export async function bench(options: BenchOptions): Promise<boolean> {
  await mkdir(join(root, 'var/bench'), { recursive: true })
  say('building three ways')
  const architectures = await startArchitectures()
  try {
    const comparison = await measure(architectures, options)
    const targets = targetsOf(comparison)
    process.stdout.write(table(comparison) + verdict(targets))
    await record(comparison, targets)
    return targets.every(({ met }) => met)
  } finally {
    await Promise.all(architectures.map(({ stop }) => stop()))
  }
}

async function measure(architectures: readonly Architecture[], { timed, runs }: BenchOptions): Promise<Comparison> {
  const browser = await launchChromium()
  try {
    say('counting')
    const firstLoads = await countFirstLoads(browser, architectures)
    if (!timed) return { firstLoads, paints: {}, routeChanges: {} }
    const paints = await timePaints(browser, architectures, runs ?? usualRuns.paints, say)
    const routeChanges = await timeRouteChanges(browser, architectures, runs ?? usualRuns.routeChanges, say)
    return { firstLoads, paints, routeChanges }
  } finally {
    await browser.close()
  }
}

/** `var/bench/bench.json`. The load of the machine says how far the times can be trusted. */
async function record(comparison: Comparison, targets: readonly Target[]): Promise<void> {
  const machine = { cores: cpus().length, model: cpus()[0]?.model, load: loadavg() }
  await writeFile(join(root, 'var/bench/bench.json'), `${JSON.stringify({ machine, targets, ...comparison }, null, 2)}\n`)
}
