import { brotliCompressSync } from 'node:zlib'
import { identity } from '@site/identity'
import type { Browser, Page, Response } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium, violations } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { visit } from '../support/visit.ts'

const path = `/whitepaper/${identity.name.toLowerCase().replaceAll(' ', '-')}`

/** Brotli bytes that the four figures may cost together. */
const maxScriptBytes = 10_000

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const figure = (page: Page, name: string | RegExp) => page.getByRole('figure', { name })
const figures = [/^Figure 1 /, /^Figure 2 /, /^Figure 3 /, /^Figure 4 /]

/** Comes to each figure as a reader does, and waits until it can be worked. */
async function reachAll(page: Page): Promise<void> {
  for (const name of figures) {
    await figure(page, name).scrollIntoViewIfNeeded()
    const sliders = figure(page, name).getByRole('slider')
    await expect.poll(() => sliders.evaluateAll(all => all.length > 0 && !all.some(slider => slider.matches(':disabled')))).toBe(true)
  }
}

describe('the figures of the bank paper', () => {
  it('come on approach, cost little, and one is worked by keyboard', async () => {
    const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
    const scripts: Response[] = []
    page.on('response', response => new URL(response.url()).pathname.endsWith('.js') && scripts.push(response))
    await visit(page, `${site.address}${path}`)
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
    await expect.poll(() => answer.innerText()).toContain('£3.55 left')
    expect(await lost.getAttribute('aria-valuetext')).toBe('0')
    expect(
      await loan
        .getByRole('row', { name: /^Left of the charge/ })
        .getByRole('cell')
        .innerText(),
    ).toBe('£3.55')
    await loan.getByRole('button', { name: 'As in the paper' }).press('Enter')
    await expect.poll(() => answer.innerText()).toContain('£0.05 short')
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('are tables and drawings without script, and nothing that does nothing', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
    await page.goto(`${site.address}${path}`)
    for (const name of figures) {
      const each = figure(page, name)
      expect(await each.getByRole('table').isVisible()).toBe(true)
      expect(await each.getByRole('img').isVisible()).toBe(true)
      expect(await each.getByRole('slider').count()).toBe(0)
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    await close()
  })

  it('break no word of a table on any screen, and do not move what stands below them while they are worked', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, `${site.address}${path}`)
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      for (const name of figures) {
        const each = figure(page, name)
        await each.scrollIntoViewIfNeeded()
        const broken = await each.getByRole('table').evaluate(table => {
          const cells = [...table.querySelectorAll('th, td')].flatMap(cell => [...cell.childNodes])
          return cells.flatMap(node =>
            [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
              const range = document.createRange()
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              return range.getClientRects().length > 1 && !word.includes('-') ? [word] : []
            }),
          )
        })
        expect(broken, `${width} px`).toEqual([])
      }
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await reachAll(page)
    for (const name of figures) {
      const each = figure(page, name)
      for (const slider of await each.getByRole('slider').all()) {
        const height = (await each.boundingBox())?.height
        for (const key of ['Home', 'End']) {
          await slider.press(key)
          expect((await each.boundingBox())?.height).toBe(height)
        }
      }
    }
    await close()
  })
})
