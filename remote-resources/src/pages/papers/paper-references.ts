/** What a paper's text names elsewhere. Only while pages are prerendered: browsers show what was checked. */
import { figures } from './figures/figures.ts'
import { blocksOf, sectionNamed } from './paper-content.ts'
import type { WhitePaper } from './paper-document.ts'
import { notesOf, placesOf, segmentsWithNotes } from './paper-parts.ts'

/**
 * Checks that the sections, notes and figures that a paper names are there.
 * @throws {TypeError} naming the part of the paper, what was expected there and what came.
 */
export function checkReferences(paper: WhitePaper): void {
  const refuse = (at: string, expected: string, got: string): never => {
    throw new TypeError(`White paper: ${at}: expected ${expected}, got ${JSON.stringify(got)}`)
  }
  for (const line of paper.contents) if (!sectionNamed(line, paper)) refuse('contents', "a section's heading", line)
  const notes = notesOf(paper)
  for (const { anchor, content } of placesOf(paper)) {
    for (const { note } of segmentsWithNotes(content))
      if (note && !notes.has(note)) refuse(anchor, 'a note that the paper has', `[^${note}]`)
    for (const block of blocksOf(content))
      if (block.kind === 'figure' && !figures[block.figure]) refuse(anchor, `a figure (${Object.keys(figures).join(', ')})`, block.figure)
  }
}
