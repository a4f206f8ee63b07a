import type { Canvas } from '../toolkit/canvas.ts'
import type { Colour } from '../toolkit/colour.ts'
import type { Curve, Curve3, Point3 } from '../toolkit/curve.ts'
import type { Frame } from '../toolkit/frame.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { strand } from '../toolkit/strand.ts'
import { project, type Trace, type View } from '../toolkit/trace.ts'

/** From the axes of what is traced to the picture: px, and how near the eye. */
export const seenIn =
  (frame: Frame, view: View) =>
  ([x, y, z]: Point3): Point3 => {
    const [X, Y, Z] = turn(view.rotation ?? rotation(), x, y, z)
    const [px, py] = project({ x: 0, y: 0, ...view }, frame.width, frame.height, X, Y)
    return [px, py, Z]
  }

export type Cord = {
  path: Curve3
  /** px */
  width: number
  colour: (t: number) => Colour
  pieces?: number
  /** How dark its shade on what lies below is, 0..1. */
  shade?: number
}

/** A cord among traced bodies: what stands before it hides it. */
export function layCord(canvas: Canvas, frame: Frame, traced: Trace, { path, width, colour, pieces = 400, shade = 0.4 }: Cord): void {
  const at = seenIn(frame, traced.view)
  const step = traced.width / frame.width
  const open = (t: number): number => {
    const [px, py, depth] = at(path(t))
    const [i, j] = [Math.round(px * step), Math.round(py * step)]
    if (i < 0 || j < 0 || i >= traced.width || j >= traced.height) return 1
    const o = j * traced.width + i
    return traced.hit[o] && traced.depth[o] > depth + 0.03 ? 0 : 1
  }
  const curve =
    (dx: number, dy: number): Curve =>
    t => {
      const [px, py] = at(path(t))
      return [px + dx, py + dy]
    }
  if (shade > 0)
    strand(canvas, curve(width * 0.4, width * 0.9), {
      pieces,
      width: width * 1.1,
      soft: width * 0.7,
      mode: 'multiply',
      colour: [0.2, 0.15, 0.2],
      opacity: t => shade * open(t),
    })
  strand(canvas, curve(0, 0), { pieces, width, colour, round: 0.9, ply: width * 1.7, opacity: open })
}
