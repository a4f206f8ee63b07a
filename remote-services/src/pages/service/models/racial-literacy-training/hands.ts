import { coordinate, seededRandom } from '@site/kit/ui/threads/seeded'

/** Handwriting that spells nothing: letters of each word, how long the words are together, how high a small letter is and how slanted, in units of the drawing. */
type Hand = {
  readonly seed: number
  readonly words: readonly number[]
  readonly length: number
  readonly height: number
  readonly slant: number
}

type Point = readonly [x: number, y: number]

/** One for each line whose name was found; the two porters have two names. */
const hands: readonly Hand[] = [
  { seed: 5, words: [5, 6], length: 226, height: 9, slant: 0.35 },
  { seed: 19, words: [7], length: 168, height: 11, slant: 0.05 },
  { seed: 31, words: [4, 7], length: 206, height: 8, slant: 0.6 },
  { seed: 44, words: [6], length: 150, height: 13, slant: -0.15 },
]

const baseline = 30
const space = 1.6

/** The name on a line, as a path: a stroke for each word, without a corner. */
export function nameOn(line: number): string {
  const { seed, words, length, height, slant } = hands[line % hands.length] as Hand
  const chance = seededRandom(seed)
  const letters = words.map(count => Array.from({ length: count }, (_, at) => letter(chance, at === 0)))
  const wide = letters.flat().reduce((sum, { width }) => sum + width, space * (words.length - 1))
  const unit = length / wide
  let x = 8
  return letters
    .map(word => {
      const points = word.flatMap(({ width, rise, loop }) => {
        const from = x
        x += width * unit
        const at = (across: number, up: number): Point => [
          from + across * width * unit + slant * up * rise * height,
          baseline - up * rise * height,
        ]
        return [at(0, 0), at(0.2 + 0.5 * loop, 0.5), at(0.5, 1), at(0.8 - 0.55 * loop, 0.5)]
      })
      const end: Point = [x + unit / 3, baseline - height / 3]
      x += space * unit
      return smooth([...points, end])
    })
    .join('')
}

/** How wide it is, how far it rises of a small letter's height (below the line where it is under 0), and how far its strokes cross. */
function letter(chance: () => number, isFirst: boolean) {
  const kind = chance()
  const width = 0.7 + 0.7 * chance()
  const loop = chance()
  if (isFirst) return { width: width + 0.5, rise: 2.1 + 0.3 * chance(), loop }
  if (kind < 0.24) return { width, rise: 1.7 + 0.5 * chance(), loop: 0.6 + 0.4 * loop }
  if (kind < 0.4) return { width, rise: -1 - 0.3 * chance(), loop: 0.6 + 0.4 * loop }
  return { width, rise: 0.75 + 0.4 * chance(), loop: 0.5 * loop }
}

/** A Catmull-Rom spline as Bézier curves: through each point, parallel to the line between its neighbours. */
function smooth(points: readonly Point[]): string {
  const [first = [0, 0]] = points
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] as Point
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const controls = [
      from[0] + (to[0] - before[0]) / 4.6,
      from[1] + (to[1] - before[1]) / 4.6,
      to[0] - (after[0] - from[0]) / 4.6,
      to[1] - (after[1] - from[1]) / 4.6,
    ]
    return `C${[...controls, ...to].map(coordinate).join(' ')}`
  })
  return `M${first.map(coordinate).join(' ')}${curves.join('')}`
}
