import { seededRandom } from './seeded.ts'

/** A thread that goes up and down through one line of large letters; a unit is a hundredth of the line's height. */
export type Weft = {
  /** From end to end: what lies beneath the letters. */
  thread: string
  /** Where it comes up: the steep middle of each rise and fall, which crosses a letter and never runs along its serifs. */
  over: string
}

/** Longer than any screen is wide in these units. */
export const weftLength = 1400

/** Draws one, never twice in the same measure. */
export function weft(seed: number): Weft {
  const random = seededRandom(seed)
  const drawn = { thread: '', over: '' }
  let [x, y] = [-40 - Math.round(80 * random()), 79]
  drawn.thread = `M${x} ${y}`
  for (let rises = true; x < weftLength; rises = !rises) {
    const [across, to] = [94 + Math.round(48 * random()), 55 + Math.round(18 + 12 * random()) * (rises ? -1 : 1)]
    const at = (along: number, up: number) => `${+(x + across * along).toFixed(1)} ${+(y + (to - y) * up).toFixed(1)}`
    drawn.thread += `C${at(0.46, 0)} ${at(0.54, 1)} ${at(1, 1)}`
    // The same curve between 28 and 72 %, by de Casteljau: a thread that comes up has no kink.
    drawn.over += `M${at(0.314, 0.191)}C${at(0.449, 0.369)} ${at(0.551, 0.631)} ${at(0.686, 0.809)}`
    ;[x, y] = [x + across, to]
  }
  return drawn
}
