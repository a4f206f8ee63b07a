/** The search file of a release: what its pages say, as the build writes it and the shell reads it. */
import type { PageHead } from './page.ts'

/** A stretch of a page: a heading with what follows it. */
export type SearchPassage = {
  /** Empty before a page's first heading. */
  readonly heading: string
  /** Id of the element it is found at; the page's beginning when absent. */
  readonly anchor?: string
  readonly text: string
}

/** What the pages of one release say, as its search file has it. */
export type SearchIndex = {
  readonly pages: readonly (Pick<PageHead, 'title' | 'articles'> & { readonly path: string; readonly passages: readonly SearchPassage[] })[]
}
