import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { scrollTo, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

/** One page of each kind. */
const pages = [
  '/',
  '/racial-literacy-training',
  '/human-rights-hero',
  '/policy-reform',
  '/fees',
  '/consultation',
  '/faq',
  '/contact-us',
  '/whitepaper/zuri-halloran',
  '/what-we-count',
]

type What = 'words' | 'controls'

/** In the page: what floats, except the bar and the way out, which the page passes under as under the screen's edge, and lies on words or on what is to be used. */
function covered(what: What): string[] {
  const floats = [...document.querySelectorAll('body :is(a, button)')].filter(control => {
    if (
      control.closest('header, dialog, [data-screen-edge]') ||
      !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      return false
    for (let box: Element | null = control; box; box = box.parentElement) if (getComputedStyle(box).position === 'fixed') return true
    return false
  })
  const crosses = (a: DOMRect, b: DOMRect) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
  const textBoxes = (element: Element): DOMRect[] =>
    [...element.childNodes]
      .filter(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap(node => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
  return floats.flatMap(float => {
    const box = float.getBoundingClientRect()
    const beneath = new Set<Element>()
    for (let x = box.left + 1; x < box.right; x += 8)
      for (let y = box.top + 1; y < box.bottom; y += 8)
        for (const element of document.elementsFromPoint(x, y)) if (!float.contains(element)) beneath.add(element)
    const found = [...beneath].filter(element => {
      if (!element.closest('main, footer') || element.closest('[aria-hidden="true"]')) return false
      if (what === 'words') return textBoxes(element).some(text => crosses(text, box))
      const own = element.getBoundingClientRect()
      return element.matches('main :is(a, button, input, textarea, select, summary)') && own.height <= 96 && crosses(own, box)
    })
    return found.map(element => `${(float.textContent ?? '').slice(0, 12)} on “${(element.textContent ?? '').trim().slice(0, 40)}”`)
  })
}

/** Places down a page: its first screen and its end closely, and its middle. */
async function places(page: Page): Promise<number[]> {
  const { height, end } = await page.evaluate(() => ({
    height: innerHeight,
    end: document.documentElement.scrollHeight - innerHeight,
  }))
  return [0, height * 0.3, height * 0.6, height, end / 2, end - 190, end].filter(top => top >= 0 && top <= end).map(Math.round)
}

async function everywhere(page: Page, what: What): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const found: string[] = []
  for (const top of await places(page)) {
    await scrollTo(page, top)
    const lies = () => page.evaluate(covered, what)
    let over = await lies()
    // What gives way does so when the page is at rest.
    for (let wait = 0; wait < 5 && what === 'controls' && over.length > 0; wait++) {
      await page.waitForTimeout(100)
      over = await lies()
    }
    found.push(...over.map(words => `${width} x ${height}, at ${top}: ${words}`))
  }
  return found
}

/** Screens, and what nothing that floats may lie on there. */
const screens = [
  [1440, 900, 'words'],
  [768, 1024, 'words'],
  [720, 450, 'words'],
  [844, 390, 'words'],
  [390, 844, 'words'],
  [320, 640, 'words'],
] as const

describe('what floats over the page', () => {
  it.each(pages)('lies on no words of %s, and on narrow screens on no field, message or button', async path => {
    const { page, close } = await openLater(browser, { reducedMotion: 'reduce' })
    await visit(page, site.address + path)
    const found: string[] = []
    for (const [width, height, what] of screens) {
      await page.setViewportSize({ width, height })
      found.push(...(await everywhere(page, what)))
    }
    expect(found).toEqual([])
    await close()
  })

  it.each(['/human-rights-equality-consultation', '/data-driven-research', '/emergency-education', '/consultation', '/whitepapers'])(
    'lies on no words of the first screen of %s on the smallest phones',
    async path => {
      const { page, close } = await openLater(browser, { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
      await visit(page, site.address + path)
      await expect.poll(() => page.evaluate(covered, 'words' as const)).toEqual([])
      await close()
    },
  )

  it.each(['/youth-rehabilitation', '/public-speaking'])('lies on no words of %s before its scripts have come', async path => {
    const { page, close } = await openLater(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await page.route('**/*.js', route => route.abort())
    await page.goto(site.address + path)
    expect(await page.evaluate(covered, 'words' as const)).toEqual([])
    await close()
  })

  it('is the way down with its words on the first screen, and its arrow by the same name after it', async () => {
    const { page, close } = await openLater(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await visit(page, `${site.address}/fees`)
    const prompt = page.getByRole('link', { name: 'SCROLL DOWN' })
    expect((await prompt.boundingBox())?.width).toBeGreaterThan(120)
    await scrollTo(page, 400)
    const { x, width } = (await prompt.boundingBox()) ?? { x: 0, width: 0 }
    expect(width).toBeGreaterThanOrEqual(24)
    expect(width).toBeLessThanOrEqual(48)
    expect(x + width).toBeGreaterThan(1440 - 60)
    await close()
  })

  it.each(['/contact-us', '/impact-work', '/community-empowerment'])(
    'is the way back in the margin above the menu, at the end of %s on the smallest phones',
    async path => {
      const { page, close } = await openLater(browser, { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
      await visit(page, site.address + path)
      const back = page.getByRole('link', { name: 'BACK TO TOP' })
      // What comes near on the way down may lengthen the page.
      const atEnd = async () => {
        await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight))
        return back.isVisible()
      }
      await expect.poll(atEnd, { timeout: 10_000 }).toBe(true)
      const { x, y, width, height } = (await back.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox()
      expect(await back.evaluate(pill => pill.scrollHeight - pill.clientHeight)).toBe(0)
      expect(width).toBeGreaterThanOrEqual(24)
      expect(x).toBeGreaterThanOrEqual(320 - 24)
      expect(y + height).toBeLessThanOrEqual(menu?.y ?? 0)
      await close()
    },
  )

  it('is no menu on a phone while one reads on; it comes when one turns back, or to the keyboard', async () => {
    const { page, close } = await openLater(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await visit(page, `${site.address}/privacy-policy`)
    const menu = page.getByRole('button', { name: 'Menu' })
    const shows = () => menu.evaluate(pill => pill.checkVisibility({ opacityProperty: true }))
    expect(await shows()).toBe(true)
    await scrollTo(page, 1200)
    await expect.poll(shows).toBe(false)
    await scrollTo(page, 1000)
    await expect.poll(shows).toBe(true)
    await scrollTo(page, 1400)
    await expect.poll(shows).toBe(false)
    await page.keyboard.press('Tab')
    await menu.focus()
    await expect.poll(shows).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await close()
  })

  it('is not the menu while a form is written, and the menu again after it', async () => {
    const { page, close } = await openLater(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await visit(page, `${site.address}/consultation`)
    const menu = page.getByRole('button', { name: 'Menu' })
    expect(await menu.isVisible()).toBe(true)
    await page.getByLabel('Name').first().focus()
    await menu.waitFor({ state: 'hidden' })
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await scrollTo(page, 0)
    await menu.waitFor()
    await close()
  })
})
