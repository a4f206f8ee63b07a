import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booking, mailsIn, words } from '../support/booking-form.ts'
import { closePages, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { builtOutbox, site } from '../support/built-site.ts'
import { focused, pressUntil, tabStops } from '../support/keyboard.ts'
import { tooSmall } from '../support/targets.ts'
import { arrival, openAt, scrollOffset, scrollTo } from '../support/visit.ts'

const phone = { width: 390, height: 844 }

let browser: Browser
/** The page on which some tests go on from where the one before has left it. */
let left: WatchedPage

beforeAll(async () => {
  browser = await sharedChromium()
  left = await open('/fees')
})

afterAll(async () => {
  await closePages()
})

const open = (path: string, viewport = { width: 1280, height: 800 }) => openAt(browser, site.address + path, { viewport })

describe('the Tab key', () => {
  it('comes to the skip link first, then to the bar, which stays in sight for who stands on it; the link leads past it', async () => {
    const { page } = left
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    expect((await focused(page))?.name).toBe('Skip to the content')
    const box = await skip.boundingBox()
    expect(box && box.x >= 0 && box.y >= 0 && box.height >= 24).toBe(true)
    await pressUntil(page, 'Tab', stop => stop.name === 'Fees' && stop.landmark === 'header')
    await scrollTo(page, 900)
    expect(await page.getByRole('banner').getByRole('link', { name: 'Fees' }).isVisible()).toBe(true)
    await pressUntil(page, 'Shift+Tab', stop => stop.name === 'Skip to the content')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    await page.keyboard.press('Tab')
    expect((await focused(page))?.landmark).toBe('main')
  })

  it('passes over the bar while it is hidden', async () => {
    const { page } = left
    await scrollTo(page, 0)
    await scrollTo(page, 1500)
    // Not by its role: what is hidden has none.
    const link = page.locator('header a[href="/vision"]')
    await link.waitFor({ state: 'hidden' })
    const takesFocus = await link.evaluate((element: HTMLElement) => {
      element.focus()
      return document.activeElement === element
    })
    expect(takesFocus).toBe(false)
    // The first stop of the page, reached without the scrolling that focus brings, and back from there.
    await page
      .getByRole('main')
      .getByRole('link', { name: 'SCROLL DOWN' })
      .evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
    await page.keyboard.press('Shift+Tab')
    expect((await focused(page))?.name).toBe('Skip to the content')
  })

  it.each(['/', '/racial-literacy-training', '/whitepaper/zuri-halloran', '/consultation', '/faq'])(
    'goes from the bar of %s through the page to the footer, never back, and shows where it is on every stop',
    async path => {
      await left.close()
      left = await open(path)
      const stops = await tabStops(left.page)
      expect(stops.length).toBeGreaterThan(20)
      expect(stops[0]?.name).toBe('Skip to the content')
      // Between the page and the footer the words that return elsewhere have one of their own, where they have come in time.
      const landmarks = stops.flatMap(({ landmark }, at) => (at === 0 || landmark === 'nav' ? [] : [landmark]))
      expect(landmarks.filter((landmark, index) => landmark !== landmarks[index - 1])).toEqual(['header', 'main', 'footer'])
      // The logo, the ten links, the search, the music.
      expect(landmarks.filter(landmark => landmark === 'header')).toHaveLength(13)
      expect(stops.filter(stop => stop.ring < 2).map(stop => `${stop.what} ${stop.name}`)).toEqual([])
    },
  )
})

describe('framework cards', () => {
  it('are chosen by the arrow keys, Home and End', async () => {
    const { page, close } = await open('/racial-literacy-training')
    const cards = page.getByRole('tab')
    const [first, second, third] = [cards.nth(0), cards.nth(1), cards.nth(2)]
    await pressUntil(page, 'Tab', stop => stop.what === 'tab')
    const chosen = async () => {
      const states = await cards.evaluateAll(tabs =>
        tabs.map(tab => tab.getAttribute('aria-selected') === 'true' && tab === document.activeElement),
      )
      return states.indexOf(true)
    }
    const shown = async () => await page.getByRole('tabpanel').getByRole('heading').innerText()
    expect(await chosen()).toBe(0)
    for (const [key, index, card] of [
      ['ArrowDown', 1, second],
      ['ArrowRight', 2, third],
      ['ArrowDown', 0, first],
      ['ArrowUp', 2, third],
      ['ArrowLeft', 1, second],
      ['End', 2, third],
      ['Home', 0, first],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(chosen, { message: key }).toBe(index)
      expect(await card.innerText()).toContain(await shown())
    }
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    expect((await focused(page))?.what).toBe('tabpanel')
    await close()
  })
})

describe('questions', () => {
  it('open and close with Enter and Space, and Escape does nothing', async () => {
    const { page } = left // at /faq
    const { name } = await pressUntil(page, 'Tab', stop => stop.what === 'summary')
    const question = page.locator('details').filter({ has: page.getByRole('heading', { name }) })
    const isOpen = () => question.evaluate((details: HTMLDetailsElement) => details.open)
    expect(await isOpen()).toBe(false)
    await page.keyboard.press('Enter')
    await expect.poll(isOpen).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isOpen()).toBe(true)
    await page.keyboard.press('Space')
    await expect.poll(isOpen).toBe(false)
    await page.keyboard.press('Space')
    await expect.poll(isOpen).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(isOpen).toBe(false)
    expect((await focused(page))?.what).toBe('summary')
  })
})

/** Presses Tab `count` times and reports what outside of the dialog was reached. */
async function escapees(page: Page, count: number): Promise<string[]> {
  const outside: string[] = []
  for (let pressed = 0; pressed < count; pressed++) {
    await page.keyboard.press(pressed % 5 === 4 ? 'Shift+Tab' : 'Tab')
    const stop = await focused(page)
    // Nothing has the focus while it passes through the browser's own controls.
    if (stop && !(await page.evaluate(() => Boolean(document.activeElement?.closest('dialog'))))) outside.push(stop.name)
  }
  return outside
}

describe('the menu on a phone', () => {
  it('opens, with nothing smaller than 24 by 24 pixels, keeps the focus, closes with Escape and gives the focus back, then leads to a page, and the focus goes with the visitor', async () => {
    const { page, close } = await open('/fees', phone)
    await pressUntil(page, 'Tab', stop => stop.name === 'Menu')
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.waitFor()
    expect((await focused(page))?.landmark).toBe('dialog')
    expect(await menu.getByRole('list').getByRole('link').count()).toBe(10)
    // As large as a finger needs it, and the page where it was.
    expect(await tooSmall(page)).toEqual([])
    expect(await scrollOffset(page)).toBe(0)
    expect(await escapees(page, 30)).toEqual([])
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect((await focused(page))?.name).toBe('Menu')
    await page.keyboard.press('Space')
    await menu.waitFor()
    await pressUntil(page, 'Tab', stop => stop.name === 'FAQ')
    await page.keyboard.press('Enter')
    await arrival(page, '/faq')
    await menu.waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    await close()
  })
})

describe('the menu that stands on a form', () => {
  it('stays for whoever stands on it, and takes the focus back as it closes', async () => {
    const { page, close } = await open('/consultation', phone)
    await pressUntil(page, 'Tab', stop => stop.name === 'Menu')
    await page.evaluate(() => document.querySelector('form')?.scrollIntoView())
    await page.waitForTimeout(600) // as long as it would take to give way
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.waitFor()
    await page.waitForTimeout(600)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect((await focused(page))?.name).toBe('Menu')
    await close()
  })
})

describe('the trailer', () => {
  it('opens, keeps the focus, closes with Escape and gives the focus back', async () => {
    const { page, close } = await open('/')
    await pressUntil(page, 'Tab', stop => stop.name === 'Watch trailer')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expect.poll(async () => (await focused(page))?.landmark).toBe('dialog')
    expect(await escapees(page, 15)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect((await focused(page))?.name).toBe('Watch trailer')
    await close()
  })
})

describe('a consultation', () => {
  it('is asked for without a mouse, from the home page to the answer', async () => {
    const { page, complaints, close } = await open('/')
    const before = (await mailsIn(builtOutbox)).length
    await pressUntil(page, 'Tab', stop => stop.name === 'Consultation' && stop.landmark === 'header')
    await page.keyboard.press('Enter')
    await arrival(page, '/consultation')
    await pressUntil(page, 'Tab', stop => stop.what === 'input' && stop.name.startsWith('Name'))
    await page.keyboard.type(booking.name)
    for (const value of [booking.email, booking.organisation, booking.message]) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(value)
    }
    await pressUntil(page, 'Tab', stop => stop.name.startsWith('Send request'))
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await focused(page))?.name).toContain(words.sent)
    expect(await mailsIn(builtOutbox)).toHaveLength(before + 1)
    expect(complaints).toEqual([])
    await close()
  })
})
