/** Where a document that was loaded in full begins to be read. */
import { takeReturn } from './scroll-memory.ts'

const cameBy = (way: NavigationTimingType): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(({ type }) => type === way)

/**
 * Takes a visitor of an undeclared address (`/about`) to the part of the home page that answers it: the document names
 * it (`data-arrive` on `<html>`), or where they left it, to which browsers go back by themselves. A reload begins at the top, where browsers would go back to where the
 * page was. A hash in the address is the visitor's own wish and wins.
 */
export function arriveAtPart(): void {
  const top = takeReturn()
  if (location.hash) return
  const part = document.documentElement.dataset.arrive
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
  else if (part && !cameBy('back_forward')) document.getElementById(part)?.scrollIntoView({ behavior: 'instant' })
  else if (cameBy('reload')) {
    history.scrollRestoration = 'manual'
    scrollTo({ top: 0, behavior: 'instant' })
  }
}
