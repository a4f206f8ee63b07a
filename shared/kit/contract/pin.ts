/** The pin: which releases one document was made of. Delivery writes it, the browser reads it here. */
import type { SectionName } from './page.ts'

/**
 * Inlined in the document as JSON (`<script type="application/json" id="pin">`). All that the document
 * loads later comes from here, so nothing is discovered and nothing mixes.
 */
export type Pin = {
  /** Release of the shell. */
  readonly shell: string
  readonly sections: Partial<Record<SectionName, SectionPin>>
}

/** One section's part of the pin. Also public by itself, at `/_/<section>/pin-<release>.json`. */
export type SectionPin = {
  readonly release: string
  /** File of the federation entry. */
  readonly entry: string
  /** The release that was stable before: where the page slot turns when this one fails. */
  readonly previous?: string
  /** Integrity of the public part of that one. */
  readonly previousHashes?: string
  /** Files of each page, by its path. */
  readonly pages: Readonly<Record<string, { readonly modules: readonly string[]; readonly styles: readonly string[] }>>
  /** File with what the section's pages say, for the site's search; a release without one is not searched. */
  readonly search?: string
  /** File with sentences of the section's pages, for the strip at the end of others; a release without one has no part in it. */
  readonly weave?: string
  /** Integrity of every module, style sheet and index named above; a document leaves it to the public part. */
  readonly integrity?: Integrity
  /** Integrity of the file `pin-<release>.json`, the public part, which has `integrity`: a document names it in place of that. */
  readonly hashes?: string
}

/** Hashes of files, by their names. */
export type Integrity = Readonly<Record<string, string>>

/** A page as the pin knows it. */
export type PinnedPage = { readonly section: SectionName; readonly part: SectionPin; readonly path: string }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Checks by hand: the browser gets no schema library. */
export const isSectionPin = (value: unknown): value is SectionPin =>
  isObject(value) &&
  typeof value.release === 'string' &&
  typeof value.entry === 'string' &&
  (value.integrity === undefined || isObject(value.integrity)) &&
  [value.hashes, value.previousHashes].every(hash => hash === undefined || typeof hash === 'string') &&
  isObject(value.pages) &&
  Object.values(value.pages).every(page => isObject(page) && Array.isArray(page.modules) && Array.isArray(page.styles))

/** The document's own pin. Without what cannot be read: the pages of such a section are left to the server. */
export function readPin(): Pin {
  try {
    const pin: unknown = JSON.parse(document.getElementById('pin')?.textContent ?? '')
    const { shell, sections } = pin as Record<string, unknown>
    return {
      shell: String(shell),
      sections: Object.fromEntries(Object.entries(sections as object).filter(([, part]) => isSectionPin(part))),
    }
  } catch {
    return { shell: '', sections: {} }
  }
}

/**
 * @param pathname as it stands in an address
 * @returns undefined for a path that no pinned release has: that one is the server's to answer
 */
export function pinnedPage(pin: Pin, pathname: string): PinnedPage | undefined {
  const path = decodedPath(pathname) ?? ''
  for (const [section, part] of Object.entries(pin.sections) as [SectionName, SectionPin][]) {
    if (Object.hasOwn(part.pages, path)) return { section, part, path }
  }
}

/** The page that the document at `pathname` shows: its own, or for a path that is no page's, the one that the server says it shows. */
export const shownPage = (pin: Pin, pathname: string): PinnedPage | undefined =>
  pinnedPage(pin, pathname) ?? pinnedPage(pin, document.documentElement.dataset.shown ?? '/')

/** Decoded pathname without a trailing slash, which static hosts add; undefined where it cannot be decoded. */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname).replace(/(?<=.)\/$/, '')
  } catch {
    return undefined
  }
}
