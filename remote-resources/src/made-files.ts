/** What the build makes of this section's content: each paper that can be read, as a PDF. */
import { identity } from '@site/identity'
import { printedPaper } from './components/printed-paper.ts'
import type { ListedPaper } from './content/white-paper-record.ts'
import { whitePapers } from './content/white-papers.ts'
import { paperPdf } from './documents/paper-pdf.ts'

export type MadeFile = { path: string; content: Uint8Array }

export async function madeFiles(): Promise<MadeFile[]> {
  const made: MadeFile[] = []
  for (const listed of whitePapers as readonly ListedPaper[]) {
    const paper = 'data' in listed && printedPaper(listed.data)
    if (paper) made.push({ path: listed.pdf, content: await paperPdf(paper, listed, identity) })
  }
  return made
}
