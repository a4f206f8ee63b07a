import { services } from '@site/identity/services'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { expectNoShift, newShifts, watchShifts } from '../support/layout-shift.ts'
import { decoded, wordsOf } from '../support/page-words.ts'
import { declaredPages } from '../support/releases.ts'
import { scrollTo, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(closePages)

const narrow = { width: 320, height: 640 }
const tablet = { width: 768, height: 1024 }

/** Pages that say what they are for in one sentence (docs/decisions/0023); the twelve services are told from their records. */
const sentences: Record<string, string> = {
  '/': 'Every right is a thread. A life worth living is the cloth.',
  '/discover': 'A repair is tested by use.',
  '/profile': 'Whoever comes for a report can leave with a repair.',
  '/vision': 'Rights are written as sentences.',
  '/human-rights': '“All are equal before the law',
  '/education': '“Everyone has the right to education.',
  '/healing': '“Everyone has the right to freedom of opinion and expression;',
  '/public-figure': 'A small committee gets the same preparation as a full auditorium,',
  '/impact-work': 'Good intentions arrive by car, and leave by car.',
  '/education-programme': 'A sentence takes away liberty.',
  '/policy-reform': 'Where no rule protects a right, it depends on who is on duty.',
  '/public-figure-hero': 'A studio door opens for a few minutes.',
  '/youth-rehabilitation': 'A sentence ends on a date.',
}

const sewn = (page: Page) => page.locator('main [class*="sewn"]')

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** How much of the thread is drawn, in lines of the sentence: each row is cut where the needle is. */
const drawn = (page: Page): Promise<number> =>
  sewn(page)
    .locator('svg')
    .evaluateAll(rows => {
      const shares = rows.map(row => 1 - Number.parseFloat(getComputedStyle(row).clipPath.split(' ')[1] ?? '0') / 100)
      return shares.reduce((sum, share) => sum + share, 0)
    })

/** Scrolls until the sentence begins at that share of the screen's height, 0 being the top. */
async function sentenceAt(page: Page, share: number): Promise<void> {
  await scrollTo(page, await sewn(page).evaluate((each, at) => each.getBoundingClientRect().top + scrollY - innerHeight * at, share))
}

describe('The sewn sentence', () => {
  it('is seen without script, and its thread never said', async () => {
    const { page, close } = await openLater(browser, { javaScriptEnabled: false })
    await page.goto(`${site.address}/healing`, { waitUntil: 'domcontentloaded' })
    expect(oneLine(await sewn(page).innerText())).toBe(sentences['/healing'])
    expect(await sewn(page).evaluate(each => each.checkVisibility({ opacityProperty: true }))).toBe(true)
    expect(await sewn(page).locator('svg:not([aria-hidden="true"])').count()).toBe(0)
    await close()
  })

  it('is said whole and once in the markup of its page, stands at most once on any, and not where it would be in the way', async () => {
    const counts = new Map<string, number>()
    for (const { path } of await declaredPages()) {
      const markup = await (await fetch(site.address + encodeURI(path))).text()
      counts.set(path, markup.match(/<span class="sewn/g)?.length ?? 0)
      const sentence = sentences[path]
      if (!sentence) continue
      const [, spoken = ''] = /<span class="sewn[\s\S]*?<span class="words[^"]*">([\s\S]*?)<\/span><\/span>\s/.exec(markup) ?? []
      expect(oneLine(decoded(spoken.replaceAll(/<[^>]+>/g, ''))), path).toBe(sentence)
      expect(oneLine(wordsOf(markup).join(' ')).split(sentence), path).toHaveLength(2)
    }
    for (const path of Object.keys(sentences)) expect(counts.get(path), path).toBe(1)
    expect([...counts].filter(([, count]) => count > 1)).toEqual([])
    for (const path of ['/faq', '/consultation', '/fees', '/contact-us', '/privacy-policy', '/whitepapers', '/what-we-count'])
      expect(counts.get(path), path).toBe(0)
    expect([...counts.values()].filter(Boolean)).toHaveLength(24)
  })

  it('is sewn line by line as one scrolls, and unpicked on the way back', async () => {
    const { page, complaints, close } = await openLater(browser)
    await visit(page, `${site.address}/human-rights`)
    await sentenceAt(page, 0.98)
    expect(await drawn(page)).toBe(0)
    await sentenceAt(page, 0.66)
    const begun = await drawn(page)
    await sentenceAt(page, 0.3)
    const further = await drawn(page)
    expect(begun).toBeGreaterThan(0)
    expect(further).toBeGreaterThan(begun + 1)
    await sentenceAt(page, 0.98)
    expect(await drawn(page)).toBe(0)
    expect(complaints).toEqual([])
    await close()
  })

  it('is sewn through for those who asked for reduced motion, wherever it stands', async () => {
    const { page, close } = await openLater(browser, { reducedMotion: 'reduce' })
    await visit(page, `${site.address}/human-rights`)
    await sentenceAt(page, 0.98)
    const whole = await drawn(page)
    await sentenceAt(page, 0.1)
    expect([whole, await drawn(page)]).toEqual([9, 9])
    await close()
  })

  it.each(['/', '/healing', '/vision'])(
    'fits %s at 320 px without a thread, and at 768 px with a row for every line, with wide spacing as well',
    async path => {
      const { page, close } = await openLater(browser, { viewport: tablet })
      await visit(page, site.address + path)
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      const missing = () =>
        sewn(page).evaluate(each => {
          const rows = each.querySelector('[class*="weft"]')
          const below = each.getBoundingClientRect().bottom - (rows?.lastElementChild?.getBoundingClientRect().bottom ?? 0)
          return Math.max(0, Math.round(below))
        })
      expect([await sideways(), await missing()]).toEqual([0, 0])
      await page.evaluate(() => {
        const wide = new CSSStyleSheet()
        wide.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }')
        document.adoptedStyleSheets.push(wide)
      })
      expect([await sideways(), await missing()]).toEqual([0, 0])
      await page.setViewportSize(narrow)
      expect([await sideways(), await sewn(page).locator('svg').first().isVisible()]).toEqual([0, false])
      await close()
    },
  )

  it.each([1440, 768, 390])('has a thread of its own on each service at %d px, below its letters and above what follows', async width => {
    const { page, close } = await openLater(browser, { viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const drawings = new Set<string>()
    for (const { slug } of services) {
      await visit(page, `${site.address}/${slug}`)
      const [drawing, over, under] = await sewn(page).evaluate(each => {
        const thread = each.querySelector('path')
        const { top = Number.NaN, bottom = Number.NaN } = thread?.getBoundingClientRect() ?? {}
        const letters = each.querySelector('[class*="words"]')?.getBoundingClientRect().bottom ?? Number.NaN
        return [
          thread?.getAttribute('d') ?? '',
          top - letters,
          (each.nextElementSibling?.getBoundingClientRect().top ?? Number.NaN) - bottom,
        ]
      })
      expect(over, slug).toBeGreaterThan(3)
      expect(under, slug).toBeGreaterThan(8)
      drawings.add(drawing)
    }
    expect(drawings.size).toBe(12)
    await close()
  })

  it('moves nothing else while it is sewn', async () => {
    const { page, close } = await openLater(browser, { viewport: { width: 390, height: 844 } })
    await watchShifts(page)
    await visit(page, `${site.address}/youth-rehabilitation`)
    for (let share = 1; share > 0; share -= 0.1) await sentenceAt(page, share)
    expectNoShift(await newShifts(page))
    await close()
  })

  it('leaves its words to be marked and copied: the thread never takes the pointer', async () => {
    const { page, close } = await openLater(browser)
    await visit(page, `${site.address}/discover`)
    await sentenceAt(page, 0.4)
    const hit = await sewn(page).evaluate(each => {
      const { left, top, height } = each.getBoundingClientRect()
      return [20, 60, 120, 200].map(x => document.elementFromPoint(left + x, top + height / 2)?.closest('svg'))
    })
    expect(hit).toEqual([null, null, null, null])
    await close()
  })
})
