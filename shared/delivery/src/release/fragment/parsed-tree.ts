/** A fragment as a browser's parser reads it inside a document, held against what is written. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { attributeFault } from './attributes.ts'
import { elementFault, voidElements } from './elements.ts'
import type { MarkupText } from './markup-text.ts'

type ParentNode = DefaultTreeAdapterTypes.ParentNode
type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** What `compose` writes around a page, as far as a parser minds. */
const before = '<!doctype html><html><head></head><body><main><div>'
const after = '</div></main></body></html>'

const asWritten = 'markup that a browser reads as it is written'

/** Where a node of the document stands in the fragment, and how a fault there is told. */
type Reading = { readonly source: string; readonly scriptingEnabled: boolean; readonly refusal: MarkupText['refusal'] }

/**
 * Every character of the fragment has to belong to the node that is next in the tree. So nothing in it was
 * passed over, moved, implied or closed early, and nothing outside of it was touched.
 * @param scriptingEnabled with it a `<noscript>` holds text, without it elements: both have to be right
 * @throws {Error} saying where they part, or which element or attribute may not stand there.
 */
export function checkParsedTree({ markup, refusal }: MarkupText, scriptingEnabled: boolean): void {
  const source = before + markup + after
  const reading: Reading = {
    source,
    scriptingEnabled,
    refusal: (at, expected) => refusal(Math.min(Math.max(at - before.length, 0), markup.length), expected),
  }
  const document = parse(source, {
    scriptingEnabled,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => {
      throw reading.refusal(startOffset, `${asWritten} (${code})`)
    },
  })
  const page = ['html', 'body', 'main', 'div'].reduce<ParentNode | undefined>(childCalled, document)
  if (
    !page ||
    !isElement(page) ||
    readElement(reading, page, before.length - '<div>'.length) !== source.length - after.length + '</div>'.length
  )
    throw reading.refusal(before.length, asWritten)
}

const isElement = (node: Node | ParentNode): node is Element => 'tagName' in node

const childCalled = (parent: ParentNode | undefined, name: string): Element | undefined =>
  parent?.childNodes.filter(isElement).find(({ tagName }) => tagName === name)

/** @param at where the node has to begin. @returns where it ends */
function read(reading: Reading, node: Node, at: number): number {
  const { source, scriptingEnabled, refusal } = reading
  const place = node.sourceCodeLocation
  if (place?.startOffset !== at) throw refusal(at, asWritten)
  if (isElement(node)) {
    const fault = elementFault(node, isEmpty(node)) ?? attributeFault(node)
    if (fault) throw refusal(at, fault)
    return readElement(reading, node, at)
  }
  const holdsTags = node.nodeName === '#text' && source.slice(at, place.endOffset).includes('<')
  // Tags that the parser passed over lie inside the text around them.
  if (holdsTags && !(scriptingEnabled && node.parentNode?.nodeName === 'noscript')) throw refusal(at, asWritten)
  return place.endOffset
}

/** What stands in a template is no child of it. */
const isTemplate = (element: Element): element is DefaultTreeAdapterTypes.Template => 'content' in element

const isEmpty = (element: Element): boolean =>
  element.childNodes.length === 0 && !(isTemplate(element) && element.content.childNodes.length > 0)

function readElement(reading: Reading, element: Element, at: number): number {
  const { startTag, endTag } = element.sourceCodeLocation ?? {}
  if (startTag?.startOffset !== at) throw reading.refusal(at, asWritten)
  let end = startTag.endOffset
  if (losesLineBreak(reading.source, element, end)) end++
  for (const child of element.childNodes) end = read(reading, child, end)
  if (voidElements.has(element.tagName)) return end
  if (endTag?.startOffset !== end) throw reading.refusal(end, asWritten)
  return endTag.endOffset
}

/** Parsers drop a line break that these begin with; React writes one for them to drop. */
const losesLineBreak = (source: string, { tagName, childNodes }: Element, at: number): boolean =>
  (tagName === 'pre' || tagName === 'textarea') && source[at] === '\n' && childNodes[0]?.sourceCodeLocation?.startOffset !== at
