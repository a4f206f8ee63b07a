import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { kinds } from '../support/kinds.ts'
import { beyondScreen, openEnlarged } from '../support/large-text.ts'
import { visit } from '../support/visit.ts'

let page: Page

beforeAll(async () => {
  page = await openEnlarged()
})

afterAll(closePages)

describe('letters of twice the size, on a phone', () => {
  // The others are read by long/large-text.test.ts.
  it.each([...kinds, '/fees', '/what-we-count'])('are whole on %s, within the screen', async path => {
    await visit(page, site.address + path)
    expect(await beyondScreen(page)).toEqual([])
  })

  it('leave the bar one line: the mark stands for the name', async () => {
    await visit(page, `${site.address}/faq`)
    expect((await page.locator('header').first().boundingBox())?.height).toBeLessThan(160)
  })
})
