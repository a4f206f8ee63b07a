import type { OwnerName, Release, SectionRelease, ShellRelease } from '@site/delivery/release'
import type { CandidateStatus, OwnerStatus, ReleaseTally } from '@site/delivery/status-model'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentOf, hydrated, launchChromium, openPage } from '../support/browser.ts'
import { type CountedVisit, countedVisit, eightAtATime, newClient, postReport, reportsPath } from '../support/counted-visits.ts'
import { publishCandidate, releaseCommand, rollback, rollOut, statusOf } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'

/** Milliseconds in which the guard has judged what happened before: ten seconds of visits, two to settle, five between looks. */
const judged = 40_000

/** Of one test: visits, and the time after which they are judged. */
const patience = 120_000

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

async function ownerIn(owner: OwnerName): Promise<OwnerStatus> {
  const found = (await statusOf(site.store)).owners.find(each => each.owner === owner)
  if (!found) throw new Error(`The status has no ${owner}`)
  return found
}

const candidateOf = async (owner: OwnerName): Promise<CandidateStatus | undefined> => (await ownerIn(owner)).candidate

/** Visitors get what the rollout says within a second. */
const takesEffect = () => new Promise(resolve => setTimeout(resolve, 1000))

/** Gives a release to half of the visitors; resolves when the server does so. */
async function rollOutHalf(owner: OwnerName, release: string): Promise<void> {
  await rollOut(site.store, owner, release, 50)
  await takesEffect()
}

const got = ({ pin }: CountedVisit, owner: OwnerName): string | undefined =>
  owner === 'shell' ? pin.shell : pin.sections[owner as Exclude<OwnerName, 'shell'>]?.release

/** `count` visitors, of whom half get the candidate; `behave` says what the page of those tells, by how many had it before. */
async function visitors(path: string, owner: OwnerName, candidate: string, count: number, behave: Behaviour): Promise<void> {
  let seen = 0
  await eightAtATime(count, async () => {
    const visit = await countedVisit(site.address + path, { agent })
    if (got(visit, owner) !== candidate) expect(await visit.report('ready')).toBe(204)
    else await behave(visit, seen++)
  })
  expect(seen).toBeGreaterThan(count / 4)
}

type Behaviour = (visit: CountedVisit, before: number) => Promise<unknown>

const isStopped = (owner: OwnerName) =>
  expect.poll(() => candidateOf(owner), { timeout: judged, interval: 2000 }).toMatchObject({ share: 0, stopped: expect.any(String) })

/** A report without its nonce. */
type Told = { readonly kind: string; readonly section?: string }

/** Opens the site as somebody new. `told` is what her documents have told so far, and `answers` how the server took it. */
async function openWatched() {
  const watched = await openPage(browser, {
    userAgent: agent,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': newClient() },
  })
  const told: Told[] = []
  const answers: number[] = []
  watched.page.on('request', request => {
    if (!request.url().endsWith(reportsPath)) return
    const { nonce: _nonce, ...report } = JSON.parse(request.postData() ?? '{}') as Told & { nonce: string }
    told.push(report)
  })
  watched.page.on('response', response => response.url().endsWith(reportsPath) && answers.push(response.status()))
  return { ...watched, told, answers }
}

const kinds = (told: readonly Told[]): string[] => told.map(({ kind }) => kind)

const releaseIn = (page: Page, owner: OwnerName): Promise<string | undefined> =>
  page.evaluate(name => {
    const pin = JSON.parse(document.getElementById('pin')?.textContent ?? '{}') as CountedVisit['pin']
    return name === 'shell' ? pin.shell : pin.sections[name as keyof CountedVisit['pin']['sections']]?.release
  }, owner)

/** The first of several new visitors who gets the release. */
async function firstWith(owner: OwnerName, release: string, path: string): ReturnType<typeof openWatched> {
  for (let visitor = 0; visitor < 20; visitor++) {
    const watched = await openWatched()
    await watched.page.goto(site.address + path)
    if ((await releaseIn(watched.page, owner)) === release) return watched
    await watched.close()
  }
  throw new Error(`Nobody got ${owner} ${release}`)
}

describe('a visit', () => {
  it('tells that its page came alive, and at its end how it felt', async () => {
    const { page, told, answers, complaints, close } = await openWatched()
    await page.goto(`${site.address}/faq`)
    await hydrated(page)
    await expect.poll(() => told).toEqual([{ kind: 'ready' }])
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/vitals-[\w-]+\.js$/.test(name)))
    await page.waitForTimeout(500)
    await page.goto('about:blank')
    const counted = async () => (await ownerIn('remote-resources')).stable?.tally?.vitals ?? {}
    await expect.poll(async () => Object.keys(await counted()), { timeout: 15_000 }).toEqual(expect.arrayContaining(['lcp', 'cls', 'ttfb']))
    expect((await counted()).lcp).toBeGreaterThan(0)
    expect((await counted()).cls).toBeLessThan(0.1)
    expect(answers.every(status => status === 204)).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })

  it('tells nothing twice, whichever way the visitor comes back', async () => {
    const { page, told, answers, complaints, close } = await openWatched()
    await page.goto(`${site.address}/faq`)
    await expect.poll(() => kinds(told)).toEqual(['ready'])
    await page.goto('about:blank')
    const before = told.length
    await page.goBack()
    await hydrated(page)
    await page.waitForTimeout(500)
    expect(kinds(told.slice(before))).toEqual([])
    await page.reload()
    await expect.poll(() => kinds(told.slice(before))).toContain('ready')
    expect(answers.every(status => status === 204)).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })

  it('tells whose code broke, once, and nothing of extensions', async () => {
    const { page, told, close } = await openWatched()
    await page.goto(`${site.address}/faq`)
    await expect.poll(() => kinds(told)).toEqual(['ready'])
    const breakIn = (place: string) =>
      page.evaluate(stack => {
        const error = Object.assign(new Error('broken'), { stack })
        dispatchEvent(new ErrorEvent('error', { error, message: 'broken' }))
      }, `Error: broken\n    at f (${place}:1:1)`)
    await breakIn('chrome-extension://abcdefgh/content.js')
    await breakIn(`${site.address}/_/remote-resources/faq-1234abcd.js`)
    await breakIn(`${site.address}/_/shell/main-1234abcd.js`)
    await expect.poll(() => told).toEqual([{ kind: 'ready' }, { kind: 'failed', section: 'remote-resources' }])
    await close()
  })

  it(
    'begins when somebody sees what was fetched ahead',
    async () => {
      const tally = async (): Promise<number> => (await ownerIn('remote-booking')).stable?.tally?.visits ?? 0
      const before = await tally()
      const ahead = { agent, headers: { 'sec-purpose': 'prefetch;prerender' } }
      const visits = await Promise.all(Array.from({ length: 6 }, () => countedVisit(`${site.address}/fees`, ahead)))
      for (const visit of visits.slice(0, 2)) expect(await visit.report('ready')).toBe(204)
      await new Promise(resolve => setTimeout(resolve, 20_000))
      expect((await tally()) - before).toBe(2)
    },
    patience,
  )

  it('of a page that was fetched ahead for a tile tells when the tile is opened', async () => {
    const { page, told, close } = await openWatched()
    await page.addInitScript(() => sessionStorage.setItem('home-opened', 'yes'))
    const protocol = await page.context().newCDPSession(page)
    const prefetched: string[] = []
    protocol.on('Preload.prefetchStatusUpdated', ({ status }) => prefetched.push(status))
    await protocol.send('Preload.enable')
    await page.goto(`${site.address}/`)
    await expect.poll(() => kinds(told)).toEqual(['ready'])
    const tile = page.locator('#work a[data-load=full]').first()
    await tile.scrollIntoViewIfNeeded()
    await tile.hover()
    await expect.poll(() => prefetched, { timeout: 8000 }).toContain('Ready')
    expect(kinds(told).filter(kind => kind === 'ready')).toHaveLength(1)
    await tile.click()
    await expect.poll(() => kinds(told).filter(kind => kind === 'ready')).toHaveLength(2)
    await close()
  })

  it('of a robot, or of whoever holds a preview, is not counted', async () => {
    const robot = await countedVisit(`${site.address}/faq`, {
      agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    })
    expect(robot.nonce).toBeUndefined()
    const { stable } = await ownerIn('remote-resources')
    const { stdout } = await releaseCommand(site.store, 'preview', 'remote-resources', stable?.release ?? '', '--json')
    const { address } = JSON.parse(stdout) as { address: string }
    const { page, told, close } = await openWatched()
    const answer = await page.goto(site.address + new URL(address).pathname)
    await hydrated(page)
    await page.waitForTimeout(500)
    expect(answer?.headers()['server-timing']).toBeUndefined()
    expect(told).toEqual([])
    await close()
  })
})

describe('a candidate', () => {
  it(
    'that throws for one visitor in five is set to nothing by itself, and the status says why',
    async () => {
      const path = '/racial-literacy-training'
      const candidate = await publishCandidate(site.store, 'remote-services', {
        file: pageModule(path),
        content: code => `if (Number(sessionStorage.getItem('visitor')) % 5 === 0) throw new Error('broken for some');${code}`,
      })
      await rollOutHalf('remote-services', candidate)

      const toldBy: Record<'candidate' | 'stable', string[]> = { candidate: [], stable: [] }
      for (let visitor = 0; visitor < 10; visitor++) {
        const { page, told, close } = await openWatched()
        await page.addInitScript(number => sessionStorage.setItem('visitor', String(number)), visitor)
        await page.goto(site.address + path)
        await expect.poll(() => told.length).toBe(1)
        const side = (await releaseIn(page, 'remote-services')) === candidate ? 'candidate' : 'stable'
        const expected = side === 'candidate' && visitor % 5 === 0 ? { kind: 'failed', section: 'remote-services' } : { kind: 'ready' }
        expect(told).toEqual([expected])
        toldBy[side].push(...kinds(told))
        await close()
      }
      expect(toldBy.candidate.length + toldBy.stable.length).toBe(10)

      await visitors(path, 'remote-services', candidate, 500, (visit, before) =>
        before % 5 === 0 ? visit.report('failed', 'remote-services') : visit.report('ready'),
      )
      await isStopped('remote-services')
      const { candidate: stopped, history } = await ownerIn('remote-services')
      expect(stopped?.stopped).toMatch(
        /^\d+ of \d+ visits failed \(\d+\.\d %\), against \d+ of \d+ \(\d+\.\d %\) of the stable release at the same time\.$/,
      )
      expect(history[0]).toMatchObject({ action: 'stopped', release: candidate, reason: stopped?.stopped })
      expect(site.said()).toContain(`The guard stopped remote-services ${candidate}`)
      await countedVisit(site.address + path, { agent }) // the visit by which the server looks at what is rolled out
      await takesEffect()
      const after = await Promise.all(Array.from({ length: 20 }, () => countedVisit(site.address + path, { agent })))
      expect(after.map(visit => got(visit, 'remote-services'))).not.toContain(candidate)
    },
    patience,
  )

  it(
    'whose code never loads is set to nothing, although nobody ever tells of it',
    async () => {
      const candidate = await publishCandidate(site.store, 'shell', { file: frameModule, content: () => 'this is no module' })
      await rollOutHalf('shell', candidate)
      const { page, told, close } = await firstWith('shell', candidate, '/fees')
      await page.waitForTimeout(3000)
      expect(told).toEqual([])
      expect(await page.locator('h1').innerText()).toMatch(/fees/i)
      await close()

      await visitors('/fees', 'shell', candidate, 200, async () => undefined)
      await isStopped('shell')
      expect((await candidateOf('shell'))?.stopped).toMatch(/^(\d+) of \1 visits failed \(100\.0 %\)/)
    },
    patience,
  )

  it(
    'keeps its share whatever a forger sends',
    async () => {
      const path = '/faq'
      const candidate = await publishCandidate(site.store, 'remote-resources', { file: pageModule(path), content: code => `${code}\n` })
      await rollOutHalf('remote-resources', candidate)
      await visitors(path, 'remote-resources', candidate, 200, visit => visit.report('ready'))

      const forger = newClient()
      const known = await countedVisit(site.address + path, { agent, client: forger })
      expect(await known.report('ready')).toBe(204)
      const [payload = ''] = (known.nonce ?? '').split('.')
      const statuses = new Map<number, number>()
      await eightAtATime(3000, async index => {
        const nonce = index % 2 ? known.nonce : `${payload}.${String(index).padStart(22, 'A')}`
        // Half of them pretend to come from all over the world.
        const status = await postReport(site.address, { nonce, kind: index % 2 ? 'ready' : 'failed' }, index % 4 < 2 ? forger : newClient())
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      })
      expect([...statuses.keys()].sort()).toEqual([403, 429])
      // She asks for the candidate's documents without end as well, and never tells how they were.
      let lucky = known
      while (got(lucky, 'remote-resources') !== candidate) lucky = await countedVisit(site.address + path, { agent })
      const headers = { cookie: lucky.cookie }
      await eightAtATime(300, () => countedVisit(site.address + path, { agent, client: forger, headers }))

      await new Promise(resolve => setTimeout(resolve, 25_000))
      const { candidate: kept, stable } = await ownerIn('remote-resources')
      expect(kept).toMatchObject({ release: candidate, share: 50 })
      expect(kept?.stopped).toBeUndefined()
      const tallies = [kept?.tally, stable?.tally].filter((tally): tally is ReleaseTally => tally !== undefined)
      expect(tallies.reduce((sum, { errors }) => sum + errors, 0)).toBeLessThanOrEqual(1) // the one that a test above broke
      expect(tallies.reduce((sum, { failed }) => sum + failed, 0)).toBeLessThan(70) // sixty of her documents count, and no more
      await rollback(site.store, 'remote-resources')
    },
    patience,
  )
})
