import type { Browser, Page, PageScreenshotOptions } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openLater, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { isStill, playingFilms, readThrough, runningAnimations, settled, watchFetches } from '../support/moving.ts'
import { type Pixels, pixelsOf } from '../support/pixels.ts'
import { barLink, hydrated, scrollOffset, scrollTo, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const loadingScreen = (page: Page) => page.getByText(/^The page is opening/)
const pauseControl = (page: Page) => page.getByRole('button', { name: 'Pause motion' })

describe('a visitor who asked for reduced motion', () => {
  it.each(['/', '/racial-literacy-training'])('sees %s at rest, and nothing is fetched that would move it', async path => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    const fetched = watchFetches(page)
    await visit(page, site.address + path)
    if (path === '/') expect(await loadingScreen(page).isVisible()).toBe(false)
    await readThrough(page)
    expect(await runningAnimations(page)).toEqual([])
    expect(await isStill(page)).toBe(true)
    expect(await fetched()).toEqual({ films: [], sounds: [], engines: [] })
    const unseen = await page.evaluate(() =>
      [...document.querySelectorAll('main [data-reveal]')]
        .filter(element => Number(getComputedStyle(element).opacity) < 1)
        .map(({ id }) => id),
    )
    expect(unseen).toEqual([])
    await close()
  })
})

it('a cord that goes on from year to year is whole above the year that is being drawn, for who jumps there', async () => {
  const { page, close } = await openLater(browser)
  await visit(page, `${site.address}/profile`)
  const drawings = page.locator('[data-thread]')
  const dashed = () =>
    drawings.evaluateAll(all =>
      all.map(each => [...each.querySelectorAll('path')].some(path => getComputedStyle(path).strokeDasharray !== 'none')),
    )
  await scrollTo(page, await drawings.first().evaluate(drawing => drawing.getBoundingClientRect().top - innerHeight * 2))
  const readOn = async () => {
    await page.mouse.wheel(0, 100)
    return dashed()
  }
  await expect.poll(readOn, { interval: 200 }).toContain(true)
  await scrollTo(page, await drawings.last().evaluate(drawing => drawing.getBoundingClientRect().bottom + scrollY - innerHeight))
  await expect.poll(dashed, { interval: 50, timeout: 4000 }).toEqual(Array.from({ length: 7 }, (_, year) => year === 6))
  await close()
})

it('a list that a page key brings into the screen comes in from its top', async () => {
  const { page, close } = await openLater(browser)
  await visit(page, `${site.address}/vision`)
  await page.mouse.wheel(0, 10)
  /** What stands below an element of its list that is fainter. */
  const early = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#page section')].flatMap(section => {
        const isSeen = ({ top, bottom }: DOMRect) => top < innerHeight && bottom > 0
        const seen = [...section.querySelectorAll('[data-reveal]')].filter(element => isSeen(element.getBoundingClientRect()))
        const opacities = seen.map(element => Number(getComputedStyle(element).opacity))
        return seen
          .filter((_, place) => (opacities[place] ?? 0) > Math.min(1, ...opacities.slice(0, place)) + 0.1)
          .map(({ textContent }) => textContent)
      }),
    )
  for (let key = 0; key < 5; key++) {
    await page.evaluate(() => scrollBy({ top: innerHeight * 0.85, behavior: 'instant' }))
    for (let frame = 0; frame < 5; frame++) expect(await early(), `${key}`).toEqual([])
    await page.waitForTimeout(500)
  }
  await close()
})

it.each(['/racial-literacy-training', '/youth-rehabilitation', '/public-speaking', '/holistic-healing'])(
  'the steps of %s come with their thread: none is faint in the upper 70 percent of the screen, or for who does not scroll',
  async path => {
    const { page, close } = await openLater(browser)
    await visit(page, site.address + path)
    const words = page.locator('section[aria-labelledby~=process] ol:not(ol ol) h3').locator('..')
    const opacities = () => words.evaluateAll(all => all.map(each => Number(getComputedStyle(each).opacity)))
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await scrollTo(page, 0)
      expect(await opacities()).toEqual([1, 1, 1, 1, 1, 1])
      for (const place of [0, 3, 5]) {
        const seenAt = (share: number) =>
          words.nth(place).evaluate((step, line) => {
            scrollBy({ top: step.getBoundingClientRect().top - innerHeight * line, behavior: 'instant' })
            return new Promise<number>(resolve =>
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(Number(getComputedStyle(step).opacity)))),
            )
          }, share)
        expect(await seenAt(0.98), `${width}: ${place}`).toBeLessThan(1)
        expect(await seenAt(0.7), `${width}: ${place}`).toBeGreaterThan(0.4)
      }
    }
    await close()
  },
)

describe('the pause control', () => {
  it('leaves a thread whole that was about to be drawn', async () => {
    const { page, close } = await openLater(browser)
    await visit(page, `${site.address}/policy-reform`)
    const paths = page.locator('[data-thread] path')
    const dashes = () => paths.evaluateAll(all => all.map(path => getComputedStyle(path).strokeDasharray).filter(dash => dash !== 'none'))
    await scrollTo(page, await paths.first().evaluate(path => path.getBoundingClientRect().top - innerHeight * 2))
    // It is concealed half a screen before it comes into view; the wheel goes slowly enough for the engine to come first.
    const readOn = async () => {
      await page.mouse.wheel(0, 100)
      return (await dashes()).length
    }
    await expect.poll(readOn, { interval: 200 }).toBeGreaterThan(0)
    await pauseControl(page).first().click()
    expect(await dashes()).toEqual([])
    await close()
  })

  it('stops everything that moves, and is remembered', async () => {
    const { page, complaints, close } = await openLater(browser)
    await visit(page, `${site.address}/`)
    await expect.poll(() => playingFilms(page)).toBe(1)
    const control = pauseControl(page).first()
    expect(await control.getAttribute('aria-pressed')).toBe('false')
    expect(await runningAnimations(page)).not.toEqual([])
    expect(await isStill(page)).toBe(false)
    await control.click()
    expect(await control.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => playingFilms(page)).toBe(0)
    await readThrough(page)
    expect(await runningAnimations(page)).toEqual([])
    expect(await isStill(page)).toBe(true)
    const fetched = watchFetches(page)
    await page.reload()
    await hydrated(page)
    expect(await control.getAttribute('aria-pressed')).toBe('true')
    expect(await runningAnimations(page)).toEqual([])
    await page.goto(`${site.address}/racial-literacy-training`)
    await hydrated(page)
    await readThrough(page)
    expect(await runningAnimations(page)).toEqual([])
    expect(await fetched()).toEqual({ films: [], sounds: [], engines: [] })
    await pauseControl(page).last().click()
    await readThrough(page)
    await expect.poll(async () => (await fetched()).engines.length).toBe(1)
    expect(complaints).toEqual([])
    await close()
  })
})

describe('the thread of a page, in the margin of a wide screen', () => {
  /** The first and the last row in which two pictures differ, as shares of their height; none where they are the same. */
  function rowsThatDiffer(one: Pixels, other: Pixels): number[] {
    const rows = [...one.data.keys()].filter(at => Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > 8)
    return rows.length ? [rows.at(0) ?? 0, rows.at(-1) ?? 0].map(at => Math.floor(at / 4 / one.width) / one.height) : []
  }

  /** Where a strip of the screen shows a thread, from the top of the strip (0) to its foot (1): what is not there when motion is paused. */
  async function threadIn(page: Page, clip: NonNullable<PageScreenshotOptions['clip']>): Promise<number[]> {
    await settled(page)
    const shown = await page.screenshot({ clip })
    await page.evaluate(() => document.documentElement.setAttribute('data-motion', 'paused'))
    const paused = await page.screenshot({ clip })
    await page.evaluate(() => document.documentElement.removeAttribute('data-motion'))
    return rowsThatDiffer(await pixelsOf(shown), await pixelsOf(paused))
  }

  it('hangs into the first screen, keeps up with the reader, and is tied to what the page ends with', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
    await visit(page, `${site.address}/fees`)
    await readThrough(page)
    const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    const tips: number[] = []
    for (const share of [0, 0.15, 0.3]) {
      await scrollTo(page, way * share)
      const [top = 1, tip = 0] = await threadIn(page, { x: 20, y: 0, width: 20, height: 900 })
      expect(top).toBeLessThan(0.1)
      tips.push(tip)
    }
    expect(tips[0]).toBeCloseTo(0.2, 1)
    expect(tips[1]).toBeGreaterThan(tips[0] ?? 1)
    expect(tips[2]).toBeGreaterThan(tips[1] ?? 1)
    expect(tips[2]).toBeLessThan(1)
    const offer = page.getByRole('main').getByRole('link', { name: 'Request a Custom Quote' })
    await offer.evaluate(link => link.scrollIntoView({ block: 'center' }))
    const { x, y, height } = (await offer.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    const [knot] = await threadIn(page, { x: x - 20, y, width: 18, height })
    expect(knot).toBeGreaterThan(0.25)
    expect(knot).toBeLessThan(0.75)
    await close()
  })

  it('shows on a ground of its own light colour too', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
    await visit(page, `${site.address}/consultation`)
    await readThrough(page)
    const heading = page.getByRole('heading', { name: 'What people come with' })
    await heading.evaluate(title => title.scrollIntoView())
    const { y, height } = (await heading.boundingBox()) ?? { y: 0, height: 0 }
    expect(await threadIn(page, { x: 20, y, width: 20, height })).not.toEqual([])
    await close()
  })
})

/** How many parts of the page are concealed, which it is about to reveal. */
const concealed = (page: Page) => page.locator('main [data-reveal][style*="opacity: 0"]').count()

/** Scrolls until the page conceals something. */
const readToConcealed = (page: Page) =>
  expect
    .poll(async () => {
      await page.mouse.wheel(0, 100)
      return concealed(page)
    })
    .toBeGreaterThan(0)

it('a page that nobody scrolls conceals nothing: it may be printed, saved or shown whole', async () => {
  const { page, close } = await openLater(browser)
  await visit(page, `${site.address}/profile`)
  await settled(page)
  expect(await concealed(page)).toBe(0)
  await readToConcealed(page)
  await close()
})

describe('before the page has loaded', () => {
  it('no byte of film, sound or animation engine is asked for; films are afterwards, and by home, which moves by style sheet and observer, no engine', async () => {
    const { page, close } = await openLater(browser)
    const fetched = watchFetches(page)
    await visit(page, `${site.address}/`)
    await expect.poll(async () => (await fetched()).films.length).toBeGreaterThan(0)
    // Again, with all of it at hand.
    await page.reload()
    await hydrated(page)
    await expect.poll(() => playingFilms(page)).toBe(1)
    const early = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (document?.loadEventStart ?? 0))
        .map(({ name }) => name)
        .filter(name => /\.(mp4|webm|m4a|ogg)$|motion-engine/.test(name))
    })
    expect(early).toEqual([])
    await readToConcealed(page)
    await readThrough(page)
    const { engines, sounds } = await fetched()
    expect({ engines, sounds }).toEqual({ engines: [], sounds: [] })
    await close()
  })

  it('and afterwards, a text that comes in by style sheet and observer alone needs no engine', async () => {
    const { page, close } = await openLater(browser)
    const fetched = watchFetches(page)
    await visit(page, `${site.address}/privacy-policy`)
    await readToConcealed(page)
    await readThrough(page)
    expect((await fetched()).engines).toEqual([])
    await close()
  })

  it('a load that never ends fetches none of them', async () => {
    const { page, close } = await openLater(browser)
    const fetched = watchFetches(page)
    // Pictures that do not come hold back the load event.
    await page.route('**/*.{avif,webp}', () => undefined)
    await page.goto(`${site.address}/`, { waitUntil: 'commit' })
    await page.locator('#menu[data-hydrated]').waitFor({ state: 'attached' })
    for (const top of [400, 1200, 2400, 0]) await scrollTo(page, top)
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    expect(await fetched()).toEqual({ films: [], sounds: [], engines: [] })
    await close()
  })
})

it('the questions come in one after the other, a tenth of a second apart, over their categories, which rise with the first of theirs', async () => {
  const { page, close } = await openLater(browser)
  await page.addInitScript(() => {
    const begun: number[] = []
    Object.assign(window, { begun })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      if (this.matches('main details, main section:has(> h2 + div > details)') && typeof options === 'object')
        begun.push(performance.now() + Number(options.delay))
      return animate.call(this, frames, options)
    }
  })
  await visit(page, `${site.address}/faq`)
  const readOn = async () => {
    await page.mouse.wheel(0, 80)
    return page.evaluate(() => (window as unknown as { begun: number[] }).begun)
  }
  await expect.poll(async () => (await readOn()).length).toBeGreaterThanOrEqual(6)
  const begun = await readOn()
  for (const [place, time] of begun.slice(1).entries()) expect(time - (begun[place] ?? 0)).toBeGreaterThan(90)
  await close()
})

describe('the music', () => {
  it('is fetched when it is asked for, and not before', async () => {
    const { page, close } = await openLater(browser, { reducedMotion: 'reduce' })
    const fetched = watchFetches(page)
    await visit(page, `${site.address}/faq`)
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Background music' })
    expect(await toggle.getAttribute('aria-pressed')).toBe('false')
    expect((await fetched()).sounds).toEqual([])
    await toggle.click()
    await expect.poll(async () => (await fetched()).sounds.length + (await fetched()).films.length).toBe(1)
    await close()
  })
})

it('what is drawn and moves by style alone keeps no script busy', async () => {
  const { page, close } = await openLater(browser)
  await page.addInitScript(() => {
    const heard = { window: 0, document: 0 }
    Object.assign(window, { heard })
    for (const type of ['animationstart', 'animationiteration', 'transitionend'])
      for (const [name, target] of [
        ['window', window],
        ['document', document],
      ] as const)
        target.addEventListener(type, event => void (event.target instanceof SVGElement && heard[name]++), true)
  })
  await visit(page, `${site.address}/`)
  const heard = () => page.evaluate(() => (window as unknown as { heard: { window: number; document: number } }).heard)
  const { document: early } = await heard()
  const { window: before } = await heard()
  await readThrough(page)
  await expect.poll(async () => (await heard()).window).toBeGreaterThan(before)
  expect((await heard()).document).toBe(early)
  await close()
})

it.each([
  ['/faq', ', and ends, the prompt as well'],
  ['/consultation', ''],
])('what moves by itself on the first screen of %s is not painted again in each frame%s', async (path, end) => {
  const { page, close } = await openLater(browser)
  await page.goto(site.address + path)
  const moved = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
    const animated = new Map<string, string[]>()
    for (const rule of rules)
      if (rule instanceof CSSKeyframesRule)
        animated.set(
          rule.name,
          [...rule.cssRules].flatMap(frame => [...(frame as CSSKeyframeRule).style]),
        )
      else if ('cssRules' in rule) rules.push(...(rule.cssRules as CSSRuleList))
    return [...document.querySelectorAll('body *')].flatMap(element => {
      const { animationName, animationTimeline } = getComputedStyle(element)
      if (!element.checkVisibility() || !/^auto(, auto)*$/.test(animationTimeline)) return []
      return animationName
        .split(', ')
        .flatMap(name => animated.get(name) ?? [])
        .map(property => `${element instanceof SVGElement ? 'drawing' : 'box'}: ${property}`)
    })
  })
  // Chromium's compositor moves an svg by `transform` alone.
  const light = ['drawing: transform', 'box: transform', 'box: translate', 'box: opacity']
  expect(moved).toContain('drawing: transform')
  expect(moved.filter(each => !light.includes(each))).toEqual([])
  if (end) {
    await hydrated(page)
    // What has an end comes to it, and nothing begins again.
    await settled(page)
    await page.waitForTimeout(300)
    expect(await runningAnimations(page)).toEqual([])
  }
  await close()
})

describe('threads that sway', () => {
  /** Brings a drawing of the figures to the middle of the screen and counts what its swaying costs. */
  async function expectToSwayLightly(page: Page, drawing: string): Promise<void> {
    await readThrough(page)
    await page
      .locator(drawing)
      .first()
      .evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await settled(page)
    expect(await runningAnimations(page)).not.toEqual([])
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Performance.enable')
    const layouts = async () => {
      const { metrics } = await protocol.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
    }
    const layoutsInHalfASecond = async () => {
      const before = await layouts()
      await page.waitForTimeout(500)
      return (await layouts()) - before
    }
    await expect.poll(layoutsInHalfASecond).toBeLessThan(8)
  }

  it('do so in a fringe once it is on the screen, and in figures without laying the page out in each frame, whose engine is not asked for until they are near', async () => {
    const { page, close } = await openPage(browser)
    const fetched = watchFetches(page)
    await visit(page, `${site.address}/racial-literacy-training`)
    await readToConcealed(page)
    expect((await fetched()).engines).toEqual([])
    const fringe = page.getByRole('navigation', { name: /^The next service/ }).locator('svg[preserveAspectRatio]')
    // An element that is asked for its animations begins them: the document is asked.
    const swaying = async () => {
      const layer = await fringe.first().getAttribute('class')
      return (await runningAnimations(page)).filter(name => name === `svg ${layer}`).length
    }
    expect(await swaying()).toBe(0)
    await fringe.first().evaluate(drawing => drawing.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(swaying).toBe(3)
    await expectToSwayLightly(page, '[data-held]')
    await expect.poll(async () => (await fetched()).engines.length).toBe(1)
    expect((await fetched()).sounds).toEqual([])
    await close()
  })

  it('do so through the numbers of advocacy as lightly', async () => {
    const { page, close } = await openPage(browser)
    await visit(page, `${site.address}/human-rights-advocacy`)
    await expectToSwayLightly(page, 'main dd[aria-hidden]')
    await close()
  })
})

describe('a visitor with little to spend', () => {
  // Save-Data and little memory are asked about in the same place (`fetchesLittle` of the kit).
  it('gets posters in place of films on a slow line, and nothing ahead of its time', async () => {
    const { page, complaints, close } = await openLater(browser)
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }))
    const fetched = watchFetches(page)
    const modules: string[] = []
    await visit(page, `${site.address}/`)
    page.on('request', request => modules.push(request.url()))
    await page.getByRole('button', { name: /^Next: film/ }).hover()
    await barLink(page, 'Fees').hover()
    await readThrough(page)
    expect((await fetched()).films).toEqual([])
    expect(await page.locator('main video').count()).toBe(0)
    expect(modules.filter(address => address.includes('remote-booking'))).toEqual([])
    expect(await page.locator('script[type="speculationrules"]').count()).toBe(0)
    const poster = page.getByRole('main').locator('img').first()
    expect(await poster.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })
})

describe('the prompt at the foot of a long page', () => {
  const down = (page: Page) => page.getByRole('link', { name: 'SCROLL DOWN' })
  const back = (page: Page) => page.getByRole('link', { name: 'BACK TO TOP' })
  const lastOffset = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)

  it('leads down until it is taken, and back from 200 px before the end', async () => {
    const { page, close } = await openLater(browser, { reducedMotion: 'reduce' })
    await visit(page, `${site.address}/fees`)
    await down(page).waitFor()
    await scrollTo(page, 300)
    expect(await down(page).isVisible()).toBe(true)
    await down(page).click()
    // At once, since motion is not wanted.
    expect(await scrollOffset(page)).toBeGreaterThan(300)
    await down(page).waitFor({ state: 'hidden' })
    const top = await page.locator('#content').evaluate(start => Math.round(start.getBoundingClientRect().top))
    expect(Math.abs(top - 100)).toBeLessThanOrEqual(1)
    await scrollTo(page, 0)
    expect(await down(page).count()).toBe(0)
    const end = await lastOffset(page)
    await scrollTo(page, end - 202)
    expect(await back(page).count()).toBe(0)
    await scrollTo(page, end - 200)
    await back(page).waitFor()
    expect(await down(page).count()).toBe(0)
    await back(page).click()
    await expect.poll(() => scrollOffset(page)).toBe(0)
    await down(page).waitFor()
    expect(await back(page).count()).toBe(0)
    await close()
  })

  it('takes 1 s to the top', async () => {
    const { page, close } = await openLater(browser)
    await page.clock.install({ time: 0 })
    await visit(page, `${site.address}/fees`)
    await page.clock.pauseAt(3_600_000)
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await back(page).waitFor()
    await back(page).click()
    await page.clock.runFor(950)
    expect(await scrollOffset(page)).toBeGreaterThan(0)
    await page.clock.runFor(150)
    expect(await scrollOffset(page)).toBe(0)
    await close()
  })
})
