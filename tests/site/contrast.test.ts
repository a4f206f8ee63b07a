import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { faintOnHome, faintOnPage } from '../support/faint-words.ts'
import { visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

describe('text on pictures', () => {
  it('can be read on home: over each of its films, on its tiles and across the entrance', async () => {
    const { page, close } = await openLater(browser, { reducedMotion: 'reduce' })
    await visit(page, site.address)
    expect(await faintOnHome(page, desk)).toEqual([])
    await close()
  })

  // A dark hero, a light one and its closing; more pages, and home on phones and tablets, are asked in long/contrast.test.ts.
  it.each([
    ['/discover', false],
    ['/racial-literacy-training', true],
  ] as const)('can be read in the bar, the hero and the closing of %s', async (path, closes) => {
    const { page, close } = await openLater(browser, { reducedMotion: 'reduce' })
    await visit(page, site.address + path)
    for (const size of [phone, desk]) expect(await faintOnPage(page, { size, closes })).toEqual([])
    await close()
  })
})
