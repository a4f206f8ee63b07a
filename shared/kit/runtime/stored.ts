/** What the browser keeps for the site. Storage can be switched off or full: then nothing is kept, and that is all. */

/** `local` outlives the tab, `session` does not. */
type Kept = 'local' | 'session'

const storageOf = (kept: Kept): Storage => (kept === 'local' ? localStorage : sessionStorage)

export function readStored(kept: Kept, key: string): string | null {
  try {
    return storageOf(kept).getItem(key)
  } catch {
    return null
  }
}

/** @param value null takes the key away. A page that is left for good (`useLeavePage`) has cleared what it kept, and keeps nothing more. */
export function writeStored(kept: Kept, key: string, value: string | null): void {
  try {
    if (value === null) storageOf(kept).removeItem(key)
    else if (document.documentElement.dataset.leaving === undefined) storageOf(kept).setItem(key, value)
  } catch {}
}
