/** Handwriting that spells nothing: its letters, and how wide, high and slanted they are, in units of the drawing. */
type Hand = { readonly letters: string; readonly width: number; readonly height: number; readonly slant: number }

/** One for each line whose name was found; the two porters have two names. */
const hands: readonly Hand[] = [
  { letters: 'lnvn lnnvg', width: 24, height: 10, slant: 7 },
  { letters: 'lnllng~', width: 23, height: 12, slant: 0 },
  { letters: 'nlnnl nngnl', width: 18, height: 8, slant: 12 },
  { letters: 'vlvnv', width: 36, height: 17, slant: -4 },
]

/** Strokes from the line back to the line: an arch, a loop above, a loop below, a point, a flourish, a space. */
const strokes: Readonly<Record<string, (hand: Hand) => string>> = {
  n: ({ width, height, slant }) => `c${slant} ${-height} ${width + slant} ${-height} ${width} 0`,
  l: ({ width, height, slant }) => `c${width + slant} ${-2.8 * height} ${slant - width / 3} ${-2.8 * height} ${width * 0.7} 0`,
  g: ({ width, height, slant }) => `c${width - slant} ${2 * height} ${-width / 2 - slant} ${2 * height} ${width * 0.8} 0`,
  v: ({ width, height, slant }) => `l${width / 2 + slant} ${-height}l${width / 2 - slant} ${height}`,
  '~': ({ width, height }) => `c${width * 2} ${height} ${width * 3} ${-height} ${width * 5} ${-height / 3}`,
  ' ': ({ width }) => `m${width * 1.6} 0`,
}

/** The name on a line, as a path. */
export function nameOn(line: number): string {
  const hand = hands[line % hands.length] as Hand
  return `M8 30${[...hand.letters].map(letter => strokes[letter]?.(hand)).join('')}`
}
