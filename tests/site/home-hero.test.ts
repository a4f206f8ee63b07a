import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { onFaces } from '../support/clear-places.ts'
import { playingFilms, watchFetches } from '../support/moving.ts'
import { paint } from '../support/places.ts'
import { scrollTo, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const preview = (page: Page) => page.getByRole('button', { name: /^Next: film/ })
const hero = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })

const names = [
  'Next: film 2 of 4: two voices, one cloth',
  'Next: film 3 of 4: light on a face',
  'Next: film 4 of 4: silk in the wind',
  'Next: film 1 of 4: two hands, one thread',
] as const

/** What the hero's layers are cut to. */
const cuts = (page: Page) =>
  hero(page)
    .locator(':scope > div')
    .evaluateAll(layers => layers.map(layer => getComputedStyle(layer).clipPath))

/** What the films' posters say, in their order: people first, cloth last. */
const captions = [/old hand/, /young man/, /headwrap of marigold/, /silk cloth/] as const

/** The poster of a film, counted from 0 and on through all of them. */
const poster = (page: Page, film: number) => hero(page).getByRole('img', { name: captions[film % captions.length] ?? '' })

describe('the preview of the next film', () => {
  it('grows into the ground by transform and clip-path alone, and one film is decoded at rest', async () => {
    const { page, complaints, close } = await openLater(browser)
    await visit(page, `${site.address}/`)
    await expect.poll(() => playingFilms(page)).toBe(1)
    await preview(page).click()
    const growth = await page.evaluate(async () => {
      const playing = () => [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length
      const seen = { most: 0, late: false, properties: new Set<string>() }
      // From the press until the growth was seen and is over: a busy machine begins it late.
      let isGrowing = false
      const begun = performance.now()
      do {
        await new Promise(resolve => requestAnimationFrame(resolve))
        seen.most = Math.max(seen.most, playing())
        const grown = document.getAnimations().filter(({ effect }) => effect?.getTiming().duration === 1000)
        for (const { effect } of grown) {
          const { progress, localTime } = effect?.getComputedTiming() ?? {}
          if (Number(localTime) < 300 && Number(progress) < Number(localTime) / 1000) seen.late = true
          for (const frame of (effect as KeyframeEffect).getKeyframes()) for (const name of Object.keys(frame)) seen.properties.add(name)
        }
        isGrowing = grown.length > 0
      } while (performance.now() - begun < (isGrowing || seen.properties.size === 0 ? 15_000 : 1500))
      return { most: seen.most, late: seen.late, properties: [...seen.properties] }
    })
    expect(growth.most).toBeLessThanOrEqual(2)
    // A press is answered: it grows fast at first and slowly at the end.
    expect(growth.late).toBe(false)
    expect(growth.properties).toEqual(expect.arrayContaining(['clipPath', 'transform']))
    expect(growth.properties.filter(name => /width|height|top|left|inset|margin/i.test(name))).toEqual([])
    await expect.poll(() => playingFilms(page)).toBe(1)
    await expect.poll(() => hero(page).locator('video').count()).toBe(1)
    expect(complaints).toEqual([])
    await close()
  })

  /** The films that play now, by their names. */
  const playing = (page: Page): Promise<(string | undefined)[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('video')]
        .filter(video => !video.paused && video.currentTime > 0)
        .map(({ dataset }) => /hero-\d/.exec(dataset.address ?? '')?.[0]),
    )

  it('is a film while the pointer or the keyboard is on it, the ground rests meanwhile, and what is pressed goes to the ground', async () => {
    const { page, complaints, close } = await openLater(browser)
    const fetched = watchFetches(page)
    const ofSecond = async () => (await fetched()).films.filter(address => address.includes('hero-4')).length
    await visit(page, `${site.address}/`)
    const plays = (film: string) => expect.poll(() => playing(page)).toEqual([film])
    await plays('hero-2')
    expect(await ofSecond()).toBe(0)
    await preview(page).focus()
    await plays('hero-4')
    await page.getByRole('button', { name: 'Watch trailer' }).focus()
    await plays('hero-2')
    await preview(page).hover()
    await plays('hero-4')
    await page.mouse.move(5, 600)
    await plays('hero-2')
    await preview(page).hover()
    await plays('hero-4')
    await page.mouse.down()
    await page.mouse.up()
    await page.getByRole('button', { name: names[1] }).waitFor()
    await plays('hero-4')
    // Though the pointer rests where the next one is shown.
    await expect.poll(() => hero(page).locator('video').count()).toBe(1)
    expect(complaints).toEqual([])
    await close()
  })

  it('is fetched no sooner than the page has loaded, whoever points at it', async () => {
    const { page, close } = await openLater(browser)
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/late.webp', async route => {
      await held
      await route.fulfill({ status: 404, body: '' })
    })
    await page.addInitScript(() => {
      new Image().src = '/late.webp'
    })
    const fetched = watchFetches(page)
    await page.goto(`${site.address}/`, { waitUntil: 'commit' })
    await page.locator('#menu[data-hydrated]').waitFor({ state: 'attached' })
    await preview(page).hover()
    // Time itself is what is waited for.
    await page.waitForTimeout(700)
    expect((await fetched()).films).toEqual([])
    release()
    await expect.poll(() => playing(page)).toEqual(['hero-4'])
    await close()
  })
})

describe('on leaving the screen', () => {
  it.each([
    ['the scroll itself', true],
    ['script, where scrolling drives no animations', false],
  ])('the frame tightens, drawn by %s', async (_, supported) => {
    const { page, complaints, close } = await openLater(browser)
    if (!supported) await page.addInitScript(() => Object.assign(CSS, { supports: () => false }))
    await visit(page, `${site.address}/`)
    if (!supported) await page.locator('section > [data-by-script]').first().waitFor()
    const before = await cuts(page)
    await scrollTo(page, await hero(page).evaluate(section => section.getBoundingClientRect().height * 0.9))
    await expect.poll(async () => (await cuts(page)).filter((cut, place) => cut !== before[place]).length).toBe(1)
    const tight = (await cuts(page)).find((cut, place) => cut !== before[place])
    // Nine tenths of the way to polygon(8% 6%, 94% 0, 90% 92%, 0 100%).
    const [left, head, right] = (tight?.match(/[\d.]+(?=%)/g) ?? []).map(Number)
    expect([left, head, right].map(value => Math.round((value ?? 0) * 10) / 10)).toEqual([7.2, 5.4, 94.6])
    expect(complaints).toEqual([])
    await close()
  })
})

describe('for who asked for reduced motion', () => {
  let still: WatchedPage
  let fetched: ReturnType<typeof watchFetches>

  beforeAll(async () => {
    still = await openLater(browser, { reducedMotion: 'reduce' })
    fetched = watchFetches(still.page)
    await visit(still.page, `${site.address}/`)
  })

  afterAll(async () => {
    await still?.close()
  })

  it('the frame stays as it is on leaving the screen', async () => {
    const { page } = still
    const before = await cuts(page)
    await scrollTo(page, 500)
    expect(await cuts(page)).toEqual(before)
    await scrollTo(page, 0)
  })

  it('the preview of the next film is a picture', async () => {
    const { page } = still
    await preview(page).hover()
    // Time itself is what is waited for.
    await page.waitForTimeout(700)
    expect((await fetched()).films).toEqual([])
    expect(await preview(page).locator('img').isVisible()).toBe(true)
  })

  it('the preview says which of how many comes next and what it shows, and wraps', async () => {
    const { page, complaints } = still
    for (const [turn, name] of [...names, names[0]].entries()) {
      await poster(page, turn).waitFor()
      const button = page.getByRole('button', { name, exact: true })
      expect(await button.count()).toBe(1)
      if (turn < 4) await button.press('Enter')
    }
    expect(complaints).toEqual([])
  })
})

describe('where a film cannot be shown', () => {
  /** The browser reports a failed fetch by itself. */
  const ours = (complaints: readonly string[]) => complaints.filter(complaint => !complaint.startsWith('Failed to load resource'))

  it('its poster stays and the page works', async () => {
    const { page, complaints, close } = await openLater(browser)
    const fetched = watchFetches(page)
    await page.route(/\.(mp4|webm)$/, route => route.abort())
    await visit(page, `${site.address}/`)
    await expect.poll(async () => (await fetched()).films.length).toBeGreaterThan(0)
    await expect.poll(() => hero(page).locator('video').count()).toBe(0)
    expect(await poster(page, 0).isVisible()).toBe(true)
    await preview(page).click()
    await poster(page, 1).waitFor()
    await expect.poll(() => poster(page, 0).count()).toBe(0)
    expect(ours(complaints)).toEqual([])
    await close()
  })

  it('because the browser refuses to play it, the poster is what is seen', async () => {
    const { page, complaints, close } = await openLater(browser)
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'))
    })
    await visit(page, `${site.address}/`)
    const film = hero(page).locator('video')
    await film.waitFor({ state: 'attached' })
    expect(await film.evaluate(element => getComputedStyle(element).opacity)).toBe('0')
    expect(await poster(page, 0).isVisible()).toBe(true)
    await preview(page).click()
    await poster(page, 1).waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})

/** Left, top, right and bottom on the screen. */
const edges = async (element: Locator): Promise<[number, number, number, number]> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return [x, y, x + width, y + height]
}

describe('words and controls', () => {
  const screens = [
    [1440, 900],
    [1280, 800],
    [1920, 1080],
    [2560, 1440],
    [1366, 650],
    [768, 1024],
    [390, 844],
    [320, 640],
  ] as const

  let page: Page

  beforeAll(async () => {
    ;({ page } = await openLater(browser, { reducedMotion: 'reduce' }))
    await page.route(/\.(mp4|webm)$/, route => route.abort())
    await visit(page, `${site.address}/`)
  })

  it('cover no face and no hand on any screen, and preview and pause stand together', async () => {
    const found: string[] = []
    for (const film of [1, 2, 3]) {
      // Swapped at once; looked at with the control that pauses what moves.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await preview(page).click()
      await poster(page, film).waitFor()
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await paint(page, false)
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height })
        found.push(...(await onFaces(page, 'section:has(h1)')).map(words => `${width} x ${height}: ${words}`))
        if (film < 3 || width < 368) continue
        const [, top, right, bottom] = await edges(preview(page))
        const [left, head, , foot] = await edges(hero(page).getByRole('button', { name: /motion/i }))
        expect(left - right, `${width} x ${height}`).toBeLessThan(24)
        expect([head < bottom, foot > top], `${width} x ${height}`).toEqual([true, true])
      }
      await paint(page, true)
    }
    expect(found).toEqual([])
  })

  it('have on a laptop the pause on the line of the preview', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 1366, height: 768 })
    const [tile, pause] = await Promise.all([
      preview(page).boundingBox(),
      preview(page).locator('xpath=following-sibling::button').boundingBox(),
    ])
    const middle = (box: typeof tile) => (box?.y ?? 0) + (box?.height ?? 0) / 2
    expect(pause).not.toBeNull()
    expect(Math.abs(middle(tile) - middle(pause))).toBeLessThan(4)
  })

  it('break no word of the large titles and cut none off, however wide a reader spaces the letters', async () => {
    await page.evaluate(() => {
      const wide = new CSSStyleSheet()
      wide.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }')
      document.adoptedStyleSheets.push(wide)
    })
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      const cut = await page.locator('h1, h2:text("The story of a new era")').evaluateAll(titles =>
        titles.flatMap(title => {
          const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
          const words = []
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
              const range = document.createRange()
              range.setStart(text, index)
              range.setEnd(text, index + word.length)
              const { left, right } = range.getBoundingClientRect()
              // The space after the last letter may lie beyond the edge.
              const spacing = Number.parseFloat(getComputedStyle(title).letterSpacing)
              if (left < 0 || right - spacing > innerWidth || range.getClientRects().length > 1) words.push(word)
            }
          return words
        }),
      )
      expect(cut, `${width} x ${height}`).toEqual([])
    }
  })
})

it.each([
  [1440, 900, 'Next: film 2 of 4'],
  [1366, 768, 'Next: film 2 of 4'],
  [768, 1024, 'Next: film 2 of 4'],
  [390, 844, 'Next'],
  [320, 640, 'Next'],
  [844, 390, 'Next'],
  [720, 450, 'Next'],
])('the preview says that it is the next, at %d x %d', async (width, height, says) => {
  const { page, close } = await openLater(browser, { reducedMotion: 'reduce', viewport: { width, height } })
  await visit(page, `${site.address}/`)
  expect((await preview(page).innerText()).split('\n')[0]).toBe(says)
  await close()
})
