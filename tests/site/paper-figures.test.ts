import { brotliCompressSync } from 'node:zlib'
import type { Browser, Response } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium, violations } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { bankPaper, figure, figures, reachAll } from '../support/paper-figures.ts'
import { visit } from '../support/visit.ts'

/** Brotli bytes that the four figures may cost together. */
const maxScriptBytes = 10_000

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

describe('the figures of the bank paper', () => {
  it('are open to who goes by keyboard before they come to them', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
    await visit(page, `${site.address}${bankPaper}`)
    const slider = page.getByRole('slider', { name: 'Loans never repaid, of a hundred' })
    expect(await slider.isDisabled()).toBe(true)
    await page.keyboard.press('Tab')
    await expect.poll(() => slider.isDisabled()).toBe(false)
    await close()
  })

  it('come on approach, cost little, and one is worked by keyboard', async () => {
    const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
    const scripts: Response[] = []
    page.on('response', response => new URL(response.url()).pathname.endsWith('.js') && scripts.push(response))
    await visit(page, `${site.address}${bankPaper}`)
    await page
      .getByRole('status')
      .filter({ hasText: 'Loading...' })
      .waitFor({ state: 'detached' })
      .catch(() => undefined)
    await page.waitForLoadState('networkidle')
    const before = scripts.length
    const loan = figure(page, 'Figure 3 The loan, and what its charge pays for')
    const lost = loan.getByRole('slider', { name: 'Loans never repaid, of a hundred' })
    expect(await lost.isDisabled()).toBe(true)
    await reachAll(page)
    const late = await Promise.all(scripts.slice(before).map(response => response.body()))
    expect(late.length).toBeGreaterThan(0)
    expect(late.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)).toBeLessThanOrEqual(maxScriptBytes)
    const answer = loan.locator('[aria-live=polite]')
    expect(await answer.innerText()).toContain('31.3% APR')
    await lost.focus()
    await page.keyboard.press('Home')
    // Without losses, £18 less the clerk's £14.45.
    await expect.poll(() => answer.innerText()).toContain('leave the bank £3.55, before')
    expect(await lost.getAttribute('aria-valuetext')).toBe('0')
    expect(
      await loan
        .getByRole('row', { name: /^Left of the charge/ })
        .getByRole('cell')
        .innerText(),
    ).toBe('£3.55')
    await loan.getByRole('button', { name: 'Reset to the paper’s figures' }).press('Enter')
    await expect.poll(() => answer.innerText()).toContain('£0.05 short')
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('have labels of one line on a wide screen, and a rule beside the words of an answer that is no longer than they are', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
    await visit(page, `${site.address}${bankPaper}`)
    await reachAll(page)
    for (const name of figures) {
      const labels = await figure(page, name)
        .locator('label')
        .evaluateAll(all => all.map(label => label.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(label).lineHeight)))
      expect(labels.length).toBeGreaterThan(2)
      expect(Math.max(...labels)).toBeLessThan(1.5)
      const [ruled = 0, worded = 0] = await figure(page, name)
        .locator('[aria-live=polite]')
        .evaluate(answer => {
          const words = document.createRange()
          words.selectNodeContents(answer)
          return [answer, words].map(each => each.getBoundingClientRect().height)
        })
      expect(ruled - worded).toBeLessThan(10)
    }
    await close()
  })

  it.each([
    [390, 844],
    [320, 640],
  ])('stay in sight on a screen of %i x %i while their last slider is moved, and leave it free', async (width, height) => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width, height } })
    await visit(page, `${site.address}${bankPaper}`)
    await reachAll(page)
    for (const name of figures) {
      const slider = figure(page, name).getByRole('slider').last()
      await slider.evaluate(moved =>
        scrollTo({ top: scrollY + moved.getBoundingClientRect().top - innerHeight * 0.6, behavior: 'instant' }),
      )
      const drawing = await figure(page, name).getByRole('img').boundingBox()
      expect(drawing?.y).toBeGreaterThanOrEqual(-1)
      expect((drawing?.y ?? 0) + (drawing?.height ?? height)).toBeLessThan((await slider.boundingBox())?.y ?? 0)
    }
    await close()
  })

  it('are tables and drawings without script, and nothing that does nothing', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
    await page.goto(`${site.address}${bankPaper}`)
    for (const name of figures) {
      const each = figure(page, name)
      expect(await each.getByRole('table').isVisible()).toBe(true)
      expect(await each.getByRole('img').isVisible()).toBe(true)
      expect(await each.getByRole('slider').count()).toBe(0)
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    await close()
  })
})
