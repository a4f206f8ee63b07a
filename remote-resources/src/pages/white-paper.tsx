import type { PageModule } from '@site/kit/contract'
import { printedPaper } from '../components/printed-paper.ts'
import { WhitePaperReader } from '../components/white-paper-reader.tsx'
import type { PublishedPaper } from '../content/white-paper-record.ts'

/** The page of a paper that can be read. */
export function pageOf(paper: PublishedPaper): PageModule {
  const printed = printedPaper(paper.data)
  return { Page: () => <WhitePaperReader paper={paper} printed={printed} /> }
}
