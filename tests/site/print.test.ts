import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { scrollTo, visit } from '../support/visit.ts'

let browser: Browser
/** For what is printed where nothing moves, as wide as an A4 sheet between its margins. */
let paper: Page

beforeAll(async () => {
  browser = await sharedChromium()
  ;({ page: paper } = await openPage(browser, { viewport: { width: 643, height: 956 }, reducedMotion: 'reduce' }))
})

afterAll(async () => {
  await closePages()
})

/** The sheets that a page may take. */
const sheets = [
  ['/whitepapers', 1],
  ['/whitepaper/zero-coin-ico', 1],
  ['/contact-us', 1],
  ['/consultation', 2],
  ['/fees', 2],
  ['/faq', 3],
  ['/writing-safely', 3],
  ['/privacy-policy', 4],
] as const

describe.each(sheets)('%s on paper', (path, count) => {
  beforeAll(() => printed(path))

  it(`takes ${count} ${count === 1 ? 'sheet' : 'sheets'}`, async () => {
    expect(sheetsOf(await paper.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(count)
  })

  it('offers nothing to press or to fill in, and names no address of this machine', async () => {
    const controls = paper.locator('main').locator('button, input:not([tabindex="-1"]), select, textarea')
    expect(await controls.locator('visible=true').count()).toBe(0)
    expect(await paper.locator('body').innerText()).not.toContain('localhost')
  })

  it('leaves no title behind at the foot of a sheet', async () => {
    const loose = await paper
      .locator('main :is(h2, h3, summary)')
      .evaluateAll(titles =>
        titles.filter(title => title.checkVisibility() && getComputedStyle(title).breakAfter !== 'avoid').map(title => title.textContent),
      )
    expect(loose).toEqual([])
  })

  if (path === '/faq')
    it('has every answer', async () => {
      const heights = await paper.locator('details > div').evaluateAll(all => all.map(answer => answer.getBoundingClientRect().height))
      expect(heights).toHaveLength(12)
      for (const height of heights) expect(height).toBeGreaterThan(20)
    })
})

it('bars and threads are printed that nobody has scrolled to', async () => {
  const { page, close } = await openPage(browser)
  await visit(page, `${site.address}/impact-work`)
  /** Inline, as what moves them leaves it. */
  const hidden = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement | SVGElement>('main *')]
      return [
        all.some(({ style }) => style.clipPath.startsWith('inset')),
        all.some(({ style }) => Number.parseFloat(style.strokeDashoffset) > 0),
      ]
    })
  const seen = [false, false]
  for (let top = 0; seen.includes(false) && top < 8000; top += 300) {
    await scrollTo(page, top)
    const [bars, threads] = await hidden()
    if (bars && !seen[0]) {
      await page.emulateMedia({ media: 'print' })
      const clipped = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main *')].some(
          element => element.style.clipPath.startsWith('inset') && getComputedStyle(element).clipPath !== 'none',
        ),
      )
      expect(clipped).toBe(false)
      await page.emulateMedia({ media: 'screen' })
      seen[0] = true
    }
    if (threads) {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      expect((await hidden())[1]).toBe(false)
      seen[1] = true
    }
  }
  expect(seen).toEqual([true, true])
  await close()
})

describe('a paper that is printed', () => {
  it('keeps each figure whole: its words, its drawing and its table', async () => {
    await printed('/whitepaper/zuri-halloran')
    const figures = await paper
      .locator('figure[id^="figure-"]')
      .evaluateAll(all =>
        all.map(figure => ({ inside: getComputedStyle(figure).breakInside, height: figure.getBoundingClientRect().height })),
      )
    expect(figures).toHaveLength(4)
    for (const { inside, height } of figures) {
      expect(inside).toBe('avoid')
      // Less than what an A4 sheet holds between its margins, or it could not be kept whole; CSS pixels.
      expect(height).toBeLessThan(900)
    }
  })
})

it.each(['/human-rights-equality-consultation', '/community-empowerment'])(
  'every step of the framework of %s is read on paper, none beneath another',
  async path => {
    await printed(path)
    const hidden = await paper.locator('main [role="tabpanel"] li').evaluateAll(steps => {
      const boxes = steps.map(step => step.getBoundingClientRect())
      const over = (a: DOMRect, b: DOMRect) => a.top < b.bottom - 1 && b.top < a.bottom - 1 && a.left < b.right - 1 && b.left < a.right - 1
      return {
        count: boxes.length,
        laid: boxes.filter((box, index) => boxes.some((other, place) => place > index && over(box, other))).length,
      }
    })
    expect(hidden).toEqual({ count: 12, laid: 0 })
  },
)

async function printed(path: string): Promise<void> {
  await paper.emulateMedia({ media: 'screen' })
  await visit(paper, site.address + path)
  await paper.emulateMedia({ media: 'print' })
}

/** Chromium writes one page object a sheet, uncompressed. */
const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
