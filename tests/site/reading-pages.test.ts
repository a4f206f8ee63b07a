import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium, violations } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { scrollTo, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const desk = { width: 1440, height: 900 }

it('the privacy policy has its contents in sight while it is read, and each title beside its text', async () => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: desk })
  await visit(page, `${site.address}/privacy-policy`)
  const part = page.getByRole('heading', { level: 3, name: 'Communications' })
  await scrollTo(page, await part.evaluate(title => title.getBoundingClientRect().top + scrollY - 300))
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect.poll(() => contents.locator('[aria-current]').innerText()).toBe('How We Use Your Data')
  const [list, title, text] = await Promise.all([
    contents.boundingBox(),
    part.boundingBox(),
    page.getByText('To write to you about your request.').boundingBox(),
  ])
  if (!list || !title || !text) throw new Error('The contents, a title and its text: one of them is not laid out')
  expect(list.y).toBeGreaterThanOrEqual(0)
  expect(list.y + list.height).toBeLessThanOrEqual(desk.height)
  expect(title.x).toBeGreaterThan(list.x + list.width)
  expect(text.x).toBeGreaterThan(title.x + title.width / 2)
  expect(Math.abs(title.y - text.y)).toBeLessThan(20)
  // Up to the margin: no empty side.
  expect(text.x + text.width).toBeGreaterThan(desk.width * 0.9)
  expect(await violations(page)).toEqual([])
  await close()
})

it('how to write safely says first whom to call, no number broken, on any screen', async () => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: desk })
  await visit(page, `${site.address}/writing-safely`)
  const numbers = page.locator('main a[href^="tel:"]:is([href$=":999"], [href$=":112"])')
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await numbers.allInnerTexts(), `${width} px`).toEqual(['999', '112'])
    const lines = await numbers.evaluateAll(all =>
      all.map(number => {
        const words = document.createRange()
        words.selectNodeContents(number)
        return words.getClientRects().length
      }),
    )
    expect(lines, `${width} px`).toEqual([1, 1])
    if (width !== 768) expect(await violations(page), `${width} px`).toEqual([])
  }
  await close()
})

it('each picture of the twelve strands is shown whole', async () => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: desk })
  await visit(page, `${site.address}/learn-more-vision`)
  const cut = await page
    .getByRole('region', { name: 'What it is woven from' })
    .locator('img')
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.map(picture => {
        const { width, height } = picture.getBoundingClientRect()
        return Number(picture.getAttribute('width')) / Number(picture.getAttribute('height')) / (width / height)
      }),
    )
  expect(cut).toHaveLength(12)
  for (const part of cut) expect(part).toBeCloseTo(1, 1)
  await close()
})
