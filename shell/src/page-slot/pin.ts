/** The pin: which releases this document was made of, and where the modules and styles of each page are. */
import type { SectionName } from '@site/kit/contract'

/** Must match `Pin` in `shared/delivery/src/release.ts`, which writes it; a test in `tests/` holds the two together. */
export type SectionPin = {
  readonly release: string
  readonly entry: string
  readonly previous?: string
  readonly pages: Readonly<Record<string, { readonly modules: readonly string[]; readonly styles: readonly string[] }>>
  readonly integrity: Readonly<Record<string, string>>
}

export type Pin = { readonly shell: string; readonly sections: Readonly<Partial<Record<SectionName, SectionPin>>> }

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
