import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { settled } from '../support/moving.ts'
import { documentsOf, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const entrance = (page: Page) => page.getByRole('img', { name: /^A woman walks out of golden light/ })

/** The shape that the entrance is cut to, once it has come to rest. */
async function shapeOf(page: Page): Promise<string> {
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await settled(page)
  return entrance(page).evaluate(picture => {
    for (let element: Element | null = picture; element; element = element.parentElement) {
      const { clipPath } = getComputedStyle(element)
      if (clipPath !== 'none') return clipPath
    }
    return 'none'
  })
}

async function boxOf(page: Page) {
  await entrance(page).evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await shapeOf(page)
  const box = await entrance(page).boundingBox()
  if (!box) throw new Error('The entrance is not shown')
  return box
}

/** Size of the words of the article in the footer, CSS px. */
const sizeOfArticle = (page: Page): Promise<number> =>
  page
    .getByRole('contentinfo')
    .getByRole('blockquote')
    .evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))

describe('home, for visitors who want no motion', () => {
  let still: WatchedPage
  let sizeAtHome: number

  beforeAll(async () => {
    still = await openLater(browser, { reducedMotion: 'reduce' })
    await visit(still.page, `${site.address}/`)
    sizeAtHome = await sizeOfArticle(still.page)
  })

  afterAll(async () => {
    await still?.close()
  })

  it('has an entrance to its story that stays as it is under the mouse', async () => {
    const { page } = still
    await page.setViewportSize({ width: 1440, height: 900 })
    const { x, y, width, height } = await boxOf(page)
    const rest = await shapeOf(page)
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.move(x + width * 0.85, y + height / 2)
    expect(await shapeOf(page)).toBe(rest)
  })

  it('tells its story under a title that can be read: the picture’s edge crosses the feet of its first line alone', async () => {
    const { page } = still
    for (const width of [2560, 1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await boxOf(page)
      const title = page.getByRole('heading', { name: 'The story of a new era' })
      await title.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const crossed = await title.evaluate(element => {
        const first = document.createRange()
        first.selectNodeContents(element.firstChild ?? element)
        const { left, right, top, height } = first.getBoundingClientRect()
        /** Whether the picture, which is cut to its shape, is what one sees there. */
        const inPicture = (x: number, share: number) => !element.contains(document.elementFromPoint(x, top + height * share))
        const places = [0.02, 0.2, 0.4, 0.5, 0.6, 0.8, 0.98].map(share => left + (right - left) * share)
        return { middle: places.some(x => inPicture(x, 0.58)), feet: places.some(x => inPicture(x, 0.9)) }
      })
      expect({ width, ...crossed }).toEqual({ width, middle: false, feet: true })
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  it('tells it under one heading and leads to what is done', async () => {
    const { page, complaints } = still
    const story = page.getByRole('region', { name: 'The story of a new era' })
    expect(await story.getByRole('heading').count()).toBe(1)
    const link = story.getByRole('link')
    expect([await link.innerText(), await link.getAttribute('href')]).toEqual(['Discover what we do', '/discover'])
    const documents = documentsOf(page)
    await link.click()
    await page.waitForURL('**/discover')
    expect(documents.every(address => address === `${site.address}/discover`)).toBe(true)
    expect(complaints.filter(complaint => !complaint.includes('404'))).toEqual([])
  })

  it('ends on the first article in full size, and other pages on one no larger than what they end on', async () => {
    const { page } = still
    await visit(page, `${site.address}/faq`)
    expect(sizeAtHome).toBeGreaterThan(2 * (await sizeOfArticle(page)))
  })
})

describe('the entrance', () => {
  it('leans towards the mouse wherever it is, and rests when it has left', async () => {
    const { page, complaints, close } = await openLater(browser, { viewport: { width: 1440, height: 900 } })
    await visit(page, `${site.address}/`)
    const { x, y, width, height } = await boxOf(page)
    const rest = await shapeOf(page)
    const shapes = new Set([rest])
    for (const [left, top] of [
      [0.15, 0.5],
      [0.85, 0.5],
      [0.5, 0.85],
    ] as const) {
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.move(x + width * left, y + height * top)
      shapes.add(await shapeOf(page))
    }
    expect(shapes.size).toBe(4)
    await page.mouse.move(2, 2)
    expect(await shapeOf(page)).toBe(rest)
    expect(complaints).toEqual([])
    await close()
  })
})
