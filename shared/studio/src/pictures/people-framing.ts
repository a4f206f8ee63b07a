import type { HeadView } from '../people/wind-head.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Curve, type Point, through } from '../toolkit/curve.ts'
import type { Frame } from '../toolkit/frame.ts'
import { smooth } from '../toolkit/numbers.ts'

/** The view in which the middle of the face stands at (x, y), fractions of the frame. */
export const faceAt = ({ width, height }: Frame, span: number, x: number, y: number): Pick<HeadView, 'span' | 'x' | 'y'> => ({
  span,
  x: (0.5 - x) * span,
  y: 0.05 + (y - 0.5) * (height / width) * span,
})

/** Points in units, as a curve in px. */
export const threadThrough = (k: number, points: readonly Point[]): Curve => through(points.map(([x, y]): Point => [x * k, y * k]))

/** The people stand in the dark from a height (a fraction of the frame) down, so that words may lie there. */
export function darkenFoot({ width, height, pixels }: Canvas, from: number): void {
  for (let y = Math.floor(from * height); y < height; y++) {
    const light = 1 - 0.96 * smooth(from, 0.97, y / height)
    for (let p = y * width * 3; p < (y + 1) * width * 3; p++) pixels[p] *= light
  }
}
