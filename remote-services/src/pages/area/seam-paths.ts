import { coordinate } from '@site/kit/ui/threads/seeded'

/** The drawing's own units; it is stretched. */
export const seamLength = 1200
export const seamWidth = 100

/** Up to here the tear is open; from there on it is closed. */
const [firstStitch, closed] = [150, 1010]
const pitch = 26

/** Half of the tear's width at `along`: it narrows, unevenly, as frayed cloth does. */
function openAt(along: number): number {
  const rest = Math.max(0, 1 - along / closed)
  return coordinate(rest === 0 ? 0 : 44 * rest ** 0.8 * (1 + 0.14 * Math.sin(along / 31) * rest))
}

/**
 * The two edges of a tear, as one closed shape, and the thread that draws them together.
 * @param standing from top to bottom, not from left to right
 */
export function seamPaths(standing: boolean): { edges: string; stitches: string } {
  const point = (along: number, across: number): string => (standing ? `${across} ${along}` : `${along} ${across}`)
  const middle = seamWidth / 2
  const steps = Array.from({ length: closed / 10 + 1 }, (_, step) => step * 10)
  const upper = steps.map(along => point(along, middle - openAt(along)))
  const lower = steps.map(along => point(along, middle + openAt(along))).reverse()
  const stitches: string[] = []
  for (let along = firstStitch, side = -1; along <= seamLength; along += pitch, side = -side) {
    stitches.push(point(along, coordinate(middle + side * (openAt(along) + 9))))
  }
  return { edges: `M${upper.join('L')}L${point(seamLength, middle)}L${lower.join('L')}Z`, stitches: `M${stitches.join('L')}` }
}
