/** A page is large, and a phone slow: what changes one part of it has that part styled again and no other. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { closePages, launchChromium, openLater, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { visit } from '../support/visit.ts'

let browser: Browser
let watched: WatchedPage

// One of its own: a browser records for one test at a time.
beforeAll(async () => {
  browser = await launchChromium()
  watched = await openLater(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await visit(watched.page, site.address)
  // The first recording of a browser can be over before its renderer has begun to take part.
  await vi.waitUntil(async () => (await mostStyled(() => add('#page section'))) > 0, { timeout: 20_000 })
})

afterAll(async () => {
  await watched?.close()
  await closePages()
  await browser?.close()
})

type Traced = { readonly traceEvents: readonly { readonly name: string; readonly args: { readonly elementCount?: number } }[] }

/** The most elements that the browser styles at once while `act` runs. */
async function mostStyled(act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(watched.page, { categories: ['devtools.timeline', 'blink'] })
  await act()
  const { traceEvents }: Traced = JSON.parse(String(await browser.stopTracing()))
  return Math.max(...traceEvents.map(({ args }) => args.elementCount ?? 0))
}

async function styledBy(act: () => Promise<unknown>): Promise<number> {
  const most = await mostStyled(act)
  expect(most).toBeGreaterThan(0)
  return most
}

const add = (to: string) =>
  watched.page.evaluate(selector => {
    document.querySelector(selector)?.append(document.createElement('span'))
    document.body.getBoundingClientRect()
  }, to)

const long = ['/', '/discover', '/fees', '/racial-literacy-training', '/whitepaper/zuri-halloran']

it.each(long)('a word that is added to %s, and one to its menu, leave the rest of the page as it is', async path => {
  await visit(watched.page, site.address + path)
  for (const place of ['#page section', '#menu']) expect(await styledBy(() => add(place))).toBeLessThan(70)
})

it.each(['/discover', '/whitepaper/zuri-halloran'])(
  'a dialog that opens over %s has what is off the screen left as it is, at its height',
  async path => {
    const { page } = watched
    await visit(page, site.address + path)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    const elements = await page.evaluate(() => document.querySelectorAll('body *').length)
    expect(await styledBy(() => page.getByRole('button', { name: 'Menu' }).click())).toBeLessThan(elements / 3)
    expect(await height()).toBe(before)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('[data-far]'))
    expect(await height()).toBe(before)
  },
)

it('a dialog that opens has the page laid out a few times, however many parts are left as they are', async () => {
  const { page } = watched
  await visit(page, `${site.address}/discover`)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const layouts = async () => (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0
  const before = await layouts()
  await page
    .getByRole('button', { name: /^Learn More about/ })
    .first()
    .evaluate((button: HTMLElement) => {
      button.click()
      return new Promise<void>(resolve => {
        const look = () => (document.querySelector('dialog[open]') ? resolve() : setTimeout(look))
        look()
      })
    })
  const after = await layouts()
  expect(await page.locator('[data-far]').count()).toBeGreaterThan(12)
  expect(after - before).toBeLessThan(10)
})
