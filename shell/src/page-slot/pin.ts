/** The pin: which releases this document was made of, and where the modules and styles of each page are. */
import type { Pin, SectionName, SectionPin } from '@site/kit/contract'

/** A page as the pin knows it. */
export type PinnedPage = { readonly section: SectionName; readonly part: SectionPin; readonly path: string }

export function readPin(): Pin {
  return JSON.parse(document.getElementById('pin')?.textContent ?? '{"shell":"","sections":{}}') as Pin
}

/**
 * @param path decoded pathname
 * @returns undefined for a path that no pinned release has: that one is the server's to answer
 */
export function pinnedPage(pin: Pin, path: string): PinnedPage | undefined {
  for (const [section, part] of Object.entries(pin.sections) as [SectionName, SectionPin][]) {
    if (Object.hasOwn(part.pages, path)) return { section, part, path }
  }
}

/**
 * The part of the pin for another release of the section, from the store.
 * @throws {Error} when it cannot be read
 */
export async function fetchPart(section: SectionName, release: string): Promise<SectionPin> {
  const response = await fetch(`/_/${section}/pin-${release}.json`)
  if (!response.ok) throw new Error(`${section} ${release}: the pin answered ${response.status}`)
  return (await response.json()) as SectionPin
}
