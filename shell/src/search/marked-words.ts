/** A stretch of text that the search found, or did not. */
export type Stretch = { readonly text: string; readonly hit: boolean; readonly at: number }

/** Characters of a passage that are shown: those before the first word found, and in all. */
const before = 50
const shown = 150

const pattern = (words: readonly string[]): RegExp | undefined =>
  words.length > 0
    ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(word => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
    : undefined

/** `text` cut where it has one of the words. */
export function stretchesOf(text: string, words: readonly string[]): Stretch[] {
  const find = pattern(words)
  const stretches: Stretch[] = []
  let end = 0
  for (const match of find ? text.matchAll(find) : []) {
    if (match.index > end) stretches.push({ text: text.slice(end, match.index), hit: false, at: end })
    end = match.index + match[0].length
    stretches.push({ text: match[0], hit: true, at: match.index })
  }
  if (end < text.length) stretches.push({ text: text.slice(end), hit: false, at: end })
  return stretches
}

/** The words around the first that was found, whole words only; the beginning where none of them is in the text. */
export function excerptOf(text: string, words: readonly string[]): string {
  const at = Math.max(0, text.search(pattern(words) ?? /^/))
  const from = at <= before ? 0 : text.indexOf(' ', at - before) + 1
  const cut = text.slice(from, from + shown)
  const whole = from + shown >= text.length ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))
  return `${from > 0 ? '… ' : ''}${whole}${from + whole.length < text.length ? ' …' : ''}`
}
