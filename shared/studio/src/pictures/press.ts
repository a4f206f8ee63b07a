import { emberDye, goldDye, indigoDye, lagoonDye, plumDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import type { Ramp } from '../toolkit/colour.ts'
import type { Point3 } from '../toolkit/curve.ts'
import { engrave, type SurfaceCoordinate } from '../toolkit/engrave.ts'
import type { Frame } from '../toolkit/frame.ts'
import { type Rotation, rotation, turnBack } from '../toolkit/rotation.ts'
import { joinSolids, placeSolid } from '../toolkit/solid.ts'
import { trace } from '../toolkit/trace.ts'
import { createHandMicrophone, microphonePart } from './hand-microphone-form.ts'
import { wovenLayers } from './things-woven.ts'

export type Held = {
  x: number
  y: number
  z: number
  /** Degrees. */
  lean: number
  towards: number
  size: number
  grille: Ramp
  grip: Ramp
}

/** Units: the frame is 8 wide, its middle the origin. */
export const heldOut: readonly Held[] = [
  { x: 0.42, y: -0.95, z: 0.5, lean: 34, towards: 24, size: 1, grille: goldDye, grip: emberDye },
  { x: -0.28, y: -1.4, z: 0.9, lean: 46, towards: 18, size: 1.06, grille: goldDye, grip: indigoDye },
  { x: 1.22, y: -1.42, z: 0.9, lean: 8, towards: 30, size: 1, grille: goldDye, grip: lagoonDye },
  { x: 2.2, y: -1.5, z: 0.7, lean: -20, towards: 26, size: 0.96, grille: goldDye, grip: plumDye },
]

/** Three of the same have sunk in the hands of those who held them; one stands before her. */
export const lowered: readonly Held[] = [
  { x: -0.16, y: -2.04, z: 0.5, lean: 66, towards: 14, size: 1, grille: goldDye, grip: emberDye },
  { x: -1.66, y: -1.9, z: 0.9, lean: 60, towards: 16, size: 1, grille: goldDye, grip: plumDye },
  { x: -0.88, y: -1.97, z: 0.9, lean: 63, towards: 15, size: 1, grille: goldDye, grip: lagoonDye },
  { x: 2.62, y: -0.78, z: 0, lean: -52, towards: 10, size: 0.84, grille: goldDye, grip: indigoDye },
]

/** Wires a unit of the grille. */
const wires = 27

/**
 * Counts wires that run aslant over a grille turned by R; `side` is -1 or 1. The poles round which they close lie at its
 * outline: one that faces us would look like the pupil of an eye.
 */
function wiresOver(R: Rotation, side: number): SurfaceCoordinate {
  const [a, b, c] = turnBack(R, 0.66 * side, 0.66, 0.36)
  return (x, y, z) => (a * x + b * y + c * z) * wires
}

/** Microphones in a row before us, each wound in its own threads. */
export function drawMicrophones(canvas: Canvas, { width, height }: Frame, microphones: readonly Held[], light: Point3): void {
  const one = createHandMicrophone()
  const turned = microphones.map(({ lean, towards }) => rotation(0, towards, -lean))
  const all = joinSolids(microphones.map(({ x, y, z, size }, i) => placeSolid(one, { rotate: turned[i], move: [x, y, z], size })))
  const map = trace(all, { width, height, span: 8, light, near: 4, far: -4 })
  const layers = microphones.flatMap(({ grille, grip }, child) => {
    const only = (part: number) => (i: number) => map.child[i] === child && map.part[i] === part
    return [
      ...wovenLayers({
        where: only(microphonePart.grille),
        warpAt: wiresOver(turned[child], 1),
        weftAt: wiresOver(turned[child], -1),
        warp: light => grille(0.04 + light * 0.8),
        weft: light => grille(0.04 + light * 0.74),
        fill: [0.56, 0.74],
      }),
      { where: only(microphonePart.ring), across: (_: number, y: number) => y * 50, colour: (light: number) => goldDye(light * 1.05) },
      {
        where: only(microphonePart.grip),
        across: (_: number, y: number) => y * 34,
        along: (x: number, _: number, z: number) => Math.atan2(x, z) * 8,
        colour: (light: number) => grip(light * 0.9),
        ply: 0.7,
      },
    ]
  })
  engrave(canvas, map, layers, { body: 0.97, ambient: 0.14 })
}
