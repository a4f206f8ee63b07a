/** Lines of type, set ragged right. Lengths are points. */

/** A segment of text in one style. */
export type Run<Style extends string> = {
  readonly text: string
  readonly style: Style
  /** Where it leads: the name of a place in the document, or an address. */
  readonly to?: string
}

/** What stands on a line, `x` from its beginning. */
export type Fragment<Style extends string> = Run<Style> & { readonly x: number; readonly width: number }

/**
 * Breaks runs into lines no wider than `width`, at spaces alone; a word that is wider has a line of its own.
 * @param measure the width of a text in a style
 */
export function breakLines<Style extends string>(
  runs: readonly Run<Style>[],
  width: number,
  measure: (text: string, style: Style) => number,
): Fragment<Style>[][] {
  const lines: Fragment<Style>[][] = [[]]
  let x = 0
  for (const { space, segments } of wordsOf(runs)) {
    const wide = segments.reduce((sum, { text, style }) => sum + measure(text, style), 0)
    const gap = space && x > 0 ? measure(' ', space) : 0
    if (x > 0 && x + gap + wide > width + 0.01) {
      lines.push([])
      x = 0
    } else if (gap > 0) {
      place(lines.at(-1), { text: ' ', style: space as Style, x, width: gap })
      x += gap
    }
    for (const segment of segments) {
      const advance = measure(segment.text, segment.style)
      place(lines.at(-1), { ...segment, x, width: advance })
      x += advance
    }
  }
  return lines
}

/** Joins a fragment to the one before it where both are of a kind: fewer and longer texts read and copy better. */
function place<Style extends string>(line: Fragment<Style>[] | undefined, fragment: Fragment<Style>): void {
  const last = line?.at(-1)
  if (line && last && last.style === fragment.style && !last.to && !fragment.to)
    line[line.length - 1] = { ...last, text: last.text + fragment.text, width: last.width + fragment.width }
  else line?.push(fragment)
}

type Word<Style extends string> = { space?: Style; segments: Run<Style>[] }

/** What must stay together: segments without a space between them, whatever their styles. `space` is the style of the space before. */
function wordsOf<Style extends string>(runs: readonly Run<Style>[]): Word<Style>[] {
  const words: Word<Style>[] = [{ segments: [] }]
  for (const run of runs)
    for (const [index, text] of run.text.split(/[ \n]+/).entries()) {
      if (index > 0) words.push({ space: run.style, segments: [] })
      if (text) words.at(-1)?.segments.push({ ...run, text })
    }
  return words.filter(({ segments }) => segments.length > 0)
}
