/** What floats over a page and lies on its words or controls. */
import type { Page } from 'playwright'
import { scrollTo } from './visit.ts'

/** In the page: what floats, except the bar and the way out, which the page passes under as under the screen's edge, and lies on words or controls. */
export function covered(): string[] {
  const floats = [...document.querySelectorAll('body :is(a, button)')].filter(control => {
    if (
      control.closest('header, dialog, [data-screen-edge]') ||
      !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      return false
    for (let box: Element | null = control; box; box = box.parentElement) if (getComputedStyle(box).position === 'fixed') return true
    return false
  })
  const crosses = (a: DOMRect, b: DOMRect) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
  const textBoxes = (element: Element): DOMRect[] =>
    [...element.childNodes]
      .filter(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap(node => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
  /** Taller links are whole pictures, on which there is room beside what floats. */
  const isControl = (element: Element): boolean =>
    element.matches('input, select, textarea, label, button, summary, [role="tab"]') ||
    (element.matches('a') && element.getBoundingClientRect().height <= 96)
  return floats.flatMap(float => {
    // Words are covered by what is seen of it, controls by all that takes a press: a border without colour makes it as large as a finger needs.
    const target = float.getBoundingClientRect()
    const { left, top, width, height } = target
    const { borderLeftWidth, borderRightWidth, borderTopWidth } = getComputedStyle(float)
    const [before, after, above] = [borderLeftWidth, borderRightWidth, borderTopWidth].map(Number.parseFloat) as [number, number, number]
    const box = new DOMRect(left + before, top + above, width - before - after, height - 2 * above)
    const beneath = new Set<Element>()
    for (let x = target.left + 1; x < target.right; x += 8)
      for (let y = target.top + 1; y < target.bottom; y += 8)
        for (const element of document.elementsFromPoint(x, y)) if (!float.contains(element)) beneath.add(element)
    const found = [...beneath].filter(element => {
      if (!element.closest('main, footer') || element.closest('[aria-hidden="true"]')) return false
      return textBoxes(element).some(text => crosses(text, box)) || (isControl(element) && crosses(element.getBoundingClientRect(), target))
    })
    return found.map(element => `${(float.textContent ?? '').slice(0, 12)} on “${(element.textContent ?? '').trim().slice(0, 40)}”`)
  })
}

/** Places down a page: its first screen and its end closely, and between them each screen. */
async function places(page: Page): Promise<number[]> {
  const { height, end } = await page.evaluate(() => ({
    height: innerHeight,
    end: document.documentElement.scrollHeight - innerHeight,
  }))
  const between = Array.from({ length: Math.floor(end / height) }, (_, screen) => (screen + 1) * height)
  return [0, height * 0.3, height * 0.6, ...between, end - 190, end]
    .filter(top => top >= 0 && top <= end)
    .map(Math.round)
    .toSorted((a, b) => a - b)
}

/** Milliseconds in which what floats has given way to what it came to lie on. */
const givenWay = 500

/** At the place where the page is scrolled to, when it has come to rest. */
async function coveredAtRest(page: Page): Promise<string[]> {
  if ((await page.evaluate(covered)).length === 0) return []
  await page.waitForTimeout(givenWay)
  return page.evaluate(covered)
}

/** What floats and lies on words at any place of the page that is open, on screens of these sizes, in words. */
export async function coveredWords(page: Page, sizes: readonly (readonly [width: number, height: number])[]): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const top of await places(page)) {
      await scrollTo(page, top)
      found.push(...(await coveredAtRest(page)).map(words => `${width} x ${height}, at ${top}: ${words}`))
    }
  }
  return found
}
