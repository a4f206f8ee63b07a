/** After the broadcast: a microphone laid on its cable, which is coiled and bound. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye, linenDye } from '../people/dyes.ts'
import { dye, mix } from '../toolkit/colour.ts'
import { type Point3, polyline, through } from '../toolkit/curve.ts'
import { lerp, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { placeSolid } from '../toolkit/solid.ts'
import { createHandMicrophone, microphonePart } from './hand-microphone-form.ts'
import { type Laid, pictureOf } from './initiatives-table.ts'
import { placedAt, wound } from './strands-stage.ts'
import { dyed } from './things-dyed.ts'

const size = 0.72
const yaw = rotation(34)
const lying = rotation(0, 0, -90)
const head: Point3 = [0.72, 0.42, -0.5]
const at = placedAt(yaw, head)
/** Where its cable leaves the grip. */
const end = at(turn(lying, 0, -2.66 * size, 0))

const middle = { x: -0.16, z: 0.12 } as const
const turns = 6
const radiusOf = (n: number): number => 0.86 + 0.26 * (hash(n, 451) - 0.5)
const begins = 0.1
const radiusAt = (t: number): number => lerp(radiusOf(Math.floor(t)), radiusOf(Math.floor(t) + 1), t - Math.floor(t))
const around = (angle: number, radius: number, y: number): Point3 => [
  middle.x + radius * Math.cos(angle * TAU),
  y,
  middle.z + 0.92 * radius * Math.sin(angle * TAU),
]
/** A point of the coil, in turns from its beginning. */
const coil = (t: number): Point3 => around(begins + t, radiusAt(t), 0.06 + 0.03 * t)
const cable = { width: 27, colour: dye.marigold, shade: 0.5 }
const windings: Laid[] = Array.from({ length: turns - 1 }, (_, n) => ({ ...cable, pieces: 420, path: t => coil(n + t) }))
const away: Laid = {
  ...cable,
  path: through([coil(0), [0.86, 0.04, 0.92], [1.2, 0.04, 1.1], [1.6, 0.04, 1.0], [2.4, 0.04, 1.2]]),
}
/** The last winding goes round to the grip. */
const home: Laid = {
  ...cable,
  pieces: 700,
  path: through([
    ...Array.from({ length: 15 }, (_, n) => coil(turns - 1 + n / 12)),
    [-0.72, 0.16, 1.1],
    [-1.12, 0.14, 1.06],
    [end[0] - 0.32, 0.24, end[2] + 0.24],
    end,
  ]),
}

/** A strap round all windings. */
const strapAt = 0.62
const radii = Array.from({ length: turns }, (_, n) => radiusAt(n + strapAt - begins))
const [inside, outside] = [Math.min(...radii) - 0.05, Math.max(...radii) + 0.05]
const strap: Laid[] = Array.from({ length: 10 }, (_, n) => {
  const angle = strapAt + 0.006 * n
  const on = (share: number, y: number): Point3 => around(angle, lerp(inside, outside, share), y)
  return {
    path: through([on(0, 0.1), on(0.12, 0.2), on(0.5, 0.25), on(0.88, 0.18), on(1, 0.05)]),
    width: 11,
    colour: dye.ember,
    shade: 0.15,
    pieces: 60,
  }
})
/** It throws the shade of the grip on the windings. */
const shadow: Laid = {
  path: polyline([end, [lerp(end[0], head[0], 0.85), head[1], lerp(end[2], head[2], 0.85)]]),
  width: 44,
  colour: dye.ember,
  shade: 0.75,
}

export const pictures = {
  'public-figure-hero-coil': {
    ...pictureOf({
      cloth: [mix(dye.plum, dye.indigo, 0.35), mix(dye.plum, dye.iris, 0.5)],
      pitch: 54,
      bodies: [
        {
          solid: placeSolid(placeSolid(createHandMicrophone(), { rotate: lying, size }), { rotate: yaw, move: head }),
          windings: threads => [
            wound(linenDye, (x, y, z) => (y + 0.5 * x + 0.3 * z) * threads, {
              part: microphonePart.grille,
              along: (x, _, z) => Math.atan2(x, z) * 16,
              ply: 1,
            }),
            wound(goldDye, (_x, y) => y * threads, { part: microphonePart.ring }),
            wound(dyed(mix(dye.ember, dye.marigold, 0.06)), (_x, y) => y * threads * 0.8, {
              part: microphonePart.grip,
              along: (x, _, z) => Math.atan2(x, z) * 8,
              ply: 0.7,
            }),
          ],
        },
      ],
      under: [away, ...windings, home, ...strap, shadow],
      laid: [],
    }),
    shape: 0.75,
    tile: true,
  },
} satisfies Record<string, PictureDrawing>
