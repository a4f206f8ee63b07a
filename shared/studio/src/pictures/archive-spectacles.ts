/** What was read and by whom: a pair of spectacles on a written page, their cord of golden thread. */
import type { PictureDrawing } from '../drawing.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import { type Curve3, type Point3, through } from '../toolkit/curve.ts'
import { blendUnion, cone } from '../toolkit/distance.ts'
import { lerp } from '../toolkit/numbers.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import { strand } from '../toolkit/strand.ts'
import { createSheet, handwriting, pictureOf, type Sheet } from './initiatives-table.ts'
import { placedAt, wound } from './strands-stage.ts'
import { seenIn } from './things-cord.ts'
import { dyed } from './things-dyed.ts'

const pitch = 36

/** A lens: half its width and height, how round its corners are, and how far it stands from the nose. */
const lens = { a: 0.36, b: 0.31, round: 0.25, out: 0.47 } as const
const rim = 0.045
const part = { rims: 0, temples: 1 } as const

const outline = (x: number, y: number): number => {
  const [qx, qy] = [Math.abs(x) - lens.a + lens.round, Math.abs(y) - lens.b + lens.round]
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - lens.round
}
const rims = (x: number, y: number, z: number): number => {
  const side = Math.abs(x)
  const ring = Math.hypot(outline(side - lens.out, y), z) - rim
  const bridge = Math.min(
    cone(side, y, z, 0.14, 0.07, 0, 0.06, 0.14, 0, 0.04, 0.04),
    cone(side, y, z, 0.06, 0.14, 0, -0.06, 0.14, 0, 0.04, 0.04),
  )
  const hinge = cone(side, y, z, lens.out + lens.a, 0.13, 0, 0.93, 0.14, -0.05, 0.05, 0.055)
  return blendUnion(blendUnion(ring, bridge, 0.03), hinge, 0.04)
}
const tips: Point3 = [0.88, -0.3, -1.34]
const temples = (x: number, y: number, z: number): number => {
  const side = Math.abs(x)
  return blendUnion(
    cone(side, y, z, 0.93, 0.13, -0.06, 0.91, -0.04, -0.86, 0.04, 0.04),
    cone(side, y, z, 0.91, -0.04, -0.86, ...tips, 0.04, 0.05),
    0.1,
  )
}
const spectacles = createSolid({
  source: import.meta.url,
  parameters: ['spectacles', lens, rim, tips],
  distance: (x, y, z) => Math.min(rims(x, y, z), temples(x, y, z)) * 0.9,
  part: (x, y, z) => (rims(x, y, z) <= temples(x, y, z) ? part.rims : part.temples),
  bound: { x: 0, y: -0.05, z: -0.7, radius: 1.3 },
})

const size = 1.04
const yaw = -14
const standing = { rotate: rotation(yaw), move: [0.0, 0.06 + (lens.b + rim) * size, 0.72] as const, size }
const at = placedAt(standing.rotate, standing.move, size)

const sheet = createSheet({ half: [1.12, 1.5], at: [-0.02, -0.1], turned: -8, seed: 2, rise: () => 0.03, source: import.meta.url })

const slant = 1 / Math.tan((pitch * Math.PI) / 180)
const turned = (yaw * Math.PI) / 180
/** The point of the page that is seen through a point of a lens (units of its own, from its middle). */
function behindLens(side: number, a: number, b: number): Point3 {
  const [x, y, z] = at([side * lens.out + a, b, 0])
  return [x, 0.05, z - (y - 0.05) * slant]
}
/** Words of the page end under the rims; what is read through the lenses is larger, and laid there. */
function underRims([x, y, z]: Point3): Point3 {
  for (const side of [-1, 1]) {
    const [cx, , cz] = behindLens(side, 0, 0)
    const a = (x - cx) / Math.cos(turned) / size
    const b = (cz - a * size * Math.sin(turned) - z) / slant / size
    const reach = (Math.abs(a / lens.a) ** 3 + Math.abs(b / lens.b) ** 3) ** (1 / 3)
    if (reach < 1) return behindLens(side, a / Math.max(reach, 1e-6), b / Math.max(reach, 1e-6))
  }
  return [x, y, z]
}
const page: Sheet = { ...sheet, on: (u, v, above) => underRims(sheet.on(u, v, above)) }
const power = 1.35
const reading = (side: number): Sheet => ({ ...sheet, on: (u, v) => behindLens(side, u * power, -v * power) })

const words: readonly (readonly number[])[] = [
  [0.34, 0.5, 0.26, 0.4],
  [0.5, 0.24, 0.6, 0.3],
  [0.28, 0.44, 0.4, 0.44],
  [0.6, 0.3, 0.36, 0.34],
  [0.36, 0.52, 0.22, 0.5],
  [0.46, 0.3, 0.5, 0.36],
  [0.3, 0.62, 0.36, 0.3],
  [0.5, 0.34, 0.3],
]

const cord: Curve3 = through([
  at([tips[0] + 0.0, tips[1] + 0.02, tips[2] + 0.05]),
  at([1.05, -0.34, -1.55]),
  at([1.2, -0.34, -1.56]),
  at([1.34, -0.34, -1.2]),
  [1.42, 0.02, 0.1],
  [1.36, 0.02, 0.76],
  [1.1, 0.04, 1.3],
  [0.6, 0.06, 1.46],
  [0, 0.06, 1.36],
  [-0.7, 0.06, 1.38],
  [-1.25, 0.03, 1.2],
  [-1.5, 0.02, 0.5],
  [-1.42, 0.02, -0.3],
  at([-1.2, -0.34, -1.55]),
  at([-tips[0], tips[1] + 0.02, tips[2] + 0.05]),
])

export const pictures = {
  'public-figure-hero-spectacles': {
    ...pictureOf({
      cloth: [mix(dye.ember, dye.clay, 0.35), mix(dye.ember, dye.marigold, 0.25)],
      pitch,
      bodies: [
        sheet.body,
        {
          solid: placeSolid(spectacles, standing),
          windings: threads => [
            wound(dyed(mix(dye.indigo, dye.iris, 0.35)), (x, y) => outline(Math.abs(x) - lens.out, y) * threads * 1.2 + x * 0.01, {
              part: part.rims,
              along: (x, y) => Math.atan2(y, Math.abs(x) - lens.out) * 14,
              ply: 0.7,
            }),
            wound(dyed(mix(dye.indigo, dye.iris, 0.35)), (_x, y, z) => (z + 0.2 * y) * threads * 0.9, { part: part.temples }),
          ],
        },
      ],
      laid: [
        ...words.flatMap((line, row) => handwriting(page, -1.22 + row * 0.34, -0.9, line, row * 5 + 2, 9)),
        ...handwriting(reading(-1), -0.05, -0.2, [0.15, 0.18], 3, 11),
        ...handwriting(reading(-1), 0.12, -0.2, [0.2], 8, 11),
        ...handwriting(reading(1), -0.05, -0.2, [0.36], 5, 11),
        ...handwriting(reading(1), 0.12, -0.2, [0.12, 0.14], 9, 11),
        { path: cord, width: 16, colour: dye.marigold, pieces: 900 },
      ],
      over(canvas, frame, view) {
        const { unit: k } = frame
        const seen = seenIn(frame, view)
        for (const side of [-1, 1])
          for (const [from, wide] of [
            [-0.17, 11],
            [-0.08, 5],
          ] as const)
            strand(
              canvas,
              t => {
                const [x, y] = seen(at([side * lens.out + from + lerp(-0.05, 0.13, t), lerp(-0.05, 0.19, t), 0]))
                return [x, y]
              },
              { pieces: 30, width: wide * k, colour: scale(dye.paper, 1), opacity: t => 0.75 * Math.sin(Math.PI * t), soft: 1.5 * k },
            )
      },
    }),
    shape: 0.75,
    tile: true,
  },
} satisfies Record<string, PictureDrawing>
