import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { openAt, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const open = (path: string, width = 390) => openAt(browser, site.address + path, { viewport: { width, height: 900 } })

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${place}: expected on the page`)
  return box
}

const widths = [390, 1440]

it('the papers of a complaint are laid minute beside minute, on a phone and on a desk', async () => {
  const { page, complaints, close } = await open('/human-rights')
  const top = async (at: string) => (await boxOf(page.locator(`time[datetime="${at}"]`))).y
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const hour = (await top('01:00')) - (await top('00:00'))
    expect((await top('00:00')) - (await top('23:00')), `${width} px`).toBeCloseTo(hour, 0)
    const gap = (await top('01:31')) - (await top('22:05'))
    expect(Math.abs(gap / hour - 206 / 60), `${width} px`).toBeLessThan(0.06)
    // Without the width of its stroke.
    const stitches = await page.locator('path[stroke-dasharray="0.34 0.66"]').evaluate(path => {
      const [{ y, height }, scale] = [(path as SVGPathElement).getBBox(), (path as SVGPathElement).getScreenCTM()!]
      return { height: height * scale.d, end: scale.f + (y + height) * scale.d }
    })
    expect(Math.abs(stitches.height / hour - 206 / 60), `${width} px, a stitch a minute`).toBeLessThan(0.06)
    expect(stitches.end, `${width} px, none past the last`).toBeLessThan(await top('01:31'))
    // One screen holds the night.
    expect(hour * 4, `${width} px`).toBeLessThan(600)
  }
  expect(complaints).toEqual([])
  await close()
})

it('each hour of a school day stands at its place in the day', async () => {
  const { page, close } = await open('/education', 1440)
  const left = async (at: string) => (await boxOf(page.locator(`ol li:has(time[datetime="${at}"])`).first())).x
  const [midnight, noon] = [await left('00:00'), await left('12:00')]
  for (const [at, hours] of [
    ['06:30', 6.5],
    ['16:00', 16],
    ['20:30', 20.5],
  ] as const)
    expect(Math.abs((await left(at)) - midnight - ((noon - midnight) * hours) / 12), at).toBeLessThan(2)
  await close()
})

it('the moments of a first hour are as long as their minutes, on a phone and on a desk, where their words stay in sight while silence passes', async () => {
  const { page, close } = await open('/healing')
  const moment = async (title: string) =>
    (
      await boxOf(
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: title }) })
          .getByRole('list'),
      )
    ).height
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(Math.abs((await moment('The thread')) / (await moment('The way home')) - 3.1), `${width} px`).toBeLessThan(0.15)
  }
  // The thread is whole: each length of it hangs from the end of the last, on a phone too.
  await page.setViewportSize({ width: 390, height: 900 })
  const lengths = await page.locator('[aria-labelledby="first-hour"] ol > li > div:first-child').evaluateAll(all =>
    all.map(thread => {
      const { top, bottom } = thread.getBoundingClientRect()
      return [Math.round(top), Math.round(bottom)]
    }),
  )
  expect(lengths.slice(1).map(([top]) => top)).toEqual(lengths.slice(0, -1).map(([, bottom]) => bottom))
  await page.setViewportSize({ width: widths.at(-1) ?? 1440, height: 900 })
  const words = page.getByRole('heading', { name: 'The thread' })
  await words.evaluate(heading => scrollBy({ top: heading.getBoundingClientRect().top + 300, behavior: 'instant' }))
  await expect.poll(async () => (await boxOf(words)).y).toBeGreaterThan(0)
  // Those of a short one stay at its beginning.
  const short = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'The agreement' }) })
  await short.evaluate(item => scrollBy({ top: item.getBoundingClientRect().top, behavior: 'instant' }))
  expect((await boxOf(short.getByRole('heading'))).y - (await boxOf(short.getByRole('list'))).y).toBeLessThan(10)
  // Words that have gone with their moment to its end stay clear of the next title.
  await page.setViewportSize({ width: 390, height: 900 })
  const next = page.getByRole('heading', { name: 'The way home' })
  await next.evaluate(heading => scrollBy({ top: heading.getBoundingClientRect().top - 200, behavior: 'instant' }))
  const last = await boxOf(page.getByText('Silence counts as an answer.'))
  expect((await boxOf(next)).y - last.y - last.height).toBeGreaterThanOrEqual(60)
  await close()
})

it('the lesson and its threads are one cloth: no ground shows between them', async () => {
  const { page, close } = await open('/education', 1440)
  const strands = page.locator('svg', { has: page.locator('path[stroke-width="100"]') })
  const fan = await boxOf(page.locator('svg:has(#lesson-threads)'))
  expect((await boxOf(strands)).y + (await boxOf(strands)).height - fan.y).toBeCloseTo(1, 1)
  await close()
})

it('the parts of a lesson are as wide as they are long', async () => {
  const { page, close } = await open('/education', 1440)
  const part = async (title: string) =>
    (await boxOf(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) }))).width
  expect((await part('09:40 One task')) / (await part('09:15 Room'))).toBeCloseTo(2, 1)
  await close()
})

describe('without script, on the narrowest screen', () => {
  let page: Page

  beforeAll(async () => {
    ;({ page } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 320, height: 900 }, javaScriptEnabled: false }))
  })

  it.each([
    ['/human-rights', 'Custody log'],
    ['/education', '09:15 The lesson'],
    ['/healing', 'Silence, 11 min'],
    ['/consultancy-policy', 'Nobody has said what ‘disruptive’ means'],
    ['/healing-recovery', 'At home. Her chair was kept.'],
    ['/education-programme', 'A second prison'],
    ['/public-figure', 'Second microphone'],
  ])('%s tells its case as an illustration', async (path, words) => {
    await page.goto(site.address + path)
    await expect.poll(() => page.getByText(words).first().isVisible()).toBe(true)
    expect(await page.getByText('Illustration', { exact: true }).isVisible()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

it('what is tabbed back to on a phone is clear of the rings that stay in sight above it', async () => {
  const { page, close } = await open('/healing-recovery', 390)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Returning').focus()
  for (let press = 0; press < 5 && !(await button('Settling').evaluate(each => each === document.activeElement)); press++)
    await page.keyboard.press('Shift+Tab')
  const hit = () =>
    button('Settling').evaluate(each => {
      const { left, top } = each.getBoundingClientRect()
      return each === document.activeElement && each.contains(document.elementFromPoint(left + 4, top + 4))
    })
  await expect.poll(hit).toBe(true)
  await close()
})

it('the outermost ring is whole below the way out when its step, the last, is pressed', async () => {
  const { page, close } = await open('/healing-recovery', 1440)
  const step = page.getByRole('button', { name: 'Returning', exact: true })
  await step.evaluate(each => scrollBy({ top: each.getBoundingClientRect().top - 320, behavior: 'instant' }))
  await step.click()
  const ring = page.locator('svg', { has: page.locator('text', { hasText: /^8$/ }) })
  await expect.poll(async () => (await boxOf(ring)).y).toBeGreaterThanOrEqual(44)
  expect((await boxOf(ring)).y + (await boxOf(ring)).height).toBeLessThanOrEqual(900)
  await close()
})

it.each([390, 768])('on a screen of %d a pillar is taken away by its name, and its words alone stand below', async width => {
  const { page, close } = await open('/human-rights-hero', width)
  const told = () => page.getByRole('region', { name: 'What a finding stands on' }).getByRole('heading', { level: 3 }).allTextContents()
  expect(await told()).toEqual(['Testimony'])
  await page.getByRole('button', { name: 'Law', exact: true }).click()
  expect(await told()).toEqual(['Law'])
  const struck = () =>
    page
      .getByRole('region', { name: 'Work in hand' })
      .getByRole('heading', { level: 3 })
      .evaluateAll(titles => titles.map(title => getComputedStyle(title).textDecorationLine === 'line-through'))
  expect(await struck()).toEqual([false, false, true, false])
  await page.getByRole('button', { name: 'Law', exact: true }).click()
  expect(await struck()).toEqual([false, false, false, false])
  await close()
})

it('voices are uncovered in a moment, wherever whoever reads them stops', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  await visit(page, `${site.address}/human-rights-hero`)
  const voice = page.getByRole('region', { name: 'From those initiatives' }).getByRole('figure').first()
  const isWhole = () => voice.evaluate(({ children }) => [...children].every(part => getComputedStyle(part).clipPath === 'none'))
  const stopAt = (height: number) =>
    voice.evaluate((figure, top) => scrollBy({ top: figure.getBoundingClientRect().top - top, behavior: 'instant' }), height)
  await stopAt(1200)
  await expect.poll(isWhole).toBe(false)
  await stopAt(780)
  await expect.poll(isWhole, { timeout: 3000 }).toBe(true)
  await stopAt(1200)
  expect(await isWhole()).toBe(true)
  await close()
})

it('on a phone the button that hands the jar on is in sight while its first step is, on a low bar', async () => {
  const { page, close } = await open('/impact-work', 390)
  await page.getByRole('heading', { name: 'Invitation' }).evaluate(each => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const foot = () => page.getByRole('button', { name: 'Hand it on' }).evaluate(each => innerHeight - each.getBoundingClientRect().bottom)
  await expect.poll(foot).toBeGreaterThanOrEqual(0)
  expect((await boxOf(page.getByText('In whose hands').locator('../..'))).height).toBeLessThan(116)
  // The menu comes back for whoever scrolls up: beside the button, below the words.
  await page.mouse.wheel(0, -40)
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect.poll(() => menu.evaluate(each => getComputedStyle(each).opacity)).toBe('1')
  const [pill, button, words] = [
    await boxOf(menu),
    await boxOf(page.getByRole('button', { name: 'Hand it on' })),
    await boxOf(page.getByText('In whose hands')),
  ]
  expect(button.x + button.width).toBeLessThan(pill.x)
  expect(words.y + words.height).toBeLessThan(pill.y)
  await close()
})

it.each([768, 1440])('the rings go with the last step: no ground is left bare below it, on a screen of %d', async width => {
  const { page, close } = await open('/healing-recovery', width)
  const bare = await page
    .locator('li', { has: page.getByRole('button', { name: 'Returning', exact: true }) })
    .evaluate(step => (step.closest('section')?.getBoundingClientRect().bottom ?? 0) - step.getBoundingClientRect().bottom)
  expect(bare).toBeLessThan(180)
  await close()
})

it('a format that is pointed at is framed over its own rule and the next one, clear of its words', async () => {
  const { page, close } = await open('/public-figure', 1440)
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Panels and summits' }) })
  await row.hover()
  const frame = await row.evaluate(element => {
    const { top, bottom, left, borderStyle } = getComputedStyle(element, '::before')
    return {
      edges: [top, bottom].map(Number.parseFloat),
      aside: Number.parseFloat(left),
      borderStyle,
      above: getComputedStyle(element).zIndex,
    }
  })
  expect(frame).toMatchObject({ edges: [-1, -2], aside: -24, borderStyle: 'solid', above: '1' })
  await close()
})

it.each(
  [1440, 768, 320].flatMap(width => [
    { width, path: '/public-figure', region: 'Before the microphone is on', framed: 'li' },
    { width, path: '/public-figure-hero', region: 'Where she is heard', framed: 'li > div' },
  ]),
)('what is pointed at on $path is framed clear of its words, of the next ones and of the screen’s edge: $width px', async row => {
  const { page, close } = await openPage(browser, { viewport: { width: row.width, height: 900 } })
  await visit(page, site.address + row.path)
  const cards = page.getByRole('region', { name: row.region }).getByRole('listitem')
  await cards.first().hover()
  const framed = () =>
    cards.evaluateAll(([first, second], selector) => {
      const card = first!.parentElement!.querySelector(selector)!
      const [box, words, next] = [card, card.querySelector('p')!, second!.querySelector('h3')!].map(each => each.getBoundingClientRect())
      const scale = Number(getComputedStyle(card).scale)
      const frame = getComputedStyle(card, '::before')
      const around = (side: 'left' | 'right' | 'bottom') => -Number.parseFloat(frame[side]) * scale
      const [right, bottom] = [box!.right + around('right'), box!.bottom + around('bottom')]
      return {
        scale,
        toWords: Math.min(words!.left - box!.left + around('left'), bottom - words!.bottom),
        toNext: next!.left > box!.left + 1 ? next!.left - right : next!.top - bottom,
        toEdge: innerWidth - right,
      }
    }, row.framed)
  await expect.poll(async () => (await framed()).scale).toBe(1.02)
  const { toWords, toNext, toEdge } = await framed()
  expect(toWords).toBeGreaterThanOrEqual(8)
  expect(toNext).toBeGreaterThan(10)
  expect(toEdge).toBeGreaterThan(3)
  await close()
})

it.each([390, 768])('every word of a folded register stands on its paper, on a screen of %d', async width => {
  const { page, close } = await open('/education-programme', width)
  const folds = page.getByRole('listitem').filter({ hasText: 'Lessons' })
  for (const fold of await folds.all()) {
    await fold.scrollIntoViewIfNeeded()
    // What is cut off is not hit.
    const onPaper = await fold.evaluate(paper =>
      [...paper.querySelectorAll('p')].map(words => {
        const { left, right, bottom } = words.getBoundingClientRect()
        return [left, right - 1].every(x => paper.contains(document.elementFromPoint(x, bottom - 1)))
      }),
    )
    expect(onPaper).toEqual([true, true, true, true])
  }
  expect(await folds.count()).toBe(4)
  await close()
})

it.each([390, 768, 1440])('the loops that turn behind a section lie whole within it, on a screen of %d', async width => {
  const { page, close } = await open('/healing-recovery', width)
  const places = await page.locator('section svg[viewBox="-50 -50 100 100"]').evaluateAll(loops =>
    loops.map(loop => {
      const [{ top, right, bottom, left }, around] = [loop.getBoundingClientRect(), loop.closest('section')?.getBoundingClientRect()]
      return around && top >= around.top && bottom <= around.bottom && left >= around.left && right <= around.right
    }),
  )
  expect(places).toEqual([true, true])
  await close()
})

it.each([
  [1440, '/consultancy-policy', 'Shared drafting'],
  [1440, '/healing-recovery', 'Ancestral ceremony'],
  [320, '/healing-recovery', 'Somatic release'],
])('at %i px on %s ‘%s’ stands on one line', async (width, path, name) => {
  const { page, close } = await open(path, width)
  const title = page.getByRole('heading', { name, exact: true })
  const lines = await title.evaluate(
    heading => heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight),
  )
  expect(Math.round(lines)).toBe(1)
  await close()
})
