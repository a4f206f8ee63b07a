import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { closePages, openLater, sharedChromium, violations, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { cutFaces } from '../support/clear-places.ts'
import { deskKinds, kinds } from '../support/kinds.ts'
import { addressesOf, sentencesOf } from '../support/page-words.ts'
import { expectClosingClear, expectFacesClear, paint } from '../support/places.ts'
import { desk, expectLoadedInPeace, expectReadInPeace, openReader, phone } from '../support/reading.ts'
import { declaredPages, sectionNames } from '../support/releases.ts'
import { tooSmall } from '../support/targets.ts'
import { arrival, documentsOf, visit } from '../support/visit.ts'

const pages = await declaredPages()
const addressOf = (path: string): string => encodeURI(path)

/** Pages that begin with faces near enough to be cut. */
const portraits = ['/human-rights-hero', '/profile', '/public-figure-hero', '/holistic-healing']

/** Tablets on their side and laptops, CSS px. */
const lowScreens = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
]

let browser: Browser
/** Each page is opened once, on a phone; one of each kind on a desk as well. */
let onPhone: WatchedPage
let onDesk: WatchedPage

beforeAll(async () => {
  browser = await sharedChromium()
  onPhone = await openReader(browser, phone)
  onDesk = await openReader(browser, desk)
})

afterAll(async () => {
  await closePages()
})

describe('the routes of the releases', () => {
  it('are found, in every section', () => {
    expect([...new Set(pages.map(({ section }) => section))]).toEqual(sectionNames)
  })

  it('have titles and descriptions of their own', async () => {
    const heads = await Promise.all(
      pages
        .filter(({ head }) => !head.canonical)
        .map(async ({ path }) => {
          const html = await (await fetch(site.address + addressOf(path))).text()
          return { title: /<title>(.+?)<\/title>/.exec(html)?.[1], description: /<meta name="description" content="(.+?)"/.exec(html)?.[1] }
        }),
    )
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
    for (const { title, description } of heads) {
      expect(title?.length).toBeGreaterThan(5)
      expect(description?.length).toBeGreaterThan(40)
    }
  })

  it('end on a picture of their own: that of their beginning, or one that no other page shows', async () => {
    const shown = await Promise.all(
      pages
        .filter(({ head }) => !head.canonical)
        .map(async ({ path }) => {
          const html = await (await fetch(site.address + addressOf(path))).text()
          const pictures = [...html.matchAll(/<img\b[^>]*\bsrc="([^"]+)"/g)].map(([, src]) => src)
          const closing = /<section class="[^"]*closing[\s\S]*?<img\b[^>]*\bsrc="([^"]+)"/.exec(html)?.[1]
          return { path, pictures, closing }
        }),
    )
    const closed = shown.filter(({ closing }) => closing)
    const borrowed = closed.flatMap(({ path, pictures: [first], closing }) =>
      closing === first
        ? []
        : shown.filter(other => other.path !== path && other.pictures.includes(closing)).map(other => `${path}: ${other.path}`),
    )
    expect(closed.length).toBeGreaterThan(20)
    expect(borrowed).toEqual([])
  })

  describe.each(pages)('$path', ({ path }) => {
    it('is complete before any script: 200, one h1, its words and links', async () => {
      const { status, body } = await ask(site.address, addressOf(path))
      const html = body.toString()
      expect(status).toBe(200)
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
      expect(sentencesOf(html).join(' ').length).toBeGreaterThan(100)
      expect(addressesOf(html, 'href')).toContain('/faq')
      expect(/^<html [^>]*data-quick-exit/m.test(html)).toBe(html.includes('aria-label="Leave this page"'))
    })

    it('asks for each file at one address, named by its content', async () => {
      const { body } = await ask(site.address, addressOf(path))
      expect(body.toString().match(/\/_\/[^"'\s,]+\?[^"'\s,]*/g)).toBeNull()
    })

    it('loads without a word of complaint, and moves nothing by itself', () => expectLoadedInPeace(onPhone, site.address + addressOf(path)))

    if (kinds.includes(path)) it('moves nothing by itself while it is read, and is silent', () => expectReadInPeace(onPhone))
  })
})

describe('on a desk', () => {
  it.each(deskKinds)('%s is as calm, and has no axe violation', async path => {
    await expectLoadedInPeace(onDesk, site.address + path)
    await expectReadInPeace(onDesk)
  })
})

describe('by navigation', () => {
  let watched: WatchedPage
  let documents: string[]
  /** Pictures that were asked for though the page has them in a newer format. */
  const olderPictures: string[] = []

  beforeAll(async () => {
    await Promise.all([onPhone.close(), onDesk.close()])
    watched = await openLater(browser, { viewport: phone, reducedMotion: 'reduce' })
    await visit(watched.page, `${site.address}/faq`)
    documents = documentsOf(watched.page)
    watched.page.on('request', request => request.url().endsWith('.webp') && olderPictures.push(request.url()))
  })

  afterAll(() => watched?.close())

  describe.each([...pages.filter(({ path }) => path !== '/faq'), ...pages.filter(({ path }) => path === '/faq')])('$path', ({ path }) => {
    it('is reached, with its title, and in silence', async () => {
      const { page, complaints } = watched
      await page.setViewportSize(phone)
      await page.evaluate(href => {
        const link = document.createElement('a')
        link.href = href
        link.textContent = 'A way there'
        document.querySelector('main')?.append(link)
        link.click()
        link.remove()
      }, addressOf(path))
      await arrival(page, path)
      expect(await page.locator('h1').count()).toBe(1)
      expect([documents, olderPictures]).toEqual([[], []])
      expect(complaints).toEqual([])
    })

    it('has no axe violation', async () => {
      expect(await violations(watched.page)).toEqual([])
    })

    it('has targets of 24 px on a phone', async () => {
      expect(await tooSmall(watched.page)).toEqual([])
    })

    it('has no word and no control on a face or a hand, and its title and tagline 16 px from any', async () => {
      await paint(watched.page, false)
      await expectFacesClear(watched.page, [phone, { width: 1366, height: 768 }, { width: 1440, height: 900 }])
    })

    if (portraits.includes(path))
      it('shows the faces of its first picture whole on a phone held sideways, and on a window as low', async () => {
        for (const size of [
          { width: 844, height: 390 },
          { width: 720, height: 450 },
          { width: 1100, height: 540 },
        ]) {
          await watched.page.setViewportSize(size)
          expect(await cutFaces(watched.page, 'main section[class*="hero"]')).toEqual([])
        }
      })

    it('ends with its words beside what the picture there shows', () =>
      expectClosingClear(watched.page, [
        { width: 1440, height: 900 },
        { width: 1024, height: 768 },
      ]))

    it('shows its whole title on low screens', async () => {
      const { page } = watched
      for (const screen of lowScreens) {
        await page.setViewportSize(screen)
        const bottom = await page.locator('h1').evaluate(title => title.getBoundingClientRect().bottom + scrollY)
        expect(bottom, `${screen.width}x${screen.height}`).toBeLessThanOrEqual(screen.height)
      }
    })

    it('does not scroll sideways at 320 px', async () => {
      await watched.page.setViewportSize({ width: 320, height: 640 })
      expect(await watched.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await paint(watched.page, true)
    })
  })
})
