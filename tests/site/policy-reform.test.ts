import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { pressUntil } from '../support/keyboard.ts'
import { openAt, scrollOffset, scrollTo, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const open = () => openAt(browser, `${site.address}/policy-reform`)

const list = (page: Page): Locator => page.locator('section[tabindex]')
const map = (page: Page): Locator => page.getByRole('group', { name: 'Map of the six countries' })
const offset = (scroller: Locator): Promise<number> => scroller.evaluate(element => element.scrollTop)
const isMarked = (link: Locator): Promise<boolean> => link.evaluate(element => element.closest('[data-marked]') !== null)

describe('the list of reforms', () => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await open()
  })

  beforeEach(async () => {
    await list(watched.page).evaluate(element => element.scrollTo(0, 0))
    await scrollTo(watched.page, 0)
  })

  afterAll(() => watched?.close())

  it('scrolls by the arrow keys where its words are set larger, without the page', async () => {
    const { page, complaints } = watched
    const spread = (lineHeight: string) =>
      list(page).evaluate((element, value) => {
        for (const words of element.querySelectorAll('p')) words.style.lineHeight = value
      }, lineHeight)
    await spread('3')
    await pressUntil(page, 'Tab', ({ name }) => name.startsWith('Colombia') && name.includes('Portugal'))
    const place = await scrollOffset(page)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => offset(list(page))).toBeGreaterThan(0)
    expect(await scrollOffset(page)).toBe(place)
    expect(complaints).toEqual([])
    await spread('')
  })

  it('lets a wheel that has come to its end go on down the page', async () => {
    const { page } = watched
    await list(page).scrollIntoViewIfNeeded()
    await list(page).hover()
    const place = await scrollOffset(page)
    // Each turn is one of its own: within one, a browser stays with what it began to scroll.
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 300)
          return scrollOffset(page)
        },
        { interval: 300 },
      )
      .toBeGreaterThan(place)
    expect(await list(page).evaluate(element => element.scrollTop + element.clientHeight)).toBe(
      await list(page).evaluate(element => element.scrollHeight),
    )
  })

  it('marks on the map what is pointed at, and is marked from there', async () => {
    const { page } = watched
    await list(page).getByRole('link', { name: 'Ghana' }).hover()
    await expect.poll(() => isMarked(map(page).getByRole('link', { name: 'Ghana' }))).toBe(true)
    await map(page).getByRole('link', { name: 'Portugal' }).focus()
    const entry = list(page).getByRole('link', { name: 'Portugal' })
    await expect.poll(() => isMarked(entry)).toBe(true)
    await expect
      .poll(async () => {
        const [inside, box] = [await entry.boundingBox(), await list(page).boundingBox()]
        return inside !== null && box !== null && inside.y >= box.y && inside.y + inside.height <= box.y + box.height
      })
      .toBe(true)
    await page.keyboard.press('Enter')
    expect(await entry.evaluate(element => element === document.activeElement)).toBe(true)
  })
})

it.each([320, 390, 768, 1024, 1440])(
  'on a screen of %d the list is 24 rem high and has all six names in it, whichever is chosen',
  async width => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width, height: 844 } })
    await visit(page, `${site.address}/policy-reform`)
    expect((await list(page).boundingBox())?.height).toBe(24 * 16)
    for (const link of await list(page).getByRole('link').all()) {
      await link.focus()
      expect(await list(page).evaluate(element => element.scrollHeight - element.clientHeight)).toBe(0)
      const words = link.locator('xpath=ancestor::li').locator('p').first()
      expect((await words.boundingBox())?.height).toBeGreaterThan(15)
    }
    await close()
  },
)

it.each([768, 1440])('on a screen of %d the page moves no further than to show the entry that is chosen on the map', async width => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width, height: 900 } })
  await visit(page, `${site.address}/policy-reform`)
  const figure = page.locator('main figure')
  await figure.evaluate(element => scrollBy({ top: element.getBoundingClientRect().top - 120, behavior: 'instant' }))
  const place = await scrollOffset(page)
  await map(page).getByRole('link', { name: 'Philippines' }).locator('text').click()
  const entry = list(page).locator('li', { hasText: 'Philippines' })
  const bottom = await entry.evaluate(item => item.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThan(901)
  if ((await scrollOffset(page)) !== place) expect(bottom).toBeGreaterThan(890)
  await close()
})

it('the country that a name leads to is ringed around its own name, and for the keyboard alone', async () => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
  await visit(page, `${site.address}/policy-reform`)
  const rings = (name: string) =>
    map(page)
      .getByRole('link', { name })
      .evaluate(link => {
        const label = link.querySelector('rect')
        return [link === document.activeElement, getComputedStyle(link).outlineStyle, label && getComputedStyle(label).stroke !== 'none']
      })
  await list(page).getByRole('link', { name: 'Nepal' }).click()
  expect(await rings('Nepal')).toEqual([true, 'none', false])
  await list(page).getByRole('link', { name: 'Kenya' }).press('Enter')
  expect(await rings('Kenya')).toEqual([true, 'none', true])
  await close()
})

it.each([320, 390])('a phone of %d gives the entries its width, and shows the chosen country with its name on the map', async width => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width, height: 844 }, hasTouch: true })
  await visit(page, `${site.address}/policy-reform`)
  const entry = list(page).locator('li').first()
  expect((await entry.locator('p').first().boundingBox())?.x).toBe((await list(page).boundingBox())?.x)
  for (const country of ['Philippines', 'Nepal', 'Portugal', 'Colombia']) {
    // In the middle of the screen, where the browser holds none of the entries in its place while another one closes.
    const link = list(page).getByRole('link', { name: country })
    await link.evaluate(name => name.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await link.tap()
    const name = await map(page).getByText(country, { exact: true }).boundingBox()
    expect(name?.x).toBeGreaterThanOrEqual(0)
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(width)
    expect(name?.height).toBeGreaterThan(14)
    const outline = await map(page).getByRole('link', { name: country }).locator('path').first().boundingBox()
    const place = ((outline?.x ?? 0) + (outline?.width ?? 0) / 2) / width
    expect(Math.abs(place - 0.5), country).toBeLessThan(0.25)
    // No other name is cut at the edge.
    expect(await map(page).locator('text').filter({ visible: true }).allTextContents()).toEqual([country])
  }
  expect((await map(page).boundingBox())?.height).toBeGreaterThan(240)
  await close()
})

describe('the map', () => {
  it('waits until the browser finds it near, and is light', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    const fetched: Promise<number>[] = []
    page.on('response', answer => {
      if (/\/world[^/]*\.svg$/.test(answer.url()))
        fetched.push(
          answer
            .request()
            .sizes()
            .then(sizes => sizes.responseBodySize),
        )
    })
    await visit(page, `${site.address}/policy-reform`)
    expect(await page.locator('img[src*="world"]').getAttribute('loading')).toBe('lazy')
    await map(page).scrollIntoViewIfNeeded()
    await expect.poll(() => fetched.length).toBe(1)
    expect(await fetched[0]).toBeLessThan(15_000)
    await close()
  })

  it('leads to the list without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${site.address}/policy-reform`)
    await map(page).getByRole('link', { name: 'Portugal' }).press('Enter')
    await page.waitForURL('**#reform-portugal')
    const top = () =>
      list(page)
        .getByRole('link', { name: 'Portugal' })
        .evaluate(link => link.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(800)
    await context.close()
  })

  it('leaves all six entries to be read on a phone without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(`${site.address}/policy-reform`)
    for (const words of await list(page).locator('p').all()) expect((await words.boundingBox())?.width).toBeGreaterThan(200)
    await context.close()
  })
})
