/**
 * Markup as React writes it, before a parser sees it: `<` begins nothing but a tag or one of React's
 * markers, values stand in double quotes, and the elements are closed by name, innermost first. What has
 * this form leaves parsers little to disagree about, and costs them no more than its length.
 */
import { voidElements } from './elements.ts'
import type { MarkupText } from './markup-text.ts'

/**
 * Deepest nesting. Browsers move what lies deeper than some hundreds of elements elsewhere (Blink: 512,
 * `kMaximumHTMLParserDOMTreeDepth`); pages need twenty.
 */
const deepest = 100
/** Most attributes of an element. A parser compares each with all before it. */
const maxAttributes = 64

const space = '[ \\t\\n\\f\\r]'
const attribute = `${space}+[a-zA-Z_:][\\w:.-]*(?:="[^"<]*")?`
/** Between texts, and around `Suspense` and `Activity`: what `renderToString` writes of React's markers. */
const marker = '<!--(?: |\\$|\\$!|/\\$|&|/&)-->'
const written = new RegExp(
  `[^<]+|${marker}|</(?<closed>[a-zA-Z][\\w:.-]*)>|<(?<opened>[a-zA-Z][\\w:.-]*)(?:${attribute}){0,${maxAttributes}}${space}*(?<slash>/?)>`,
  'y',
)

const form = 'text, a tag or a marker as React writes them'

/** @throws {Error} saying where the form is left, or which tag has no other. */
export function checkWrittenForm({ markup, refusal }: MarkupText): void {
  const open: { name: string; at: number }[] = []
  for (let at = 0; at < markup.length; ) {
    written.lastIndex = at
    const { 0: token, groups: { closed, opened, slash } = {} } = written.exec(markup) ?? {}
    if (!token) throw refusal(at, form)
    if (closed && open.pop()?.name !== closed) throw refusal(at, 'an end tag of the element that was opened last')
    if (opened && !voidElements.has(opened.toLowerCase())) {
      if (slash) throw refusal(at, 'an end tag of its own for each element')
      if (open.push({ name: opened, at }) > deepest) throw refusal(at, `at most ${deepest} elements inside each other`)
    }
    at += token.length
  }
  const unclosed = open.at(-1)
  if (unclosed) throw refusal(unclosed.at, `an end tag for <${unclosed.name}>`)
}
