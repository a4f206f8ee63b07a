/** Builds, serves, measures, reports. */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { launchChromium } from '../support/browser.ts'
import { root } from '../support/root.ts'
import { type Architecture, startArchitectures } from './architectures.ts'
import {
  type Comparison,
  countFirstLoads,
  mediansOf,
  type PaintSample,
  paintRound,
  type RouteSample,
  spreadsOf,
  timeRouteChanges,
} from './compare.ts'
import { table, verdict } from './report.ts'
import { paintsMeetTargets, targetsOf } from './targets.ts'

export type BenchOptions = {
  /** Whether anything is timed; what is counted needs no quiet machine. */
  timed: boolean
  /** First visits and route changes of each kind, in place of the usual numbers. */
  runs?: number | undefined
}

/** A target missed in the first visits is measured this many times as long before it counts: single visits vary by a tenth. */
const maxRoundsFactor = 3
const usualRuns = { firstVisits: 9, routeChanges: 15 }

type Measured = { comparison: Comparison; samples: { paints: PaintSample[]; routeChanges: RouteSample[] } }

const say = (what: string): void => void process.stderr.write(`${what}\n`)

/** @returns whether every target is met */
export async function bench(options: BenchOptions): Promise<boolean> {
  await mkdir(join(root, 'var/bench'), { recursive: true })
  say('building three ways')
  const architectures = await startArchitectures()
  try {
    const measured = await measure(architectures, options)
    const targets = targetsOf(measured.comparison)
    process.stdout.write(table(measured.comparison) + verdict(targets))
    for (const { name, failure } of architectures) if (failure !== undefined) process.stdout.write(`failed  ${name}: ${failure}\n`)
    // The load of the machine says how far the times can be trusted.
    const machine = { cores: cpus().length, model: cpus()[0]?.model, load: loadavg() }
    await writeFile(join(root, 'var/bench/bench.json'), `${JSON.stringify({ machine, targets, ...measured }, null, 2)}\n`)
    return targets.every(({ met }) => met) && architectures.every(({ failure }) => failure === undefined)
  } finally {
    await Promise.all(architectures.map(({ stop }) => stop()))
  }
}

async function measure(architectures: readonly Architecture[], { timed, runs }: BenchOptions): Promise<Measured> {
  const browser = await launchChromium()
  try {
    say('counting')
    const firstLoads = await countFirstLoads(browser, architectures)
    if (!timed) return { comparison: { firstLoads, paints: {}, routeChanges: {} }, samples: { paints: [], routeChanges: [] } }
    const paints = await timePaints(browser, architectures, runs ?? usualRuns.firstVisits)
    const routeChanges = await timeRouteChanges(browser, architectures, runs ?? usualRuns.routeChanges, say)
    const comparison = { firstLoads, paints: mediansOf(paints), routeChanges: spreadsOf(routeChanges) }
    return { comparison, samples: { paints, routeChanges } }
  } finally {
    await browser.close()
  }
}

async function timePaints(browser: Browser, architectures: readonly Architecture[], rounds: number): Promise<PaintSample[]> {
  const samples: PaintSample[] = []
  for (let round = 0; round < rounds * maxRoundsFactor; round++) {
    if (round % rounds === 0 && round > 0 && paintsMeetTargets(mediansOf(samples))) break
    say(`first visits, run ${(round % rounds) + 1} of ${rounds}`)
    samples.push(...(await paintRound(browser, architectures, round)))
  }
  return samples
}
