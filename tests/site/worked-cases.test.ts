import type { Browser, Locator } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const open = async (path: string, width: number, javaScriptEnabled = true): Promise<WatchedPage> => {
  const watched = await openPage(browser, { reducedMotion: 'reduce', viewport: { width, height: 900 }, javaScriptEnabled })
  if (javaScriptEnabled) await visit(watched.page, site.address + path)
  else await watched.page.goto(site.address + path)
  return watched
}

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${place}: expected on the page`)
  return box
}

describe.each([1440, 390])('at %i px', width => {
  it('the papers of a complaint are laid minute beside minute', async () => {
    const { page, complaints, close } = await open('/human-rights', width)
    const top = async (at: string) => (await boxOf(page.locator(`time[datetime="${at}"]`))).y
    const hour = (await top('01:00')) - (await top('00:00'))
    expect((await top('00:00')) - (await top('23:00'))).toBeCloseTo(hour, 0)
    const gap = (await top('01:31')) - (await top('22:05'))
    expect(Math.abs(gap / hour - 206 / 60)).toBeLessThan(0.06)
    expect(complaints).toEqual([])
    await close()
  })

  it('the moments of a first hour are as long as their minutes', async () => {
    const { page, close } = await open('/healing', width)
    const moment = async (title: string) =>
      (await boxOf(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) }))).height
    expect(Math.abs((await moment('The thread')) / (await moment('The way home')) - 3.1)).toBeLessThan(0.15)
    await close()
  })
})

it('the words of a moment stay in sight while its silence passes', async () => {
  const { page, close } = await open('/healing', 1440)
  const words = page.getByRole('heading', { name: 'The thread' })
  await words.evaluate(heading => scrollBy({ top: heading.getBoundingClientRect().top + 300, behavior: 'instant' }))
  await expect.poll(async () => (await boxOf(words)).y).toBeGreaterThan(0)
  await close()
})

it('the parts of a lesson are as wide as they are long', async () => {
  const { page, close } = await open('/education', 1440)
  const part = async (title: string) =>
    (await boxOf(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) }))).width
  expect((await part('09:40 One task')) / (await part('09:15 Room'))).toBeCloseTo(2, 1)
  await close()
})

it.each([
  ['/human-rights', 'Custody log'],
  ['/education', '09:15 The lesson'],
  ['/healing', 'Silence, 11 min'],
  ['/education-programme', 'A second prison'],
  ['/public-figure', 'The second microphone'],
])('%s tells its case without script, on the narrowest screen, as an illustration', async (path, words) => {
  const { page, close } = await open(path, 320, false)
  await expect.poll(() => page.getByText(words).first().isVisible()).toBe(true)
  expect(await page.getByText(/^An illustration/).isVisible()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await close()
})
