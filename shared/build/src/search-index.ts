/** What a section's pages say, by heading, read from their prerendered markup: the file that the site's search is made of. */
import type { ReleasePage } from '@site/delivery/release'
import type { SearchIndex, SearchPassage } from '@site/kit/contract'

/** Elements whose words are no reading: drawings, controls, and what is not shown before it is asked for. */
const skipped = new Set(['svg', 'script', 'style', 'template', 'dialog', 'button', 'label', 'select', 'textarea', 'nav', 'video', 'audio'])
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
])
const empty = new Set(['br', 'hr', 'img', 'input', 'source', 'track', 'wbr', 'link', 'meta', 'col', 'area'])
/** Hidden elements, and links that only lead down the same page. */
const unread = /\s(?:hidden(?:=""|\s|$)|href="#)/
const headings = new Set(['h1', 'h2', 'h3'])

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }
const decoded = (text: string): string => text.replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all)
const tidy = (text: string): string => decoded(text).replace(/\s+/g, ' ').trim()

/** Ids that React makes differ from one rendering to the next, and lead nowhere later. */
const lastingId = (attributes: string): string | undefined => /\sid="([^"_][^"]*)"/.exec(attributes)?.[1]

type Open = { readonly name: string; readonly id: string | undefined; readonly skip: boolean }
type Draft = { heading: string; anchor: string | undefined; text: string }

/**
 * The passages of a page: each heading of the first three ranks with what follows it and where it is.
 * @param markup as React writes it: every element that is not empty is closed
 */
export function passagesOf(markup: string): SearchPassage[] {
  const passages: Draft[] = [{ heading: '', anchor: undefined, text: '' }]
  const open: Open[] = []
  let inHeading = false
  let closed = false
  const last = (): Draft => passages.at(-1) as Draft
  const write = (text: string): void => {
    if (open.at(-1)?.skip) return
    if (inHeading) last().heading += text
    else last().text += text
  }
  for (const [, closing, name = '', attributes = '', text] of markup
    .replace(/<!--.*?-->/gs, '')
    .matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) {
      write(text)
      closed = false
      continue
    }
    // Two elements without a space between them stand apart: one of them is a block.
    if (!inline.has(name) || (closed && !closing)) write(' ')
    closed = Boolean(closing)
    if (closing) {
      open.pop()
      if (headings.has(name)) inHeading = false
    } else if (!empty.has(name)) {
      const id = lastingId(attributes)
      const skip = Boolean(open.at(-1)?.skip) || skipped.has(name) || unread.test(attributes)
      open.push({ name, id, skip })
      if (skip) continue
      if (headings.has(name)) {
        passages.push({ heading: '', anchor: id ?? open.findLast(each => each.id)?.id, text: '' })
        inHeading = true
      } // An answer that opens has its address on what opens, and not on the question.
      else if (id && !last().text.trim() && open.some(each => each.name === 'details')) last().anchor = id
    }
  }
  return passages.flatMap(({ heading, anchor, text }) => {
    const passage = { heading: tidy(heading), text: tidy(text), ...(anchor && { anchor: decoded(anchor) }) }
    return passage.heading || passage.text ? [passage] : []
  })
}

/** The index of a section: the pages that may be found, each under its own address. */
export function searchIndex(pages: readonly { readonly page: Pick<ReleasePage, 'path' | 'head'>; readonly markup: string }[]): SearchIndex {
  return {
    pages: pages
      .filter(({ page: { path, head } }) => !head.robots && (head.canonical ?? path) === path)
      .map(({ page: { path, head }, markup }) => ({ path, title: head.title, passages: passagesOf(markup) })),
  }
}
