import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { afterLoader, hydrated, launchChromium, openPage, violations } from '../support/browser.ts'
import { declaredPages } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'

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
  it('are found, in all four sections', () => {
    expect(new Set(pages.map(({ section }) => section)).size).toBe(4)
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

  describe.each(pages)('$path', ({ path, head }) => {
    it('is complete before any script: 200, one h1, its words and links', async () => {
      const watched = await openPage(browser, { javaScriptEnabled: false })
      const response = await watched.page.goto(site.address + addressOf(path))
      expect(response?.status()).toBe(200)
      expect(await watched.page.locator('h1').count()).toBe(1)
      expect((await watched.page.locator('main').innerText()).length).toBeGreaterThan(100)
      expect(await watched.page.locator('header a[href="/faq"]').count()).toBeGreaterThan(0)
      expect(watched.complaints).toEqual([])
      await watched.close()
    })

    it('hydrates in silence and has no axe violation', async () => {
      const watched = await openPage(browser)
      await afterLoader(watched.page)
      await watched.page.goto(site.address + addressOf(path))
      await hydrated(watched.page)
      await watched.page.waitForTimeout(300)
      expect(await violations(watched.page)).toEqual([])
      expect(watched.complaints).toEqual([])
      await watched.close()
    })

    it('has no axe violation and no sideways scroll on a phone', async () => {
      const watched = await openPage(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
      await watched.page.goto(site.address + addressOf(path))
      await hydrated(watched.page)
      expect(await violations(watched.page)).toEqual([])
      await watched.page.setViewportSize({ width: 320, height: 640 })
      expect(await watched.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await watched.close()
    })

    it('is reached by navigation, with its title, and in silence', async () => {
      const from = path === '/faq' ? '/fees' : '/faq'
      const watched = await openPage(browser, { reducedMotion: 'reduce' })
      await watched.page.goto(site.address + from)
      await hydrated(watched.page)
      const documents: string[] = []
      watched.page.on('request', request => request.isNavigationRequest() && documents.push(request.url()))
      await watched.page.evaluate(href => {
        const link = document.createElement('a')
        link.href = href
        link.textContent = 'A way there'
        document.querySelector('main')?.append(link)
        link.click()
      }, addressOf(path))
      await watched.page.waitForFunction(title => document.title.includes(title), head.title)
      await hydrated(watched.page)
      expect(await watched.page.locator('h1').count()).toBe(1)
      expect(documents).toEqual([])
      expect(watched.complaints).toEqual([])
      await watched.close()
    })
  })
})
