/**
 * A fragment or frame stands in the document of every visitor, beside what other teams made. So it has to be well-formed, to
 * close what it opens, and to run nothing. What its section's code may do anyway is not looked for: see `content-policy.ts`.
 */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5'
import { frameSlot, splitFrame } from './release.ts'

/** Elements inside each other: Blink moves what lies deeper than 512 elsewhere (`kMaximumHTMLParserDOMTreeDepth`); pages need twenty. */
const maxDepth = 100
/** Attributes of an element: a parser compares each with all before it. */
const maxAttributes = 64
const excerptLength = 80

/** They have no end tag (https://html.spec.whatwg.org/multipage/syntax.html#void-elements). */
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Attributes that browsers go to the address of; `from`, `to` and `values` put one there. */
const addresses = new Set('action cite data formaction from href poster src srcset to values'.split(' '))

/** @param at where the fault begins, in UTF-16 units from the start */
type Refusal = (at: number, expected: string) => Error
type Part = { readonly what: string; readonly at: number }

/** @param source the release and the file @throws {Error} `<source>, character <n>: expected …, got …` */
export function checkFragment(markup: string, source: string): void {
  const refusal: Refusal = (at, expected) =>
    new Error(`${source}, character ${at + 1}: expected ${expected}, got ${excerpt(markup.slice(at))}`)
  checkParsed(markup, writtenParts(markup, refusal), refusal)
}

/** @param file markup before and after `<main>`, parted by the frame’s slot: each half has to be whole by itself @throws {Error} */
export function checkFrame(file: string, source: string): void {
  const { top, foot } = splitFrame(file, source)
  checkFragment(top, `${source} before ${frameSlot}`)
  checkFragment(foot, `${source} after ${frameSlot}`)
}

const excerpt = (rest: string): string =>
  rest === '' ? 'its end' : JSON.stringify(rest.length > excerptLength ? `${rest.slice(0, excerptLength)}…` : rest)

const space = '[ \\t\\n\\f\\r]'
const attribute = `${space}+[a-zA-Z_:][\\w:.-]*(?:="[^"<]*")?`
/** React's comments stand between texts, and around `Suspense` and `Activity`. */
const written = new RegExp(
  `(?<text>[^<]+)|<!--(?: |\\$|\\$!|/\\$|&|/&)-->|</(?<closed>[a-zA-Z][\\w:.-]*)>|<(?<opened>[a-zA-Z][\\w:.-]*)(?:${attribute}){0,${maxAttributes}}${space}*(?<slash>/?)>`,
  'y',
)

/** Markup as React writes it. This costs no more than its length, and leaves a parser nothing to be kept busy with. */
function writtenParts(markup: string, refusal: Refusal): Part[] {
  const parts: Part[] = []
  const open: Part[] = []
  for (let at = 0; at < markup.length; at = written.lastIndex) {
    written.lastIndex = at
    const { text, closed, opened, slash } = written.exec(markup)?.groups ?? {}
    if (written.lastIndex === 0) throw refusal(at, 'text, a tag or a marker as React writes them')
    if (closed && open.pop()?.what !== closed.toLowerCase()) throw refusal(at, 'an end tag of the element that was opened last')
    const part = { what: partName(text, (closed ? `/${closed}` : opened)?.toLowerCase()), at }
    if (part.what !== 'space') parts.push(part)
    if (!opened || voidElements.has(part.what)) continue
    if (slash) throw refusal(at, 'an end tag of its own for each element')
    // With scripting it holds text, up to the first end tag of its name.
    if (part.what === 'noscript' && open.some(({ what }) => what === 'noscript')) throw refusal(at, 'no <noscript> in another')
    if (open.push(part) > maxDepth) throw refusal(at, `at most ${maxDepth} elements inside each other`)
  }
  const unclosed = open.at(-1)
  if (unclosed) throw refusal(unclosed.at, `an end tag for <${unclosed.what}>`)
  return parts
}

/** Space between elements is left out: parsers drop the line break that a `<pre>` or `<textarea>` begins with. */
function partName(text: string | undefined, tag = '#comment'): string {
  if (text === undefined) return tag
  return /[^ \t\n\f\r]/.test(text) ? '#text' : 'space'
}

const asWritten = 'markup that a browser reads as it is written'
const context = defaultTreeAdapter.createElement('div', html.NS.HTML, [])

/** A browser's parser has to find the same parts in the same order: then it passed over, moved, implied or closed nothing. */
function checkParsed(markup: string, parts: readonly Part[], refusal: Refusal): void {
  const onParseError = ({ code, startOffset }: { code: string; startOffset: number }): void => {
    throw refusal(startOffset, `${asWritten} (${code})`)
  }
  const parsed = parseFragment(context, markup, { scriptingEnabled: false, sourceCodeLocationInfo: true, onParseError })
  const found = [...partsOf(parsed, markup, refusal)]
  const different = parts.findIndex(({ what }, index) => found[index] !== what)
  if (different >= 0 || found.length > parts.length) throw refusal(parts[different]?.at ?? markup.length, asWritten)
}

function* partsOf(parent: DefaultTreeAdapterTypes.ParentNode, source: string, refusal: Refusal): Generator<string> {
  // What stands in a template is no child of it.
  for (const node of 'content' in parent ? (parent as DefaultTreeAdapterTypes.Template).content.childNodes : parent.childNodes) {
    const { startOffset = 0, endOffset = 0 } = node.sourceCodeLocation ?? {}
    if ('tagName' in node) {
      const fault = whatRuns(node)
      if (fault) throw refusal(startOffset, fault)
      const name = node.tagName.toLowerCase()
      yield name
      yield* partsOf(node, source, refusal)
      if (!voidElements.has(name)) yield `/${name}`
    } else {
      const part = partName(node.nodeName === '#text' ? source.slice(startOffset, endOffset) : undefined)
      if (part !== 'space') yield part
    }
  }
}

/** @returns what would have to stand there instead; undefined for an element that runs nothing */
function whatRuns({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string | undefined {
  if (tagName === 'script') return 'no <script>'
  for (const { name, value } of attrs) {
    // Browsers pass over white space and control characters in an address.
    const address = value.replace(/[\0-\x20]/g, '')
    if (name.startsWith('on')) return `no event handler (${name})`
    if (addresses.has(name) && /(^|[,;])javascript:/i.test(address)) return `an address that runs nothing (${name})`
  }
  return undefined
}
