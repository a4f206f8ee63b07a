/** One store served by several processes: what each counts is summed, whoever is asked, killed, or of another time. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SectionRelease } from '@site/delivery/release'
import type { ProgramStatus } from '@site/delivery/status-model'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CountedVisit, countedVisit, eightAtATime, newClient, postReport } from '../support/counted-visits.ts'
import { type MortalSite, startMortalSite } from '../support/mortal-site.ts'
import { publishCanary, rollback, rollOut, statusOf } from '../support/releases.ts'
import { root } from '../support/root.ts'

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const timeoutMs = 180_000

/** The third process's clock jumps half an hour ahead in the midst of all, and back again. */
const jumpingClock = `{
  const RealDate = Date
  const now = () => RealDate.now() + (performance.now() > 12_000 && performance.now() < 35_000 ? 30 * 60_000 : 0)
  globalThis.Date = class extends RealDate {
    constructor(...parts) { parts.length ? super(...parts) : super(now()) }
    static now() { return now() }
  }
}`

let folder: string
let store: string
const processes: MortalSite[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'several-'))
  store = join(folder, 'store')
  await cp(join(root, 'var/store'), store, { recursive: true })
  const clock = join(folder, 'clock.mjs')
  await writeFile(clock, jumpingClock)
  const env = { STORE: store, TRUST_PROXY: '1', GUARD: 'visits=60,settle=2s' }
  for (const each of [env, env, { ...env, NODE_OPTIONS: `--import ${clock}` }]) processes.push(await startMortalSite(each))
}, timeoutMs)

afterAll(async () => {
  await Promise.all(processes.map(site => site.remove()))
  await rm(folder, { recursive: true, force: true })
})

const process = (index: number): MortalSite => processes[index % processes.length] as MortalSite

const resources = async (): Promise<ProgramStatus> => {
  const found = (await statusOf(store)).programs.find(({ program }) => program === 'remote-resources')
  if (!found) throw new Error('The status has no remote-resources')
  return found
}

const pageModule = (release: unknown): string => (release as SectionRelease).pages.find(({ path }) => path === '/faq')?.modules.at(-1) ?? ''

/** A release of the same code, for half of the visitors; visits of the ten seconds in which its rollout begins are not evaluated. */
async function rollOutHalf(mark: string): Promise<string> {
  const release = await publishCanary(store, 'remote-resources', { file: pageModule, content: before => `${before}\n// ${mark}` })
  await rollOut(store, 'remote-resources', release, 50)
  await new Promise(resolve => setTimeout(resolve, 11_000))
  return release
}

const got = ({ pin }: CountedVisit): string | undefined => pin.sections['remote-resources']?.release

/** A document from one process, whose reports the two others take. @returns the release that came */
async function visit(index: number, reports: (release: string | undefined) => readonly string[]): Promise<string | undefined> {
  const client = newClient()
  const document = await countedVisit(`${process(index).address}/faq`, { agent, client })
  for (const [at, kind] of reports(got(document)).entries())
    expect(await postReport(process(index + 1 + at).address, { nonce: document.nonce, kind }, client)).toBe(204)
  return got(document)
}

it(
  'stops a canary whose failures no process saw whole, and counts each visit once',
  async () => {
    const stable = (await resources()).stable?.release
    const canary = await rollOutHalf('fails')
    const before = (await resources()).stable?.counts?.visits ?? 0
    const came = { stable: 0, canary: 0 }
    await eightAtATime(240, async index => {
      const release = await visit(index, each => (each === canary && index % 3 ? ['ready', 'failed'] : ['ready']))
      came[release === canary ? 'canary' : 'stable'] += 1
    })
    await expect.poll(resources, { timeout: 60_000, interval: 2000 }).toMatchObject({
      stable: { release: stable, counts: { visits: before + came.stable, failed: 0 } },
      canary: { release: canary, weight: 0, stopped: expect.any(String), counts: { visits: came.canary, ready: came.canary } },
    })
    await rollback(store, 'remote-resources')
  },
  timeoutMs,
)

it(
  'loses no visit to processes that are killed, and stops no canary for them',
  async () => {
    const before = (await resources()).stable?.counts
    const canary = await rollOutHalf('holds')
    const came = { stable: 0, canary: 0 }
    for (let round = 0; round < 4; round++) {
      await eightAtATime(60, async index => {
        const release = await visit(index, () => ['ready'])
        came[release === canary ? 'canary' : 'stable'] += 1
      })
      await new Promise(resolve => setTimeout(resolve, 20)) // visits are written together, those of a hundredth of a second
      await process(round).killAndRestart()
    }
    const all = { visits: (before?.visits ?? 0) + came.stable, ready: (before?.ready ?? 0) + came.stable, failed: 0 }
    await expect.poll(resources, { timeout: 60_000, interval: 2000 }).toMatchObject({
      stable: { counts: all },
      canary: { release: canary, weight: 5000, counts: { visits: came.canary, ready: came.canary, failed: 0 } },
    })
  },
  timeoutMs,
)
