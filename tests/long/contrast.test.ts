import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium } from '../support/browser.ts'
import { faintOnHome, faintOnPage } from '../support/faint-words.ts'
import { type Site, startSite } from '../support/site.ts'
import { visit } from '../support/visit.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
  await site?.stop()
})

const phone = { width: 390, height: 844 }
const tablet = { width: 768, height: 1024 }
const desk = { width: 1440, height: 900 }

describe('text on pictures of more pages', () => {
  it('can be read on home: over each of its films, on its tiles and across the entrance', async () => {
    const { page, close } = await openLater(browser, { reducedMotion: 'reduce' })
    await visit(page, site.address)
    for (const size of [phone, tablet]) expect(await faintOnHome(page, size)).toEqual([])
    await close()
  })

  // Those of site/contrast.test.ts on a tablet as well, two heroes that are shown whole, and closings.
  it.each([
    ['/discover', false],
    ['/human-rights', false], // its closing slides words under the way out
    ['/public-figure-hero', true],
    ['/racial-literacy-training', true],
    ['/data-driven-research', true],
    ['/cross-cultural-mediation', true],
    ['/learn-more-vision', true],
    ['/emergency-education', true],
  ] as const)('can be read in the bar, the hero and the closing of %s', async (path, closes) => {
    const { page, close } = await openLater(browser, { reducedMotion: 'reduce' })
    await visit(page, site.address + path)
    for (const size of [phone, tablet, desk]) expect(await faintOnPage(page, { size, closes })).toEqual([])
    await close()
  })
})
