/**
 * Breaks words into as few lines as a width allows, and these as even as can be.
 * @param measure width of a text
 * @param maxWidth what a line may have; a longer word stands alone and exceeds it
 */
export function breakLines(text: string, measure: (text: string) => number, maxWidth: number): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  const fewest = fill(words, measure, maxWidth)
  let [narrow, wide] = [0, maxWidth]
  while (wide - narrow > 0.5) {
    const tried = (narrow + wide) / 2
    const lines = fill(words, measure, tried)
    if (lines.length <= fewest.length && lines.every(line => measure(line) <= tried)) wide = tried
    else narrow = tried
  }
  return fill(words, measure, wide)
}

function fill(words: readonly string[], measure: (text: string) => number, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line === undefined || measure(longer) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
