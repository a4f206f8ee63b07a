import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { wordsBeyond } from '../support/large-text.ts'
import { visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(closePages)

/** The pages with the largest figures. */
const withFigures = ['/education', '/public-figure', '/policy-reform', '/impact-work', '/consultancy-policy', '/human-rights-advocacy']

it.each(withFigures)('%s shows every word and figure whole on phones', async path => {
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await visit(page, site.address + path)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await wordsBeyond(page), `${width} px`).toEqual([])
  }
  await close()
})
