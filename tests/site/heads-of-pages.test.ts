import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { routes } from '../support/route-table.ts'
import { visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

/** CSS px of bare ground that a head may leave between its words and its drawing. */
const maxBareHeight = 140

describe('the head of a page that begins with words', () => {
  it.each(['/faq', '/contact-us', '/whitepapers', '/what-we-count'])(
    'of %s is filled on phones: its drawing begins below its words',
    async path => {
      const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
      await visit(page, site.address + path)
      const head = page.locator('section', { has: page.getByRole('heading', { level: 1 }) })
      const bare = await head.evaluate(section => {
        const words = [...section.querySelectorAll('h1, p, input')].map(each => each.getBoundingClientRect().bottom)
        const strands = [...section.querySelectorAll('svg[preserveAspectRatio] path')].map(each => each.getBoundingClientRect())
        return {
          height: Math.min(...strands.map(({ top }) => top)) - Math.max(...words),
          foot: section.getBoundingClientRect().bottom - Math.max(...strands.map(({ bottom }) => bottom)),
        }
      })
      expect(bare.height).toBeGreaterThan(0)
      expect(bare.height).toBeLessThan(maxBareHeight)
      expect(bare.foot).toBeLessThan(maxBareHeight)
      await close()
    },
  )
})

/** Tablets on their side and laptops, CSS px. */
const lowScreens = [
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
]

it('the title of every page is whole on low screens', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false })
  const cut: string[] = []
  for (const path of routes) {
    await page.goto(site.address + encodeURI(path), { waitUntil: 'domcontentloaded' })
    for (const screen of lowScreens) {
      await page.setViewportSize(screen)
      const bottom = await page.locator('h1').evaluate(title => title.getBoundingClientRect().bottom)
      if (bottom > screen.height) cut.push(`${path} at ${screen.width}x${screen.height}: ${Math.round(bottom)}`)
    }
  }
  expect(cut).toEqual([])
  await close()
})
