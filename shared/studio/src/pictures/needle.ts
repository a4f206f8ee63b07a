import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import type { Curve, Point } from '../toolkit/curve.ts'
import type { Frame } from '../toolkit/frame.ts'
import { smooth } from '../toolkit/numbers.ts'
import { strand } from '../toolkit/strand.ts'

export type Needle = {
  /** The blunt end and the point, px. */
  end: Point
  point: Point
  /** Half of its thickness where it is thickest, units. */
  thickness: number
  /** What of it shows, by the way from end to point (0..1): where it runs under cloth, 0. */
  shown?: (t: number) => number
}

/** Where the eye is on its way from end to point, and half its length. */
const eyeAt = 0.085
const eyeHalf = 0.042

/** The middle of a needle: from its end (0) to its point (1). */
export const needleLine =
  ({ end, point }: Needle): Curve =>
  t => [end[0] + (point[0] - end[0]) * t, end[1] + (point[1] - end[1]) * t]

export const eyeOf = (needle: Needle): Point => needleLine(needle)(eyeAt)

/** Polished steel, drawn as fine threads from end to point; the eye is left open. */
export function layNeedle(canvas: Canvas, { unit: k }: Frame, needle: Needle): void {
  const line = needleLine(needle)
  const { end, point, thickness, shown = () => 1 } = needle
  const length = Math.hypot(point[0] - end[0], point[1] - end[1])
  const [acrossX, acrossY] = [(end[1] - point[1]) / length, (point[0] - end[0]) / length]
  for (let across = -1; across <= 1; across += 0.045) {
    const sheen = 0.16 + 0.85 * Math.exp(-((across + 0.38) ** 2) / 0.05) + 0.3 * Math.exp(-((across - 0.62) ** 2) / 0.03)
    const open = eyeHalf * Math.sqrt(Math.max(0, 1 - (across / 0.62) ** 2))
    const path: Curve = t => {
      const swell = 1 + 0.15 * Math.exp(-((t - eyeAt) ** 2) / 0.0011)
      const off = across * taper(t) * thickness * k * swell
      const [x, y] = line(t)
      return [x + acrossX * off, y + acrossY * off]
    }
    strand(canvas, path, {
      pieces: 300,
      width: 0.134 * thickness * k,
      colour: t => scale(mix(dye.linen, dye.paper, 0.5), sheen * (0.7 + 0.4 * Math.sin(t * 3 + 0.4))),
      opacity: t => shown(t) * (open > 0 ? smooth(open - 0.002, open + 0.002, Math.abs(t - eyeAt)) : 1),
    })
  }
}

/** Thickness along the needle, as a share. */
function taper(t: number): number {
  if (t < 0.05) return 0.83 * Math.sqrt(t / 0.05) + 0.17
  return t < 0.75 ? 1.08 - 0.19 * t : 0.94 * (1 - (t - 0.75) / 0.25)
}

/** The soft shade of a thread or a needle on what lies below it. */
export function layShade(canvas: Canvas, { unit: k }: Frame, curve: Curve, width: number, { height = 20, opacity = 0.6 } = {}): void {
  strand(
    canvas,
    t => {
      const [x, y] = curve(t)
      return [x + 0.8 * height * k, y + 1.2 * height * k]
    },
    { pieces: 180, width: width * k, soft: (4 + 0.4 * height) * k, mode: 'multiply', colour: [0.15, 0.2, 0.22], opacity },
  )
}
