import { identity } from '@site/identity'
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
  ['/', 2],
  ['/discover', 3],
  ['/impact-work', 4],
  ['/policy-reform', 6],
  ['/human-rights-advocacy', 5],
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

it.each(['/human-rights', '/education', '/healing', '/public-figure', '/education-programme'])(
  'the case of %s is printed whole, and no link to skip by at the foot of each sheet',
  async path => {
    const { page, close } = await openPage(browser, { viewport: { width: 643, height: 956 } })
    await visit(page, site.address + path)
    await page.emulateMedia({ media: 'print' })
    const undrawn = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => !(timeline instanceof DocumentTimeline))
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
    )
    expect(undrawn).toEqual([])
    expect((await page.locator('a', { hasText: 'Skip to the content' }).boundingBox())?.width ?? 0).toBe(0)
    await close()
  },
)

describe('a paper that is printed', () => {
  it('keeps the words of a figure with its drawing, and may put its table on the next sheet', async () => {
    await printed('/whitepaper/zuri-halloran')
    const figures = await paper.locator('figure[id^="figure-"]').evaluateAll(all =>
      all.map(figure => {
        const [words, drawing, table] = ['figcaption', 'svg', 'table'].map(part => figure.querySelector(part) as Element)
        return {
          whole: [words, drawing, table].map(part => getComputedStyle(part as Element).breakInside),
          after: [words, drawing].map(part => getComputedStyle(part as Element).breakAfter),
          figure: getComputedStyle(figure).breakInside,
          height: (drawing as Element).getBoundingClientRect().bottom - (words as Element).getBoundingClientRect().top,
        }
      }),
    )
    expect(figures).toHaveLength(4)
    for (const { whole, after, figure, height } of figures) {
      expect(whole).toEqual(['avoid', 'avoid', 'avoid'])
      expect(after).toEqual(['avoid', 'auto'])
      expect(figure).toBe('auto')
      // Less than half of what an A4 sheet holds between its margins; CSS pixels.
      expect(height).toBeLessThan(450)
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

describe('the home page on paper', () => {
  beforeAll(() => printed('/'))

  it('says its headline whole, and nothing lies over its words', async () => {
    expect(await paper.locator('h1').innerText()).toMatch(/^Redefining\s+Human Rights$/)
    expect(await paper.locator('main').getByText('Redefining').locator('visible=true').count()).toBe(1)
    expect(await coveredWords()).toEqual([])
  })

  it('covers none where things move either', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 794, height: 956 } })
    await visit(page, site.address)
    await page.emulateMedia({ media: 'print' })
    expect(await coveredWords(page)).toEqual([])
    await close()
  })

  it('has all its words dark', async () => {
    const light = await paper.locator('main :is(h1, h2, h3, p, li)').evaluateAll(all =>
      all
        .filter(element => {
          const channels =
            getComputedStyle(element)
              .color.match(/[\d.]+/g)
              ?.slice(0, 3)
              .map(Number) ?? []
          return element.checkVisibility() && Math.max(...channels) > 0x60
        })
        .map(element => element.textContent),
    )
    expect(light).toEqual([])
  })

  it('prints no link that looks like a control', async () => {
    for (const name of ['Discover what we do', 'Watch trailer', 'Contact us', 'Request a consultation'])
      expect(await paper.locator('main').getByText(name, { exact: true }).locator('visible=true').count()).toBe(0)
  })
})

it('what is written in the booking form is printed, and no field that is empty', async () => {
  const { page, close } = await openPage(browser)
  await visit(page, `${site.address}/consultation`)
  const message = Array.from({ length: 40 }, (_, line) => `Line ${line}`).join('\n')
  await page.getByLabel('Name').fill('Asha Verma')
  await page.getByLabel('Message').fill(message)
  await page.emulateMedia({ media: 'print' })
  const fields = page.locator('main').locator('input:not([tabindex="-1"]), select, textarea').locator('visible=true')
  expect(await fields.evaluateAll(all => all.map(field => (field as HTMLInputElement).value))).toEqual(['Asha Verma', message])
  const { shown, all } = await page.getByLabel('Message').evaluate(field => ({ shown: field.clientHeight, all: field.scrollHeight }))
  expect(shown).toBeGreaterThanOrEqual(all)
  await close()
})

it('no control of the services is printed', async () => {
  await printed('/discover')
  expect(
    await paper
      .getByText(/^(Learn More|View |See the )/)
      .locator('visible=true')
      .count(),
  ).toBe(0)
})

it.each(['/', '/faq', '/profile', '/fees', '/racial-literacy-training', '/whitepaper/zuri-halloran', '/contact-us'])(
  'one line on paper says whose %s is, its last',
  async path => {
    await printed(path)
    const { name, place, emails, phone } = identity
    const line = `${name}, ${place.city}: ${emails.office}, ${phone}`
    const lines = (await paper.locator('body').innerText()).split('\n').filter(text => text.trim())
    expect(lines.filter(text => text === line)).toHaveLength(1)
    expect(lines.at(-1)).toBe(line)
    await paper.emulateMedia({ media: 'screen' })
    expect(await paper.getByText(line).locator('visible=true').count()).toBe(0)
  },
)

/** Words of the page's beginning that something else lies over. */
const coveredWords = (page = paper): Promise<string[]> =>
  page.locator('main :is(h1, h2, h3, p)').evaluateAll(all => {
    const shown = all.filter(element => element.checkVisibility()).slice(0, 8)
    return shown.flatMap(element => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const range = document.createRange()
      range.selectNodeContents(element)
      const box = range.getClientRects()[0]
      const above = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return above && (element.contains(above) || above.contains(element)) ? [] : [element.textContent ?? '']
    })
  })

async function printed(path: string): Promise<void> {
  await paper.emulateMedia({ media: 'screen' })
  await visit(paper, site.address + path)
  await paper.emulateMedia({ media: 'print' })
}

/** Chromium writes one page object a sheet, uncompressed. */
const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
