import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { closePages, openLater, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

/** Degrees by which each picture of the banner is turned. */
const turnsOf = (page: Page): Promise<number[]> =>
  page.locator('#contact img').evaluateAll(pictures =>
    pictures.map(picture => {
      let turn = 0
      for (let element: Element | null = picture; element; element = element.parentElement) {
        const { rotate } = getComputedStyle(element)
        turn += rotate === 'none' ? 0 : Number.parseFloat(rotate)
      }
      return turn
    }),
  )

describe('the contact banner', () => {
  let page: Page

  beforeAll(async () => {
    ;({ page } = await openLater(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }))
    await visit(page, `${site.address}/`)
  })

  it('invites to the contact page', async () => {
    const banner = page.getByRole('region', { name: 'Let us build a future of equality and justice, together' })
    const link = banner.getByRole('link')
    expect([await link.innerText(), await link.getAttribute('href')]).toEqual(['Contact us', '/contact-us'])
    expect(await banner.getByRole('img').count()).toBe(0)
  })

  it('turns each of its eight pictures by 3 degrees at most, and not all alike', async () => {
    const turns = await turnsOf(page)
    expect(turns).toHaveLength(8)
    expect(Math.max(...turns.map(Math.abs))).toBeLessThanOrEqual(3)
    expect(new Set(turns).size).toBeGreaterThan(3)
  })

  it('lies the same in the markup and in the living page', async () => {
    const source = (await ask(site.address, '/')).body.toString()
    const banner = source.slice(source.indexOf('id="contact"'), source.indexOf('</main>'))
    expect([...banner.matchAll(/data-turn="([^"]+)"/g)].map(([, turn]) => Number(turn))).toEqual(await turnsOf(page))
  })

  it('turns none on a screen narrower than 640 px, and all from there on', async () => {
    await page.setViewportSize({ width: 639, height: 900 })
    expect(await turnsOf(page)).toEqual(Array(8).fill(0))
    await page.setViewportSize({ width: 640, height: 900 })
    expect((await turnsOf(page)).filter(turn => turn !== 0).length).toBeGreaterThan(4)
  })

  it('has the four pictures of a row begin at one height, so that they arrive together', async () => {
    for (const width of [1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 })
      const tops = await page
        .locator('#contact [data-reveal]:has(img)')
        .evaluateAll(places => places.map(place => Math.round(place.getBoundingClientRect().top)))
      const [first, fifth] = [tops[0], tops[4]]
      expect(tops, `${width} px`).toEqual([first, first, first, first, fifth, fifth, fifth, fifth])
    }
  })

  it('keeps its words clear of its pictures on any screen', async () => {
    for (const width of [1440, 1024, 768, 640, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const covered = await page.locator('#contact').evaluate(banner => {
        const pictures = [...banner.querySelectorAll('img')].map(picture => picture.getBoundingClientRect())
        return [...banner.querySelectorAll('h2, a')].filter(words => {
          const { left, right, top, bottom } = words.getBoundingClientRect()
          return pictures.some(picture => picture.left < right && picture.right > left && picture.top < bottom && picture.bottom > top)
        }).length
      })
      expect(covered, `${width} px`).toBe(0)
    }
  })
})
