/** What a section's pages say, by heading, read from their prerendered markup: the file that the site's search is made of. */
import type { ReleasePage } from '@site/delivery/release'
import type { SearchIndex, SearchPassage } from '@site/kit/contract/search'
import { type DefaultTreeAdapterTypes, html, parseFragment, serialize } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Elements whose words are no reading: drawings, controls, and what is not shown before it is asked for. */
const skipped = new Set(['svg', 'script', 'style', 'template', 'dialog', 'button', 'label', 'select', 'textarea', 'nav', 'video', 'audio'])
const headings = new Set(['h1', 'h2', 'h3'])
const isDrawing = ({ nodeName }: Node): boolean => nodeName === 'svg'
/** A label in small letters goes on from its figure (‘of mediations’), wherever that is set. */
const goesOn = (node: Node): boolean => 'tagName' in node && node.tagName === 'dt' && /^\p{Ll}/u.test(serialize(node).replace(/<.*?>/g, ''))
const inReadingOrder = ({ tagName, childNodes }: Element): Node[] =>
  tagName === 'div' ? childNodes.toSorted((a, b) => Number(goesOn(a)) - Number(goesOn(b))) : childNodes

const attribute = ({ attrs }: Element, name: string): string | undefined => attrs.find(each => each.name === name)?.value

/** What is hidden, for the eyes alone, of the moment, beside the point, what a figure rests on, links down the page, and to others by an arrow. */
const isUnread = (element: Element): boolean =>
  skipped.has(element.tagName) ||
  (element.tagName === 'a' && !headings.has(element.parentNode?.nodeName ?? '') && element.childNodes.some(isDrawing)) ||
  attribute(element, 'hidden') === '' ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'role') === 'status' ||
  element.attrs.some(({ name, value }) => name === 'data-evidence' || name === 'data-unread' || (name === 'href' && value.startsWith('#')))

/** Blocks, what is not read, and what was changed: words on either side of it stand apart. https://html.spec.whatwg.org/#special */
const standsApart = ({ tagName }: Element): boolean =>
  skipped.has(tagName) || tagName === 'ins' || tagName === 'del' || html.SPECIAL_ELEMENTS[html.NS.HTML].has(html.getTagID(tagName))

/** Ids that React makes differ from one rendering to the next, and lead nowhere later. */
const lastingId = (element: Element): string | undefined => attribute(element, 'id')?.replace(/^_.*/, '') || undefined

export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

const besideFigure = /(?<=^\s*\d[^\n]{0,15}?)\s*\n\s*(?=\p{Ll})/gmu

/** Lines in a row, a dot in the middle where one ends without a mark of its own, a figure with its label, and no mark apart from its word. */
const inOneLine = (text: string): string =>
  tidy(text.replace(besideFigure, ' ').replace(/(?<=[^\s.,:;!?…])\s*\n\s*(?=\S)/g, ' · ')).replace(/ (?=[.,:;!?])/g, '')

type Draft = { heading: string; anchor: string | undefined; text: string }

/** Where a node stands: what its words belong to, the nearest id around it, and whether it is part of what opens. */
type Place = { readonly part: 'heading' | 'text'; readonly anchor: string | undefined; readonly inDetails: boolean }

/** The passages as they stand: what is apart has a line of its own. */
export function draftsOf(markup: string): Draft[] {
  let last: Draft = { heading: '', anchor: undefined, text: '' }
  const passages = [last]
  let afterElement = false

  const read = (node: Node, place: Place): void => {
    if ('value' in node) {
      last[place.part] += node.value
      afterElement = false
    } else if ('tagName' in node) readElement(node, place)
  }

  const readElement = (element: Element, place: Place): void => {
    const apart = standsApart(element)
    // Two elements without a space between them stand apart: one of them is a block.
    if (apart || afterElement) last[place.part] += apart ? '\n' : ' '
    afterElement = false
    if (!isUnread(element)) {
      const inner = enter(element, place)
      for (const child of inReadingOrder(element)) read(child, inner)
      if (apart) last[inner.part] += '\n'
    }
    afterElement = true
  }

  const enter = (element: Element, { part, anchor, inDetails }: Place): Place => {
    const id = lastingId(element)
    const inner = { part, anchor: id ?? anchor, inDetails: inDetails || element.tagName === 'details' }
    if (headings.has(element.tagName)) {
      last = { heading: '', anchor: inner.anchor, text: '' }
      passages.push(last)
      return { ...inner, part: 'heading' }
    }
    // An answer that opens has its address on what opens, and not on the question.
    if (id && inner.inDetails && !last.text.trim()) last.anchor = id
    return inner
  }

  for (const node of parseFragment(markup, { scriptingEnabled: false }).childNodes)
    read(node, { part: 'text', anchor: undefined, inDetails: false })
  return passages
}

/**
 * The passages of a page: each heading of the first three ranks with what follows it and where it is.
 * @param markup as React writes it: every element that is not empty is closed
 */
export const passagesOf = (markup: string): SearchPassage[] =>
  draftsOf(markup)
    .filter(({ heading, text }) => tidy(heading + text))
    .map(({ heading, anchor, text }) => ({ heading: tidy(heading), text: inOneLine(text), ...(anchor && { anchor }) }))

export type MarkedPage = { readonly page: Pick<ReleasePage, 'path' | 'head'>; readonly markup: string }

/** Those that may be found, each under its own address. */
export const findable = ({ page: { path, head } }: MarkedPage): boolean => !head.robots && (head.canonical ?? path) === path

/** The index of a section. */
export const searchIndex = (pages: readonly MarkedPage[]): SearchIndex => ({
  pages: pages.filter(findable).map(({ page: { path, head }, markup }) => {
    const { title, articles } = head
    return { path, title, passages: passagesOf(markup), ...(articles && { articles }) }
  }),
})
