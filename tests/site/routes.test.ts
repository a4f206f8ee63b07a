import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { closePages, openLater, sharedChromium, violations, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { intoClosingPicture, onFaces } from '../support/clear-places.ts'
import { newShifts, sumOf, watchShifts } from '../support/layout-shift.ts'
import { readThrough, settled } from '../support/moving.ts'
import { addressesOf, sentencesOf } from '../support/page-words.ts'
import { declaredPages, sectionNames } from '../support/releases.ts'
import { tooSmall } from '../support/targets.ts'
import { arrival, documentsOf, visit } from '../support/visit.ts'

const pages = await declaredPages()
const addressOf = (path: string): string => encodeURI(path)

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

/** Each page is opened once on either, beside each other: one waits for its pictures while the other is drawn. */
let desk: WatchedPage
let phone: WatchedPage

beforeAll(async () => {
  desk = await openLater(browser)
  phone = await openLater(browser)
  for (const { page } of [desk, phone]) await watchShifts(page)
})

const screens = [
  [390, 844],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const

async function isReadInPeace({ page, complaints }: WatchedPage, path: string): Promise<void> {
  await page.unrouteAll()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(page === phone.page ? { width: 390, height: 844 } : { width: 1280, height: 800 })
  complaints.length = 0
  await visit(page, site.address + addressOf(path))
  const loading = await newShifts(page)
  await readThrough(page)
  await settled(page)
  // The faces that stand in for fonts have their widths on average: where a font comes late a word
  // may move by some pixels, which is 0.00 in the units of the measure.
  expect(sumOf(loading), JSON.stringify(loading)).toBeLessThan(0.005)
  expect(await newShifts(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
}

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

  describe.each(pages)('$path', ({ path }) => {
    it('is complete before any script: 200, one h1, its words and links', async () => {
      const { status, body } = await ask(site.address, addressOf(path))
      const html = body.toString()
      expect(status).toBe(200)
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
      expect(sentencesOf(html).join(' ').length).toBeGreaterThan(100)
      expect(addressesOf(html, 'href')).toContain('/faq')
    })

    it('asks for each file at one address, named by its content', async () => {
      const { body } = await ask(site.address, addressOf(path))
      expect(body.toString().match(/\/_\/[^"'\s,]+\?[^"'\s,]*/g)).toBeNull()
    })

    it('moves nothing by itself while it loads and is read, is silent, and has no axe violation; on a phone no more', async () => {
      await Promise.all([desk, phone].map(watched => isReadInPeace(watched, path)))
    })

    it('has targets of 24 px on a phone, and no sideways scroll at 320 px', async () => {
      const { page } = phone
      expect(await tooSmall(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })

    it('has no word and no control on a face or a hand', async () => {
      const { page } = phone
      // Places alone are looked at, and they do not wait for what is in them.
      await page.route(/\.(avif|webp|mp4|webm)$/, route => route.abort())
      const found: string[] = []
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height })
        found.push(...(await onFaces(page, 'main')).map(crossing => `${width} x ${height}: ${crossing}`))
      }
      expect(found).toEqual([])
    })

    it('ends with its words beside what the picture there shows', async () => {
      const { page } = phone
      for (const [width, height] of [[1024, 768] as const, [1440, 900] as const, [2560, 1440] as const]) {
        await page.setViewportSize({ width, height })
        expect(await intoClosingPicture(page), `${width} px`).toEqual([])
      }
    })
  })
})

describe('by navigation', () => {
  let watched: WatchedPage
  let documents: string[]

  beforeAll(async () => {
    watched = await openLater(browser, { reducedMotion: 'reduce' })
    await visit(watched.page, `${site.address}/faq`)
    documents = documentsOf(watched.page)
  })

  afterAll(() => watched?.close())

  it.each([...pages.filter(({ path }) => path !== '/faq'), ...pages.filter(({ path }) => path === '/faq')])(
    '$path is reached, with its title, and in silence',
    async ({ path }) => {
      const { page, complaints } = watched
      await page.evaluate(href => {
        const link = document.createElement('a')
        link.href = href
        link.textContent = 'A way there'
        document.querySelector('main')?.append(link)
        link.click()
      }, addressOf(path))
      await arrival(page, path)
      expect(await page.locator('h1').count()).toBe(1)
      expect(documents).toEqual([])
      expect(complaints).toEqual([])
    },
  )
})
