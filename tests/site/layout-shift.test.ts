import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { afterLoader, launchChromium, openPage } from '../support/browser.ts'
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

/** In the page, before anything of it: keeps every shift that no input explains, and what moved. */
function watchShifts(): void {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  const describeNode = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement
    return `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')}`
  }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput) shifts.push(`${entry.value} ${entry.sources.map(({ node }) => describeNode(node)).join(', ')}`)
  }).observe({ type: 'layout-shift', buffered: true })
}

const widths = [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const

describe.each(widths)('on %s', (_where, viewport) => {
  it.each(pages.map(({ path }) => path))('nothing of %s moves by itself while it loads and is read to its end', async path => {
    const { page, close } = await openPage(browser, { viewport })
    await afterLoader(page)
    await page.addInitScript(watchShifts)
    await visit(page, site.address + encodeURI(path))
    await readThrough(page)
    await settled(page)
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
    await close()
  })
})
