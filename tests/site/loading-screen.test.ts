/** The screen that covers the home page until its film can begin: how long, once, and whom it never covers. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { hydrated, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const loadingScreen = (page: Page) => page.getByText(/^The page is opening/)

/** In the page, before anything of it: notes at each frame whether the page is covered by its loading screen, shown, or not there yet. */
function watchCover(): void {
  const seen: string[] = []
  Object.assign(window, { seen })
  const look = (): void => {
    const visible = [...document.querySelectorAll('header, h1')].some(element => element.checkVisibility({ visibilityProperty: true }))
    const onTop = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    const state = onTop?.parentElement?.closest('[data-on="ink"]:has(> [role="status"])') ? 'covered' : visible ? 'shown' : 'nothing'
    if (seen.at(-1) !== state) seen.push(state)
    requestAnimationFrame(look)
  }
  look()
}

const coverOf = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

/** Moves all that the loading screen is made of to a moment of its time, milliseconds. */
const standAt = (page: Page, moment: number): Promise<void> =>
  loadingScreen(page).evaluate((status, at) => {
    for (const animation of status.parentElement?.getAnimations({ subtree: true }) ?? []) {
      animation.pause()
      animation.currentTime = at
    }
  }, moment)

/** What a visitor finds in the middle of the screen: the loading screen, or the page. */
const inTheMiddle = (page: Page): Promise<string> =>
  loadingScreen(page).evaluate(status =>
    status.parentElement?.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2)) ? 'loading screen' : 'page',
  )

describe('the loading animation of the home page', () => {
  it('lasts 3 s, fades into the page for 1.5 s, and is seen once a session', async () => {
    const { page, complaints, close } = await openPage(browser)
    await page.goto(`${site.address}/`, { waitUntil: 'commit' })
    await loadingScreen(page).waitFor()
    /** How opaque its words are. */
    const words = () =>
      loadingScreen(page).evaluate(status => {
        const line = [...(status.parentElement?.querySelectorAll('p') ?? [])].find(({ textContent }) => textContent.startsWith('Thread by'))
        if (!line || getComputedStyle(line).visibility === 'hidden') return
        let opacity = 1
        for (let at: Element | null = line; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
        return opacity
      })
    for (const time of [0, 2600, 2900, 2990]) {
      await standAt(page, time)
      expect(await words()).toBe(1)
    }
    expect(await inTheMiddle(page)).toBe('loading screen')
    // What lies beneath is painted already: the headline is the largest paint.
    expect(await page.getByRole('heading', { level: 1 }).evaluate(heading => getComputedStyle(heading).opacity)).toBe('1')
    await standAt(page, 3010)
    expect(await inTheMiddle(page)).toBe('page')
    await standAt(page, 4490)
    expect(await loadingScreen(page).isVisible()).toBe(true)
    await standAt(page, 4510)
    expect(await loadingScreen(page).isVisible()).toBe(false)
    await page.reload()
    await hydrated(page)
    expect(await loadingScreen(page).isVisible()).toBe(false)
    expect(complaints).toEqual([])
    await close()
  })

  it.each([
    [1440, 900],
    [390, 844],
  ])('lifts whole, and what can be read and pressed comes once its hem has passed: %i px', async (width, height) => {
    const { page, close } = await openPage(browser, { viewport: { width, height } })
    await page.goto(`${site.address}/`, { waitUntil: 'commit' })
    await loadingScreen(page).waitFor()
    const crossed: string[] = []
    for (let moment = 3050; moment < 4500; moment += 50)
      crossed.push(
        ...(await loadingScreen(page).evaluate((status, at) => {
          // Those that have ended are no longer among all: they are stopped by the first turn.
          for (const animation of document.getAnimations()) {
            if (!(animation.timeline instanceof DocumentTimeline)) continue
            animation.pause()
            animation.currentTime = at
          }
          const [screen, hem] = [...status.parentElement!.querySelectorAll('[class*="screen"], [class*="hem"]')]
          const edge = hem!.getBoundingClientRect().bottom
          const opacityOf = (element: Element | null): number =>
            element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
          const found = [...document.querySelectorAll('header a, h1 ~ * a, section:has(h1) button')]
            .filter(each => each.getBoundingClientRect().height > 0 && each.getBoundingClientRect().top < edge && opacityOf(each) > 0.25)
            .map(each => `${each.textContent} at ${at}`)
          return opacityOf(screen!) < 1 ? [...found, `a ghost at ${at}`] : found
        }, moment)),
      )
    expect(crossed).toEqual([])
    await close()
  })

  it('is never left with its cord alone: its words keep their distance from it to the end', async () => {
    const { page, close } = await openPage(browser)
    await page.goto(`${site.address}/`, { waitUntil: 'commit' })
    await loadingScreen(page).waitFor()
    await page.evaluate(() => document.fonts.ready)
    const distances = new Set<number>()
    for (const moment of [2500, 2750, 2990, 3200, 3600, 4200]) {
      await standAt(page, moment)
      distances.add(
        await loadingScreen(page).evaluate(status => {
          const [cord, words] = [...status.parentElement!.querySelectorAll('[class*="taut"], [class*="say"]')]
          return Math.round(words!.getBoundingClientRect().top - cord!.getBoundingClientRect().top)
        }),
      )
    }
    expect([...distances]).toEqual([expect.any(Number)])
    await close()
  })

  it('is moved by the compositor alone, and draws no thread across its words, on low and on narrow screens as well', async () => {
    const { page, close } = await openPage(browser)
    await page.goto(`${site.address}/`, { waitUntil: 'commit' })
    await loadingScreen(page).waitFor()
    const moved = await loadingScreen(page).evaluate(status =>
      (status.parentElement?.getAnimations({ subtree: true }) ?? []).flatMap(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().flatMap(frame => Object.keys(frame)),
      ),
    )
    // Before its fonts are waited for, which may take longer than it lasts.
    await standAt(page, 2390)
    await page.evaluate(() => document.fonts.ready)
    const properties = new Set(moved.filter(name => !/^(offset|computedOffset|easing|composite)$/.test(name)))
    expect([...properties].sort()).toEqual(['opacity', 'pointerEvents', 'transform', 'visibility'])
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [844, 390],
      [720, 450],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const [gapAbove, gapBelow] = await loadingScreen(page).evaluate(status => {
        const boxes = (parts: string) =>
          [...(status.parentElement?.querySelectorAll(parts) ?? [])].map(each => each.getBoundingClientRect())
        const threads = boxes('svg path')
        const [above, below] = boxes('[class*="line"]')
        return [
          Math.min(...threads.map(({ top }) => top)) - (above?.bottom ?? 0),
          (below?.top ?? 0) - Math.max(...threads.map(({ bottom }) => bottom)),
        ]
      })
      expect(Math.min(gapAbove ?? 0, gapBelow ?? 0), `${width}x${height}`).toBeGreaterThan(4)
    }
    await close()
  })

  /** The home page on a slow line, and a processor so many times slower. */
  async function expectOneCover(viewport: { width: number; height: number }, slower: number): Promise<void> {
    const { page, close } = await openPage(browser, { viewport })
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 60_000,
      uploadThroughput: 60_000,
    })
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.addInitScript(watchCover)
    await page.goto(`${site.address}/`, { waitUntil: 'commit' })
    await expect.poll(() => coverOf(page), { timeout: 20_000 }).toContain('shown')
    // What is left to load may come as fast as it does.
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await protocol.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
    await hydrated(page)
    expect((await coverOf(page)).filter(state => state !== 'nothing')).toEqual(['covered', 'shown'])
    await close()
  }

  it('on a slow line covers the page from its first frame, and never again, on a slow phone and on a desktop', async () => {
    // Beside each other: either waits for its line.
    await Promise.all([expectOneCover({ width: 390, height: 844 }, 6), expectOneCover({ width: 1440, height: 900 }, 1)])
  })

  it('is ended by a key, a click or the wheel before any module has come, and the page stays', async () => {
    const { page, close } = await openPage(browser)
    await page.route(/\.js$/, () => undefined)
    for (const act of [() => page.keyboard.press('Escape'), () => page.mouse.click(600, 300), () => page.mouse.wheel(0, 40)]) {
      await page.goto(`${site.address}/`, { waitUntil: 'commit' })
      await loadingScreen(page).waitFor()
      await standAt(page, 1000)
      await act()
      await loadingScreen(page).waitFor({ state: 'hidden' })
      expect(new URL(page.url()).pathname).toBe('/')
      await page.evaluate(() => sessionStorage.clear())
    }
    await close()
  })

  it('does not come at a part of the page, nor at an address without a page', async () => {
    const { page, close } = await openPage(browser)
    await page.addInitScript(watchCover)
    for (const path of ['/about', '/nothing-here', '/#contact']) {
      await visit(page, site.address + path)
      expect(await coverOf(page), path).not.toContain('covered')
      await page.evaluate(() => sessionStorage.clear())
    }
    await close()
  })

  it('does not come for who comes from another page of the site, or back', async () => {
    const { page, close } = await openPage(browser)
    await page.addInitScript(watchCover)
    await visit(page, `${site.address}/faq`)
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click()
    await hydrated(page)
    await page.goto(`${site.address}/robots.txt`)
    await page.goBack()
    await hydrated(page)
    expect(await coverOf(page)).not.toContain('covered')
    await close()
  })
})
