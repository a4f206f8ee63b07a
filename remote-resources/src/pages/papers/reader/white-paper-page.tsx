import type { PageModule } from '@site/kit/contract'
import { printedPaper } from '../printed-paper.ts'
import type { PublishedPaper } from '../white-paper-record.ts'
import { WhitePaperReader } from './white-paper-reader.tsx'

/** The page of a paper that can be read. */
export async function pageOf(paper: PublishedPaper): Promise<PageModule> {
  const printed = printedPaper(paper.data)
  return { Page: () => <WhitePaperReader paper={paper} printed={printed} /> }
}
