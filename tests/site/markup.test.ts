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

it.each(paths)('%s is valid HTML', async path => {
  const { headers, body } = await ask(site.address, encodeURI(path))
  expect(headers['content-type']).toContain('text/html')
  const { results } = await validator.validateString(body.toString(), path)
  expect(results.flatMap(({ messages }) => messages.map(said))).toEqual([])
  expect(refused.flatMap(pattern => body.toString().match(pattern) ?? [])).toEqual([])
})
