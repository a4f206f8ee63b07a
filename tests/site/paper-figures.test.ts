import { brotliCompressSync } from 'node:zlib'
import { identity } from '@site/identity'
import type { Browser, Page } from 'playwright'
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

const figure = (page: Page, name: string) => page.getByRole('figure', { name })

describe('the figures of the bank paper', () => {
  it('come on approach, cost little, and one is worked by keyboard', async () => {
    const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
    const scripts: { url: string; bytes: number }[] = []
    page.on('response', async response => {
      if (!/\.js$/.test(new URL(response.url()).pathname)) return
      const body = await response.body().catch(() => Buffer.alloc(0))
      scripts.push({ url: response.url(), bytes: brotliCompressSync(body).length })
    })
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
    await loan.scrollIntoViewIfNeeded()
    await expect.poll(() => lost.isEnabled()).toBe(true)
    await expect.poll(() => scripts.length).toBeGreaterThan(before)
    await page.waitForLoadState('networkidle')
    const late = scripts.slice(before)
    expect(late.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(maxScriptBytes)
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
    for (const name of [/^Figure 1 /, /^Figure 2 /, /^Figure 3 /, /^Figure 4 /]) {
      const each = page.getByRole('figure', { name })
      expect(await each.getByRole('table').isVisible()).toBe(true)
      expect(await each.getByRole('img').isVisible()).toBe(true)
      expect(await each.getByRole('slider').count()).toBe(0)
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    await close()
  })

  it.each([1440, 768, 390, 320])('break no word of a table at %i px', async width => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width, height: 900 } })
    await visit(page, `${site.address}${path}`)
    for (const name of [/^Figure 1 /, /^Figure 2 /, /^Figure 3 /, /^Figure 4 /]) {
      const each = page.getByRole('figure', { name })
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
      expect(broken).toEqual([])
    }
    await close()
  })

  it('do not move what stands below them while they are worked', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 320, height: 640 } })
    await visit(page, `${site.address}${path}`)
    for (const name of [/^Figure 1 /, /^Figure 2 /, /^Figure 3 /, /^Figure 4 /]) {
      const each = page.getByRole('figure', { name })
      await each.scrollIntoViewIfNeeded()
      const sliders = await each.getByRole('slider').all()
      for (const slider of sliders) {
        await expect.poll(() => slider.isEnabled()).toBe(true)
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
