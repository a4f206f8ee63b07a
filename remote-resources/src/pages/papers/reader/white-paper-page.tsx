import type { PageModule } from '@site/kit/contract'
import { loadFigures } from '../figures/arrived-figures.ts'
import { printedPaper } from '../printed-paper.ts'
import type { PublishedPaper } from '../white-paper-record.ts'
import { WhitePaperReader } from './white-paper-reader.tsx'

/** The page of a paper that can be read. */
export async function pageOf(paper: PublishedPaper): Promise<PageModule> {
  // In browsers they come on approach.
  if (import.meta.env.SSR) await loadFigures()
  const printed = printedPaper(paper.data)
  return { Page: () => <WhitePaperReader paper={paper} printed={printed} /> }
}
