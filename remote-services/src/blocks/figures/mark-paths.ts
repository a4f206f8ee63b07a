import type { ThreadRow } from '@site/identity/figure-threads'
import { coordinate as c } from '@site/kit/ui/threads/seeded'

/** What a page counts its figures out in, other than threads: stones of an arcade, plucked strings, bars that are lifted, strands of a ring, knots, leaves, crossings of two threads, words of a text, jars on a line, stitches of a seam. */
export const figureMarks = ['stones', 'strings', 'bars', 'ring', 'knots', 'leaves', 'crossings', 'words', 'jars', 'stitches'] as const

export type FigureMark = (typeof figureMarks)[number]

/** A bundle of things, drawn together: a path for those that were counted, one for those that are missing, and what they stand on. */
export type MarkBundle = { readonly held: string; readonly missing: string; readonly base: string }

type Drawing = {
  /** Units for one thing, and for the height of all. */
  readonly step: number
  readonly height: number
  /** A thing at a place among so many. */
  readonly held: (place: number, size: number, row: ThreadRow) => string
  readonly missing: (place: number, size: number) => string
  readonly base?: (size: number) => string
}

/** A point at an angle, in turns from the top. */
const round = (radius: number, turn: number, x: number, y: number): string =>
  `${c(x + radius * Math.sin(turn * 2 * Math.PI))} ${c(y - radius * Math.cos(turn * 2 * Math.PI))}`

const upright = (place: number, top: number, foot: number): string => `M${c(place * 10 + 5)} ${c(top)}V${c(foot)}`

/** A stone of a half ring, as wide as its bundle. */
function stone(place: number, size: number): string {
  const radius = size * 5 - 2
  const [from, to] = [place + 0.09, place + 0.91].map(each => each / size / 2 - 0.25) as [number, number]
  const at = (share: number, turn: number) => round(radius * share, turn, size * 5, radius + 2)
  return `M${at(0.56, from)}L${at(1, from)}L${at(1, to)}L${at(0.56, to)}Z`
}

/** Leaves stand by turns above and below their twig. */
function leaf(place: number, isWhole: boolean): string {
  const [x, side] = [place * 10 + 1, place % 2 ? 1 : -1]
  const tip = `${c(x + 10)} ${30 + side * 24}`
  if (!isWhole) return `M${x} 30L${tip}`
  return `M${x} 30Q${x - 3} ${30 + side * 17} ${tip}Q${x + 16} ${30 + side * 12} ${x} 30Z`
}

/** A strand of a ring of a hundred; a missing one was not tucked in. */
const strand = (place: number, size: number, from: number, to: number): string => {
  const turn = (place + 0.5) / size
  return `M${round(from, turn, 100, 100)}L${round(to, turn + 0.02, 100, 100)}`
}

/** As a hand writes it, of two or three letters. */
const word = (place: number): string => `M${place * 10 + 1} 7${'q0.2 -8 2.4 0'.repeat(place % 3 ? 3 : 2)}`

const jar = (place: number): string => `M${place * 10 + 3} 1h4v2q2.4 1.6 2.4 4.6t-2.2 4.4h-4.4q-2.2 -1.4 -2.2 -4.4t2.4 -4.6z`

const drawings: Record<FigureMark, Drawing> = {
  stones: { step: 10, height: 50, held: stone, missing: stone },
  strings: {
    step: 10,
    height: 44,
    held: (place, size) => {
      const reach = 5 + 16 * Math.sin(((place + 0.5) / size) * Math.PI)
      return upright(place, 22 - reach, 22 + reach)
    },
    missing: place => upright(place, 18, 26),
  },
  bars: {
    step: 10,
    height: 60,
    // What is left of a change is not lifted.
    held: (place, _, { name }) => (name ? upright(place, 14, 58) : upright(place, 1, 38)),
    missing: place => upright(place, 14, 58),
    base: size => `M0 15H${size * 10}M0 58H${size * 10}`,
  },
  ring: {
    step: 2,
    height: 200,
    held: (place, size) => strand(place, size, 62, 84),
    missing: (place, size) => strand(place, size, 76, 98),
    base: () => 'M100 27a73 73 0 1 0 .1 0z',
  },
  knots: {
    step: 10,
    height: 14,
    held: place => `M${c(place * 10 + 1.7)} 7a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0Z`,
    missing: place => upright(place, 4, 10),
    base: size => `M0 7H${size * 10}`,
  },
  leaves: {
    step: 10,
    height: 60,
    held: place => leaf(place, true),
    missing: place => leaf(place, false),
    base: size => `M0 30H${size * 10}`,
  },
  crossings: {
    step: 10,
    height: 20,
    held: place =>
      `M${place * 10} 3C${place * 10 + 5} 3 ${place * 10 + 5} 17 ${place * 10 + 10} 17M${place * 10} 17C${place * 10 + 5} 17 ${place * 10 + 5} 3 ${place * 10 + 10} 3`,
    missing: place => `M${place * 10 + 2} 3h6M${place * 10 + 2} 17h6`,
  },
  words: {
    step: 10,
    height: 11,
    held: word,
    // Struck out: the pen goes back through it.
    missing: place => `${word(place)}m1 -1.8H${place * 10}`,
  },
  jars: {
    step: 10,
    height: 13,
    held: jar,
    missing: jar,
    base: size => `M0 12H${size * 10}`,
  },
  stitches: {
    step: 10,
    height: 20,
    held: place => `M${place * 10} 10h5l2.5 -6l-5 12l2.5 -6h5`,
    missing: place => `M${place * 10} 10q5 -10 10 0q-5 10 -10 0`,
  },
}

/** The bundles of a row, the counted things first; a ring is one bundle. */
export function markBundles(mark: FigureMark, row: ThreadRow): readonly MarkBundle[] {
  const { held, missing, base } = drawings[mark]
  const size = bundleOf(mark, row)
  return Array.from({ length: Math.ceil(row.all / size) }, (_, bundle) => {
    const places = Array.from({ length: Math.min(size, row.all - bundle * size) }, (_, place) => place)
    const isHeld = (place: number) => bundle * size + place < row.held
    const draw = (which: typeof missing, kept: (place: number) => boolean) =>
      places
        .filter(kept)
        .map(place => which(place, size))
        .join('')
    return {
      held: draw((place, of) => held(place, of, row), isHeld),
      missing: draw(missing, place => !isHeld(place)),
      base: base?.(mark === 'ring' ? size : places.length) ?? '',
    }
  })
}

/** How many things stand together. */
const bundleOf = (mark: FigureMark, { all, bundle }: ThreadRow): number => (mark === 'ring' ? all : bundle)

/** The box of a bundle, in units of its paths. */
export function bundleBox(mark: FigureMark, row: ThreadRow): { width: number; height: number } {
  const { step, height } = drawings[mark]
  return { width: mark === 'ring' ? height : bundleOf(mark, row) * step, height }
}
