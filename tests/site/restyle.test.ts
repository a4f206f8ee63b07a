/** A page is large, and a phone slow: what changes one part of it has that part styled again and no other. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launchChromium, openLater, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { visit } from '../support/visit.ts'

let browser: Browser
let watched: WatchedPage

// One of its own: a browser records for one test at a time.
beforeAll(async () => {
  browser = await launchChromium()
  watched = await openLater(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
})

afterAll(async () => {
  await watched?.close()
  await closePages()
  await browser?.close()
})

type Traced = { readonly traceEvents: readonly { readonly name: string; readonly args: { readonly elementCount?: number } }[] }

it.each(['/profile', '/discover'])('a word that is added to %s leaves the rest of the page as it is', async path => {
  const { page } = watched
  await visit(page, site.address + path)
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink'] })
  await page.evaluate(() => {
    document.querySelector('#page section')?.append(document.createElement('span'))
    document.body.getBoundingClientRect()
  })
  const { traceEvents }: Traced = JSON.parse(String(await browser.stopTracing()))
  const styled = traceEvents.map(({ args }) => args.elementCount ?? 0)
  expect(Math.max(...styled)).toBeGreaterThan(0)
  expect(Math.max(...styled)).toBeLessThan(100)
})
