/** What moves on a page by itself, as the browser measures it (`layout-shift`). */
import type { Page } from 'playwright'
import { expect } from 'vitest'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node | null }[] }
export type Moved = { readonly value: number; readonly what: string }

/** In the page, before anything of it: keeps every shift that no input explains, and what moved. */
function keepShifts(): void {
  const shifts: Moved[] = []
  Object.assign(window, { shifts })
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement
    return `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')}`
  }
  new PerformanceObserver(list => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput) shifts.push({ value, what: sources.map(({ node }) => nameOf(node)).join(', ') })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Watches each document that the page opens from now on. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(keepShifts)

/** The shifts since it was last asked, when the fonts have come. */
export const newShifts = (page: Page): Promise<Moved[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as unknown as { shifts: Moved[] }).shifts.splice(0)
  })

/**
 * The faces that stand in for fonts have their widths on average: where a font comes late a word may move by some pixels,
 * which is 0.00 in the units of the measure.
 */
export const expectNoShift = (shifts: readonly Moved[]): void =>
  expect(
    shifts.reduce((total, { value }) => total + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(0.005)
