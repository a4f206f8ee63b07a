/**
 * The contract between the shell and its sections. A section exposes one module, `section`, whose
 * value is a {@link Section}; a page knows nothing of the router, the shell or its siblings.
 */
import type { ComponentType } from 'react'

/** Names of the sections, which are also the names of their folders and their addresses under `/_/`. */
export type SectionName = `remote-${string}`

export const areas = ['rights', 'education', 'healing', 'policy', 'research', 'speaking', 'community'] as const

/** The area of work a page belongs to: it chooses the accent pair (see `ui/styles/tokens.css`). */
export type Area = (typeof areas)[number]

/** A JSON-LD object: plain data with the vocabulary's own property names. Its context is schema.org's, and the composition's to name. */
export type StructuredData = { readonly '@type': string; readonly '@context'?: never; readonly [property: string]: unknown }

/** What a page says of itself outside its own markup. Plain data: it is sent through JSON. */
export type PageHead = {
  /** Without the site's name, which the composition adds. */
  readonly title: string
  readonly description: string
  readonly area: Area
  /** `ink`: dark text in the bar, for pages that begin on paper. `paper`: light text, over pictures. */
  readonly barTone: 'ink' | 'paper'
  /** The page begins with `LeavePage`: the frame makes room for its row before the page itself has come. */
  readonly quickExit?: true
  /** The path other addresses of this page name as theirs; the page's own path when absent. */
  readonly canonical?: string
  readonly robots?: 'noindex'
  /** Articles of the Universal Declaration that the page rests on, 1 to 30: the footer quotes the first and lights their threads. All when absent. */
  readonly articles?: readonly number[]
  /** Address on this site of the picture shown where the page is shared: 1200 x 630, JPEG. */
  readonly card?: string
  readonly structuredData?: readonly StructuredData[]
  /** The page names the site's feed (`/feed.xml`); with the day of its text (`2025-03-18`) it is an entry of it as well. */
  readonly feed?: { readonly updated?: string }
  /** A classic script of a few hundred bytes that runs before the first paint, for what no style sheet can know. The policy allows it by its hash. */
  readonly beforePaint?: string
}

/**
 * Runs before the first paint of every document. A reload starts at the top. `data-fresh` marks a visit that begins at the page's
 * beginning (no reload, no way back, no hash, no prerendering): phones then lay out in parts (`base.css`). `data-motion` restores the
 * choice that `setMotion` stored, so that nothing moves first.
 */
export const markDocument = [
  'try {',
  'const { dataset } = document.documentElement;',
  "const [load] = performance.getEntriesByType('navigation');",
  "if (load.type === 'reload' && !location.hash) history.scrollRestoration = 'manual';",
  "if (load.type === 'navigate' && !location.hash && !document.prerendering) dataset.fresh = '';",
  "if (localStorage.getItem('motion') === 'paused') dataset.motion = 'paused'",
  '} catch {}',
].join(' ')

export type PageModule = { readonly Page: ComponentType }

export type SectionPage = {
  /** Absolute, decoded, without a trailing slash: `/faq`. */
  readonly path: string
  readonly head: PageHead
  readonly load: () => Promise<PageModule>
}

/** An address that has no page of its own and shows another, at the part that answers it. */
export type Alias = {
  /** As a page's path; `/*` at its end stands for all below it. */
  readonly path: string
  /** Path of a page of the same section. */
  readonly page: string
  /** Id of the element that a visitor arrives at: of the page, or of the footer. */
  readonly arriveAt: string
}

export type Section = { readonly name: SectionName; readonly pages: readonly SectionPage[]; readonly aliases?: readonly Alias[] }

/**
 * Declares a section and checks what the type cannot.
 * @throws {TypeError} naming the section and the path, when a path is malformed or declared twice, or an alias shows no page.
 */
export function defineSection<const S extends Section>(section: S): S {
  if (__FOR_BROWSERS__) return section // it was checked when it was prerendered
  const { name, pages, aliases = [] } = section
  const seen = new Set<string>()
  for (const { path } of [...pages, ...aliases]) {
    if (path !== '/' && !/^(\/[^/?#]+)+$/.test(path))
      throw new TypeError(`${name}: path ${JSON.stringify(path)} must start with / and have no query, hash or trailing slash`)
    if (seen.has(path)) throw new TypeError(`${name}: path ${path} is declared twice`)
    seen.add(path)
  }
  const stray = aliases.find(alias => pages.every(({ path }) => path !== alias.page))
  if (stray) throw new TypeError(`${name}: ${stray.path} shows ${stray.page}, which is no page of this section`)
  return section
}
