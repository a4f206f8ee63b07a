import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { scrollTo, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const pages = [
  '/cross-cultural-mediation',
  '/emergency-education',
  '/consultancy-policy',
  '/human-rights-advocacy',
  '/impact-work',
  '/human-rights',
]

describe('A figure', () => {
  let page: Page

  beforeAll(async () => {
    ;({ page } = await openPage(browser, { javaScriptEnabled: false }))
  })

  it.each(pages)('of %s is opened without script, and what stands beside it stays where it is', async path => {
    await page.goto(site.address + path)
    const first = page.locator('[data-evidence]').first()
    await first.scrollIntoViewIfNeeded()
    const places = () =>
      page.evaluate(() => {
        const opened = document.querySelector('[data-evidence] summary')?.getBoundingClientRect()
        const beside = [...document.querySelectorAll('[data-evidence] summary')].map(each => each.getBoundingClientRect())
        return beside.filter(({ top }) => top <= (opened?.top ?? 0) + 1).map(({ left, top }) => [left, top])
      })
    const before = await places()
    await first.locator('summary').click()
    await expect.poll(() => first.getByText('What would make it wrong').isVisible()).toBe(true)
    expect(await places()).toEqual(before)
  })

  it('stands open on paper', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, `${site.address}/cross-cultural-mediation`)
    const answers = page.locator('[data-evidence] dl')
    const shown = () => answers.evaluateAll(each => each.map(answer => answer.checkVisibility({ contentVisibilityAuto: true })))
    expect((await shown()).some(Boolean)).toBe(false)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(async () => (await shown()).every(Boolean)).toBe(true)
    await close()
  })

  it('leads to itself among all others', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, `${site.address}/human-rights`)
    const first = page.locator('[data-evidence]').first()
    await first.locator('summary').press('Enter')
    await first.getByRole('link').click()
    await page.waitForURL('**/what-we-count#investigation-countries')
    await expect.poll(() => page.locator('#investigation-countries h3').isVisible()).toBe(true)
    await close()
  })
})

describe('The page of all figures', () => {
  it('keeps the name of a group in sight and is no wider than the screen, on any screen', async () => {
    const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, `${site.address}/what-we-count`)
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await scrollTo(page, 0)
      await page.locator('#client-countries').scrollIntoViewIfNeeded()
      const name = await page.getByRole('heading', { name: 'Countries', exact: true }).boundingBox()
      expect(name?.y, `${width} px`).toBeGreaterThanOrEqual(0)
      expect(name?.y, `${width} px`).toBeLessThan(400)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    }
    expect(complaints).toEqual([])
    await close()
  })

  it('keeps the lead of a group below its name until both have gone by', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
    await visit(page, `${site.address}/what-we-count`)
    const gap = await page.getByRole('region', { name: 'Continents' }).evaluate(group => {
      window.scrollTo({ top: scrollY + group.getBoundingClientRect().bottom - 280, behavior: 'instant' })
      const name = group.querySelector('h2')?.getBoundingClientRect()
      const lead = group.querySelector('p')?.getBoundingClientRect()
      return lead && name && lead.top - name.bottom
    })
    expect(gap).toBeGreaterThan(0)
    await close()
  })
})
