import { seededRandom } from './seeded.ts'

/** Longer than any screen is wide in these units. */
export const weftLength = 1400

/** Draws a thread that goes up and down between two lines of large letters, never twice in the same measure; a unit is a hundredth of the line's height. */
export function weft(seed: number): string {
  const random = seededRandom(seed)
  let [x, y] = [-40 - Math.round(80 * random()), 58]
  let thread = `M${x} ${y}`
  for (let rises = true; x < weftLength; rises = !rises) {
    const [across, to] = [94 + Math.round(48 * random()), 54 + Math.round(4 + 5 * random()) * (rises ? -1 : 1)]
    thread += `C${+(x + across * 0.46).toFixed(1)} ${y} ${+(x + across * 0.54).toFixed(1)} ${to} ${x + across} ${to}`
    ;[x, y] = [x + across, to]
  }
  return thread
}
