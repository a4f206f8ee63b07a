import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { launchChromium, openLater, pageHydrated, violations, type WatchedPage } from '../support/browser.ts'
import { addressesOf, sentencesOf } from '../support/page-words.ts'
import { declaredPages, sectionNames } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'
import { tooSmall } from '../support/targets.ts'
import { arrival, documentsOf, visit } from '../support/visit.ts'

const pages = await declaredPages()
const addressOf = (path: string): string => encodeURI(path)

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
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

    it('hydrates in silence, has no axe violation on a desk or a phone, targets of 24 px, and no sideways scroll at 320 px', async () => {
      const watched = await openLater(browser)
      const { page } = watched
      await page.goto(site.address + addressOf(path))
      await pageHydrated(page)
      await page.waitForTimeout(300)
      expect(await violations(page)).toEqual([])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await violations(page)).toEqual([])
      expect(await tooSmall(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect(watched.complaints).toEqual([])
      await watched.close()
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
