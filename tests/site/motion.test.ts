import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium, openLater, openPage, type WatchedPage } from '../support/browser.ts'
import { isStill, playingFilms, readThrough, runningAnimations, watchFetches } from '../support/moving.ts'
import { type Site, startSite } from '../support/site.ts'
import { barLink, hydrated, scrollOffset, scrollTo, visit } from '../support/visit.ts'

const moving = ['/', '/racial-literacy-training', '/faq', '/consultation']

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const loadingScreen = (page: Page) => page.getByRole('status').filter({ hasText: 'The page is opening' })
const pauseControl = (page: Page) => page.getByRole('button', { name: 'Pause motion' })

describe('a visitor who asked for reduced motion', () => {
  it.each(moving)('sees %s at rest, and nothing is fetched that would move it', async path => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    const fetched = watchFetches(page)
    await visit(page, site.address + path)
    expect(await loadingScreen(page).count()).toBe(0)
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

  it('is taken to the content and back at once', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, `${site.address}/fees`)
    await page.getByRole('link', { name: 'SCROLL DOWN' }).click()
    expect(await scrollOffset(page)).toBeGreaterThan(300)
    await close()
  })
})

describe('the pause control', () => {
  it('stops everything that moves, and is remembered', async () => {
    const { page, complaints, close } = await openLater(browser)
    await visit(page, `${site.address}/`)
    await expect.poll(() => playingFilms(page), { timeout: 15_000 }).toBe(1)
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

describe('before the page has loaded', () => {
  it('no byte of film, sound or animation engine is asked for; film and engine are afterwards', async () => {
    const { page, close } = await openLater(browser)
    const fetched = watchFetches(page)
    await visit(page, `${site.address}/`)
    await expect.poll(async () => (await fetched()).films.length, { timeout: 15_000 }).toBeGreaterThan(0)
    await scrollTo(page, 300)
    await visit(page, `${site.address}/racial-literacy-training`)
    await readThrough(page)
    await expect.poll(async () => (await fetched()).engines.length, { timeout: 15_000 }).toBeGreaterThan(0)
    await page.goto(`${site.address}/`)
    await expect.poll(() => playingFilms(page), { timeout: 15_000 }).toBe(1)
    const early = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (document?.loadEventStart ?? 0))
        .map(({ name }) => name)
        .filter(name => /\.(mp4|webm|m4a|ogg)$|motion-engine/.test(name))
    })
    expect(early).toEqual([])
    expect((await fetched()).sounds).toEqual([])
    await close()
  })

  it('a page that reveals what is read, and moves nothing else, needs no engine', async () => {
    const { page, close } = await openLater(browser)
    const fetched = watchFetches(page)
    await visit(page, `${site.address}/privacy-policy`)
    await page.waitForFunction(() => document.querySelector<HTMLElement>('main [data-reveal][style*="opacity: 0"]'))
    await readThrough(page)
    expect((await fetched()).engines).toEqual([])
    await close()
  })

  it('an engine that moves something further down is not asked for until that is near', async () => {
    const { page, close } = await openLater(browser)
    const fetched = watchFetches(page)
    await visit(page, `${site.address}/racial-literacy-training`)
    await page.waitForFunction(() => document.querySelector<HTMLElement>('main [data-reveal][style*="opacity: 0"]'))
    expect((await fetched()).engines).toEqual([])
    await readThrough(page)
    await expect.poll(async () => (await fetched()).engines.length).toBe(1)
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

type Phase = { readonly phase: string; readonly at: number }

/** In the page, before anything of it: notes when the loading screen comes, changes and goes, by the page's clock. */
function watchLoadingScreen(): void {
  const phases: Phase[] = []
  Object.assign(window, { phases })
  const look = (): void => {
    const phase = document.querySelector<HTMLElement>('body > [role="status"][data-phase]')?.dataset.phase ?? 'absent'
    if (phase !== (phases.at(-1)?.phase ?? 'absent')) phases.push({ phase, at: Date.now() })
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['data-phase'] })
}

const phasesOf = (page: Page): Promise<Phase[]> => page.evaluate(() => (window as unknown as { phases: Phase[] }).phases)

describe('the loading animation of the home page', () => {
  /** The page while its loading screen covers it; from then on its clock moves only when it is told to. */
  async function openWithClock(): Promise<WatchedPage> {
    const watched = await openPage(browser)
    const { page } = watched
    await page.clock.install()
    await page.addInitScript(watchLoadingScreen)
    await page.goto(`${site.address}/`)
    await loadingScreen(page).waitFor()
    // Well before its end, and late enough that a busy machine has not passed it already.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1500)
    return watched
  }

  it('lasts 3 s, fades into the page for 1.5 s, and is seen once a session', async () => {
    const { page, complaints, close } = await openWithClock()
    expect((await phasesOf(page)).map(({ phase }) => phase)).toEqual(['gathering'])
    // What lies beneath is painted already: the headline is the largest paint.
    expect(await page.getByRole('heading', { level: 1 }).evaluate(heading => getComputedStyle(heading).opacity)).toBe('1')
    // By small steps, so that the page can answer to each.
    for (let passed = 0; passed < 5000; passed += 50) await page.clock.runFor(50)
    const phases = await phasesOf(page)
    expect(phases.map(({ phase }) => phase)).toEqual(['gathering', 'lifting', 'absent'])
    const [came, left, gone] = phases.map(({ at }) => at) as [number, number, number]
    // Its timers start within the task that shows it, or in the next frames of a busy machine.
    expect(left - came).toBeGreaterThanOrEqual(3000)
    expect(left - came).toBeLessThan(3500)
    expect(gone - left).toBeGreaterThanOrEqual(1500)
    expect(gone - left).toBeLessThan(1700)
    await page.clock.resume()
    await page.reload()
    await hydrated(page)
    expect(await phasesOf(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it.each([
    ['a key', (page: Page) => page.keyboard.press('Escape')],
    ['a click', (page: Page) => page.mouse.click(600, 300)],
  ])('is ended by %s', async (_what, act) => {
    const { page, close } = await openWithClock()
    await act(page)
    await page.clock.runFor(400)
    await loadingScreen(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await close()
  })

  it('does not come over a page that is entered by a part of it', async () => {
    const { page, close } = await openPage(browser)
    await visit(page, `${site.address}/about`)
    expect(await loadingScreen(page).count()).toBe(0)
    await close()
  })
})

describe('a visitor who saves data', () => {
  it('gets posters in place of films, and nothing ahead of its time', async () => {
    const { page, complaints, close } = await openLater(browser)
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const fetched = watchFetches(page)
    const modules: string[] = []
    await visit(page, `${site.address}/`)
    page.on('request', request => modules.push(request.url()))
    await page.getByRole('button', { name: /^Show film/ }).hover()
    await barLink(page, 'Fees').hover()
    await readThrough(page)
    expect((await fetched()).films).toEqual([])
    expect(await page.locator('main video').count()).toBe(0)
    expect(modules.filter(address => address.includes('remote-booking'))).toEqual([])
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
