import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { contrastOf } from '../support/contrast.ts'
import { scrollTo, visit } from '../support/visit.ts'

let browser: Browser
let decoder: Page

beforeAll(async () => {
  browser = await sharedChromium()
  decoder = await browser.newPage()
})

afterAll(async () => {
  await closePages()
})

const screens = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const

/** What is too faint on the screen, in words. */
async function faint(page: Page): Promise<string[]> {
  const { width } = page.viewportSize() ?? { width: 0 }
  const lines = await contrastOf(page, decoder)
  expect(lines.length).toBeGreaterThan(1)
  return lines
    .filter(({ ratio, demanded }) => ratio < demanded)
    .map(({ words, ratio, demanded }) => `${width}: “${words}” ${ratio}:1 of ${demanded}`)
}

/** Resolves when every picture that is near the screen is painted. */
const pictures = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(image => {
          const { top, bottom } = image.getBoundingClientRect()
          return bottom > 0 && top < innerHeight
        })
        .map(image => image.decode().catch(() => undefined)),
    ),
  )

/** The end of the last section whose words stand on a picture, at the foot of the screen. */
const closing = (page: Page): Promise<number> =>
  page
    .locator('main section[data-on="ink"]:has(> [class*="tint-"])')
    .last()
    .evaluate(section => section.getBoundingClientRect().bottom + scrollY - innerHeight)

async function faintAt(page: Page, top: number): Promise<string[]> {
  await scrollTo(page, top)
  await pictures(page)
  return faint(page)
}

describe('text on pictures', () => {
  it.each(screens)(
    'can be read on home at %i x %i: over each of its films, on its tiles and across the entrance',
    async (width, height) => {
      const { page, close } = await openLater(browser, { viewport: { width, height }, reducedMotion: 'reduce' })
      await visit(page, site.address)
      const found: string[] = []
      for (let film = 0; film < 4; film++) {
        found.push(...(await faintAt(page, 0)))
        await page.getByRole('button', { name: /^Show film/ }).click()
      }
      for (const place of ['#work ul', '#story'])
        found.push(...(await faintAt(page, await page.locator(place).evaluate(part => part.getBoundingClientRect().top + scrollY))))
      expect(found).toEqual([])
      await close()
    },
  )

  // A dark hero, two that are shown whole, a light one, and closings.
  it.each(['/discover', '/data-driven-research', '/racial-literacy-training', '/cross-cultural-mediation', '/learn-more-vision'])(
    'can be read in the bar, the hero and the closing of %s',
    async path => {
      const { page, close } = await openLater(browser, { reducedMotion: 'reduce' })
      await visit(page, site.address + path)
      const found: string[] = []
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height })
        found.push(...(await faintAt(page, 0)))
        if (path !== '/discover') found.push(...(await faintAt(page, await closing(page))))
      }
      expect(found).toEqual([])
      await close()
    },
  )
})
