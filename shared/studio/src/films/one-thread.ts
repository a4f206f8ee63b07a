/**
 * The hero's films as one film: a golden thread with a light on it runs through all of them, in the order in which the
 * home page shows them. It leaves each at the height at which it enters the next, and one light falls on them all.
 */
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import type { Curve, Point3 } from '../toolkit/curve.ts'
import type { Frame } from '../toolkit/frame.ts'
import { glow } from '../toolkit/light.ts'
import { lerp, modulo, smooth } from '../toolkit/numbers.ts'
import { strand } from '../toolkit/strand.ts'

/** Where the light comes from: above, a little from the left, before the picture. */
export const oneLight: Point3 = [-0.35, 0.8, 0.5]

/** Heights of the thread at the left and at the right edge, shares of the frame's from its top. */
export type Doors = { readonly enters: number; readonly leaves: number }

export const doors = {
  'hero-2': { enters: 0.36, leaves: 0.6 },
  'hero-4': { enters: 0.6, leaves: 0.68 },
  'hero-3': { enters: 0.68, leaves: 0.38 },
  'hero-1': { enters: 0.38, leaves: 0.36 },
} as const satisfies Record<string, Doors>

/** How far from an edge, in shares of the width, the thread begins to settle to its height there. */
const settles = 0.16

/** The path, led to its doors: whatever it does in between, it crosses the edges level and always at one height. */
export const throughDoors = (path: Curve, frame: Frame, film: keyof typeof doors): Curve => betweenDoors(path, frame, doors[film])

export const betweenDoors =
  (path: Curve, { width, height }: Frame, { enters, leaves }: Doors): Curve =>
  s => {
    const [x, y] = path(s)
    const entered = lerp(enters * height, y, smooth(0, settles, x / width))
    return [x, lerp(leaves * height, entered, smooth(1, 1 - settles, x / width))]
  }

/** Where the light on the thread is, -0.25 .. 1.25 of its way: it comes and goes outside the picture. */
export const sparkAt = (t: number): number => modulo(t + 0.39, 1) * 1.5 - 0.25
const bright = (along: number, t: number): number => Math.exp(-(((along - sparkAt(t)) / 0.055) ** 2))

const gold = (t: number, along: number, s: number): Colour => {
  const light = bright(along, t)
  return scale(mix(dye.marigold, dye.butter, 0.3 + 0.2 * Math.sin(s * 19) + 0.5 * light), 0.82 + 2.6 * light)
}

export type StretchOptions = {
  /** Which part of the thread's whole way this stretch is. */
  from?: number
  to?: number
  opacity?: (s: number) => number
  /** Where it lies on something and casts a shadow, 0..1. */
  lies?: (s: number) => number
}

/** Lays one stretch of the thread, at the moment `t` of the loop, with the light that runs along it. */
export function layOneThread(
  canvas: Canvas,
  { unit: k }: Frame,
  path: Curve,
  t: number,
  { from = 0, to = 1, opacity = () => 1, lies }: StretchOptions = {},
): void {
  const along = (s: number): number => lerp(from, to, s)
  if (lies)
    strand(
      canvas,
      s => {
        const [x, y] = path(s)
        return [x + 3 * k, y + 8 * k]
      },
      { width: 8 * k, soft: 6 * k, colour: scale(dye.ink, 0.6), opacity: s => 0.5 * lies(s) * opacity(s), pieces: 220 },
    )
  strand(canvas, path, {
    width: 5.4 * k,
    colour: s => gold(t, along(s), s),
    opacity,
    ply: 10 * k,
    round: 0.9,
    pieces: 320,
    from: -80 * k * t,
  })
  const beads = Math.ceil(90 * (to - from))
  for (let n = 0; n <= beads; n++) {
    const light = bright(along(n / beads), t) * opacity(n / beads)
    if (light < 0.03) continue
    const [x, y] = path(n / beads)
    glow(canvas, x, y, 60 * k, dye.marigold, { strength: 0.07 * light })
  }
}
