/** A page that is left is let go of: it takes eighteen visits to tell. */
import type { CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium } from '../support/browser.ts'
import { type Site, startSite } from '../support/site.ts'
import { arrival, barLink, homeLink, scrollTo, visit } from '../support/visit.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})

afterAll(async () => {
  await closePages()
  await site?.stop()
})

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

it('ten visits leave nothing behind', async () => {
  const { page, complaints, close } = await openLater(await sharedChromium())
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
