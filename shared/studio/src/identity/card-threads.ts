import { TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'

/** How many threads hang beside the words from the card's upper edge to its lower and part the words from the picture. */
const count = 7

export type CardThreads = {
  /** Where the bundle hangs, px from the left. */
  x: number
  /** Height of the card, px. */
  height: number
  /** Two dyes of the area, as CSS colours. */
  colours: readonly [string, string]
}

/** Points from above the card to below it. */
const steps = 41

/** The way of a thread, `lane` from -1 (left) to 1, as SVG path data without its first command. */
function wayOf({ x, height }: CardThreads, lane: number, waver: (v: number) => number): string {
  const points = Array.from({ length: steps }, (_, step) => {
    const v = step / (steps - 1)
    const spread = 8 + 66 * Math.abs(v - 0.52) ** 1.6
    const sway = 26 * Math.sin(TAU * (0.42 * v + 0.08))
    return `${(x + sway + lane * spread + waver(v)).toFixed(1)} ${(v * (height + 40) - 20).toFixed(1)}`
  })
  return points.join('L')
}

/** The words' side of the card, whose edge is the middle of the bundle: SVG path data. */
export const clothBeside = (threads: CardThreads): string => `M-20 -20L${wayOf(threads, 0, () => 0)}L-20 ${threads.height + 20}Z`

/** The threads as SVG: a bundle that is loose above and below and gathered in the middle. */
export function cardThreads(threads: CardThreads): string {
  const { colours } = threads
  return Array.from({ length: count }, (_, id) => {
    const lane = (id / (count - 1)) * 2 - 1
    const path = `M${wayOf(threads, lane, v => 3 * Math.sin(TAU * (2 * v + hash(id))))}`
    const width = 2.4 + 1.6 * hash(id, 3)
    // Each is a shadow, a thread and the light on it.
    return [
      `<path d="${path}" stroke="#0E0B15" stroke-opacity=".5" stroke-width="${(width + 3).toFixed(1)}" transform="translate(3 2)"/>`,
      `<path d="${path}" stroke="${colours[id % 3 === 1 ? 1 : 0]}" stroke-width="${width.toFixed(1)}"/>`,
      `<path d="${path}" stroke="#FFF6E4" stroke-opacity=".55" stroke-width=".7" transform="translate(-.6 0)"/>`,
    ].join('')
  }).join('')
}
