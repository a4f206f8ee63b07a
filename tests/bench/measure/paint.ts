/** How a first visit feels on a slow phone. */
import type { Browser, Page } from 'playwright'
import type { Architecture } from '../architectures.ts'
import { firstVisit, setNetwork, slowProcessor } from './conditions.ts'
import { untilHydrated, watchRoots } from './hydrated.ts'

/** All in milliseconds. */
export type Paint = {
  /** Largest contentful paint. */
  readonly lcp: number
  /** Total blocking time: what tasks took beyond 50 ms each, from the first contentful paint on. */
  readonly tbt: number
  readonly interactive: number
}

/** Milliseconds after `load` in which what starts then (gsap, a film) still counts. */
const aftermath = 1000

export const measurePaint = (browser: Browser, { address, roots }: Architecture, path: string): Promise<Paint> =>
  firstVisit(browser, {}, async (page, cdp) => {
    await slowProcessor(cdp)
    await setNetwork(cdp, 'slow')
    await watchRoots(page, roots)
    await recordPaints(page)
    await page.goto(address + path, { waitUntil: 'load' })
    await untilHydrated(page)
    await page.waitForTimeout(aftermath)
    return page.evaluate(() => {
      const { lcp, tasks } = window.paints
      const [fcp] = performance.getEntriesByName('first-contentful-paint')
      const begin = fcp?.startTime ?? 0
      const tbt = tasks.filter(({ start }) => start >= begin).reduce((sum, { duration }) => sum + duration - 50, 0)
      return { lcp, tbt, interactive: window.bench.hydratedAt ?? 0 }
    })
  })

declare global {
  interface Window {
    paints: { lcp: number; tasks: { start: number; duration: number }[] }
  }
}

const recordPaints = (page: Page) =>
  page.addInitScript(() => {
    window.paints = { lcp: 0, tasks: [] }
    const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver(list => list.getEntries().forEach(record)).observe({ type, buffered: true })
    observe('largest-contentful-paint', ({ startTime }) => {
      window.paints.lcp = startTime
    })
    observe('longtask', ({ startTime, duration }) => window.paints.tasks.push({ start: startTime, duration }))
  })
