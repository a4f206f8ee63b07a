import { identity } from '@site/identity'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { closePages, openPage, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { readSource } from '../support/page-source.ts'
import { declaredPages } from '../support/releases.ts'
import { routes, undeclared } from '../support/route-table.ts'
import { scrollOffset, visit } from '../support/visit.ts'

const declared = new Set((await declaredPages()).map(({ path }) => path))

let browser: Browser
let home: string

beforeAll(async () => {
  browser = await sharedChromium()
  home = readSource((await ask(site.address, '/')).body.toString()).heading
})

afterAll(async () => {
  await closePages()
})

const source = async (path: string) => {
  const { status, body } = await ask(site.address, path)
  return { status, ...readSource(body.toString()) }
}

const isHome = () => ({ status: 200, heading: home, canonical: '/', robots: undefined })
const isMissing = () => ({ status: 404, heading: home, canonical: undefined, robots: 'noindex' })

describe('a link that no screen is declared for', () => {
  let arriving: WatchedPage

  beforeAll(async () => {
    arriving = await openPage(browser, { reducedMotion: 'reduce' })
  })

  afterAll(() => arriving?.close())

  it.each([...undeclared, '/services/Holistic%20Healing%20%26%20Recovery', '/services/Anything%20Else'])(
    '%s shows the home page',
    async path => {
      expect(await source(path)).toEqual(isHome())
    },
  )

  it.each<[path: string, part: string, other?: string]>([
    ['/about', '#about'],
    ['/services', '#work'],
    ['/contact', '#contact'],
    ['/accessibility', '#accessibility', '#company'],
    ['/terms', '#company', '#accessibility'],
  ])('%s arrives at the part that answers it; a line of the footer stands out among the others', async (path, part, other) => {
    const { page, complaints } = arriving
    complaints.length = 0
    await visit(page, site.address + path)
    const { top, bottom } = await page.locator(part).evaluate(element => element.getBoundingClientRect().toJSON())
    expect(top).toBeLessThan(800)
    expect(bottom).toBeGreaterThan(0)
    expect(await scrollOffset(page)).toBeGreaterThan(0)
    expect(new URL(page.url()).pathname).toBe(path)
    const colourOf = (line: string) => page.locator(line).evaluate(element => getComputedStyle(element).color)
    if (other) expect(await colourOf(part)).not.toBe(await colourOf(other))
    expect(complaints).toEqual([])
  })

  it('arrives for any service where the services are', async () => {
    const partOf = async (path: string) => / data-arrive="([^"]+)"/.exec((await ask(site.address, path)).body.toString())?.[1]
    expect([await partOf('/services'), await partOf('/services/Anything%20Else')]).toEqual(['work', 'work'])
  })
})

describe('where a link with an errand arrives, home', () => {
  let page: Page

  beforeAll(async () => {
    ;({ page } = await openPage(browser, { javaScriptEnabled: false }))
    await page.goto(site.address)
  })

  /** The address that was asked for, as the document has it: the style sheet alone chooses by it what is shown. */
  const askedOf = (html: string) => /<html[^>]* data-asked="([^"]+)"/.exec(html)?.[1]

  it.each([
    ['/contact-booking', 'You came to book a speaker for an event.', 'Write the request', '/consultation?topic=public-speaking#booking'],
    ['/booking-request', 'You came to request a speaking engagement.', 'Write the request', '/consultation?topic=public-speaking#booking'],
    ['/resources/papers', 'You came for the papers.', 'Read the white papers', '/whitepapers'],
    ['/resources/guide', 'You came for a guide to the work.', 'Questions and answers', '/faq'],
    ['/resources/training', 'You came for training.', 'Racial literacy training', '/racial-literacy-training'],
    ['/services/Anything%20Else', 'You came for a service.', 'Find it among the twelve', '/discover'],
  ])('says for %s what one came for, and offers the step, before any script', async (path, says, label, href) => {
    const asked = askedOf((await ask(site.address, path)).body.toString())
    await page.evaluate(said => (document.documentElement.dataset.asked = said), asked)
    const strip = page.locator('main [data-for]').filter({ visible: true })
    expect(await strip.count()).toBe(1)
    expect(await strip.getByText(says, { exact: true }).isVisible()).toBe(true)
    expect(await strip.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
  })

  it('says so for each address that is declared nowhere, except those whose part of the page is the answer', async () => {
    const silent: string[] = []
    for (const path of undeclared) {
      const html = (await ask(site.address, path)).body.toString()
      const asked = askedOf(html)
      expect(asked, path).toBeDefined()
      if (!html.includes(`data-for="${asked}"`)) silent.push(path)
    }
    expect(silent.sort()).toEqual(['/about', '/accessibility', '/contact', '/terms'])
  })
})

describe('any other path', () => {
  it.each(['/nothing-here', '/about/us', '/faq/nothing', '/servicesque', '/whitepaper/nobody', '/data', '/index.html', '/Faq'])(
    '%s shows the home page as missing',
    async path => {
      expect(await source(path)).toEqual(isMissing())
    },
  )

  it('is treated so whatever it is about: a route without its page yet, too', async () => {
    expect(routes).toHaveLength(35)
    for (const path of routes) {
      const { status, robots } = await source(path)
      expect({ path, status, robots }).toEqual({ path, ...(declared.has(path) ? { status: 200 } : { status: 404, robots: 'noindex' }) })
    }
  })
})

describe('a page that is missing, in the browser', () => {
  let missing: WatchedPage

  beforeAll(async () => {
    missing = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(missing.page, `${site.address}/nothing-here`)
  })

  afterAll(async () => {
    await missing?.close()
  })

  it.each([
    [1440, 900],
    [768, 1024],
    [390, 844],
    [320, 640],
  ])('is told of on one screen with the ways on, at %d x %d, and the home page follows it', async (width, height) => {
    const { page } = missing
    await page.setViewportSize({ width, height })
    const ways = page.getByRole('status').getByRole('link')
    expect(await ways.evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual([
      '/discover',
      '/profile',
      '/consultation',
      '/contact-us',
    ])
    const { y, height: own } = (await page.getByRole('status').getByRole('button').boundingBox()) ?? { y: 0, height: 9999 }
    expect(y + own).toBeLessThanOrEqual(height)
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeGreaterThan(height)
  })

  it('is hydrated, and leads on', async () => {
    const { page, complaints } = missing
    expect(await page.title()).toBe(`No page here · ${identity.name}`)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByText('There is no page at /nothing-here.').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Search the site' }).click()
    await page.getByRole('dialog', { name: 'Search the site' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Watch trailer' }).click()
    await page.getByRole('dialog').waitFor()
    // That the address is missing is the one thing the browser's console has to say.
    expect(complaints.filter(complaint => !complaint.includes('404'))).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  it('is told of no more once the visitor has gone on', async () => {
    const { page } = missing
    // What was pressed last stands below the first screen, and the bar hides on the way down.
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click()
    await page.getByText('There is no page at').waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

describe('an address with a slash at its end', () => {
  it.each([
    ['/faq/', '/faq'],
    ['/fees/?from=letter', '/fees?from=letter'],
    ['/whitepaper/zuri-halloran/', '/whitepaper/zuri-halloran'],
    ['/about/', '/about'],
  ])('%s is %s', async (path, location) => {
    const answer = await ask(site.address, path)
    expect([answer.status, answer.headers.location]).toEqual([308, location])
  })
})

describe('the bank’s white paper', () => {
  const slug = `/whitepaper/${identity.name.toLowerCase().replaceAll(' ', '-')}`

  it('is shown at the declared path, with its space, and names the slug as its address', async () => {
    const shown = await source(`/whitepaper/${encodeURIComponent(identity.name)}`)
    expect(shown).toEqual({ ...(await source(slug)), canonical: slug })
    expect(shown.heading).toBe('Zero Bank')
  })
})
