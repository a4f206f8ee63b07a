/** How each entry of the history was left: where it was scrolled to, and what was folded out. Going back arrives there. */
import { onceVisited, readStored, writeStored } from '@site/kit/runtime'

const storageKey = 'scroll-positions'

/** Older entries are forgotten first. */
const maxEntries = 50

/** CSS px from the top, and whether each `details` of the page was open, in their order. */
let entries: Record<string, { top: number; open: boolean[] }> = {}

const foldsOfPage = () => [...document.querySelectorAll<HTMLDetailsElement>('#page details')]

/** Goes on from what the tab kept, and keeps it again when the document is left. */
export function startScrollMemory(): void {
  onceVisited(recall)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto' // a full load is the browser's to restore
    writeStored('session', storageKey, JSON.stringify(entries))
  })
}

function recall(): void {
  try {
    entries = JSON.parse(readStored('session', storageKey) ?? '{}') as typeof entries
  } catch {
    entries = {}
  }
}

/** Nothing while the address is that of a page which is still to come. */
export function rememberScroll(entry: string): void {
  if ('navigating' in document.documentElement.dataset) return
  delete entries[entry]
  entries[entry] = { top: scrollY, open: foldsOfPage().map(fold => fold.open) }
  for (const old of Object.keys(entries).slice(0, -maxEntries)) delete entries[old]
}

const returnKey = 'returned-to'

/** Loads the address anew, which no release has; the document goes on where the visitor left this entry. */
export function loadInFull(entry: string): void {
  const { top } = entries[entry] ?? {}
  if (top) writeStored('session', returnKey, String(top))
  location.reload()
}

/** CSS px from the top, for the document that {@link loadInFull} loads; undefined for any other. */
export function takeReturn(): number | undefined {
  const top = readStored('session', returnKey)
  writeStored('session', returnKey, null)
  return top === null ? undefined : Number(top)
}

/**
 * @param isNew the page was shown anew: what was folded out is so again, for the place to be there
 * @returns CSS px from the top; undefined for an entry not seen before
 */
export function returnTo(entry: string, isNew: boolean): number | undefined {
  const { top, open } = entries[entry] ?? {}
  if (isNew) for (const [index, fold] of foldsOfPage().entries()) fold.open = open?.[index] ?? fold.open
  return top
}

export const forgetScroll = (entry: string): void => void delete entries[entry]
