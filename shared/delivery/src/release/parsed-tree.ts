/** A fragment as a browser's parser reads it inside a document, held against what is written. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type ParentNode = DefaultTreeAdapterTypes.ParentNode
type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** @param at where the fault begins, in UTF-16 units from the start */
export type Refusal = (at: number, expected: string) => Error

/** They have no end tag (https://html.spec.whatwg.org/multipage/syntax.html#void-elements). */
export const voidElements: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** What `compose` writes around a page, as far as a parser minds. */
const before = '<!doctype html><html><head></head><body><main><div>'
const after = '</div></main></body></html>'

const asWritten = 'markup that a browser reads as it is written'

/** Attributes that browsers go to the address of; `from`, `to` and `values` put one there. */
const addresses: ReadonlySet<string> = new Set('action cite data formaction from href poster src srcset to values'.split(' '))

/** The document with the fragment, and how a fault in it is told. */
type Reading = { readonly source: string; readonly scriptingEnabled: boolean; readonly refusal: Refusal }

/**
 * Every character of the fragment has to belong to the node that is next in the tree: nothing was passed over, moved, implied
 * or closed early, and nothing outside of it was touched.
 * @throws {Error} saying where they part, or what runs.
 */
export function checkParsedTree(markup: string, scriptingEnabled: boolean, refusal: Refusal): void {
  const source = before + markup + after
  const refusalIn: Refusal = (at, expected) => refusal(Math.min(Math.max(at - before.length, 0), markup.length), expected)
  const document = parse(source, {
    scriptingEnabled,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => {
      throw refusalIn(startOffset, `${asWritten} (${code})`)
    },
  })
  const page = ['html', 'body', 'main', 'div'].reduce<ParentNode | undefined>(childCalled, document)
  const reading = { source, scriptingEnabled, refusal: refusalIn }
  const end = source.length - after.length + '</div>'.length
  if (!page || !isElement(page) || endOfElement(reading, page, before.length - '<div>'.length) !== end)
    throw refusalIn(before.length, asWritten)
}

const isElement = (node: Node | ParentNode): node is Element => 'tagName' in node

const childCalled = (parent: ParentNode | undefined, name: string): Element | undefined =>
  parent?.childNodes.filter(isElement).find(({ tagName }) => tagName === name)

/** @param at where the node has to begin. @returns where it ends */
function endOf(reading: Reading, node: Node, at: number): number {
  const { source, scriptingEnabled, refusal } = reading
  const place = node.sourceCodeLocation
  if (place?.startOffset !== at) throw refusal(at, asWritten)
  if (isElement(node)) return endOfElement(reading, node, at)
  const holdsTags = node.nodeName === '#text' && source.slice(at, place.endOffset).includes('<')
  // Tags that the parser passed over lie inside the text around them.
  if (holdsTags && !(scriptingEnabled && node.parentNode?.nodeName === 'noscript')) throw refusal(at, asWritten)
  return place.endOffset
}

function endOfElement(reading: Reading, element: Element, at: number): number {
  const { startTag, endTag } = element.sourceCodeLocation ?? {}
  const fault = startTag?.startOffset === at ? whatRuns(element) : asWritten
  if (fault || !startTag) throw reading.refusal(at, fault ?? asWritten)
  let end = startTag.endOffset
  if (losesLineBreak(reading.source, element, end)) end++
  for (const child of childrenOf(element)) end = endOf(reading, child, end)
  if (voidElements.has(element.tagName)) return end
  if (endTag?.startOffset !== end) throw reading.refusal(end, asWritten)
  return endTag.endOffset
}

/** @returns what would have to stand there instead; undefined for an element that runs nothing */
function whatRuns({ tagName, attrs }: Element): string | undefined {
  if (tagName === 'script') return 'no <script>'
  for (const { name, value } of attrs) {
    // Browsers pass over white space and control characters in an address.
    const address = value.replace(/[\0-\x20]/g, '')
    if (name.startsWith('on')) return `no event handler (${name})`
    if (addresses.has(name) && /(^|[,;])javascript:/i.test(address)) return `an address that runs nothing (${name})`
  }
  return undefined
}

/** What stands in a template is no child of it. */
const childrenOf = (element: Element): Node[] =>
  'content' in element ? (element as DefaultTreeAdapterTypes.Template).content.childNodes : element.childNodes

/** Parsers drop a line break that these begin with; React writes one for them to drop. */
const losesLineBreak = (source: string, { tagName, childNodes }: Element, at: number): boolean =>
  (tagName === 'pre' || tagName === 'textarea') && source[at] === '\n' && childNodes[0]?.sourceCodeLocation?.startOffset !== at
