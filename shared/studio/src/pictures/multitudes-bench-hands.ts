/** The bench towards evening, from near: now all three have a hand up before the window. */
import type { PictureDrawing } from '../drawing.ts'
import { indigoDye, linenDye, saffronDye, skins } from '../people/dyes.ts'
import { rimmed } from '../people/figure.ts'
import { createHand, type HandAge, type HandOptions, handSize } from '../people/hand.ts'
import { poses } from '../people/hand-poses.ts'
import { placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import { dye, mix, type Ramp, scale } from '../toolkit/colour.ts'
import type { Point3 } from '../toolkit/curve.ts'
import { createGround } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { smooth } from '../toolkit/numbers.ts'
import { warp } from '../toolkit/strand.ts'
import { layLight, layWindow } from './multitudes-bench.ts'

type Asking = { age: HandAge; pose: HandOptions; fingers: Point3; at: Point3; skin: Ramp; sleeve: Ramp }

/** From left to right, as they sit. */
const asking: readonly Asking[] = [
  {
    age: 'elder',
    pose: { ...poses.pointingUp, wrist: { flex: -8 } },
    fingers: [0.12, 1, 0.06],
    at: [-0.25, -0.6, -0.3],
    skin: skins.olive,
    sleeve: linenDye,
  },
  {
    age: 'adult',
    pose: { fingers: [0.1, 0.14, 0.2, 0.26], spread: 0.35, thumb: { out: 30, front: 26, base: 10, tip: 16 }, wrist: { flex: 8 } },
    fingers: [0.02, 1, 0.08],
    at: [1.05, -0.28, 0],
    skin: skins.honey,
    sleeve: indigoDye,
  },
  {
    age: 'child',
    pose: { ...poses.open, fingers: [0.04, 0.01, 0.04, 0.1], spread: 1 },
    fingers: [0.05, 1, 0.04],
    at: [2.34, -0.2, 0.4],
    skin: skins.deep,
    sleeve: saffronDye,
  },
]

/** A wide part of the window: hands stand before it. */
const pane = { left: 880, right: 1470, top: 150, bottom: 1000, bow: 180, rings: 9 }

export const benchHands: PictureDrawing = {
  shape: 0.5625,
  portrait: 'never',
  draw(frame) {
    const k = frame.unit
    const wall = mix(dye.iris, dye.rose, 0.3)
    const canvas = createGround(frame, mix(scale(dye.indigo, 0.16), dye.ink, 0.6), wall, { x: 0.8, y: 0.3, radius: 1, strength: 0.9 })
    warp(canvas, frame, { colour: dye.iris, opacity: 0.08, seed: 92, gap: 8 })
    layWindow(canvas, frame, pane, 1)
    layLight(canvas, frame, { ...pane, right: 1150 }, 1)
    const hands = asking.map(({ age, pose, fingers, at }) =>
      placeHand(createHand({ age, ...pose, sleeve: { from: 0.42 }, forearm: 5 }), {
        fingers,
        palm: [0.28, 0.04, -1],
        at,
        size: handSize[age],
      }),
    )
    const traced = traceHands(hands, frame, { span: 8.2, resolution: 0.6, light: [0.58, 0.52, 0.66], shadow: 0.5, near: 4, far: -4 })
    windHands(
      canvas,
      traced,
      asking.map(({ skin, sleeve }) => ({ skin, sleeve, threads: 34 })),
      {
        ambient: 0.32,
        light: (light, i, { nx, ny, nz }) => rimmed(light, nz[i], ny[i], 0.55 * smooth(-0.3, 0.8, nx[i] + 0.4 * ny[i]), 0.92),
      },
    )
    bloom(canvas, 0.3, 36 * k, 0.32)
    vignette(canvas, 0.4, 0.66, 0.42)
    return canvas
  },
}
