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

  it('that is larger than the others has its label close below its baseline', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
    for (const path of ['/emergency-education', '/human-rights-equality-consultation', '/healing-before-learning']) {
      await page.goto(site.address + path)
      const gap = await page
        .locator('section:has(#results) dl > div:has(> dt)')
        .first()
        .evaluate(each => {
          const foot = document.createElement('span')
          foot.style.display = 'inline-block'
          each.querySelector('dd > span')?.append(foot)
          return (each.querySelector('dt')?.getBoundingClientRect().top ?? 0) - foot.getBoundingClientRect().bottom
        })
      expect(gap, path).toBeGreaterThan(16)
      expect(gap, path).toBeLessThan(32)
    }
    await close()
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
    await expect.poll(() => page.locator('#investigation-countries h4').isVisible()).toBe(true)
    await close()
  })
})

describe('The figures of a page', () => {
  it('have their labels at one height, whether anything is drawn above them or not', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, `${site.address}/data-driven-research`)
    const labels = page.locator('[aria-labelledby*=results] dl:has(> div > dd details) > div > dt')
    const tops = await labels.evaluateAll(all => all.slice(0, 3).map(label => Math.round(label.getBoundingClientRect().top)))
    expect(tops).toHaveLength(3)
    expect(new Set(tops).size).toBe(1)
    await close()
  })
})

it('what is drawn of figures side by side begins below their words at one height', async () => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  for (const path of ['/education-programme', '/consultancy-policy']) {
    await visit(page, site.address + path)
    const gaps = await page
      .locator('#outcomes, #impact')
      .locator('xpath=ancestor::section')
      .locator('li > [data-reveal]:has(details)')
      .evaluateAll(all =>
        all.map(outcome => {
          const [note, drawn] = [outcome.querySelector('p'), outcome.querySelector('[role=img]')?.firstElementChild]
          return Math.round((drawn?.getBoundingClientRect().top ?? 0) - (note?.getBoundingClientRect().bottom ?? 0))
        }),
      )
    expect(gaps, path).toHaveLength(3)
    expect(Math.max(...gaps), path).toBeLessThan(40)
  }
  await close()
})

it('a march sets out from its count, beside it on a wide screen, also when what was counted is opened', async () => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  await visit(page, `${site.address}/human-rights-advocacy`)
  const rows = page.locator('[aria-labelledby="impact"] dl:has(svg) > div:has(svg)')
  const starts = await rows.evaluateAll(all =>
    all.map(row => [row.querySelector('dd'), row.querySelector('svg')].map(each => each?.getBoundingClientRect().left ?? 0)),
  )
  expect(starts).toHaveLength(3)
  for (const [count = 0, march = 0] of starts) expect(march).toBeGreaterThan(count)
  // The three are one screen.
  expect(await rows.evaluateAll(all => all.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0))).toBeLessThan(850)
  const row = rows.nth(1)
  const fall = () => row.evaluate(each => (each.querySelector('svg')?.getBoundingClientRect().top ?? 0) - each.getBoundingClientRect().top)
  const before = await fall()
  await row.locator('summary').click()
  await expect.poll(() => row.getByText('What would make it wrong').isVisible()).toBe(true)
  expect(await fall()).toBe(before)
  await close()
})

describe('The page of all figures', () => {
  it('has all its groups folded and no name under the bar that has returned, and stands open on paper', async () => {
    const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, `${site.address}/what-we-count`)
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await scrollTo(page, 0)
      expect(await page.locator('section > details[open]').count()).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(8)
      const name = page.getByRole('heading', { name: 'Countries', exact: true })
      await name.click()
      await page.locator('#client-countries').scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, -150)
      await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0)
      expect((await name.boundingBox())?.y, `${width} px`).toBeLessThan(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      await name.click()
    }
    await page.emulateMedia({ media: 'print' })
    const shown = () =>
      page.locator('li h4').evaluateAll(each => each.every(figure => figure.checkVisibility({ contentVisibilityAuto: true })))
    await expect.poll(shown).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })

  it('opens the group of the figure that the address names, without script as well', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, close } = await openPage(browser, { reducedMotion: 'reduce', javaScriptEnabled })
      await page.goto(`${site.address}/what-we-count#youth-recidivism`)
      await expect.poll(() => page.locator('#youth-recidivism h4').isVisible()).toBe(true)
      expect(await page.locator('#continents').isVisible()).toBe(false)
      await close()
    }
  })
})
