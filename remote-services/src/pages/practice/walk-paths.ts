import { coordinate } from '@site/kit/ui/threads/seeded'

/** The drawing's own units; it is stretched. A stage has a fifth of its length. */
export const walkLength = 1000
export const walkWidth = 120

const middle = walkWidth / 2

/** How far it comes from, and goes on, beyond the drawing. */
const overrun = 260

/** Those who join, on either side of the one who began. */
const joining = [-4, -3, -2, -1, 1, 2, 3, 4]

/**
 * One voice that wavers, is set straight, and is joined by others; they press through one point, and are woven.
 * @param standing from top to bottom, not from left to right
 */
export function walkPaths(standing: boolean): { threads: string[]; checks: string; weft: string } {
  const at = (along: number, across: number): string => (standing ? `${across} ${along}` : `${along} ${across}`)
  const to = (...points: [number, number][]): string => points.map(([along, across]) => at(along, coordinate(across))).join(' ')
  const lineAcross = (along: number, half: number): string => `M${at(along, middle - half)}L${at(along, middle + half)}`
  /** Through the narrow place before 800, and on to its own place in the cloth. */
  const pressed = (k: number): string =>
    `C${to([700, middle + k * 3.5], [725, middle + k * 0.7], [785, middle + k * 0.7])}` +
    `C${to([825, middle + k * 0.7], [825, middle + k * 12], [880, middle + k * 12])}L${at(walkLength + overrun, middle + k * 12)}`
  const first =
    `M${at(-overrun, middle)}` +
    `C${to([-200, middle], [-60, 34], [-20, 52])}` +
    `S${to([18, 98], [48, 66])}S${to([72, 22], [100, 50])}S${to([128, 88], [152, 64])}S${to([180, middle], [215, middle])}` +
    `L${at(610, middle)}${pressed(0)}`
  const others = joining.map(k => {
    const from = 375 + Math.abs(k) * 28
    const edge = middle + Math.sign(k) * middle
    return `M${at(from, edge)}C${to([from + 80, edge], [from + 45, middle + k * 3.5], [610, middle + k * 3.5])}${pressed(k)}`
  })
  const every = (from: number, until: number, step: number, half: number): string => {
    let lines = ''
    for (let along = from; along <= until; along += step) lines += lineAcross(along, half)
    return lines
  }
  return { threads: [first, ...others], checks: every(240, 360, 24, 8), weft: every(890, walkLength + overrun, 15, 53) }
}
