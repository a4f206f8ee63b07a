import { createFileStorage } from '@site/delivery/file-storage'
import { createLocalReleaseApi } from '@site/delivery/local-api'
import type { SectionRelease } from '@site/delivery/release'
import { createReleaseStore } from '@site/delivery/release-store'
import type { StatusModel } from '@site/delivery/status-model'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markedRelease, marksIn } from '../support/altered-releases.ts'
import { ask } from '../support/ask.ts'
import { agentOf, closePages, sharedChromium } from '../support/browser.ts'
import { askAs, pinOf, visitorAgent } from '../support/cohort-visit.ts'
import { type Loads, watchLoads } from '../support/loads.ts'
import { knownReleases, wrongLoads, wrongMarks } from '../support/mixtures.ts'
import { builtRelease, releaseCommand } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'
import { arrival, barLink, visit } from '../support/visit.ts'

const section = 'remote-resources'

let site: Site
let browser: Browser
let release: string
/** Of the address that the command prints, its path. */
let path: string

const storeOf = ({ store }: Site) => createReleaseStore(createFileStorage(store))

beforeAll(async () => {
  site = await startSite()
  browser = await sharedChromium()
  release = (await storeOf(site).publish(await markedRelease(section, 'preview'))).release
  const { stdout } = await releaseCommand(site.store, 'preview', section, release, '--json')
  path = new URL((JSON.parse(stdout) as { address: string }).address).pathname
})

afterAll(async () => {
  await closePages()
  await site?.stop()
})

const marksOn = async (page: Page): Promise<string[]> => marksIn((await page.locator('main').textContent()) ?? '')

describe('the address of a preview', () => {
  let context: BrowserContext
  let page: Page
  let loads: Loads
  const complaints: string[] = []

  beforeAll(async () => {
    context = await browser.newContext({ userAgent: agentOf(browser), reducedMotion: 'reduce' })
    page = await context.newPage()
    page.on('console', message => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
    page.on('pageerror', error => complaints.push(String(error)))
    loads = await watchLoads(page)
    await visit(page, site.address + path)
  })

  afterAll(() => context?.close())

  it('leads to the first page of its section, and is gone from the bar', async () => {
    const [first] = (await builtRelease<SectionRelease>(section)).pages
    expect(new URL(page.url()).pathname).toBe(first?.path)
  })

  it('becomes a cookie that scripts cannot read and no other site sends', async () => {
    const cookies = await context.cookies()
    expect(cookies).toEqual([expect.objectContaining({ name: 'preview', httpOnly: true, sameSite: 'Lax', path: '/' })])
    expect(await page.evaluate(() => document.cookie)).toBe('')
  })

  it('shows the release on every page of the section, after full loads and navigations, in silence', async () => {
    for (const each of ['/faq', '/vision', '/whitepapers']) {
      await visit(page, site.address + each)
      expect(new Set(await marksOn(page)), each).toEqual(new Set(['preview']))
    }
    await barLink(page, 'FAQ').click()
    await arrival(page, '/faq')
    expect(new Set(await marksOn(page))).toEqual(new Set(['preview']))
    const releases = knownReleases(storeOf(site), new Map([[release, 'preview']]))
    expect(await wrongMarks(page, releases)).toEqual([])
    expect((await Promise.all((await loads.documents()).map(each => wrongLoads(each, releases)))).flat()).toEqual([])
    expect(complaints).toEqual([])
  })

  it('leaves the other sections as they are for everyone', async () => {
    await visit(page, `${site.address}/fees`)
    expect(await marksOn(page)).toEqual([])
  })

  it('shows it to nobody else', async () => {
    const other = await browser.newContext({ userAgent: agentOf(browser) })
    const theirs = await other.newPage()
    await theirs.goto(`${site.address}/faq`)
    expect(await marksOn(theirs)).toEqual([])
    expect(pinOf(await askAs(site.address, '/faq')).sections[section]?.release).not.toBe(release)
    await other.close()
  })

  it('ends at /preview/end', async () => {
    await page.goto(`${site.address}/preview/end`)
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await context.cookies()).toEqual([])
    await visit(page, `${site.address}/faq`)
    expect(await marksOn(page)).toEqual([])
  })
})

describe('a document of a preview', () => {
  it('is kept by no cache but its holder’s, is not indexed, and is not counted', async () => {
    const cookie = `preview=${path.replace('/preview/', '')}`
    const { headers, body } = await ask(site.address, '/faq', { headers: { 'user-agent': visitorAgent, cookie } })
    expect(marksIn(body.toString())).toContain('preview')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.vary).toBe('Accept-Encoding, Cookie')
    expect(headers['server-timing']).toBeUndefined()
    const { programs } = JSON.parse((await releaseCommand(site.store, 'status', '--json')).stdout) as StatusModel
    const reported = programs.find(({ program }) => program === section)
    expect(reported?.canary).toBeUndefined()
  })

  it('is counted where it is none', async () => {
    expect((await askAs(site.address, '/faq')).headers['server-timing']).toMatch(/^visit;desc="/)
  })
})

describe('an address that', () => {
  const refused = async (address: string): Promise<void> => {
    const answer = await ask(site.address, address)
    expect(answer.status).toBe(403)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.body.toString()).toMatch(/Ask for a new one/)
    const cookie = `preview=${address.replace('/preview/', '')}`
    const document = await ask(site.address, '/faq', { headers: { 'user-agent': visitorAgent, cookie } })
    expect(marksIn(document.body.toString())).toEqual([])
  }

  it('names another release is refused', () => refused(path.replace(release, '0123456789abcdef')))
  it('names another section is refused', () => refused(path.replace(section, 'remote-home')))
  it('names a later day is refused', () => refused(path.replace(/\.(\d{10})\./, (_, seconds: string) => `.${Number(seconds) + 86_400}.`)))
  it('was cut short is refused', () => refused(path.slice(0, -1)))

  it('has expired is refused', async () => {
    const longAgo = (): Date => new Date(Date.now() - 8 * 86_400_000)
    const api = createLocalReleaseApi({ store: storeOf(site), origin: site.address, now: longAgo })
    await refused(new URL((await api.preview({ program: section, release })).address).pathname)
  })
})
