import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timedShots } from '../../shared/media/trailer.ts'
import { closePages, openLater, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { playingFilms, watchFetches } from '../support/moving.ts'
import { visit } from '../support/visit.ts'

const shots = timedShots()
const [, , , , , sixth] = shots

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const shownFilm = (page: Page): Promise<{ width: number; height: number }> =>
  page.evaluate(() => {
    const video = [...document.querySelectorAll('video')].find(({ paused }) => !paused)
    return { width: video?.videoWidth ?? 0, height: video?.videoHeight ?? 0 }
  })

describe('the film of the hero', () => {
  it('is framed for a wide screen', async () => {
    const { page, complaints, close } = await openLater(browser, { viewport: { width: 1440, height: 900 } })
    const fetched = watchFetches(page)
    await visit(page, `${site.address}/`)
    await expect.poll(() => playingFilms(page), { timeout: 15_000 }).toBe(1)
    await expect.poll(() => shownFilm(page), { timeout: 15_000 }).toEqual({ width: 1280, height: 720 })
    expect((await fetched()).films.filter(address => address.includes('-portrait'))).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('is as wide as an upright screen, and no larger a paint than its poster, which came a second before it', async () => {
    const { page, complaints, close } = await openLater(browser, { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625 })
    await visit(page, `${site.address}/`)
    await page.locator('video[data-playing]').waitFor()
    const { largest, width, room } = await page.locator('video[data-playing]').evaluate(async (video: HTMLVideoElement) => {
      const painted = await new Promise<LargestContentfulPaint[]>(resolve =>
        new PerformanceObserver(list => resolve(list.getEntries() as LargestContentfulPaint[])).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      )
      const { width: across } = video.getBoundingClientRect()
      return { largest: painted.at(-1)?.element?.tagName, width: across, room: video.parentElement?.clientWidth ?? 0 }
    })
    expect(largest).toBe('IMG')
    // Whether the film is counted at all depends on the frame in which it appears.
    expect(width).toBeLessThan(room - 1)
    expect(room).toBe(412)
    await expect.poll(() => playingFilms(page), { timeout: 15_000 }).toBe(1)
    expect(complaints).toEqual([])
    await close()
  })
})

describe('the trailer', () => {
  it('that did not come is asked for anew when it is opened again', async () => {
    const { page, close } = await openLater(browser, { reducedMotion: 'reduce' })
    await visit(page, `${site.address}/`)
    await page.route('**/trailer*.{mp4,webm}', route => route.abort())
    const open = () => page.getByRole('button', { name: 'Watch trailer' }).click()
    const dialog = page.getByRole('dialog')
    await open()
    await dialog.getByRole('alert').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.unroute('**/trailer*.{mp4,webm}')
    await open()
    await expect.poll(() => dialog.locator('video').evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(0)
    expect(await dialog.getByRole('alert').count()).toBe(0)
    await close()
  })

  it('plays with its sound, its captions and a transcript that leads to each shot', async () => {
    const { page, complaints, close } = await openLater(browser)
    await visit(page, `${site.address}/`)
    await page.getByRole('button', { name: 'Watch trailer' }).click()
    const dialog = page.getByRole('dialog')
    const video = dialog.locator('video')
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime), { timeout: 15_000 }).toBeGreaterThan(0.3)
    const state = await video.evaluate((film: HTMLVideoElement) => ({
      seconds: Math.round(film.duration),
      muted: film.muted,
      cues: film.textTracks[0]?.cues?.length,
      showing: film.textTracks[0]?.mode,
    }))
    expect(state).toEqual({ seconds: 54, muted: false, cues: shots.filter(({ sound }) => sound).length, showing: 'showing' })
    await dialog.getByText(sixth?.title ?? '', { exact: true }).click()
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThanOrEqual(sixth?.start ?? 0)
    await expect.poll(() => dialog.locator('[aria-current]').textContent(), { timeout: 15_000 }).toContain(sixth?.title)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => playingFilms(page), { timeout: 15_000 }).toBe(1)
    expect(complaints).toEqual([])
    await close()
  })
})
