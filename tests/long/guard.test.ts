import type { ProgramName, Release, SectionRelease, ShellRelease } from '@site/delivery/release'
import type { CanaryStatus, ReleaseCounts } from '@site/delivery/status-model'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentOf, launchChromium } from '../support/browser.ts'
import { type CountedVisit, countedVisit, eightAtATime, newClient, postReport } from '../support/counted-visits.ts'
import { publishCanary, rollback, rollOut } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'
import { kinds, openWatched, programIn } from '../support/watched-visits.ts'

/** Milliseconds in which the guard has judged what happened before: ten seconds of visits, two to settle, five between looks. */
const judged = 40_000

/** Of one test: visits, and the time after which they are judged. */
const timeoutMs = 120_000

let site: Site
let browser: Browser
let agent: string

beforeAll(async () => {
  site = await startSite({ GUARD: 'visits=60,settle=2s', TRUST_PROXY: '1' })
  browser = await launchChromium()
  agent = agentOf(browser)
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const pageModule = (path: string) => (release: Release) =>
  (release as SectionRelease).pages.find(page => page.path === path)?.modules.at(-1) ?? ''

/** The module that brings the frame to life. */
const frameModule = (release: Release) => (release as ShellRelease).modules.find(name => name.startsWith('main-')) ?? ''

const canaryOf = async (program: ProgramName): Promise<CanaryStatus | undefined> => (await programIn(site, program)).canary

/** Visits of the ten seconds in which a rollout begins are not evaluated. */
const isJudged = () => new Promise(resolve => setTimeout(resolve, 10_000))

/** Visitors get what the rollout says within a second. */
const takesEffect = () => new Promise(resolve => setTimeout(resolve, 1000))

/** Gives a release to half of the visitors; resolves when what they meet is judged. */
async function rollOutHalf(program: ProgramName, release: string): Promise<void> {
  await rollOut(site.store, program, release, 50)
  await isJudged()
}

const got = ({ pin }: CountedVisit, program: ProgramName): string | undefined =>
  program === 'shell' ? pin.shell : pin.sections[program as Exclude<ProgramName, 'shell'>]?.release

/** `count` visitors, of whom half get the canary; `behave` says what the page of those tells, by how many had it before. */
async function visitors(path: string, program: ProgramName, canary: string, count: number, behave: Behaviour): Promise<void> {
  let seen = 0
  await eightAtATime(count, async () => {
    const visit = await countedVisit(site.address + path, { agent })
    if (got(visit, program) !== canary) expect(await visit.report('ready')).toBe(204)
    else await behave(visit, seen++)
  })
  expect(seen).toBeGreaterThan(count / 4)
}

type Behaviour = (visit: CountedVisit, before: number) => Promise<unknown>

const isStopped = (program: ProgramName) =>
  expect.poll(() => canaryOf(program), { timeout: judged, interval: 2000 }).toMatchObject({ weight: 0, stopped: expect.any(String) })

const releaseIn = (page: Page, program: ProgramName): Promise<string | undefined> =>
  page.evaluate(name => {
    const pin = JSON.parse(document.getElementById('pin')?.textContent ?? '{}') as CountedVisit['pin']
    return name === 'shell' ? pin.shell : pin.sections[name as keyof CountedVisit['pin']['sections']]?.release
  }, program)

/** The first of several new visitors who gets the release. */
async function firstWith(program: ProgramName, release: string, path: string): ReturnType<typeof openWatched> {
  for (let visitor = 0; visitor < 20; visitor++) {
    const watched = await openWatched(browser)
    await watched.page.goto(site.address + path)
    if ((await releaseIn(watched.page, program)) === release) return watched
    await watched.close()
  }
  throw new Error(`Nobody got ${program} ${release}`)
}

describe('a visit', () => {
  it(
    'begins when somebody sees what was fetched ahead',
    async () => {
      const counts = async (): Promise<number> => (await programIn(site, 'remote-booking')).stable?.counts?.visits ?? 0
      const before = await counts()
      const ahead = { agent, headers: { 'sec-purpose': 'prefetch;prerender' } }
      const visits = await Promise.all(Array.from({ length: 6 }, () => countedVisit(`${site.address}/fees`, ahead)))
      for (const visit of visits.slice(0, 2)) expect(await visit.report('ready')).toBe(204)
      await new Promise(resolve => setTimeout(resolve, 20_000))
      expect((await counts()) - before).toBe(2)
    },
    timeoutMs,
  )
})

describe('a canary', () => {
  it(
    'that throws for one visitor in five is set to nothing by itself, and the status says why',
    async () => {
      const path = '/racial-literacy-training'
      const canary = await publishCanary(site.store, 'remote-services', {
        file: pageModule(path),
        content: code => `if (Number(sessionStorage.getItem('visitor')) % 5 === 0) throw new Error('broken for some');${code}`,
      })
      await rollOutHalf('remote-services', canary)

      const toldBy: Record<'canary' | 'stable', string[]> = { canary: [], stable: [] }
      for (let visitor = 0; visitor < 10; visitor++) {
        const { page, told, close } = await openWatched(browser)
        await page.addInitScript(number => sessionStorage.setItem('visitor', String(number)), visitor)
        await page.goto(site.address + path)
        await expect.poll(() => told.length).toBe(1)
        const side = (await releaseIn(page, 'remote-services')) === canary ? 'canary' : 'stable'
        const expected = side === 'canary' && visitor % 5 === 0 ? { kind: 'failed', section: 'remote-services' } : { kind: 'ready' }
        expect(told).toEqual([expected])
        toldBy[side].push(...kinds(told))
        await close()
      }
      expect(toldBy.canary.length + toldBy.stable.length).toBe(10)

      await visitors(path, 'remote-services', canary, 500, (visit, before) =>
        before % 5 === 0 ? visit.report('failed', 'remote-services') : visit.report('ready'),
      )
      await isStopped('remote-services')
      const { canary: stopped, history } = await programIn(site, 'remote-services')
      expect(stopped?.stopped).toMatch(
        /^\d+ of \d+ visits failed \(\d+\.\d %\), against \d+ of \d+ \(\d+\.\d %\) of the stable release at the same time\.$/,
      )
      expect(history[0]).toMatchObject({ action: 'stopped', release: canary, reason: stopped?.stopped })
      expect(site.said()).toContain(`The guard stopped remote-services ${canary}`)
      await countedVisit(site.address + path, { agent }) // the visit by which the server looks at what is rolled out
      await takesEffect()
      const after = await Promise.all(Array.from({ length: 20 }, () => countedVisit(site.address + path, { agent })))
      expect(after.map(visit => got(visit, 'remote-services'))).not.toContain(canary)
    },
    timeoutMs,
  )

  it(
    'whose code never loads is set to nothing, although nobody ever tells of it',
    async () => {
      const canary = await publishCanary(site.store, 'shell', { file: frameModule, content: () => 'this is no module' })
      await rollOutHalf('shell', canary)
      const { page, told, close } = await firstWith('shell', canary, '/fees')
      await page.waitForTimeout(3000)
      expect(told).toEqual([])
      expect(await page.locator('h1').innerText()).toMatch(/fees/i)
      await close()

      await visitors('/fees', 'shell', canary, 200, async () => undefined)
      await isStopped('shell')
      expect((await canaryOf('shell'))?.stopped).toMatch(/^(\d+) of \1 visits failed \(100\.0 %\)/)
    },
    timeoutMs,
  )

  it(
    'keeps its weight whatever a forger sends',
    async () => {
      const path = '/faq'
      const canary = await publishCanary(site.store, 'remote-resources', { file: pageModule(path), content: code => `${code}\n` })
      await rollOutHalf('remote-resources', canary)
      await visitors(path, 'remote-resources', canary, 200, visit => visit.report('ready'))

      const forger = newClient()
      const known = await countedVisit(site.address + path, { agent, client: forger })
      expect(await known.report('ready')).toBe(204)
      const payload = (known.nonce ?? '').replace(/[^.]*$/, '')
      const statuses = new Map<number, number>()
      await eightAtATime(3000, async index => {
        const nonce = index % 2 ? known.nonce : `${payload}${String(index).padStart(43, 'A')}`
        // Half of them pretend to come from all over the world.
        const status = await postReport(site.address, { nonce, kind: index % 2 ? 'ready' : 'failed' }, index % 4 < 2 ? forger : newClient())
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      })
      expect([...statuses.keys()].sort()).toEqual([403, 429])
      // They ask for the canary's documents without end as well, and never report how they were.
      let lucky = known
      while (got(lucky, 'remote-resources') !== canary) lucky = await countedVisit(site.address + path, { agent })
      const headers = { cookie: lucky.cookie }
      await eightAtATime(300, () => countedVisit(site.address + path, { agent, client: forger, headers }))

      await new Promise(resolve => setTimeout(resolve, 25_000))
      const { canary: kept, stable } = await programIn(site, 'remote-resources')
      expect(kept).toMatchObject({ release: canary, weight: 5000 })
      expect(kept?.stopped).toBeUndefined()
      const counters = [kept?.counts, stable?.counts].filter((counts): counts is ReleaseCounts => counts !== undefined)
      expect(counters.reduce((sum, { errors }) => sum + errors, 0)).toBeLessThanOrEqual(1) // the one that a test above broke
      expect(counters.reduce((sum, { failed }) => sum + failed, 0)).toBeLessThan(70) // sixty of their documents count, and no more
      await rollback(site.store, 'remote-resources')
    },
    timeoutMs,
  )
})
