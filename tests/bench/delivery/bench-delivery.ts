/** Makes stores, serves them beside nginx, puts both under load, reports. */
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../support/root.ts'
import { verdict } from '../report.ts'
import type { Target } from '../targets.ts'
import { assertSameAnswers } from './captured-answers.ts'
import { startNginx } from './nginx.ts'
import { loadProcesses } from './processes.ts'
import { loadTable, loadTargets, processesTable, processesTargets, rollbackTable, rollbackTargets } from './report-delivery.ts'
import { rollBackUnderLoad } from './rollback-under-load.ts'
import { cellsOf, loadRound, type Pair, type Sample, warmUp } from './throughput.ts'
import { startVariants, type Variant } from './variants.ts'

export type DeliveryBenchOptions = {
  /** `load`, `rollback` or `processes`; all when absent. */
  only?: string | undefined
  /** In place of the usual number. */
  rounds?: number | undefined
}

const usualRounds = 5
/** Load that misses a target is put on this many times as long before that counts: single seconds vary by a tenth. */
const maxRoundsFactor = 3

const say = (what: string): void => void process.stderr.write(`${what}\n`)

/** @returns whether every target is met */
export async function benchDelivery({ only, rounds = usualRounds }: DeliveryBenchOptions): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-delivery-'))
  // Started by root, nginx works as another user.
  await chmod(folder, 0o755)
  let variants: Variant[] = []
  try {
    say('making stores')
    variants = await startVariants(folder)
    const asked = (part: string): boolean => only === undefined || only === part
    const load = asked('load') ? await benchLoad(folder, variants, rounds) : undefined
    const rollback = asked('rollback') ? await benchRollback(variants) : undefined
    const processes = asked('processes') ? await benchProcesses(folder, variants, rounds) : undefined
    const targets = [load, rollback, processes].flatMap(part => part?.targets ?? [])
    process.stdout.write(verdict(targets))
    await keep({ targets, load, rollback, processes })
    return targets.every(({ met }) => met)
  } finally {
    await Promise.all(variants.map(({ stop }) => stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

async function benchLoad(folder: string, variants: readonly Variant[], rounds: number) {
  const nginx = await startNginx(
    join(folder, 'nginx'),
    variants.map(({ answers }) => [...answers.pages, ...answers.assets]),
  )
  try {
    const pairs = variants.map((variant, index) => ({ variant, plain: nginx.addresses[index] ?? '' }))
    say('comparing answers')
    for (const { variant, plain } of pairs) await assertSameAnswers([...variant.answers.pages, ...variant.answers.assets], plain)
    const samples = await loadRounds(pairs, rounds)
    const cells = cellsOf(
      samples,
      variants.map(({ name }) => name),
    )
    process.stdout.write(loadTable(cells))
    return { cells, samples, targets: loadTargets(cells) }
  } finally {
    await nginx.stop()
  }
}

async function loadRounds(pairs: readonly Pair[], rounds: number): Promise<Sample[]> {
  const names = pairs.map(({ variant }) => variant.name)
  const samples: Sample[] = []
  say('warming up')
  await warmUp(pairs)
  for (let round = 0; round < rounds * maxRoundsFactor; round++) {
    if (round % rounds === 0 && round > 0 && loadTargets(cellsOf(samples, names)).every(({ met }) => met)) break
    say(`load, round ${(round % rounds) + 1} of ${rounds}`)
    samples.push(...(await loadRound(pairs, round)))
  }
  return samples
}

async function benchRollback(variants: readonly Variant[]): Promise<{ targets: Target[]; rollback: object }> {
  say('rolling back under load')
  const site = variants.find(({ name }) => name.startsWith('10 '))
  if (!site) throw new Error('No store has a release to return to')
  // Each document names the releases of all sections: one of them changes every page.
  const rollback = await rollBackUnderLoad({ ...site, program: 'remote-home', paths: site.answers.pages.map(({ path }) => path) })
  process.stdout.write(rollbackTable(rollback))
  return { rollback, targets: rollbackTargets(rollback) }
}

async function benchProcesses(folder: string, [variant]: readonly Variant[], rounds: number) {
  say('one process behind a proxy, and two')
  if (!variant) throw new Error('Nothing is served')
  const processes = await loadProcesses(join(folder, 'processes'), variant, rounds)
  process.stdout.write(processesTable(processes))
  return { processes, targets: processesTargets(processes) }
}

/** The load of the machine says how far the numbers can be trusted. */
async function keep(results: object): Promise<void> {
  const machine = { cores: cpus().length, model: cpus()[0]?.model, load: loadavg() }
  await mkdir(join(root, 'var/bench'), { recursive: true })
  await writeFile(join(root, 'var/bench/delivery.json'), `${JSON.stringify({ machine, ...results }, null, 2)}\n`)
}
