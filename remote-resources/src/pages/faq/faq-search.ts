import { synonymsOf } from '@site/identity/search-words'
import { type Segment, segmentsAt } from '@site/kit/ui/base/text-segments'
import type { FaqRecord } from './faq-record.ts'
import { plainText } from './linked-text.ts'

/** The search as a pattern, without case: its words, or what is said for the whole of it; undefined when nothing is searched for. */
function patternOf(query: string): RegExp | undefined {
  const words = query.trim()
  if (!words) return undefined
  return new RegExp([words, ...synonymsOf(words.toLowerCase())].map(literal).join('|'), 'giu')
}

/** The words as a pattern: any space between them, and a pound sign with the sum that follows it. */
const literal = (words: string): string =>
  words
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(/£$/, '£(?:[\\d,]*\\d)?')

/** `text` cut where `query` matches it. */
export const segmentsOf = (text: string, query: string): Segment[] => segmentsAt(text, patternOf(query))

export const matchesText = (text: string, query: string): boolean => patternOf(query)?.test(text) ?? true

/** Whether the search finds the record, in its question or in its answer, by its words or by a synonym; an empty search finds all. */
export function matchesSearch({ question, answer }: Pick<FaqRecord, 'question' | 'answer'>, query: string): boolean {
  return matchesText(question, query) || matchesText(plainText(answer), query)
}

/** What stands under the field and is announced: `2 of 12 questions match ‘prison’.`, and of a search that finds sums too, so; undefined when nothing is searched for. */
export function searchResult(query: string, found: number, all: number): string | undefined {
  const words = query.trim()
  if (!words) return undefined
  const [match, name] = found <= 1 ? ['matches', 'names'] : ['match', 'name']
  const sums = synonymsOf(words.toLowerCase()).includes('£') ? ` or ${name} a price` : ''
  return `${found || 'None'} of ${all} questions ${match} ‘${words}’${sums}.`
}

/** Characters kept on either side of the first match. */
const excerptReach = 48

/** The words around the first match, whole words only; for an answer that is closed. */
export function excerptOf(text: string, query: string): string {
  const match = patternOf(query)?.exec(text)
  if (!match) return ''
  const from = match.index <= excerptReach ? 0 : text.indexOf(' ', match.index - excerptReach) + 1
  const end = match.index + match[0].length + excerptReach
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end)
  return `${from > 0 ? '… ' : ''}${text.slice(from, Math.max(to, match.index + match[0].length))}${to < text.length ? ' …' : ''}`
}
