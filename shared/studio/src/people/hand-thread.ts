/** Threads laid over hands and what they hold. */
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye } from '../toolkit/colour.ts'
import type { Curve, Point } from '../toolkit/curve.ts'
import { type StrandOptions, strand } from '../toolkit/strand.ts'
import type { Trace } from '../toolkit/trace.ts'

export type OverThread = StrandOptions & {
  /** px */
  width: number
  /** How far its shadow falls beside it, and how dark that is. */
  shade?: { readonly dx: number; readonly dy: number; readonly opacity: number; readonly colour?: Colour }
  /** Where it runs behind something. */
  hidden?: (point: Point) => boolean
}

/** A twisted thread with its soft shadow. */
export function threadOver(canvas: Canvas, curve: Curve, { shade, hidden = () => false, ...thread }: OverThread): void {
  const { width, pieces = 160 } = thread
  if (shade) {
    strand(canvas, t => [curve(t)[0] + shade.dx, curve(t)[1] + shade.dy], {
      width: width * 1.5,
      soft: width * 0.7,
      colour: shade.colour ?? dye.ink,
      opacity: t => (hidden(curve(t)) ? 0 : shade.opacity),
      pieces,
    })
  }
  strand(canvas, curve, { round: 0.9, ply: width * 1.3, ...thread, opacity: t => (hidden(curve(t)) ? 0 : 1), pieces })
}

/** Whether one of the bodies (by `child`) covers a point of the picture, px. */
export function coveredBy(
  traced: Trace,
  canvas: { width: number; height: number },
  children: readonly number[],
): (point: Point) => boolean {
  return ([px, py]) => {
    const x = Math.floor((px / canvas.width) * traced.width)
    const y = Math.floor((py / canvas.height) * traced.height)
    if (x < 0 || y < 0 || x >= traced.width || y >= traced.height) return false
    const i = y * traced.width + x
    return traced.hit[i] === 1 && children.includes(traced.child[i])
  }
}
