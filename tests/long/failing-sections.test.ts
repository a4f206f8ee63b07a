import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { afterLoader, launchChromium, openPage } from '../support/browser.ts'
import { dice } from '../support/dice.ts'
import { declaredPages } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'

const pages = (await declaredPages()).filter(({ head }) => !head.canonical)

/** Steps of one walk. */
const steps = 40

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

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(href => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
  }, encodeURI(path))
}

describe.each([0.1, 0.3, 0.6])('a walk on which %d of the requests for code fail', share => {
  it('shows every page that was asked for, readable, by navigation or by a full load', async () => {
    const roll = dice(Math.round(share * 1000))
    const watched = await openPage(browser, { reducedMotion: 'reduce' })
    await afterLoader(watched.page)
    await watched.page.route(/\/_\/remote-[^/]+\/.*\.js$/, route => (roll() < share ? route.abort('connectionreset') : route.continue()))
    await watched.page.goto(`${site.address}/faq`)
    for (let step = 0; step < steps; step++) {
      const next = pages[Math.floor(roll() * pages.length)]
      if (!next) throw new Error('The releases declare no page')
      await follow(watched.page, next.path)
      await watched.page.waitForFunction(title => document.title.includes(title), next.head.title, { timeout: 60_000 })
      await watched.page.waitForFunction(() => !('navigating' in document.documentElement.dataset))
      expect(await watched.page.locator('h1').count(), next.path).toBe(1)
      expect((await watched.page.locator('main').innerText()).length, next.path).toBeGreaterThan(100)
      expect(await watched.page.locator('footer a[href="/accessibility"]').count(), next.path).toBe(1)
    }
    await watched.close()
  })
})
