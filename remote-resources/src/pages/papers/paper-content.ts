/** What the reader works out from a paper's text. */
import { dayInWords } from '@site/identity/locale'
import type { WhitePaper } from './paper-document.ts'

/** A number before a title: `3.`, `3.1 `, `3.1. `, `3.1) `. A bare `3 ` may be part of the title and stays. */
const numbering = /^\s*(?:\d+[.)]|\d+(?:\.\d+)+[.):]?)\s+/

/** The title without the number in front of it. */
export function stripNumbering(title: string): string {
  return title.replace(numbering, '')
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'sum'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string; readonly source?: string }
  | { readonly kind: 'notes'; readonly notes: readonly PaperNote[] }
  | { readonly kind: 'figure'; readonly figure: string }

export type PaperNote = { readonly id: string; readonly text: string }

/** The figure that a paragraph names. */
const figureMark = /^\[figure: (\w+)\]$/

/** A paragraph that is one equation, with powers in it. */
const sumMark = /^\S+ = .*\^\([^)]+\)$/

const noteStart = /^\[\^(\w+)\]:\s+/

/** A text's paragraphs, quotations, notes and figures (see `paper-document.ts` for how they are written); notes that follow each other are one block. */
export function blocksOf(content: string): Block[] {
  const blocks: Block[] = []
  for (const text of content.split(/\n{2,}/).map(block => block.trim())) {
    const id = noteStart.exec(text)?.[1]
    const figure = figureMark.exec(text)?.[1]
    if (id) addNote(blocks, { id, text: text.replace(noteStart, '') })
    else if (figure) blocks.push({ kind: 'figure', figure })
    else if (sumMark.test(text)) blocks.push({ kind: 'sum', text })
    else if (text) blocks.push(text.startsWith('> ') ? quoteOf(text.slice(2)) : { kind: 'paragraph', text })
  }
  return blocks
}

/** An equation in segments: those on the line, and powers, which are written `^(1/52)`. `at` tells equal segments apart. */
export function segmentsWithPowers(text: string): { readonly at: number; readonly text: string; readonly raised: boolean }[] {
  let at = 0
  return text.split(/\^\(([^)]+)\)/).flatMap((segment, index) => {
    const found = { at, text: segment, raised: index % 2 === 1 }
    at += segment.length + (found.raised ? 3 : 0)
    return segment ? [found] : []
  })
}

/** A text whose sums, such as `8 × £4 = £32`, and articles of law, such as `Article 13 (b)`, no line breaks. */
export const withWholeSums = (text: string): string =>
  text
    .replaceAll(/(?<=\d) ([+−×÷=]) (?=£?\d)/g, '\u00a0$1\u00a0')
    .replaceAll(/\bArticle (\d+)( \()?/g, (_, number: string, part?: string) => `Article\u00a0${number}${part ? '\u00a0(' : ''}`)

/** The text of each paragraph and quotation. */
export const paragraphsOf = (content: string): string[] => blocksOf(content).flatMap(block => ('text' in block ? block.text : []))

function addNote(blocks: Block[], note: PaperNote): void {
  const last = blocks.at(-1)
  if (last?.kind === 'notes') blocks[blocks.length - 1] = { kind: 'notes', notes: [...last.notes, note] }
  else blocks.push({ kind: 'notes', notes: [note] })
}

function quoteOf(block: string): Block {
  const [text = '', source] = block.split(/\n— /)
  return { kind: 'quote', text, ...(source && { source }) }
}

/** Words a minute that a long argument is read at. */
const wordsPerMinute = 230

/** Minutes it takes to read the whole paper, rounded up. */
export function readingMinutes({ executiveSummary, sections }: WhitePaper): number {
  return Math.ceil(countWords([executiveSummary, sections]) / wordsPerMinute)
}

function countWords(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length
  return Object.values(value ?? {}).reduce((sum: number, part) => sum + countWords(part), 0)
}

/** `2025-01-14` as `14 January 2025`; a date in other words as it stands. */
export function dateInWords(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? dayInWords(date) : date
}

/**
 * A short name for exactly this text (FNV-1a, 32 bits): whether the text that was fetched is the
 * text that is shown can be told without having both.
 */
export function editionOf(paper: WhitePaper): string {
  let hash = 0x811c9dc5
  for (const unit of JSON.stringify(paper)) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The section that a line of the contents names, if the paper has it. */
export function sectionNamed(line: string, { sections }: WhitePaper): string | undefined {
  const title = stripNumbering(line)
  return Object.keys(sections).find(key => stripNumbering(sections[key]?.heading ?? '') === title)
}
