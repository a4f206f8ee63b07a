/** Fewer characters than this look lost in a line of their own. */
const minEnd = 9

/** A paragraph whose last words, as many as it takes to fill the beginning of a line, stay together. */
export function keptEnd(paragraph: string): string {
  const from = paragraph.lastIndexOf(' ', paragraph.length - minEnd - 1) + 1
  return paragraph.slice(0, from) + paragraph.slice(from).replaceAll(' ', '\u00a0')
}
