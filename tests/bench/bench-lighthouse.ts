/** Lighthouse on a page of each kind, beside a page with one heading and, where there is one, another build of the site. */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '../support/root.ts'
import { startSite } from '../support/site.ts'
import { buildBare } from './bare/build.ts'
import { type Audit, audit } from './measure/audit.ts'
import { verdict } from './report.ts'
import { serveApart } from './serving/serve-apart.ts'
import { serveTls } from './serving/serve-tls.ts'
import { median } from './statistics.ts'
import { type Target, target } from './targets.ts'

export type LighthouseOptions = {
  runs?: number | undefined
  /** Folder of another checkout, built: its pages are visited in the same rounds. */
  against?: string | undefined
  /** Whether all of them are visited through TLS and HTTP/2, by an nginx in front. */
  tls?: boolean | undefined
  /** Pages to visit in place of all. */
  paths?: readonly string[]
}

type Visit = {
  readonly name: string
  readonly path: string
  /** A visitor who has not seen the loading screen yet. It costs the speed index, so the score is no target. */
  readonly opening?: true
  /** Milliseconds that the largest paint may take. */
  readonly maxPaint: number
  /** Milliseconds of blocking beyond the page with one heading. */
  readonly maxBlocking: number
}

const withPicture = { maxPaint: 1500, maxBlocking: 50 }
const withoutPicture = { maxPaint: 1200, maxBlocking: 50 }

/** One page of each kind that there is. */
const visits: readonly Visit[] = [
  { name: '/, the first time', path: '/', opening: true, maxPaint: 1500, maxBlocking: 100 },
  { name: '/', path: '/', maxPaint: 1500, maxBlocking: 100 },
  ...['/racial-literacy-training', '/policy-reform', '/discover', '/profile', '/consultation'].map(path => ({
    name: path,
    path,
    ...withPicture,
  })),
  ...['/faq', '/whitepaper/zuri-halloran'].map(path => ({ name: path, path, ...withoutPicture })),
]

const minScore = 99
const usualRuns = 5

/** The loading screen is shown once a session. */
const seenBefore = "if (location.protocol.startsWith('http')) sessionStorage.setItem('home-opened', 'yes')"

/** By the name of the visit. */
type Round = { readonly bare: Audit; readonly now: Record<string, Audit>; readonly before: Record<string, Audit> }

const say = (what: string): void => void process.stderr.write(`${what}\n`)

/** @returns whether every target is met */
export async function benchLighthouse({ runs = usualRuns, against, tls, paths = [] }: LighthouseOptions): Promise<boolean> {
  await mkdir(join(root, 'var/bench'), { recursive: true })
  const chosen = visits.filter(({ path }) => paths.length === 0 || paths.includes(path))
  const bare = await serveApart('bare', await buildBare())
  const now = await startSite()
  const before = against ? await startSite({}, against) : undefined
  const origins = [bare, now, before].flatMap(served => served?.address ?? [])
  const front = tls ? await serveTls(origins) : undefined
  const [bareAddress = '', nowAddress = '', beforeAddress] = front?.addresses ?? origins
  try {
    const rounds: Round[] = []
    for (let run = 1; run <= runs; run++) {
      say(`Lighthouse, run ${run} of ${runs}`)
      rounds.push(await measureRound(bareAddress, nowAddress, beforeAddress, chosen))
    }
    const targets = targetsOf(chosen, rounds)
    process.stdout.write(`\n${table(chosen, rounds)}\n${verdict(targets)}`)
    const machine = { cores: cpus().length, model: cpus()[0]?.model, load: loadavg() }
    await writeFile(join(root, 'var/bench/lighthouse.json'), `${JSON.stringify({ machine, targets, rounds }, null, 2)}\n`)
    return targets.every(({ met }) => met)
  } finally {
    await Promise.all([front, bare, now, before].map(served => served?.stop()))
  }
}

/** Page by page, one build after the other, so that a busy moment of the machine hits both. */
async function measureRound(bare: string, now: string, before: string | undefined, chosen: readonly Visit[]): Promise<Round> {
  const round: Round = { bare: await audit(bare), now: {}, before: {} }
  for (const { name, path, opening } of chosen) {
    const script = opening ? '' : seenBefore
    round.now[name] = await audit(now + path, script)
    if (before) round.before[name] = await audit(before + path, script)
  }
  return round
}

type Metric = (audit: Audit) => number

const medianOf = (audits: readonly (Audit | undefined)[], metric: Metric): number =>
  median(audits.flatMap(each => (each ? [metric(each)] : [])))

function targetsOf(chosen: readonly Visit[], rounds: readonly Round[]): Target[] {
  const bare = rounds.map(round => round.bare)
  return chosen.flatMap(({ name, opening, maxPaint, maxBlocking }) => {
    const of = (metric: Metric) =>
      medianOf(
        rounds.map(({ now }) => now[name]),
        metric,
      )
    const beyondBare = (metric: Metric) => Math.round(Math.max(0, of(metric) - medianOf(bare, metric)))
    return [
      target(`${name}: largest paint`, Math.round(of(({ lcp }) => lcp)), maxPaint, 'at most', ' ms'),
      target(
        `${name}: blocking beyond one heading`,
        beyondBare(({ tbt }) => tbt),
        maxBlocking,
        'at most',
        ' ms',
      ),
      target(
        `${name}: the thread's own part of it`,
        beyondBare(({ ownBlocking }) => ownBlocking),
        maxBlocking,
        'at most',
        ' ms',
      ),
      target(`${name}: layout shift`, Number(of(({ cls }) => cls).toFixed(3)), 0, 'at most'),
      ...(opening
        ? []
        : [
            target(
              `${name}: score`,
              of(({ score }) => score),
              minScore,
              'at least',
            ),
          ]),
    ]
  })
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

const columns: readonly [name: string, metric: Metric, shown: (value: number) => string][] = [
  ['score', ({ score }) => score, String],
  ['FCP', ({ fcp }) => fcp, seconds],
  ['LCP', ({ lcp }) => lcp, seconds],
  ['TBT', ({ tbt }) => tbt, value => `${Math.round(value)} ms`],
  ['own', ({ ownBlocking }) => ownBlocking, value => `${Math.round(value)} ms`],
  ['CLS', ({ cls }) => cls, value => String(Number(value.toFixed(3)))],
  ['speed index', ({ index }) => index, seconds],
  ['kB', ({ bytes }) => bytes, value => String(Math.round(value / 1000))],
  ['the other three', ({ others }) => others, String],
]

/** In Markdown, medians; where two builds were visited, the other's stand before the arrow. */
function table(chosen: readonly Visit[], rounds: readonly Round[]): string {
  const cells = (audits: readonly (Audit | undefined)[]): string[] | undefined =>
    audits.some(Boolean) ? columns.map(([, metric, shown]) => shown(medianOf(audits, metric))) : undefined
  const rowOf = (name: string): string[] => {
    const before = cells(rounds.map(round => round.before[name]))
    const now = cells(rounds.map(round => round.now[name])) ?? []
    return [name, ...now.map((value, column) => (before ? `${before[column]} → ${value}` : value))]
  }
  const rows = [
    ['page', ...columns.map(([name]) => name)],
    ['---', ...columns.map(() => '--:')],
    ...chosen.map(({ name }) => rowOf(name)),
    ['one heading', ...(cells(rounds.map(({ bare }) => bare)) ?? [])],
  ]
  return rows.map(row => `| ${row.join(' | ')} |\n`).join('')
}
