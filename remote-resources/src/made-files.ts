/** What the build makes of this section's content: each paper that can be read, as a PDF. */
import { identity } from '@site/identity'
import { paperPdf } from './pages/papers/pdf/paper-pdf.ts'
import { printedPaper } from './pages/papers/printed-paper.ts'
import { publicOrigin } from './pages/papers/public-origin.ts'
import type { ListedPaper } from './pages/papers/white-paper-record.ts'
import { whitePapers } from './pages/papers/white-papers.ts'

export type MadeFile = { path: string; content: Uint8Array }

export async function madeFiles(): Promise<MadeFile[]> {
  const origin = publicOrigin(process.env.SITE) ?? publicOrigin(identity.origin)
  const owner = { name: identity.name, status: identity.status, ...(origin && { origin }) }
  const made: MadeFile[] = []
  for (const listed of whitePapers as readonly ListedPaper[]) {
    const paper = 'data' in listed && printedPaper(listed.data)
    if (paper) made.push({ path: listed.pdf, content: await paperPdf(paper, listed, owner) })
  }
  return made
}
