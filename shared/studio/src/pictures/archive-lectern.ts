/** What a talk is read from: a lectern seen from where the speaker stands, her folded speech on it. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye, linenDye } from '../people/dyes.ts'
import { type Point3, through } from '../toolkit/curve.ts'
import { blendUnion, box, cone, sphere } from '../toolkit/distance.ts'
import { createNoise } from '../toolkit/noise.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import { handwriting, said } from './initiatives-table.ts'
import { type Laid, pictureOf, placedAt, wound } from './strands-stage.ts'
import { timber } from './things-dyed.ts'

const source = import.meta.url
const noise = createNoise(435)

const slope = (38 * Math.PI) / 180
const [cos, sin] = [Math.cos(slope), Math.sin(slope)]
/** The middle of the desk's face, its half width and its half depth. */
const desk = { y: 1.28, across: 0.98, down: 0.62 } as const
/** On the desk: how far from its face, and how far down it. */
const onDesk = (y: number, z: number): readonly [off: number, down: number] => [cos * (y - desk.y) + sin * z, -sin * (y - desk.y) + cos * z]
const fromDesk = (u: number, off: number, down: number): Point3 => [u, desk.y + cos * off - sin * down, sin * off + cos * down]

const part = { timber: 0, foot: 1, brass: 2, grille: 3 } as const

const top = (x: number, y: number, z: number): number => {
  const [off, down] = onDesk(y, z)
  const lip = box(x, off - 0.02, down - desk.down + 0.1, desk.across - 0.2, 0.06, 0.035, 0.025)
  return blendUnion(box(x, off + 0.06, down, desk.across, 0.06, desk.down, 0.025), lip, 0.02)
}
const column = (x: number, y: number, z: number): number => {
  const wide = 0.3 + 0.12 * y
  return Math.max(box(x, y - 0.68, z + 0.06, wide, 0.68, 0.22, 0.03), onDesk(y, z)[0] + 0.04) * 0.9
}
const foot = (x: number, y: number, z: number): number =>
  Math.min(box(x, y - 0.07, z + 0.04, 0.66, 0.07, 0.46, 0.03), box(x, y - 0.17, z + 0.04, 0.52, 0.05, 0.34, 0.03))

const neck = [
  [0.78, 0.02, -0.48],
  [0.84, 0.26, -0.54],
  [0.8, 0.44, -0.5],
  [0.69, 0.52, -0.4],
].map(([u, off, down]) => fromDesk(u, off, down))
const head = fromDesk(0.6, 0.53, -0.3)
const brass = (x: number, y: number, z: number): number => {
  let d = cone(x, y, z, ...fromDesk(0.78, 0, -0.48), ...fromDesk(0.78, 0.05, -0.48), 0.1, 0.085)
  for (let n = 1; n < neck.length; n++) d = blendUnion(d, cone(x, y, z, ...neck[n - 1], ...neck[n], 0.036, 0.036), 0.02)
  return Math.min(d, cone(x, y, z, ...neck[3], ...head, 0.05, 0.085))
}
const grille = (x: number, y: number, z: number): number => sphere(x - head[0], y - head[1], z - head[2], 0.135)

const parts = [top, foot, brass, grille]
const lectern = createSolid({
  source,
  parameters: ['lectern', desk, slope],
  distance: (x, y, z) => Math.min(column(x, y, z), ...parts.map(d => d(x, y, z))) * 0.92,
  part(x, y, z) {
    const all = [Math.min(top(x, y, z), column(x, y, z)), foot(x, y, z), brass(x, y, z), grille(x, y, z)]
    return all.indexOf(Math.min(...all))
  },
  bound: { x: 0, y: 1.15, z: 0, radius: 1.75 },
})

const page = { across: 0.54, down: 0.46, at: [-0.24, 0.0] } as const
/** Folded twice on the way here, it does not lie flat. */
const rise = (v: number): number => 0.02 + 0.062 * Math.abs((((v / page.down + 1) * 1.5) % 2) - 1)
const sheet = createSolid({
  source,
  parameters: ['speech', page, desk, slope],
  distance(x, y, z) {
    const [off, down] = onDesk(y, z)
    return box(x - page.at[0], off - rise(down - page.at[1]), down - page.at[1], page.across, 0.009, page.down, 0.006) * 0.8
  },
  bound: { x: page.at[0], y: desk.y, z: 0, radius: 0.8 },
})

const yaw = rotation(-24)
const moved: Point3 = [0, 0.02, 0.05]
const size = 1.14
const at = placedAt(yaw, moved, size)
const onPage = (u: number, v: number, above = 0.02): Point3 => at(fromDesk(page.at[0] + u, rise(v) + above, page.at[1] + v))

const lines: readonly (readonly number[])[] = [
  [0.24, 0.3],
  [0.4, 0.28],
  [0.2, 0.5],
  [0.34, 0.2],
]
const speech: Laid[] = lines.flatMap((words, row) =>
  handwriting({ on: onPage }, -0.3 + 0.2 * row, -0.45, words, row * 5 + 2, 8.5).map(laid => ({
    ...laid,
    colour: said,
  })),
)

export const pictures = {
  'public-figure-hero-lectern': {
    ...pictureOf({
      strand: 'marigold',
      bodies: [
        {
          solid: placeSolid(lectern, { rotate: yaw, move: moved, size }),
          windings: threads => [
            wound(timber(0.62), (x, y, z) => (onDesk(y, z)[1] * 1.1 + x * 0.35 + 0.03 * noise.at(x * 1.5, z * 4)) * threads, {
              part: part.timber,
              round: 0.6,
              fill: [0.9, 0.98],
            }),
            wound(timber(0.3), (x, y, z) => (y + z + 0.3 * x) * threads, { part: part.foot, round: 0.6, fill: [0.9, 0.98] }),
            wound(goldDye, (_x, y, z) => (y - z) * threads, { part: part.brass }),
            wound(linenDye, (x, y) => (y + 0.4 * x) * threads * 1.1, { part: part.grille, ply: 0.8, along: (x, _, z) => (x + z) * 40 }),
          ],
        },
        {
          solid: placeSolid(sheet, { rotate: yaw, move: moved, size }),
          windings: threads => [
            wound(
              light => linenDye(0.04 + light * 0.9),
              (_x, y, z) => onDesk(y, z)[1] * threads * 0.8,
              { fill: [0.97, 1], round: 0.15 },
            ),
          ],
        },
      ],
      cords: [
        ...speech,
        {
          path: through([
            onPage(0.44, -page.down, 0.01),
            onPage(0.43, -0.2, 0.03),
            onPage(0.44, 0.1, 0.03),
            onPage(0.42, page.down, 0.03),
            at(fromDesk(0.22, 0.11, desk.down - 0.1)),
            at(fromDesk(0.2, 0.04, desk.down + 0.03)),
            at([0.15, 0.75, 0.6]),
            at([0.17, 0.3, 0.62]),
            at([0.24, 0.03, 0.7]),
            at([0.5, 0.02, 0.86]),
            at([0.9, 0.02, 0.78]),
            at([1.5, 0.02, 0.9]),
            at([2.6, 0.02, 1.0]),
          ]),
          pieces: 700,
        },
      ],
    }),
    tile: true,
    finish: { grain: 0 },
  },
} satisfies Record<string, PictureDrawing>
