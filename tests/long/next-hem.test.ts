import { services } from '@site/identity/services'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { closePages, openLater, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { arrival, scrollTo, visit } from '../support/visit.ts'
import { watchTransitions } from '../support/watch-transitions.ts'

const from = '/policy-governance-consultancy'
const to = '/holistic-healing'
const title = services.find(({ slug }) => `/${slug}` === to)?.title ?? ''

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(closePages)

const hemOf = (page: Page) => page.getByRole('navigation', { name: 'The next service, 8 of 12' })
const linkOf = (page: Page) => hemOf(page).getByRole('link', { name: title })
const pictureOf = (page: Page) => hemOf(page).locator('[class*="tint-"]')

/** Scrolls until so much of the picture's place is on the screen, as a share of its height; tells how its cloth is cut. */
async function cutAt(page: Page, share: number): Promise<string> {
  const { bottom, height } = await pictureOf(page).evaluate(each => {
    const box = each.getBoundingClientRect()
    return { bottom: box.bottom + scrollY - innerHeight, height: box.height }
  })
  await scrollTo(page, bottom - height * (1 - share))
  return pictureOf(page).evaluate(each => getComputedStyle(each).clipPath)
}

describe('The hem of the next service', () => {
  /** How its cloth is cut when it is drawn down. */
  let whole: string

  it('is drawn down by the scroll, and is a link as large as its cloth', async () => {
    const { page, complaints, close } = await openLater(browser)
    await visit(page, site.address + from)
    await linkOf(page).scrollIntoViewIfNeeded() // what comes alive on the way there has its place then
    const strip = await cutAt(page, 0.1)
    const half = await cutAt(page, 0.6)
    whole = await cutAt(page, 1.5)
    expect(new Set([strip, half, whole]).size).toBe(3)
    await cutAt(page, 1.2)
    const box = await pictureOf(page).boundingBox()
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    await arrival(page, to)
    expect(complaints).toEqual([])
    await close()
  })

  it('loads no picture before it is near, and then the one that its page begins with', async () => {
    const { page, close } = await openLater(browser, { viewport: { width: 390, height: 844 } })
    const asked: string[] = []
    page.on('request', request => /holistic-healing-.*\.(avif|webp)$/.test(request.url()) && asked.push(new URL(request.url()).pathname))
    await visit(page, site.address + from)
    expect(asked).toEqual([])
    const top = await hemOf(page).evaluate(hem => hem.getBoundingClientRect().top + scrollY - 2 * innerHeight)
    await scrollTo(page, top)
    await expect.poll(() => asked).toHaveLength(1)
    await linkOf(page).scrollIntoViewIfNeeded()
    await expect.poll(() => asked).toHaveLength(1)
    await linkOf(page).click()
    await arrival(page, to)
    const hero = page.locator('section:has(h1) img')
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toBe(asked[0])
    await close()
  })

  it.each([
    ['becomes the hero of its page', 'no-preference', true],
    ['hangs at its full length from the first and leads there without a movement for those who asked for reduced motion', 'reduce', false],
  ] as const)('%s, by the keyboard as well', async (_, reducedMotion, moves) => {
    const { page, complaints, close } = await openLater(browser, { reducedMotion })
    const both = ['::view-transition-old(opening)', '::view-transition-new(opening)']
    const moved = async () => {
      await visit(page, site.address + from)
      if (!moves) expect(await cutAt(page, 0.1)).toBe(whole)
      const parts = await watchTransitions(page)
      await cutAt(page, 1.2)
      await pictureOf(page)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.decode())
      await linkOf(page).focus()
      await page.keyboard.press('Enter')
      await arrival(page, to)
      await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'))
      return (await parts()).filter(part => part.includes('(opening)'))
    }
    // A picture that is not decoded within 120 ms is not moved: it is at hand when one comes again.
    if (moves) await expect.poll(moved, { timeout: 60_000 }).toEqual(expect.arrayContaining(both))
    else expect(await moved()).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('has its words beside the cloth or above it, never under it or off the screen, whichever service is the next', async () => {
    // One page shows the hems of all: they have the same style sheet.
    const { page, close } = await openLater(browser, { reducedMotion: 'reduce', javaScriptEnabled: false, bypassCSP: true })
    await page.goto(site.address + from)
    const hems = await Promise.all(
      services.map(async ({ slug }) => {
        const markup = (await ask(site.address, `/${slug}`)).body.toString()
        return { slug, hem: /<nav[^>]*aria-labelledby="next-service"[\s\S]*?<\/nav>/.exec(markup)?.[0] ?? '' }
      }),
    )
    for (const width of [320, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const { slug, hem } of hems) {
        const covered = await page.evaluate(markup => {
          const place = document.querySelector('nav[aria-labelledby="next-service"]')
          if (place) place.outerHTML = markup
          const hem = document.querySelector('nav[aria-labelledby="next-service"] li')
          const link = hem?.querySelector('a')
          const cloth = hem?.lastElementChild?.getBoundingClientRect()
          if (!link || !cloth) return 'no hem'
          const words = document.createRange()
          words.selectNodeContents(link)
          const boxes = [...words.getClientRects()]
          const isUnder = (box: DOMRect) => box.bottom > cloth.top && box.right > cloth.left && box.left < cloth.right
          return boxes.some(box => box.left < 0 || box.right > innerWidth || isUnder(box))
        }, hem)
        expect(covered, `${slug} at ${width} px`).toBe(false)
      }
    }
    await close()
  })

  it('hangs whole where there is no script, and leads on', async () => {
    const { page, close } = await openLater(browser, { javaScriptEnabled: false, reducedMotion: 'reduce' })
    await page.goto(site.address + from)
    await linkOf(page).click()
    await page.waitForURL(`**${to}`)
    await page.getByRole('heading', { level: 1, name: /healing/i }).waitFor()
    await close()
  })
})
