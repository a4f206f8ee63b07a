import { HtmlValidate, type Message } from 'html-validate'
import { expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { site } from '../support/built-site.ts'
import { declaredPages } from '../support/releases.ts'
import { undeclared } from '../support/route-table.ts'

/** The rules that tell what the HTML standard and the W3C's checker call an error; besides, each landmark can be told from the others, and each group of fields has a name. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'unique-landmark': 'error', 'wcag/h71': 'error' },
})

const paths = [...(await declaredPages()).map(({ path }) => path), ...undeclared, '/nothing-here']

/** What the W3C's checker refuses besides: `sizes` where nothing is chosen from, and a ratio in a media condition that is a number. */
const refused = [
  /<(?:img|source)\b(?![^>]*\ssrcset=)[^>]*\ssizes=[^>]*>/gi,
  /(?:sizes|media)="[^"]*aspect-ratio[^"\d]*\d+\s*[^\s\d/][^"]*"/gi,
]

const said = ({ ruleId, message, selector }: Message): string => `${ruleId}: ${message} (${selector ?? 'the document'})`

const faults = new Map<string, Promise<string[]>>()

/** What is wrong with a document. Home answers to many addresses, and says on its root element alone which it was asked for: it is read once. */
function faultsOf(html: string): Promise<string[]> {
  const key = html.replace(/<html [^>]*>/, root => root.replace(/ data-(?:asked|shown|arrive)="[^"]*"/g, ''))
  const known = faults.get(key) ?? validate(html)
  faults.set(key, known)
  return known
}

async function validate(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return [...results.flatMap(({ messages }) => messages.map(said)), ...refused.flatMap(pattern => html.match(pattern) ?? [])]
}

it.each(paths)('%s is valid HTML', async path => {
  const { headers, body } = await ask(site.address, encodeURI(path))
  expect(headers['content-type']).toContain('text/html')
  expect(await faultsOf(body.toString())).toEqual([])
})
