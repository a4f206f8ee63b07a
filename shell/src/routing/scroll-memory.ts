/** How each entry of the history was left: where it was scrolled to, and what was folded out. Going back arrives there. */
import { onceVisited, readStored, writeStored } from '@site/kit/runtime'

const storageKey = 'scroll-positions'

/** Older entries are forgotten first. */
const maxEntries = 50

let positions: Record<string, number> = {}

/** Whether each `details` of the page was open, in their order. */
const folds = new Map<string, boolean[]>()
const foldsOfPage = () => [...document.querySelectorAll<HTMLDetailsElement>('#page details')]

/** Takes over from the browser's own restoration, which would scroll the old page before the new one is there. */
export function startScrollMemory(): void {
  onceVisited(recall)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto' // a full load is the browser's to restore
    writeStored('session', storageKey, JSON.stringify(positions))
  })
}

function recall(): void {
  try {
    positions = JSON.parse(readStored('session', storageKey) ?? '{}') as Record<string, number>
  } catch {
    positions = {}
  }
}

/** Nothing while the address is that of a page which is still to come. */
export function rememberScroll(entry: string): void {
  if ('navigating' in document.documentElement.dataset) return
  delete positions[entry]
  positions[entry] = scrollY
  const open = foldsOfPage().map(fold => fold.open)
  folds.set(entry, open)
  for (const old of Object.keys(positions).slice(0, -maxEntries)) delete positions[old]
}

const returnKey = 'returned-to'

/** Loads the address anew, which no release has; the document goes on where the visitor left this entry. */
export function loadInFull(entry: string): void {
  if (positions[entry]) writeStored('session', returnKey, String(positions[entry]))
  location.reload()
}

/** CSS px from the top, for the document that {@link loadInFull} loads; undefined for any other. */
export function takeReturn(): number | undefined {
  const top = readStored('session', returnKey)
  writeStored('session', returnKey, null)
  return top === null ? undefined : Number(top)
}

/** CSS px from the top; undefined for an entry not seen before. What was folded out is so again, for the place to be there. */
export function returnTo(entry: string): number | undefined {
  const left = folds.get(entry)
  for (const [index, fold] of foldsOfPage().entries()) fold.open = left?.[index] ?? fold.open
  return positions[entry]
}

export const forgetScroll = (entry: string): void => void delete positions[entry]
