import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/**
 * In the page, before anything of it: adds up the shifts that no input explains, from the frame after the browser has gone
 * to the answer. The first frame may show the top of the page; what that jump counts for is the browser's own.
 */
function watchShifts(): void {
  const seen = { total: 0, arrived: Number.POSITIVE_INFINITY }
  Object.assign(window, { seen })
  const look = () => {
    if (document.querySelector(':target')) requestAnimationFrame(() => Object.assign(seen, { arrived: performance.now() }))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver(list => {
    for (const { hadRecentInput, value, startTime } of list.getEntries() as Shift[])
      if (!hadRecentInput && startTime > seen.arrived) seen.total += value
  }).observe({ type: 'layout-shift', buffered: true })
}

const shifted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as unknown as { seen: { total: number } }).seen.total
  })

/** The first of its category, with much above it, and a second one. */
const answers = ['do-you-teach-in-prisons-and-refugee-camps', 'where-do-you-work']
const sizes = [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const

describe.each(sizes)('on %s', (_where, viewport) => {
  let page: Page
  let complaints: string[]
  let close: () => Promise<void>

  beforeAll(async () => {
    ;({ page, complaints, close } = await openPage(browser, { viewport, reducedMotion: 'reduce' }))
    await page.addInitScript(watchShifts)
  })

  afterAll(() => close?.())

  it('is one ruled list while all is closed: each row begins where the last ends, its category in it', async () => {
    await visit(page, `${site.address}/faq`)
    const rows = await page.locator('details').evaluateAll(all => all.map(row => row.getBoundingClientRect().toJSON() as DOMRect))
    expect(rows).toHaveLength(12)
    for (const [index, { bottom }] of rows.slice(0, -1).entries()) expect(Math.abs((rows[index + 1]?.top ?? 0) - bottom)).toBeLessThan(1.5)
    const names = await page.locator('section:has(> h2):has(details)').evaluateAll(groups =>
      groups.map(group => {
        const row = group.querySelector('details')?.getBoundingClientRect()
        const name = group.querySelector('h2')?.getBoundingClientRect()
        return row && name && name.top >= row.top - 1 && name.bottom <= row.bottom
      }),
    )
    expect(names).toEqual(Array(10).fill(true))
  })

  it.each(answers)('/faq#%s arrives at its answer, and nothing moves when the script opens its position', async slug => {
    // A hash alone would load nothing.
    await page.goto('about:blank')
    complaints.length = 0
    await visit(page, `${site.address}/faq#${slug}`)
    expect(await shifted(page)).toBeLessThan(0.005)
    const answer = page.locator(`#${slug}`)
    const alike = await page.locator('details[open]').count()
    expect(alike).toBe(slug === 'where-do-you-work' ? 2 : 10)
    expect(await answer.evaluate(element => element.closest('details')?.open)).toBe(true)
    // In sight, with its question above it; the last ones as near to the top as the page allows.
    const { top, bottom } = await answer.evaluate(element => element.getBoundingClientRect().toJSON() as DOMRect)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(viewport.height)
    expect(complaints).toEqual([])
  })

  it('the answers that the last address opened can be closed, together', async () => {
    await page.locator('summary', { hasText: 'Where do you work?' }).click()
    await expect.poll(() => page.locator('details[open]').count()).toBe(0)
    expect(await page.locator('#where-do-you-work').evaluate(answer => answer.checkVisibility({ contentVisibilityAuto: true }))).toBe(false)
  })
})

it('an answer is opened by its address without script as well', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(`${site.address}/faq#are-the-fees-negotiable`)
  expect(await page.getByText('Wherever the work is.').isVisible()).toBe(false)
  const answer = await page.locator('#are-the-fees-negotiable').boundingBox()
  expect(answer?.height).toBeGreaterThan(40)
  await close()
})
