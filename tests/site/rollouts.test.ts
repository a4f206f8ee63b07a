import { createFileStorage } from '@site/delivery/file-storage'
import type { ProgramName } from '@site/delivery/release'
import { createReleaseStore, type ReleaseStore } from '@site/delivery/release-store'
import { identity } from '@site/identity'
import type { Browser, BrowserContext } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markedRelease } from '../support/altered-releases.ts'
import { ask } from '../support/ask.ts'
import { agentOf, closePages, sharedChromium } from '../support/browser.ts'
import { askAs, type CohortVisit, openIn, oppositeCohorts, pinOf, releaseIn, visitorAgent } from '../support/cohort-visit.ts'
import { pinIn } from '../support/loads.ts'
import { type KnownReleases, knownReleases, wrongLoads, wrongMarks, wrongMarkup } from '../support/mixtures.ts'
import { rolloutSeen, type Site, startSite } from '../support/site.ts'
import { arrival, barLink, visit } from '../support/visit.ts'
import { followLink, readLinkedFile } from '../support/ways.ts'

/** Of the shell, of a section that a bar link leads to, and of one that prefetches and has public files. */
const programs: readonly ProgramName[] = ['shell', 'remote-home', 'remote-resources']
const paper = `/whitepaper/${identity.name.toLowerCase().replaceAll(' ', '-')}`

let site: Site
let browser: Browser
let store: ReleaseStore
let releases: KnownReleases
const marks = new Map<string, string>()
const stable = new Map<ProgramName, string>()
const canary = new Map<ProgramName, string>()

beforeAll(async () => {
  site = await startSite()
  browser = await sharedChromium()
  store = createReleaseStore(createFileStorage(site.store))
  releases = knownReleases(store, marks)
  const { programs: before } = await store.readRollout()
  for (const program of programs) {
    stable.set(program, before[program]?.stable ?? '')
    canary.set(program, await publishMarked(program, 'canary'))
  }
})

afterAll(async () => {
  await closePages()
  await site?.stop()
})

async function publishMarked(program: ProgramName, mark: string): Promise<string> {
  const verified = await markedRelease(program, mark)
  marks.set(verified.release.id, mark)
  return (await store.publish(verified)).release
}

async function untilSeen(): Promise<void> {
  await rolloutSeen()
  await ask(site.address, '/faq')
}

/** @param percent whole */
async function rollOut(percent: number, which: readonly ProgramName[] = programs): Promise<void> {
  for (const program of which) await store.rollOut(program, canary.get(program) ?? '', percent * 100)
  await untilSeen()
}

const releaseFor = async (cohort: number | undefined, program: ProgramName = 'remote-resources', path = '/faq') =>
  releaseIn(pinOf(await askAs(site.address, path, cohort)), program)

describe('while everyone gets the same', () => {
  it('no cookie is set, and none asked for', async () => {
    const { headers } = await askAs(site.address, '/faq')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers.vary).not.toMatch(/cookie/i)
  })
})

describe('a canary for half of the visitors', () => {
  beforeAll(() => rollOut(50, ['remote-resources']))

  it('comes with a cookie that scripts cannot read, that no other site sends, and that lasts a month', async () => {
    const { headers } = await askAs(site.address, '/faq')
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^cohort=\d{1,4}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)])
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.vary).toBe('Accept-Encoding, Cookie')
  })

  it('is not drawn for again by who has the cookie', async () => {
    const { headers } = await askAs(site.address, '/faq', 5000)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers.vary).toBe('Accept-Encoding, Cookie')
  })

  it.each(['10000', '-1', '07x', ''])('is drawn for anew by who has a cookie of no cohort, %j', async value => {
    const { headers } = await ask(site.address, '/faq', { headers: { 'user-agent': visitorAgent, cookie: `cohort=${value}` } })
    expect(headers['set-cookie']).toHaveLength(1)
  })

  it('goes to some, and to others not', async () => {
    const given = await Promise.all(Array.from({ length: 80 }, () => releaseFor(undefined)))
    const count = given.filter(release => release === canary.get('remote-resources')).length
    // Less than once in a million million runs outside.
    expect(count).toBeGreaterThan(10)
    expect(count).toBeLessThan(70)
  })

  it('is not for crawlers: they get what is stable, and no cookie', async () => {
    const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
    for (let visits = 0; visits < 20; visits++) {
      const answer = await ask(site.address, '/faq', { headers: { 'user-agent': agent } })
      expect(releaseIn(pinOf(answer), 'remote-resources')).toBe(stable.get('remote-resources'))
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('stays with a visitor or stays away, on all pages, after reloads, in other tabs and on other days', async () => {
    const open = (storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) =>
      browser.newContext({ userAgent: agentOf(browser), reducedMotion: 'reduce', ...(storageState && { storageState }) })
    const given: (string | undefined)[] = []
    const context = await open()
    const page = await context.newPage()
    const note = async (tab = page) => given.push(releaseIn(pinIn(await tab.content()), 'remote-resources'))
    await visit(page, `${site.address}/faq`)
    await note()
    await page.reload()
    await note()
    for (const path of ['/fees', '/profile']) {
      await visit(page, site.address + path)
      await note()
    }
    await barLink(page, 'FAQ').click()
    await arrival(page, '/faq')
    await note()
    const tab = await context.newPage()
    await visit(tab, `${site.address}/contact-us`)
    await note(tab)
    const kept = await context.storageState()
    await context.close()
    const later = await open(kept)
    const another = await later.newPage()
    await visit(another, `${site.address}/faq`)
    await note(another)
    await later.close()
    expect(given).toHaveLength(7)
    expect(new Set(given).size).toBe(1)
  })
})

/** Every 250th cohort. */
const someCohorts = Array.from({ length: 40 }, (_, index) => index * 250 + 7)

describe('a rollout that grows', () => {
  const having = async (release: string | undefined): Promise<number[]> => {
    const given = await Promise.all(someCohorts.map(cohort => releaseFor(cohort)))
    return someCohorts.filter((_, index) => given[index] === release)
  }

  it('takes the release from nobody, and its promotion changes it for nobody', async () => {
    const release = canary.get('remote-resources')
    let before: number[] = []
    for (const percent of [10, 50, 100]) {
      await rollOut(percent, ['remote-resources'])
      const now = await having(release)
      expect(
        before.filter(cohort => !now.includes(cohort)),
        `${percent} %`,
      ).toEqual([])
      before = now
    }
    expect(before).toEqual(someCohorts)
    await store.promote('remote-resources')
    await untilSeen()
    expect(await having(release)).toEqual(someCohorts)
  })

  it('sets no cookie once everyone has it', async () => {
    expect((await askAs(site.address, '/faq')).headers['set-cookie']).toBeUndefined()
  })

  it('is taken back for everyone', async () => {
    await store.rollback('remote-resources')
    await expect.poll(() => having(stable.get('remote-resources'))).toEqual(someCohorts)
  })
})

/** All that is wrong with what the visit showed and loaded so far. */
async function faultsOf({ page, loads, complaints }: CohortVisit): Promise<string[]> {
  const documents = await loads.documents()
  const wrong = await Promise.all(documents.map(async each => [...(await wrongLoads(each, releases)), ...wrongMarkup(each, releases)]))
  return [...complaints, ...wrong.flat(), ...(await wrongMarks(page, releases))]
}

const addressesOf = async ({ loads }: CohortVisit): Promise<string[]> => {
  const documents = await loads.documents()
  return documents.flatMap(document => document.loads.map(({ address }) => address.replace(site.address, '')))
}

describe.each(['all', 'none'] as const)('a visitor who is given %s of the canaries', which => {
  let visited: CohortVisit
  const own = (program: ProgramName) => (which === 'all' ? canary : stable).get(program)

  beforeAll(async () => {
    await rollOut(50)
    visited = await openIn(browser, site.address, oppositeCohorts(await store.readRollout())[which])
  })

  afterAll(() => visited?.close())

  it('gets documents of just these releases', async () => {
    await visit(visited.page, `${site.address}/fees`)
    const pin = pinIn(await visited.page.content())
    for (const program of programs) expect(releaseIn(pin, program)).toBe(own(program))
    expect(await faultsOf(visited)).toEqual([])
  })

  it('gets what is fetched on intent, and the page they then go to, from them', async () => {
    const { page } = visited
    await barLink(page, 'FAQ').hover()
    const release = await releases.read('remote-resources', own('remote-resources') ?? '')
    const modules = release.kind === 'section' ? (release.pages.find(({ path }) => path === '/faq')?.modules ?? []) : []
    const wanted = modules.map(name => `/_/remote-resources/${name}`)
    await expect.poll(() => addressesOf(visited)).toEqual(expect.arrayContaining(wanted))
    await barLink(page, 'FAQ').click()
    await arrival(page, '/faq')
    expect(await faultsOf(visited)).toEqual([])
  })

  it('gets a paper and its file from them', async () => {
    const { page } = visited
    await followLink(page, () => 0, ['/vision'])
    await visit(page, site.address + paper)
    await expect.poll(() => addressesOf(visited)).toContain(`/data/zeroBankWhitePaper.json?r=${own('remote-resources')}`)
    await readLinkedFile(page)
    expect(await addressesOf(visited)).toContain(`/assets/documents/zero-bank.pdf?r=${own('remote-resources')}`)
    expect(await faultsOf(visited)).toEqual([])
  })

  it('finds by the search what they say', async () => {
    const { page } = visited
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search the site' }).fill('prison')
    await page.getByRole('option').first().waitFor()
    expect(await faultsOf(visited)).toEqual([])
    await page.keyboard.press('Escape')
  })

  it('gets a document that the browser fetched ahead from them', async () => {
    const { page } = visited
    const protocol = await page.context().newCDPSession(page)
    const fetched: string[] = []
    protocol.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => fetched.push(`${new URL(prefetchUrl).pathname} ${status}`))
    await protocol.send('Preload.enable')
    await visit(page, `${site.address}/`)
    const tile = page.locator('#work a[data-load=full]').first()
    const path = await tile.evaluate((link: HTMLAnchorElement) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      return link.pathname
    })
    await tile.hover()
    await expect.poll(() => fetched).toContain(`${path} Ready`)
    await tile.click()
    await arrival(page, path)
    await expect.poll(() => fetched).toContain(`${path} Success`)
    const pin = pinIn(await page.content())
    for (const program of programs) expect(releaseIn(pin, program)).toBe(own(program))
    expect(await faultsOf(visited)).toEqual([])
  })
})

describe('a tab that is left open', () => {
  it('goes on with its releases when these are taken back and others came', async () => {
    await rollOut(50)
    const visited = await openIn(browser, site.address, oppositeCohorts(await store.readRollout()).all)
    const { page } = visited
    await visit(page, `${site.address}/fees`)
    for (const program of programs) {
      await store.rollback(program)
      await store.setStable(program, await publishMarked(program, 'next'))
    }
    await untilSeen()
    expect(await releaseFor(undefined)).not.toBe(canary.get('remote-resources'))
    for (const [name, path] of [
      ['FAQ', '/faq'],
      ['Vision', '/vision'],
      ['Fees', '/fees'],
    ] as const) {
      await barLink(page, name).click()
      await arrival(page, path)
    }
    await page.getByRole('banner').getByRole('link', { name: identity.name }).first().click()
    await arrival(page, '/')
    await page.evaluate(path => {
      const link = document.createElement('a')
      link.href = path
      document.querySelector('#page')?.append(link)
      link.click()
    }, paper)
    await arrival(page, paper)
    await readLinkedFile(page)
    expect(await visited.loads.documents()).toHaveLength(1)
    expect(await addressesOf(visited)).toContain(`/data/zeroBankWhitePaper.json?r=${canary.get('remote-resources')}`)
    expect(await faultsOf(visited)).toEqual([])
    await page.reload()
    expect(releaseIn(pinIn(await page.content()), 'remote-resources')).not.toBe(canary.get('remote-resources'))
    await visited.close()
  })
})
