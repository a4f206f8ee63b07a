import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium, openLater, type WatchedPage } from '../support/browser.ts'
import { readThrough, settled } from '../support/moving.ts'
import { declaredPages } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'
import { visit } from '../support/visit.ts'

const pages = await declaredPages()

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node | null }[] }
type Moved = { readonly value: number; readonly what: string }

/** In the page, before anything of it: keeps every shift that no input explains, and what moved. */
function watchShifts(): void {
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

/** The shifts since it was last asked. */
const newShifts = (page: Page): Promise<Moved[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as unknown as { shifts: Moved[] }).shifts.splice(0)
  })

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

const watched: WatchedPage[] = []

beforeAll(async () => {
  for (const viewport of screens) {
    const page = await openLater(browser, { viewport })
    await page.page.addInitScript(watchShifts)
    watched.push(page)
  }
})

afterAll(() => Promise.all(watched.map(page => page.close())))

async function readAll(page: Page, path: string): Promise<{ loading: Moved[]; reading: Moved[] }> {
  await visit(page, site.address + encodeURI(path))
  const loading = await newShifts(page)
  await readThrough(page)
  await settled(page)
  return { loading, reading: await newShifts(page) }
}

// A api and a phone side by side: one waits for its pictures while the other is drawn.
it.each(pages.map(({ path }) => path))('nothing of %s moves by itself while it loads and is read to its end', async path => {
  for (const { loading, reading } of await Promise.all(watched.map(({ page }) => readAll(page, path)))) {
    // The faces that stand in for fonts have their widths on average: where a font comes late a word
    // may move by some pixels, which is 0.00 in the units of the measure.
    const sum = loading.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(loading)).toBeLessThan(0.005)
    expect(reading).toEqual([])
  }
})
