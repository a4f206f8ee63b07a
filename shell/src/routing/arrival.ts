/** Where a document that was loaded in full begins to be read. */
import { takeReturn } from './scroll-memory.ts'

/**
 * Takes a visitor of an address without a page of its own (`/about`) to the part of the home page that answers it: the document
 * names it (`data-arrive` on `<html>`); or, after a load in full on the way back, to where they left the page. Not with a hash,
 * which is their own wish, and not where they have scrolled by now.
 */
export function arriveAtPart(): void {
  const top = takeReturn()
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const part = load?.type === 'back_forward' ? undefined : document.documentElement.dataset.arrive
  if (location.hash || (top === undefined && !part) || scrollY > 0) return
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
  else document.getElementById(`${part}`)?.scrollIntoView({ behavior: 'instant' })
}
