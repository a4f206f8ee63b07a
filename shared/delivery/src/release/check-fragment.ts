/**
 * A published fragment or frame stands in the document of every visitor, beside what other teams made. So it has to be well-formed,
 * to close what it opens, and to run nothing. What its section's code may do anyway is not looked for: the policy in
 * `compose/content-policy.ts` stops what comes from elsewhere.
 */
import { checkParsedTree, type Refusal, voidElements } from './parsed-tree.ts'
import { frameSlot } from './release.ts'

/** Elements inside each other: Blink moves what lies deeper than 512 elsewhere (`kMaximumHTMLParserDOMTreeDepth`); pages need twenty. */
const maxDepth = 100
/** Attributes of an element: a parser compares each with all before it. */
const maxAttributes = 64
/** Characters of the markup that a message quotes. */
const excerptLength = 80

/**
 * @param markup a page as `renderToString` writes it
 * @param source the release and the file, for the message
 * @throws {Error} `<source>, character <n>: expected …, got …`
 */
export function checkFragment(markup: string, source: string): void {
  const refusal: Refusal = (at, expected) =>
    new Error(`${source}, character ${at + 1}: expected ${expected}, got ${excerpt(markup.slice(at))}`)
  checkWrittenForm(markup, refusal)
  // With scripting a `<noscript>` holds text, without it elements: both have to be right.
  for (const scriptingEnabled of [true, false]) checkParsedTree(markup, scriptingEnabled, refusal)
}

/**
 * @param file markup before and after `<main>`, parted by the frame’s slot: each half has to be whole by itself
 * @throws {Error} naming the source, the half and what is wrong with it.
 */
export function checkFrame(file: string, source: string): void {
  const [top, foot, ...more] = file.split(frameSlot)
  if (top === undefined || foot === undefined || more.length > 0)
    throw new Error(`${source}: expected ${frameSlot} once, got it ${more.length > 0 ? more.length + 1 : 0} times`)
  checkFragment(top, `${source} before ${frameSlot}`)
  checkFragment(foot, `${source} after ${frameSlot}`)
}

const space = '[ \\t\\n\\f\\r]'
const attribute = `${space}+[a-zA-Z_:][\\w:.-]*(?:="[^"<]*")?`
/** Between texts, and around `Suspense` and `Activity`: what `renderToString` writes of React's markers. */
const marker = '<!--(?: |\\$|\\$!|/\\$|&|/&)-->'
const token = new RegExp(
  `[^<]+|${marker}|</(?<closed>[a-zA-Z][\\w:.-]*)>|<(?<opened>[a-zA-Z][\\w:.-]*)(?:${attribute}){0,${maxAttributes}}${space}*(?<slash>/?)>`,
  'y',
)

/**
 * Markup as React writes it: `<` begins nothing but a tag or one of React's markers, and elements are closed by name, innermost
 * first. This costs no more than its length, and leaves a parser little to be kept busy with.
 */
function checkWrittenForm(markup: string, refusal: Refusal): void {
  const open: { name: string; at: number }[] = []
  for (let at = 0; at < markup.length; at = token.lastIndex) {
    token.lastIndex = at
    const { closed, opened, slash } = token.exec(markup)?.groups ?? refuse(refusal(at, 'text, a tag or a marker as React writes them'))
    if (closed && open.pop()?.name !== closed) throw refusal(at, 'an end tag of the element that was opened last')
    if (!opened || voidElements.has(opened.toLowerCase())) continue
    if (slash) throw refusal(at, 'an end tag of its own for each element')
    if (open.push({ name: opened, at }) > maxDepth) throw refusal(at, `at most ${maxDepth} elements inside each other`)
  }
  const unclosed = open.at(-1)
  if (unclosed) throw refusal(unclosed.at, `an end tag for <${unclosed.name}>`)
}

function refuse(error: Error): never {
  throw error
}

const excerpt = (rest: string): string =>
  rest === '' ? 'its end' : JSON.stringify(rest.length > excerptLength ? `${rest.slice(0, excerptLength)}…` : rest)
