/** Lays the strands of the hair over a wound head, the far ones first. */
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, type Ramp, scale } from '../toolkit/colour.ts'
import type { Point3 } from '../toolkit/curve.ts'
import { clamp } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'
import type { Trace } from '../toolkit/trace.ts'
import { seen } from './face.ts'
import { type HairStrand, strandsOf } from './hair-strands.ts'
import type { Head } from './head.ts'

export type HairOptions = { hair: Ramp; ribbon?: Ramp; fade?: (x: number, y: number) => number }

type HeadTrace = Trace & { readonly head: Head }

export function layHair(canvas: Canvas, traced: HeadTrace, options: HairOptions): void {
  const { head } = traced
  if (head.parameters.wear !== 'none' && head.parameters.wear !== 'kufi') return
  const strands = strandsOf(head).map(one => ({ ...one, depth: seen(canvas, traced, one.curve(0.5)).depth }))
  for (const one of strands.sort((a, b) => a.depth - b.depth)) layStrand(canvas, traced, one, options)
}

function layStrand(canvas: Canvas, traced: HeadTrace, one: HairStrand, { hair, ribbon, fade }: HairOptions): void {
  const unit = canvas.width / traced.view.span
  const tolerance = one.short ? 0.06 : 0.1
  const spot = (t: number) => seen(canvas, traced, one.curve(t), tolerance)
  const middle = one.short ? lightAt(traced, spot(0.5).index, one.curve(0.5)) : 0
  if (one.short && !spot(0.5).visible) return
  const seed = Math.floor(one.curve(0)[0] * 9999 + one.curve(0)[1] * 7777)
  const dyeOf = one.ribbon && ribbon ? ribbon : hair
  const character = 0.75 + 0.5 * hash(seed, 3)
  if (one.rope)
    strand(canvas, t => shifted(spot(t).at, 0.012 * unit), {
      pieces: one.pieces,
      width: t => one.width(t) * unit * 1.5,
      colour: scale(dye.ink, 0.25),
      opacity: t => (spot(t).visible ? 0.5 : 0),
      mode: 'multiply',
      soft: 0.035 * unit,
    })
  strand(canvas, t => spot(t).at, {
    pieces: one.pieces,
    width: t => one.width(t) * unit,
    colour: t =>
      dyeOf((one.short ? middle : one.lying ? lightAt(traced, spot(t).index, one.curve(t)) : roundLight(traced, one.curve(t))) * character),
    opacity: t => {
      const { visible, at } = spot(t)
      return visible ? (fade ? fade(...at) : 1) : 0
    },
    ...(one.rope ? { rope: one.rope * unit } : { round: 0.5 }),
  })
}

const shifted = ([x, y]: readonly [number, number], by: number): [number, number] => [x + by * 0.6, y + by]

/** Light on a strand: that of the hair beneath it, or its own where it stands out against the ground. */
const lightAt = (traced: HeadTrace, index: number, point: Point3): number =>
  traced.hit[index] ? lightOn(traced, index) : roundLight(traced, point)

function lightOn({ light, nx, ny, nz, lit, openness }: Trace, i: number): number {
  const facing = Math.max(0, nx[i] * light[0] + ny[i] * light[1] + nz[i] * light[2])
  return (0.16 + 0.84 * facing * lit[i]) * (0.35 + 0.65 * openness[i])
}

/** Light on what hangs round the head, as on a pillar. */
function roundLight({ light, view }: Trace, [x, y, z]: Point3): number {
  const R = view.rotation
  const [a, b, c] = [x, Math.max(0, y - 0.3), z + 0.15]
  const length = Math.hypot(a, b, c) || 1
  const facing =
    ((R[0] * a + R[1] * b + R[2] * c) * light[0] +
      (R[3] * a + R[4] * b + R[5] * c) * light[1] +
      (R[6] * a + R[7] * b + R[8] * c) * light[2]) /
    length
  return 0.18 + 0.62 * clamp(0.2 + 0.8 * facing)
}
