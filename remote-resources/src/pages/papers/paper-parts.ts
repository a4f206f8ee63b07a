/** The parts of a paper that an address can name, and what they refer to. */

import { slugOf } from '../../blocks/slug.ts'
import { blocksOf, stripNumbering } from './paper-content.ts'
import type { PaperSection, WhitePaper } from './paper-document.ts'

export type PaperPlace = {
  /** The part's id in the page: `how`, `how-lending-in-small-steps`. */
  readonly anchor: string
  /** Without its number. */
  readonly heading: string
  readonly content: string
}

/** A section's subsections, whose titles lose their numbers, in the order of the file. */
export function subsectionsOf(key: string, { subsections }: PaperSection): PaperPlace[] {
  return Object.entries(subsections).map(([title, part]) => {
    const heading = stripNumbering(typeof part === 'string' ? title : part.heading)
    return { anchor: `${key}-${slugOf(heading)}`, heading, content: typeof part === 'string' ? part : part.content }
  })
}

/** Every part with text of its own, in the order of the reading. */
export function placesOf({ sections }: WhitePaper): PaperPlace[] {
  return Object.entries(sections).flatMap(([key, section]) => [
    { anchor: key, heading: stripNumbering(section.heading), content: section.content },
    ...subsectionsOf(key, section),
  ])
}

/** A text in segments: plain text, and references to notes. */
export type Segment = { readonly at: number; readonly text: string; readonly note?: string }

/** Divides a text at its references to notes. `at` tells equal segments apart. */
export function segmentsWithNotes(text: string): Segment[] {
  const segments: Segment[] = []
  let from = 0
  for (const reference of text.matchAll(/\[\^(\w+)\]/g)) {
    const [mark, note = ''] = reference
    if (reference.index > from) segments.push({ at: from, text: text.slice(from, reference.index) })
    segments.push({ at: reference.index, text: mark, note })
    from = reference.index + mark.length
  }
  return from < text.length ? [...segments, { at: from, text: text.slice(from) }] : segments
}

/** The parts that refer to each note, by the note's id: an entry for every note that the paper has. */
export function citationsOf(paper: WhitePaper): Map<string, PaperPlace[]> {
  const citing = placesOf(paper).map(place => ({
    place,
    notes: new Set(segmentsWithNotes(place.content.replace(/^\[\^\w+\]:/gm, '')).map(({ note }) => note)),
  }))
  const placesFor = (id: string) => citing.flatMap(({ place, notes }) => (notes.has(id) ? [place] : []))
  return new Map([...notesOf(paper).keys()].map(id => [id, placesFor(id)]))
}

/** The text of each note of the paper, by the note's id. */
export function notesOf(paper: WhitePaper): Map<string, string> {
  const blocks = placesOf(paper).flatMap(({ content }) => blocksOf(content))
  return new Map(blocks.flatMap(block => (block.kind === 'notes' ? block.notes.map(({ id, text }) => [id, text] as const) : [])))
}

/** The ids of a reference to a note in the part with `anchor`, and of the note beside it: numbered where several parts refer to it. */
export function referenceIds(
  note: string,
  anchor: string,
  citations: ReadonlyMap<string, readonly PaperPlace[]>,
): { reference: string; beside: string } {
  const index = citations.get(note)?.findIndex(place => place.anchor === anchor) ?? 0
  const id = index > 0 ? `${note}-${index + 1}` : note
  return { reference: `cite-${id}`, beside: `beside-${id}` }
}

/** The id of a note. */
export const noteId = (note: string): string => `note-${note}`
