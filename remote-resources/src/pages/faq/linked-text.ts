/** Links in a record's text, written `[words](/path)`. */

/** A segment of a text: plain, or a link to a page of this site. `at` is where it begins in the text without marks. */
export type LinkedSegment = { readonly text: string; readonly at: number; readonly href?: string }

const link = /\[([^\]]+)\]\((\/[^)\s]*)\)/g

/** The same words without the marks: for the search, and for search engines. */
export const plainText = (text: string): string => text.replace(link, '$1')

/** The text divided at its links. */
export function linkedSegments(text: string): LinkedSegment[] {
  const segments: LinkedSegment[] = []
  let [end, at] = [0, 0]
  const add = (words: string, href?: string): void => {
    if (words) segments.push({ text: words, at, ...(href && { href }) })
    at += words.length
  }
  for (const match of text.matchAll(link)) {
    add(text.slice(end, match.index))
    add(match[1] ?? '', match[2])
    end = match.index + match[0].length
  }
  add(text.slice(end))
  return segments
}
