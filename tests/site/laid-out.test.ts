/** A phone lays out what lies below a page's first screen after `load`: nothing that a visitor does may tell. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { settled } from '../support/moving.ts'
import { hydrated, scrollTo, visit } from '../support/visit.ts'

let browser: Browser
let watched: WatchedPage

beforeAll(async () => {
  browser = await sharedChromium()
  watched = await openLater(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await watched.page.addInitScript(rememberAsked)
})

afterAll(async () => {
  await watched?.close()
  await closePages()
})

/** Keeps in `asked` whose place is asked for while it lies in a part that is not laid out yet: the browser does so at once, all of the part. */
function rememberAsked(): void {
  const ask = Element.prototype.getBoundingClientRect
  const asked: string[] = []
  Object.assign(window, { asked })
  Element.prototype.getBoundingClientRect = function () {
    const part = this.closest('#page section ~ :is(section, nav), footer')
    const isBelow = part !== null && part !== this && !this.hasAttribute('data-laid-out') && ask.call(part).top > innerHeight
    if (isBelow && document.documentElement.dataset.fresh !== undefined) asked.push(`${this.tagName} ${this.className}`)
    return ask.call(this)
  }
}

/** How many parts of the page are not laid out. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('#page section, [data-deferred]')].filter(
        ({ firstElementChild: content }) => content?.checkVisibility() && !content.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  )

/** The most elements that are laid out together when a waiting part is: what it shows, without the parts in it. */
const largestPart = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('#page *')]
    const parts = elements.filter(element => getComputedStyle(element).contentVisibility === 'auto')
    const sizes = new Map(parts.map(part => [part, 0]))
    for (const element of elements) {
      let part = element.parentElement
      while (part && !sizes.has(part)) part = part.parentElement
      if (part && element.checkVisibility() && !element.closest('svg *, select *')) sizes.set(part, (sizes.get(part) ?? 0) + 1)
    }
    return Math.max(...sizes.values())
  })

/** Distance of the page's fourth heading from the top of the screen, px: of its place, to which it may still have to rise. */
const topOfHeading = (page: Page): Promise<number> =>
  page
    .locator('main h2')
    .nth(3)
    .evaluate(heading => {
      let top = -scrollY
      for (let at: Element | null = heading; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop
      return Math.round(top)
    })

/** The face of figures is for what comes later on these. */
const beginsWithoutFigures = ['/', '/racial-literacy-training', '/faq']

// The page stays open from one to the other.
describe.each(['/', '/racial-literacy-training', '/profile', '/whitepaper/zuri-halloran', '/faq'])('%s', path => {
  it('what is not near waits until the page has loaded, asks for no figures in its first paint, and is complete then', async () => {
    const { page } = watched
    await page.route('**/entry-*.js', () => undefined) // held and not refused: a page whose script fails is laid out at once
    await page.goto(site.address + path)
    await page.unroute('**/entry-*.js')
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    // Before it is asked what waits, for which the browser looks into it.
    const faces = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    if (beginsWithoutFigures.includes(path)) expect(faces.filter(name => name.includes('fraunces-roman'))).toHaveLength(1)
    expect(await waiting(page)).toBeGreaterThan(1)
    expect(await largestPart(page)).toBeLessThan(100)
    await page.goto('about:blank')
    const rare: string[] = []
    page.on('request', request => request.url().includes('-more-') && rare.push(request.url()))
    await visit(page, site.address + path)
    expect(await waiting(page)).toBe(0)
    expect(await page.evaluate('asked')).toEqual([])
    // Only the paper has such glyphs, in its text face. Each of these files would have all text laid out again.
    expect(rare.filter(file => !(path.startsWith('/whitepaper') && file.includes('atkinson')))).toEqual([])
    page.removeAllListeners('request')
  })

  it('who comes back by a full load is where they were', async () => {
    const { page } = watched
    await scrollTo(page, 2500)
    await settled(page)
    const before = await topOfHeading(page)
    await page.goto(`${site.address}/robots.txt`)
    await page.goBack()
    await hydrated(page)
    await settled(page)
    expect(Math.abs((await topOfHeading(page)) - before)).toBeLessThanOrEqual(2)
  })
})

it('is laid out once the rest of its face is here, in which a part of the text is set', async () => {
  const { page } = watched
  let come = (): void => undefined
  const held = new Promise<void>(resolve => {
    come = resolve
  })
  const rest = '**/atkinson-text-more-*.woff2'
  await page.route(rest, async route => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(rest)
  await page.goto('about:blank')
  await page.goto(`${site.address}/whitepaper/zuri-halloran`)
  await asked
  for (let frame = 0; frame < 10; frame++) await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
  expect(await waiting(page)).toBeGreaterThan(1)
  come()
  await hydrated(page)
  expect(await waiting(page)).toBe(0)
  await page.unroute(rest)
})

it.each(['/education', '/consultation', '/fees', '/discover', '/whitepaper/zuri-halloran'])(
  '%s is about as long before it is laid out as after',
  async path => {
    const { page } = watched
    await page.route('**/entry-*.js', () => undefined) // held and not refused: a page whose script fails is laid out at once
    await page.goto('about:blank')
    await page.goto(site.address + path)
    await page.unroute('**/entry-*.js')
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const guessed = await height()
    await page.evaluate(() => delete document.documentElement.dataset.fresh)
    const share = guessed / (await height())
    expect(share).toBeGreaterThan(0.6)
    expect(share).toBeLessThan(1.5)
  },
)

it('nothing waits for who arrives at a part', async () => {
  const { page } = watched
  await page.goto('about:blank')
  await visit(page, `${site.address}/#story`)
  expect(await waiting(page)).toBe(0)
})

it('a page that a link shows is laid out in parts as well, and one that is gone back to at once', async () => {
  const { page } = watched
  await page.goto('about:blank')
  await visit(page, `${site.address}/faq`)
  await page.evaluate(holdIdle)
  const another = async () => page.waitForFunction(before => document.title !== before, await page.title())
  const shown = another()
  await page.locator('footer a[href="/"]').click()
  await shown
  expect(await waiting(page)).toBeGreaterThan(1)
  await page.evaluate('release()')
  await hydrated(page)
  expect(await waiting(page)).toBe(0)
  expect(await page.evaluate('asked')).toEqual([])
  await page.evaluate(holdIdle)
  const back = another()
  await page.goBack()
  await back
  expect(await waiting(page)).toBe(0)
})

/** The browser has no moment until `release` is called. */
function holdIdle(): void {
  const idle = window.requestIdleCallback
  const held: IdleRequestCallback[] = []
  window.requestIdleCallback = run => held.push(run)
  Object.assign(window, {
    release: () => {
      window.requestIdleCallback = idle
      for (const run of held) idle(run)
    },
  })
}
