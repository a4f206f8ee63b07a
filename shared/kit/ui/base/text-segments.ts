/** Part of a text: what a search matched, or what stands between two matches. `at`: its offset. */
export type Segment = { readonly text: string; readonly hit: boolean; readonly at: number }

/** `text` cut where `pattern`, a global one, matches it; whole where there is none. */
export function segmentsAt(text: string, pattern: RegExp | undefined): Segment[] {
  const segments: Segment[] = []
  let end = 0
  for (const match of pattern ? text.matchAll(pattern) : []) {
    if (match.index > end) segments.push({ text: text.slice(end, match.index), hit: false, at: end })
    end = match.index + match[0].length
    segments.push({ text: match[0], hit: true, at: match.index })
  }
  if (end < text.length) segments.push({ text: text.slice(end), hit: false, at: end })
  return segments
}
