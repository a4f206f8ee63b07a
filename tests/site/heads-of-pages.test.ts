import { services } from '@site/identity/services'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { visit } from '../support/visit.ts'

let page: Page

beforeAll(async () => {
  const browser = await sharedChromium()
  ;({ page } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } }))
})

afterAll(async () => {
  await closePages()
})

/** CSS px of bare ground that a head may leave between its words and its drawing. */
const maxBareHeight = 140

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

describe('the head of a page that begins with words', () => {
  it.each(['/faq', '/contact-us'].flatMap(path => phones.map(phone => ({ path, phone }))))(
    'of $path is filled on a phone of $phone.width px: its drawing begins below its words',
    async ({ path, phone }) => {
      await page.setViewportSize(phone)
      await visit(page, site.address + path)
      const head = page.locator('section', { has: page.getByRole('heading', { level: 1 }) })
      const bare = await head.evaluate(section => {
        const words = [...section.querySelectorAll('h1, p, input')].map(each => each.getBoundingClientRect().bottom)
        const strands = [...section.querySelectorAll('svg[preserveAspectRatio] path')]
          .filter(each => each.checkVisibility())
          .map(each => each.getBoundingClientRect())
        return {
          height: Math.min(...strands.map(({ top }) => top)) - Math.max(...words),
          foot: section.getBoundingClientRect().bottom - Math.max(...strands.map(({ bottom }) => bottom)),
        }
      })
      expect(bare.height).toBeGreaterThan(0)
      expect(bare.height).toBeLessThan(maxBareHeight)
      expect(bare.foot).toBeLessThan(maxBareHeight)
    },
  )
})

describe('a head that is a drawing', () => {
  it.each(
    [{ width: 1440, height: 900 }, { width: 768, height: 1024 }, ...phones].flatMap(screen => [
      { path: '/whitepapers', drawn: '[aria-hidden]:has(~ [data-ground])', screen },
      { path: '/what-we-count', drawn: '[data-knots]', screen },
    ]),
  )('of $path keeps clear of the bar on a screen of $screen.width px', async ({ path, drawn, screen }) => {
    await page.setViewportSize(screen)
    await visit(page, site.address + path)
    const links = await page.locator('header a, header button').evaluateAll(all => all.map(each => each.getBoundingClientRect()))
    const bar = Math.max(...links.filter(({ top }) => top < 120).map(({ bottom }) => bottom))
    const parts = await page
      .locator('section', { has: page.getByRole('heading', { level: 1 }) })
      .locator(drawn)
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().top))
    expect(parts.length).toBeGreaterThan(1)
    expect(Math.min(...parts)).toBeGreaterThan(bar)
  })
})

/** How many times as wide as high the picture of a first screen may be. */
const widestPicture = 2

describe('the picture of a first screen in a low window', () => {
  it.each([
    '/data-driven-research',
    '/human-rights-equality-consultation',
    '/racial-literacy-training',
    '/healing-before-learning',
    '/holistic-healing',
    '/youth-rehabilitation',
  ])('of %s stands beside the words and is no strip', async path => {
    await page.setViewportSize({ width: 1000, height: 600 })
    await visit(page, site.address + path)
    const head = page.locator('section', { has: page.getByRole('heading', { level: 1 }) })
    const shown = await head.evaluate(section => {
      const picture = section.querySelector('img')!.getBoundingClientRect()
      const words = [...section.querySelectorAll('h1, h1 ~ p, li')].map(each => each.getBoundingClientRect())
      return {
        ratio: picture.width / picture.height,
        beside: Math.max(...words.map(({ bottom }) => bottom)) > picture.top && Math.min(...words.map(({ top }) => top)) < picture.bottom,
      }
    })
    expect(shown.ratio).toBeLessThan(widestPicture)
    expect(shown.beside).toBe(true)
  })
})

describe('words that hyphens join, in the title of a service', () => {
  it.each([1440, 390, 320])('stand on one line there and where the service before it leads on, at %i px', async width => {
    await page.setViewportSize({ width, height: 844 })
    for (const { slug } of services) {
      await page.goto(`${site.address}/${slug}`)
      await page.evaluate(() => document.fonts.ready)
      const hanging = await page.locator('h1, nav[aria-labelledby="next-service"] a').evaluateAll(titles =>
        titles.flatMap(title => {
          const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
          const found: string[] = []
          for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
            for (const { index } of text.data.matchAll(/-(?=\w)/g)) {
              const range = new Range()
              range.setStart(text, index)
              range.setEnd(text, index + 2)
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(text.data)
            }
          }
          return found
        }),
      )
      expect(hanging, slug).toEqual([])
    }
  })
})

describe('the drawing on the picture of a first screen', () => {
  const drawn = (moving: Page): Promise<string> =>
    moving.locator('#page section:first-of-type > div > span').evaluate(picture => {
      const { visibility, clipPath } = getComputedStyle(picture, '::before')
      return visibility === 'visible' ? clipPath : 'hidden'
    })

  it.each([
    ['/human-rights', 'the pointer'],
    ['/public-figure', 'the pointer'],
    ['/impact-work', 'the pointer'],
    ['/healing-recovery', 'the pointer'],
    ['/education', 'the first scroll'],
    ['/healing', 'the first scroll'],
    ['/policy-reform', 'the first scroll'],
    ['/consultancy-policy', 'the first scroll'],
  ])('of %s answers %s, and is not there for who wants stillness', async (path, cause) => {
    const { page: moving, close } = await openPage(await sharedChromium(), { viewport: { width: 1440, height: 900 } })
    await visit(moving, site.address + path)
    const before = await drawn(moving)
    expect(before).not.toBe('hidden')
    if (cause === 'the pointer') await moving.mouse.move(900, 400)
    else await moving.mouse.wheel(0, 400)
    await expect.poll(() => drawn(moving)).not.toBe(before)
    await moving.emulateMedia({ reducedMotion: 'reduce' })
    expect(await drawn(moving)).toBe('hidden')
    await close()
  })
})
