import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { firstOfTemplate } from '../support/kinds.ts'
import { visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

/** Words that go beyond the screen, where nothing scrolls to them. */
function cutOff(): string[] {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (words.nextNode()) {
    const { parentElement: parent, textContent } = words.currentNode
    if (!parent || !textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true }) || parent.closest('[aria-hidden=true]'))
      continue
    const range = document.createRange()
    range.selectNode(words.currentNode)
    const { right, left, width } = range.getBoundingClientRect()
    const scroller = [...ancestors(parent)].some(each => /auto|scroll/.test(getComputedStyle(each).overflowX))
    // What is said to screen readers alone is clipped away.
    if (!scroller && width > 1 && getComputedStyle(parent).clipPath !== 'inset(50%)' && (right > innerWidth + 1 || left < -1))
      found.push(textContent.trim().slice(0, 60))
  }
  return found

  function* ancestors(element: Element): Generator<Element> {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) yield at
  }
}

describe('letters of twice the size, on a phone', () => {
  let tab: WatchedPage

  beforeAll(async () => {
    tab = await openLater(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    const session = await tab.page.context().newCDPSession(tab.page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  })

  afterAll(() => tab?.close())

  it.each(firstOfTemplate.map(({ path }) => path))('are whole on %s, within the screen', async path => {
    await visit(tab.page, site.address + encodeURI(path))
    expect(await tab.page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32)
    expect(await tab.page.evaluate(cutOff)).toEqual([])
    expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  it('leave the bar one line: the mark stands for the name', async () => {
    await visit(tab.page, `${site.address}/faq`)
    expect((await tab.page.locator('header').first().boundingBox())?.height).toBeLessThan(160)
  })
})
