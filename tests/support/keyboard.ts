/** The site as it is for somebody who has a keyboard alone. */
import type { Page } from 'playwright'

/** What has the focus: its role or element, its name, the landmark around it. */
export type Stop = {
  readonly what: string
  readonly name: string
  readonly landmark: 'header' | 'main' | 'nav' | 'footer' | 'dialog' | 'none'
  /** Width of the focus ring, CSS px; 0 where there is none. */
  readonly ring: number
}

/** Undefined where nothing of the page has the focus. */
export const focused = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const style = getComputedStyle(element)
    const knot = style.getPropertyValue('--ring') ? 3 : 0 // of a slider, which has the ring itself
    const named = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? ''
    return {
      what: element.getAttribute('role') ?? element.tagName.toLowerCase(),
      name: named.replace(/\s+/g, ' ').trim(),
      landmark: ((element.closest('header, main, footer, dialog') ?? element.closest('nav'))?.tagName.toLowerCase() ??
        'none') as Stop['landmark'],
      ring: style.outlineStyle === 'none' ? knot : Number.parseFloat(style.outlineWidth),
    }
  })

/** Far above the number of stops of any page. */
const maxStops = 250

/** Presses `key` until the stop is the one that is sought. */
export async function pressUntil(page: Page, key: 'Tab' | 'Shift+Tab', sought: (stop: Stop) => boolean): Promise<Stop> {
  for (let count = 0; count < maxStops; count++) {
    await page.keyboard.press(key)
    const stop = await focused(page)
    if (stop && sought(stop)) return stop
  }
  throw new Error(`${key} never comes to it`)
}

/** Every stop of the page in the order of the Tab key, from its beginning to its end. */
export async function tabStops(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < maxStops) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error('The Tab key never leaves the page')
}
