import { type Segment, segmentsAt } from '@site/kit/ui/base/text-segments'

/** Characters of an excerpt: before the first word found, and in all. */
const maxBefore = 70
const maxLength = 150

const pattern = (words: readonly string[]): RegExp | undefined =>
  words.length > 0
    ? new RegExp(
        `(?<![\\p{L}\\p{N}])(?:${words.map(word => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/(?<=\d)(?=(\d{3})+$)/g, ',?')).join('|')})(?![\\p{L}\\p{N}])`,
        'giu',
      )
    : undefined

/** `text` cut where it has one of the words. */
export const segmentsOf = (text: string, words: readonly string[]): Segment[] => segmentsAt(text, pattern(words))

/** The text around the first word that was found: from the beginning of its sentence, where that is near, and to no lone word of the next. */
export function excerptOf(text: string, words: readonly string[]): string {
  const at = Math.max(0, text.search(pattern(words) ?? /^/))
  const begun = Math.max(0, ...[...text.slice(0, at).matchAll(/ · |[.?!] /g)].map(({ index, 0: mark }) => index + mark.length))
  const from = at - begun <= maxBefore ? begun : text.indexOf(' ', at - maxBefore) + 1
  const cut = text.slice(from, from + maxLength)
  const whole =
    from + maxLength >= text.length ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/( ·( \S+)?|(?<=[.?!]) \S+)$/, '')
  return `${from > begun ? '… ' : ''}${whole}${from + whole.length < text.length && !/[.?!]$/.test(whole) ? ' …' : ''}`
}
