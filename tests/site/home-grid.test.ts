import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { focused, pressUntil } from '../support/keyboard.ts'
import { playingFilms, settled, watchFetches } from '../support/moving.ts'
import { documentsOf, scrollTo, visit } from '../support/visit.ts'

/** Of the specification, section 2.3, in its order. */
const targets = [
  '/human-rights-hero',
  '/human-rights-advocacy',
  '/consultancy-policy',
  '/healing-recovery',
  '/impact-work',
  '/education-programme',
  '/policy-reform',
  '/public-figure-hero',
]

const desktop = { viewport: { width: 1440, height: 900 } }

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const tiles = (page: Page) => page.locator('#work a[data-load=full]')
const tile = (page: Page, position: number) => tiles(page).nth(position)

const frames = (page: Page) => page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Degrees that the tile's cloth leans, once it has come to rest. */
async function leanOf(page: Page, position: number): Promise<number> {
  await frames(page)
  await settled(page)
  return tile(page, position).evaluate(link => {
    const { transform } = getComputedStyle(link.firstElementChild ?? link)
    return transform === 'none' ? 0 : (Math.acos(Math.min(1, new DOMMatrix(transform).m33)) * 180) / Math.PI
  })
}

/** Brings a tile to the middle of the screen and says where it is there. */
async function boxOf(page: Page, position: number) {
  await tile(page, position).evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await frames(page)
  await settled(page)
  const box = await tile(page, position).boundingBox()
  if (!box) throw new Error('The tile is not shown')
  return box
}

/** The tiles whose films play now. */
const playing = (page: Page) =>
  tiles(page).evaluateAll(links =>
    links.flatMap((link, position) => ([...link.querySelectorAll('video')].some(({ paused }) => !paused) ? [position] : [])),
  )

describe('the tiles', () => {
  let still: WatchedPage

  beforeAll(async () => {
    still = await openLater(browser, { ...desktop, reducedMotion: 'reduce' })
    await visit(still.page, `${site.address}/`)
  })

  afterAll(async () => {
    await still?.close()
  })

  it('lead to the eight pages in their order, each by one link around the whole tile', async () => {
    const { page } = still
    expect(await tiles(page).evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual(targets)
    expect(await page.locator('#work li').count()).toBe(8)
    expect(await page.locator('#work li').evaluateAll(items => items.map(item => item.querySelectorAll('a, button').length))).toEqual(
      targets.map(() => 1),
    )
  })

  it('lie flat under the mouse for visitors who want no motion', async () => {
    const { page } = still
    const { x, y } = await boxOf(page, 1)
    await page.mouse.move(x + 50, y + 50)
    await page.mouse.move(x + 5, y + 5)
    expect(await leanOf(page, 1)).toBe(0)
    await page.mouse.move(2, 450)
  })

  it('are all reached by the Tab key, with a ring to be seen, and opened in full by Enter', async () => {
    const { page } = still
    await scrollTo(page, 0)
    const names = await page.locator('#work h3').allInnerTexts()
    const [first = ''] = names
    const stops = [await pressUntil(page, 'Tab', ({ name, landmark }) => landmark === 'main' && name.startsWith(first))]
    for (let count = 1; count < names.length; count++) {
      await page.keyboard.press('Tab')
      const stop = await focused(page)
      if (stop) stops.push(stop)
    }
    for (const [position, name] of names.entries()) expect(stops[position]?.name).toContain(name)
    for (const { ring } of stops) expect(ring).toBeGreaterThanOrEqual(3)
    const documents = documentsOf(page)
    await Promise.all([page.waitForEvent('domcontentloaded'), page.keyboard.press('Enter')])
    expect(documents).toEqual([`${site.address}/public-figure-hero`])
  })

  it('lie flat under a finger', async () => {
    const { page, close } = await openLater(browser, { ...desktop, hasTouch: true })
    await visit(page, `${site.address}/`)
    const { x, y, width } = await boxOf(page, 1)
    const protocol = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchCancel', touchPoints: { x: number; y: number }[]) =>
      protocol.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [{ x: x + 20, y: y + 20 }])
    await touch('touchMove', [{ x: x + width - 20, y: y + 22 }])
    expect(await leanOf(page, 1)).toBe(0)
    await touch('touchCancel', [])
    await close()
  })
})

describe('a tile under the mouse', () => {
  let moving: WatchedPage
  let fetched: ReturnType<typeof watchFetches>

  beforeAll(async () => {
    moving = await openLater(browser, desktop)
    fetched = watchFetches(moving.page)
    await visit(moving.page, `${site.address}/`)
  })

  afterAll(async () => {
    await moving?.close()
  })

  it('plays its film: films wait until their tile is seen, play one at a time, and follow the mouse', async () => {
    const { page, complaints } = moving
    await expect.poll(() => playingFilms(page)).toBe(1)
    expect((await fetched()).films.filter(address => address.includes('feature-'))).toEqual([])
    await boxOf(page, 4)
    await expect.poll(async () => (await playing(page)).length).toBe(1)
    // One gives way to another: for a moment two may play.
    await expect.poll(() => playingFilms(page)).toBe(1)
    const { x, y } = await boxOf(page, 3)
    await page.mouse.move(x + 40, y + 40)
    await expect.poll(() => playing(page)).toEqual([3])
    await expect.poll(() => playingFilms(page)).toBe(1)
    await scrollTo(page, 0)
    await expect.poll(() => playing(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('leans by 4 degrees at most at any corner, and lies flat again when the mouse has left', async () => {
    const { page, complaints } = moving
    const { x, y, width, height } = await boxOf(page, 1)
    for (const [left, top] of [
      [3, 3],
      [width - 3, 3],
      [width - 3, height - 3],
      [3, height - 3],
    ] as const) {
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.move(x + left, y + top)
      const lean = await leanOf(page, 1)
      expect(lean).toBeGreaterThan(2)
      expect(lean).toBeLessThanOrEqual(4.01)
    }
    await page.mouse.move(2, 450)
    expect(await leanOf(page, 1)).toBe(0)
    expect(complaints).toEqual([])
  })
})
