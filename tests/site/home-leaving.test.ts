import type { Browser, CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { playingFilms } from '../support/moving.ts'
import { arrival, barLink, scrollTo, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const homeLink = (page: Page) => page.getByRole('banner').locator('a[href="/"]').first()

/** Leaves the home page by a link of the bar and comes back by another: no document is loaded. */
async function leaveAndReturn(page: Page): Promise<void> {
  await barLink(page, 'FAQ').click()
  await arrival(page, '/faq')
  await homeLink(page).click()
  await arrival(page, '/')
  await scrollTo(page, 900)
  await scrollTo(page, 0)
}

type Held = { bytes: number; nodes: number; listeners: number }

/** What the page holds once all that nobody needs is collected. */
async function heldBy(cdp: CDPSession): Promise<Held> {
  // Twice: what is let go of in the first may hold what the second collects.
  for (let turn = 0; turn < 2; turn++) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { bytes: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

it('the film stops, and plays again on return', async () => {
  const { page, complaints, close } = await openLater(browser)
  await visit(page, `${site.address}/`)
  await expect.poll(() => playingFilms(page), { timeout: 15_000 }).toBe(1)
  await barLink(page, 'FAQ').click()
  await arrival(page, '/faq')
  expect(await playingFilms(page)).toBe(0)
  await homeLink(page).click()
  await arrival(page, '/')
  await expect.poll(() => playingFilms(page), { timeout: 15_000 }).toBe(1)
  expect(complaints).toEqual([])
  await close()
})

it('ten visits leave nothing behind', { timeout: 180_000 }, async () => {
  const { page, complaints, close } = await openLater(browser)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await visit(page, `${site.address}/`)
  // Both pages, the engine, what React keeps of a page before and the compiled code are there after these.
  for (let visits = 0; visits < 8; visits++) await leaveAndReturn(page)
  const before = await heldBy(cdp)
  for (let visits = 0; visits < 10; visits++) await leaveAndReturn(page)
  const after = await heldBy(cdp)
  const grown = (what: keyof Held) => after[what] / before[what] - 1
  const both = JSON.stringify({ before, after })
  expect(grown('bytes'), both).toBeLessThan(0.05)
  expect(grown('nodes'), both).toBeLessThan(0.05)
  expect(grown('listeners'), both).toBeLessThan(0.05)
  expect(complaints).toEqual([])
  await close()
})
