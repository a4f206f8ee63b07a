import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { beyondScreen, openEnlarged } from '../support/large-text.ts'
import { declaredPages } from '../support/releases.ts'
import { visit } from '../support/visit.ts'

const pages = await declaredPages()

let browser: Browser
let tab: WatchedPage

beforeAll(async () => {
  browser = await sharedChromium()
  tab = await openEnlarged(browser)
})

afterAll(async () => {
  await tab?.close()
  await closePages()
})

describe('letters of twice the size, on a phone', () => {
  it.each(pages.map(({ path }) => path))('are whole on %s, within the screen', async path => {
    await visit(tab.page, site.address + encodeURI(path))
    expect(await beyondScreen(tab.page)).toEqual([])
  })
})
