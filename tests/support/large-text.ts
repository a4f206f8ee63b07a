/** Pages read with letters of twice the size, on a phone: https://www.w3.org/WAI/WCAG22/Understanding/resize-text */
import type { Page } from 'playwright'
import { openLater, sharedChromium } from './browser.ts'

const width = 390
const fontSize = 32

/** A tab of a phone whose owner has set the browser's letters to twice their size. */
export async function openEnlarged(): Promise<Page> {
  const { page } = await openLater(await sharedChromium(), { viewport: { width, height: 844 }, reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
  return page
}

/** What does not stand on the screen: words beyond its edges, where nothing scrolls to them, and the page itself where it is wider. */
export async function beyondScreen(page: Page): Promise<string[]> {
  const found = await wordsBeyond(page)
  const [size, wide] = await page.evaluate(() => [
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    document.documentElement.scrollWidth,
  ])
  if (size !== fontSize) throw new Error(`The letters are of ${size} px`)
  return wide === width ? found : [...found, `the page is ${wide} px wide`]
}

/** Words beyond the edges of the screen, where nothing scrolls to them; whatever is cut off at its edge widens no page. */
export const wordsBeyond = (page: Page): Promise<string[]> => page.evaluate(cutOff)

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
    const isSeen = width > 1 && getComputedStyle(parent).clipPath !== 'inset(50%)'
    if (!scroller && isSeen && (right > innerWidth + 1 || left < -1)) found.push(textContent.trim().slice(0, 60))
  }
  return found

  function* ancestors(element: Element): Generator<Element> {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) yield at
  }
}
