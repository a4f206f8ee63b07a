import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium, openLater } from '../support/browser.ts'
import { onFaces } from '../support/clear-places.ts'
import { declaredPages } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'

const paths = (await declaredPages()).map(({ path }) => path)

const screens = [
  [390, 844],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const

let site: Site
let browser: Browser
let page: Page

beforeAll(async () => {
  site = await startSite()
  browser = await launchChromium()
  ;({ page } = await openLater(browser, { reducedMotion: 'reduce' }))
  // Places alone are looked at, and they do not wait for what is in them.
  await page.route(/\.(avif|webp|mp4|webm)$/, route => route.abort())
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

describe('words and controls', () => {
  it.each(paths)('cross no face and no hand on %s', async path => {
    await page.goto(encodeURI(site.address + path))
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // A phone lays out what is not near when the page has loaded.
    await page.waitForFunction(() => document.documentElement.dataset.fresh === undefined)
    const found: string[] = []
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      found.push(...(await onFaces(page, 'main')).map(crossing => `${width} x ${height}: ${crossing}`))
    }
    expect(found).toEqual([])
  })
})
