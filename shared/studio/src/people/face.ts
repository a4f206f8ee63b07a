/** Threads laid on a face: brows, lashes, the line of the mouth, and a gleam in each open eye. */
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, type Ramp, scale } from '../toolkit/colour.ts'
import type { Point, Point3 } from '../toolkit/curve.ts'
import { clamp, smooth } from '../toolkit/numbers.ts'
import { turn } from '../toolkit/rotation.ts'
import { strand } from '../toolkit/strand.ts'
import { project, type Trace } from '../toolkit/trace.ts'
import { type Head, headPart } from './head.ts'

export type FaceOptions = {
  dark?: Colour
  /** Breadth of the brows and lashes, relative. */
  width?: number
  opacity?: number
}

export type FaceThreads = FaceOptions & { hair: Ramp; gaze: readonly [number, number]; fade?: (x: number, y: number) => number }

type Lay = (at: (t: number) => Point, width: (t: number) => number, colour: Colour, opacity: number) => void

/** Where a point of the body is seen in the picture, and whether it is. */
export function seen(
  canvas: Canvas,
  traced: Trace,
  [x, y, z]: Point3,
  tolerance = 0.03,
): { at: Point; index: number; depth: number; visible: boolean } {
  const [X, Y, Z] = turn(traced.view.rotation, x, y, z)
  const at = project(traced.view, canvas.width, canvas.height, X, Y)
  const i = clamp(Math.round((at[0] / canvas.width) * traced.width), 0, traced.width - 1)
  const j = clamp(Math.round((at[1] / canvas.height) * traced.height), 0, traced.height - 1)
  const index = j * traced.width + i
  return { at, index, depth: Z, visible: !traced.hit[index] || Z > traced.depth[index] - tolerance }
}

export function layFace(canvas: Canvas, traced: Trace & { readonly head: Head }, options: FaceThreads): void {
  const { opacity = 0.92, fade } = options
  const { head, view } = traced
  const unit = canvas.width / view.span
  const lay: Lay = (at, width, colour, strength) => {
    let shown = 0
    strand(
      canvas,
      t => {
        const [x, y] = at(t)
        const spot = seen(canvas, traced, onSkin(head, x, y), 0.05)
        const part = traced.part[spot.index]
        const bare = part === headPart.skin || part === headPart.lips || part === headPart.eye || part === headPart.beard
        shown = spot.visible && bare && traced.nz[spot.index] > 0.02 ? (fade ? fade(...spot.at) : 1) : 0
        return spot.at
      },
      { pieces: 44, width: t => Math.max(0.4, width(t) * unit), colour, opacity: () => strength * opacity * shown },
    )
  }
  layMouth(lay, head, options)
  layLids(lay, head, options)
  layBrows(lay, head, options)
  layGleams(canvas, traced, options)
}

/** The point of the skin before which (x, y) lies, seen from the front. */
function onSkin(head: Head, x: number, y: number): Point3 {
  let z = 1.1
  for (let i = 0; i < 60; i++) {
    const d = Math.min(head.face.skin(x, y, z), head.face.eyes(x, y, z))
    if (d < 0.002) break
    z -= d * 0.8
  }
  return [x, y, z]
}

function layMouth(lay: Lay, { face: { landmarks } }: Head, { dark = scale(dye.ink, 0.6), width = 1 }: FaceOptions): void {
  const { mouth } = landmarks
  if (mouth.drop > 0.01) return
  lay(
    t => {
      const q = t * 2 - 1
      return [
        mouth.width * q,
        mouth.y - 0.004 + mouth.lift * q * q - 0.008 * Math.exp(-((q / 0.17) ** 2)) + 0.004 * Math.exp(-(((Math.abs(q) - 0.4) / 0.2) ** 2)),
      ]
    },
    t => 0.016 * width * (0.3 + 0.7 * Math.sin(Math.PI * t) ** 0.7),
    mix(dark, dye.clay, 0.12),
    0.85,
  )
}

function layLids(lay: Lay, { face: { landmarks }, parameters }: Head, { dark = scale(dye.ink, 0.6), width = 1 }: FaceOptions): void {
  const { eye, upperLid, lowerLid, tilt, closed } = landmarks
  const lashes = 0.8 + 0.5 * (1 - parameters.build)
  const along =
    (side: number, height: (q: number) => number, reach: number) =>
    (t: number): Point => {
      const q = -1 + (1 + reach) * t
      const u = q * eye.width
      return [side * (eye.x + u * Math.cos(eye.turn)), eye.y + height(clamp(q, -1, 1)) + tilt * u]
    }
  for (const side of [-1, 1]) {
    const upper = along(side, upperLid, 1.06)
    lay(upper, t => 0.021 * width * lashes * (0.3 + 0.9 * smooth(0, 0.75, t)) * smooth(1.02, 0.92, t), dark, closed ? 0.9 : 0.95)
    if (closed) continue
    lay(along(side, lowerLid, 1), t => 0.008 * width * (0.4 + 0.6 * t), mix(dark, dye.clay, 0.25), 0.6)
    if (parameters.eyeFold > 0.3)
      lay(
        along(side, q => upperLid(q) + 0.036 * (1 - 0.4 * q * q), 0.95),
        t => 0.008 * width * Math.sin(Math.PI * t) ** 0.6,
        mix(dark, dye.umber, 0.4),
        0.5 * parameters.eyeFold,
      )
  }
}

function layBrows(lay: Lay, { face: { landmarks: m }, parameters }: Head, { hair, width = 1 }: FaceThreads): void {
  const breadth = (0.7 + 0.65 * m.male - 0.15 * m.child) * width
  const arch = 0.054 - 0.022 * m.male
  const hairs = 12
  for (const side of [-1, 1]) {
    for (let i = 0; i < hairs; i++) {
      const row = i / (hairs - 1)
      lay(
        t => {
          const s = 0.02 + t * 0.98
          const rise = arch * Math.sin(Math.PI * s ** 1.25) + (0.002 + 0.016 * m.male + parameters.eyeTilt * 0.2) * s
          const thick = 0.052 * breadth * (0.55 + 0.45 * smooth(0, 0.3, s)) * (1 - 0.85 * s)
          return [side * (0.1 + 0.012 * (1 - row) + 0.35 * s * (0.6 + 0.4 * m.width)), m.brow - 0.027 + rise + thick * (row - 0.2)]
        },
        t => 0.012 * breadth * smooth(-0.02, 0.22, t) * smooth(1.02, 0.6, t),
        mix(hair(0.2 + 0.25 * row), dye.ink, 0.25),
        0.8,
      )
    }
  }
}

/** A small window of light on each pupil. */
function layGleams(canvas: Canvas, traced: Trace & { readonly head: Head }, { gaze, fade }: FaceThreads): void {
  const { head, light } = traced
  const { eye, closed } = head.face.landmarks
  if (closed) return
  const unit = canvas.width / traced.view.span
  for (const side of [-1, 1]) {
    const spot = seen(canvas, traced, onSkin(head, side * (eye.x + 0.012) + 0.06 * gaze[0], eye.y + 0.004 + 0.03 * gaze[1]))
    if (traced.part[spot.index] !== headPart.eye || !spot.visible) continue
    const [x, y] = [spot.at[0] + light[0] * 0.028 * unit, spot.at[1] - Math.max(0.4, light[1]) * 0.03 * unit]
    const opacity = fade ? fade(x, y) : 1
    strand(canvas, t => [x + (t - 0.5) * 0.008 * unit, y], { pieces: 2, width: 0.02 * unit, colour: dye.paper, opacity: 0.95 * opacity })
  }
}
