/** Programmes of evenings that are over: a pile of them, tied crosswise with a golden cord. */
import type { PictureDrawing } from '../drawing.ts'
import { linenDye } from '../people/dyes.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import { type Point3, polyline, through } from '../toolkit/curve.ts'
import { box } from '../toolkit/distance.ts'
import { TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import { type Laid, pictureOf } from './initiatives-table.ts'
import { type Body, placedAt, wound } from './strands-stage.ts'
import { dyed } from './things-dyed.ts'

const half = [0.62, 0.84] as const
const thick = 0.1
const part = { cover: 0, leaves: 1 } as const

/** A cover folded round its leaves; its back is on the left. */
const booklet = createSolid({
  source: import.meta.url,
  parameters: ['programme', half, thick],
  distance: (x, y, z) =>
    Math.min(
      Math.max(
        box(x, y - thick / 2, z, half[0], thick / 2, half[1], 0.03),
        -box(x - 0.1, y - thick / 2, z, half[0], thick / 2 - 0.018, 2, 0.01),
      ),
      box(x + 0.02, y - thick / 2, z, half[0] - 0.02, thick / 2 - 0.014, half[1] - 0.025, 0.01),
    ) * 0.85,
  part: (x, y, _z) => (y > thick - 0.018 || y < 0.018 || x < 0.04 - half[0] ? part.cover : part.leaves),
  bound: { x: 0, y: 0.05, z: 0, radius: 1.2 },
})

const covers = [
  dye.ember,
  dye.indigo,
  mix(dye.marigold, dye.ember, 0.2),
  dye.lagoon,
  dye.ember,
  mix(dye.indigo, dye.iris, 0.35),
  dye.lagoon,
  dye.ember,
]
const pile = covers.map((colour, n) => ({
  colour,
  yaw: 16 + 7 * (hash(n, 441) - 0.5),
  move: [0.06 + 0.05 * (hash(n, 442) - 0.5), n * thick * 1.02, 0.24 + 0.05 * (hash(n, 443) - 0.5)] as Point3,
}))
const bodies: Body[] = pile.map(({ colour, yaw, move }) => ({
  solid: placeSolid(booklet, { rotate: rotation(yaw), move }),
  windings: threads => [
    wound(dyed(colour), (_x, y, z) => (z + y) * threads * 0.8, { part: part.cover, fill: [0.95, 1], round: 0.35 }),
    wound(
      light => linenDye(0.05 + light * 0.86),
      (_x, y) => y * threads * 1.6,
      { part: part.leaves, fill: [0.7, 0.95] },
    ),
  ],
}))
const uppermost = pile[pile.length - 1]
const at = placedAt(rotation(uppermost.yaw), uppermost.move)
const face = (u: number, v: number, above = thick + 0.012): Point3 => at([u, above, v])

const pale = mix(dye.paper, dye.rose, 0.2)
const print = (v: number, from: number, to: number, width = 13): Laid => ({
  path: polyline([face(from, v), face(to, v)]),
  width,
  colour: pale,
  shade: 0.3,
  pieces: 30,
})
/** A sun over the title, wound like a ball of yarn. */
const sun: Laid[] = [0.05, 0.1, 0.15, 0.2].map(
  (radius): Laid => ({
    path: t => face(-0.24 + radius * Math.cos(t * TAU), -0.48 + radius * Math.sin(t * TAU)),
    width: 15,
    colour: dye.marigold,
    shade: 0.3,
    pieces: 80,
  }),
)

const cord = { width: 19, colour: dye.marigold, shade: 0.55 }
const bands = { u: 0.14, v: 0.3 } as const
const knot = face(bands.u, bands.v, thick + 0.06)
const near = (u: number, above: number, v: number): Point3 => face(bands.u + u, bands.v + v, thick + above)
const loop = (side: number): Laid => ({
  ...cord,
  pieces: 240,
  path: through([
    near(0, 0.06, 0),
    near(0.1 * side, 0.14, -0.12),
    near(0.3 * side, 0.14, -0.24),
    near(0.42 * side, 0.08, -0.14),
    near(0.28 * side, 0.1, 0.01),
    near(0.1 * side, 0.08, 0.02),
    near(0, 0.06, 0),
  ]),
})

export const pictures = {
  'public-figure-hero-programmes': {
    ...pictureOf({
      cloth: [scale(mix(dye.rose, dye.ember, 0.2), 1.3), mix(dye.ember, dye.rose, 0.45)],
      pitch: 46,
      bodies,
      laid: [
        ...sun,
        print(-0.17, -0.45, 0.04, 16),
        print(-0.06, -0.45, -0.24, 10),
        {
          ...cord,
          path: polyline([
            face(-half[0] - 0.075, bands.v, -0.62),
            face(-half[0] - 0.07, bands.v, -0.1),
            face(-half[0] - 0.02, bands.v, thick + 0.01),
            face(half[0] - 0.02, bands.v, thick + 0.02),
          ]),
        },
        {
          ...cord,
          path: through([
            face(bands.u, -half[1] + 0.02, thick + 0.02),
            face(bands.u, 0, thick + 0.03),
            face(bands.u, half[1] - 0.01, thick + 0.025),
            face(bands.u, half[1] + 0.02, thick - 0.04),
            face(bands.u + 0.01, half[1] + 0.03, -0.3),
            face(bands.u + 0.01, half[1] + 0.03, -0.61),
          ]),
        },
        {
          ...cord,
          path: through([knot, near(-0.1, 0.06, 0.16), near(-0.2, 0.03, 0.32), near(-0.18, 0.03, 0.5)]),
        },
        {
          ...cord,
          pieces: 600,
          path: through([
            knot,
            near(0.12, 0.06, 0.14),
            near(0.26, 0.03, 0.34),
            near(0.4, 0.02, 0.42),
            near(half[0] - bands.u + 0.03, 0.0, 0.42),
            near(half[0] - bands.u + 0.12, -0.4, 0.46),
            near(half[0] - bands.u + 0.22, -0.76, 0.56),
            near(half[0] - bands.u + 0.5, -0.78, 0.5),
            near(half[0] - bands.u + 0.8, -0.78, 0.2),
            near(half[0] - bands.u + 1.8, -0.78, 0.3),
          ]),
        },
        loop(-1),
        loop(1),
        {
          path: through([near(-0.05, 0.08, -0.06), near(0, 0.14, 0), near(0.05, 0.08, 0.06)]),
          width: 25,
          colour: scale(dye.marigold, 0.98),
          pieces: 20,
        },
      ],
    }),
    shape: 0.75,
    tile: true,
  },
} satisfies Record<string, PictureDrawing>
