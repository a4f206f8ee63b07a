import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openLater, openPage, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { scrollTo, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const about = (page: Page) => page.locator('#about')
const picture = (page: Page) => about(page).getByRole('img', { name: /woman in an indigo headwrap/ })
const statement = (page: Page) => about(page).getByText('One practice, from the first testimony')

type Stage = {
  /** Document offset at which the stage begins to stay, and px for which it does. */
  top: number
  stay: number
}

/** In the page: the track is the last part of the section. */
const stageOf = (page: Page): Promise<Stage> =>
  about(page).evaluate(section => {
    const { top, height } = (section.lastElementChild as HTMLElement).getBoundingClientRect()
    return { top: top + scrollY, stay: height - innerHeight }
  })

type Look = { cut: string; opacity: number; words: { top: number; bottom: number; left: number; right: number }; stageTop: number }

const lookOf = (page: Page): Promise<Look> =>
  about(page).evaluate(section => {
    const stage = section.lastElementChild?.firstElementChild
    const cloth = stage?.firstElementChild
    const words = stage?.lastElementChild
    if (!stage || !cloth || !words) throw new Error('The stage has no cloth or no words')
    const { top, bottom, left, right } = words.getBoundingClientRect()
    return {
      cut: getComputedStyle(cloth).clipPath,
      opacity: Number(getComputedStyle(words).opacity),
      words: { top, bottom, left, right },
      stageTop: Math.round(stage.getBoundingClientRect().top),
    }
  })

/** Whether all words of the stage lie on the cloth, none of them across an edge of its cut. */
const wordsOnCloth = (page: Page): Promise<boolean> =>
  about(page).evaluate(section => {
    const stage = section.lastElementChild?.firstElementChild
    const cloth = stage?.firstElementChild
    const lines = [...(stage?.lastElementChild?.children ?? [])].flatMap(({ firstChild }) => {
      const line = document.createRange()
      if (firstChild) line.selectNodeContents(firstChild)
      return [...line.getClientRects()]
    })
    const corners = lines.flatMap(({ left, right, top, bottom }) => [left, right].flatMap(x => [top, bottom].map(y => [x, y] as const)))
    return (
      corners.length > 0 &&
      corners.every(([x, y]) => document.elementsFromPoint(x, y).some(each => each === cloth || cloth?.contains(each)))
    )
  })

const whole = 'polygon(0% 0%, 100% 0%, 100% 100%, 0% 100%)'
const normal = (cut: string): string => cut.replace(/\b0px/g, '0%')

/** A desk, the same at 200 %, a phone, on its side, and a small one. */
const screens = [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 640 },
]

describe('the picture of the about section', () => {
  let still: WatchedPage
  let moving: WatchedPage

  beforeAll(async () => {
    still = await openLater(browser, { reducedMotion: 'reduce' })
    moving = await openLater(browser)
    for (const { page } of [still, moving]) await visit(page, `${site.address}/`)
  })

  afterAll(async () => {
    await still?.close()
    await moving?.close()
  })

  it.each(screens)(
    'stays while the page goes on, opens to the full screen, and its words are readable at the end: $width x $height',
    async viewport => {
      const { page, complaints } = moving
      await page.setViewportSize(viewport)
      const { top, stay } = await stageOf(page)
      // An upright screen has room below the cut: the words stand there from the first, and the stage is left sooner.
      const isUpright = viewport.width < 1024 && viewport.width < viewport.height
      expect(stay).toBeGreaterThan(viewport.height * (isUpright ? 0.8 : 1.5))
      const at = async (share: number): Promise<Look> => {
        await scrollTo(page, top + stay * share)
        return lookOf(page)
      }
      const first = await at(0.01)
      expect(normal(first.cut)).not.toBe(whole)
      expect(first.opacity).toBe(isUpright ? 1 : 0)
      const middle = await at(0.4)
      expect(middle.cut).not.toBe(first.cut)
      expect(middle.stageTop).toBe(0)
      if (isUpright)
        for (const share of [0.01, 0.2, 0.4, 0.6]) {
          await at(share)
          expect(await wordsOnCloth(page), `at ${share}`).toBe(true)
        }
      const open = await at(0.73)
      expect(normal(open.cut)).toBe(whole)
      expect(open.stageTop).toBe(0)
      const last = await at(0.95)
      expect(last.opacity).toBe(1)
      expect(last.stageTop).toBe(0)
      expect(last.words.top).toBeGreaterThanOrEqual(0)
      expect(last.words.bottom).toBeLessThanOrEqual(viewport.height + 1)
      expect(last.words.left).toBeGreaterThanOrEqual(0)
      expect(last.words.right).toBeLessThanOrEqual(viewport.width + 1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(complaints).toEqual([])
    },
  )

  it.each(screens)('is open and still where motion is not wanted: $width x $height', async viewport => {
    const { page } = still
    await page.setViewportSize(viewport)
    const { top, stay } = await stageOf(page)
    expect(stay).toBeLessThan(viewport.height)
    for (const offset of [top - viewport.height / 2, top]) {
      await scrollTo(page, offset)
      const { cut, opacity } = await lookOf(page)
      expect([cut, opacity]).toEqual(['none', 1])
    }
  })

  it('stands with words that say who works here, since when, and lead on', async () => {
    const { page } = still
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await about(page).getByRole('heading', { level: 2 }).isVisible()).toBe(true)
    expect(await about(page).textContent()).toContain('in 2015')
    const links = about(page).getByRole('link')
    expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual(['/consultation', '/profile'])
  })

  it('is open as soon as the visitor pauses motion, and the page has no empty stretch then', async () => {
    const { page } = moving
    await page.setViewportSize({ width: 1280, height: 800 })
    await scrollTo(page, 0)
    expect((await lookOf(page)).cut).not.toBe('none')
    await page.getByRole('button', { name: 'Pause motion' }).first().click()
    // The button shows the press first; the page follows the frame.
    await expect.poll(() => lookOf(page)).toMatchObject({ cut: 'none', opacity: 1 })
    expect((await stageOf(page)).stay).toBeLessThan(100)
  })
})

it('does the same by script where scrolling drives no animations', async () => {
  const { page, complaints, close } = await openLater(browser)
  await page.addInitScript(() => Object.assign(CSS, { supports: () => false }))
  await visit(page, `${site.address}/`)
  await about(page).locator('[data-by-script]').waitFor()
  const { top, stay } = await stageOf(page)
  await scrollTo(page, top + stay * 0.2)
  await expect.poll(async () => (await lookOf(page)).opacity).toBe(0)
  const { cut } = await lookOf(page)
  await scrollTo(page, top + stay * 0.95)
  await expect.poll(async () => normal((await lookOf(page)).cut)).toBe(whole)
  expect(normal(cut)).not.toBe(whole)
  await expect.poll(async () => (await lookOf(page)).opacity).toBe(1)
  expect(complaints).toEqual([])
  await close()
})

it('is whole without script', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(`${site.address}/`)
  await statement(page).scrollIntoViewIfNeeded()
  expect(await statement(page).isVisible()).toBe(true)
  const box = await picture(page).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(1280)
  const section = await about(page).boundingBox()
  expect(section?.height).toBeLessThan(2 * 800 + 400)
  await close()
})
