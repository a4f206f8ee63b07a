/** From a pinned page to its component: as pinned, else once more under another address, else from the release before. */
import { devSections } from 'virtual:dev-sections'
import type { PageHead, SectionName } from '@site/kit/contract'
import type { PinnedPage } from '@site/kit/contract/pin'
import type { ComponentType } from 'react'
import { reportFailure } from '../reports/visit-report.ts'
import { loadSection } from './federation.ts'
import { fetchPart } from './fetch-part.ts'
import { addressOf, fetchPageFiles, inTime } from './page-files.ts'

export type LoadedPage = {
  readonly section: SectionName
  readonly Page: ComponentType
  readonly head: PageHead
  /** Which release it came from: a fallback is never hydrated over the pinned release's markup. */
  readonly source: 'pinned' | 'previous'
  /** What it needs besides the document's style sheets. */
  readonly sheets: readonly CSSStyleSheet[]
}

/** Whether the federation runtime is given manifests, for its devtools, in place of entries. */
declare const __FEDERATION_DEVTOOLS__: boolean

async function attemptPage(pinned: PinnedPage, attempt: number, source: LoadedPage['source']): Promise<LoadedPage> {
  const { section, part, path } = pinned
  const sheets = import.meta.env.PROD ? await fetchPageFiles(pinned, attempt) : []
  const entry = __FEDERATION_DEVTOOLS__ ? `/federation/${section}.json?r=${part.release}` : addressOf(section, part.entry, attempt)
  const { pages } = (await devSections[section]?.())?.section ?? (await inTime(loadSection(section, entry), section))
  const page = pages.find(page => page.path === path)
  if (!page) throw new Error(`${section} ${part.release} has no page ${path}`)
  const { Page } = await inTime(page.load(), path)
  return { section, Page, head: page.head, source, sheets }
}

/** The page of the release that was stable before; rejects where there is none. */
export async function loadPreviousPage({ section, part, path }: PinnedPage): Promise<LoadedPage> {
  if (!part.previous) throw new Error(`${section}: no earlier release`)
  return attemptPage({ section, path, part: await fetchPart(section, part.previous, part.previousHashes) }, 0, 'previous')
}

/**
 * Loads a page: as pinned, then once more under another address, then from the release before.
 * @throws the first error, when every source failed
 */
export async function loadPage(pinned: PinnedPage): Promise<LoadedPage> {
  try {
    return await attemptPage(pinned, 0, 'pinned')
  } catch (first) {
    console.warn(first)
    return attemptPage(pinned, 1, 'pinned')
      .catch(() => {
        reportFailure(pinned.section)
        return loadPreviousPage(pinned)
      })
      .catch(() => Promise.reject(first))
  }
}
