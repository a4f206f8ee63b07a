/** Inherited knowledge: a mortar and its pestle, and herbs hung up to dry by the cord. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import { type Point3, through } from '../toolkit/curve.ts'
import { blendCut, blendUnion, cone } from '../toolkit/distance.ts'
import type { Frame } from '../toolkit/frame.ts'
import { smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import { strand } from '../toolkit/strand.ts'
import type { Trace } from '../toolkit/trace.ts'
import { drawLeaf } from './leaves.ts'
import { pictureOf, wound } from './strands-stage.ts'
import { seenIn } from './things-cord.ts'
import { dyed, timber } from './things-dyed.ts'

const source = import.meta.url
const high = 1.06
const part = { wood: 0, band: 1, inside: 2 } as const

const radiusAt = (y: number): number => 0.34 + 0.16 * smooth(0.3, 0, y) + 0.26 * smooth(0.26, 0.9, y)
const mortarForm = (x: number, y: number, z: number): number => {
  const r = Math.hypot(x, z)
  const outer = (r - radiusAt(y)) * 0.72
  const solid = blendCut(outer, Math.max(y - high, -y), 0.05)
  const hollow = Math.max(r - radiusAt(y) + 0.09, 0.34 - y) * 0.72
  return blendCut(solid, -hollow, 0.03)
}
const mortar = createSolid({
  source,
  parameters: ['mortar', high],
  distance: mortarForm,
  part: (x, y, z) => {
    if (Math.hypot(x, z) < radiusAt(y) - 0.06 && y > 0.3 && y < high - 0.03) return part.inside
    return Math.abs(y - 0.86) < 0.045 || Math.abs(y - 0.05) < 0.05 ? part.band : part.wood
  },
  bound: { x: 0, y: 0.5, z: 0, radius: 0.85 },
})

const pestle = createSolid({
  source,
  parameters: 'pestle',
  distance: (x, y, z) =>
    blendUnion(
      blendUnion(
        cone(x, y, z, 0, 0.55, 0.05, 0.66, 1.82, -0.12, 0.13, 0.075),
        cone(x, y, z, 0, 0.55, 0.05, 0.06, 0.66, 0.03, 0.17, 0.15),
        0.1,
      ),
      cone(x, y, z, 0.64, 1.79, -0.118, 0.66, 1.83, -0.121, 0.105, 0.105),
      0.06,
    ),
  bound: { x: 0.33, y: 1.2, z: 0, radius: 0.95 },
})

const stands: Point3 = [0.5, 0, 0.1]
const hung: Point3 = [-0.7, 1.9, -0.3]

const greens: readonly Colour[] = [
  dye.teal,
  mix(dye.lagoon, dye.teal, 0.5),
  mix(dye.teal, dye.marigold, 0.4),
  mix(dye.lagoon, dye.teal, 0.75),
]

/** Stems tied together, their leaves hanging down. */
function layHerbs(canvas: Canvas, frame: Frame, traced: Trace): void {
  const { unit: k } = frame
  const [x, y] = seenIn(frame, traced.view)(hung)
  const stems = 9
  for (let n = 0; n < stems; n++) {
    const side = (n / (stems - 1)) * 2 - 1
    const order = [0, 8, 1, 7, 2, 6, 3, 5, 4][n]
    const spread = (order / (stems - 1)) * 2 - 1
    const long = (430 - 90 * spread * spread + 40 * hash(n, 3)) * k
    const down = (t: number): readonly [number, number] => [x + spread * (34 + 150 * t) * t * k + 2 * side * k, y + long * t]
    strand(canvas, t => down(t), { width: 6 * k, colour: scale(greens[order % 4], 0.7), round: 0.8, pieces: 30 })
    strand(canvas, t => [x - spread * 60 * t * k, y - 90 * t * k], {
      width: 6 * k,
      colour: scale(mix(greens[order % 4], dye.umber, 0.3), 0.75),
      round: 0.8,
      pieces: 8,
    })
    for (let pair = 0; pair < 6; pair++) {
      const t = 0.3 + pair * 0.13
      for (const way of [-1, 1])
        drawLeaf(
          canvas,
          k,
          down(t),
          Math.PI / 2 - spread * 0.4 * t + way * 0.72,
          { length: 96 - 22 * t, breadth: 21 - 4 * t, curl: -way * 0.35 },
          scale(greens[(order + pair) % 4], 0.8 + 0.3 * hash(n * 7 + pair, way + 4)),
        )
    }
    drawLeaf(canvas, k, down(0.98), Math.PI / 2 - spread * 0.5, { length: 90, breadth: 20, curl: 0.1 }, greens[order % 4])
  }
}

export const pictures = {
  'strand-remedy': pictureOf({
    strand: 'lagoon',
    bodies: [
      {
        solid: placeSolid(mortar, { move: stands }),
        windings: threads => [
          wound(
            light => timber(0.9)(0.1 + 1.15 * light),
            (_x, y) => y * threads * 0.9,
            { part: part.wood, ply: 0.5, along: (x, _, z) => Math.atan2(x, z) * 24 },
          ),
          wound(goldDye, (_x, y) => y * threads * 0.9, { part: part.band, ply: 0.5, along: (x, _, z) => Math.atan2(x, z) * 24 }),
          wound(timber(0.4), (_x, y) => y * threads, { part: part.inside }),
        ],
      },
      {
        solid: placeSolid(pestle, { move: stands }),
        windings: threads => [
          wound(dyed(mix(dye.marigold, dye.clay, 0.3)), (x, y) => (y + 0.4 * x) * threads * 0.9, {
            ply: 0.5,
            along: (x, _, z) => (x + z) * 26,
          }),
        ],
      },
    ],
    over: layHerbs,
    cords: [
      {
        path: through([
          [-0.18, 3.2, -0.3],
          [-0.3, 2.7, -0.3],
          [-0.66, 2.25, -0.3],
          [hung[0], hung[1] + 0.06, hung[2] + 0.08],
        ]),
        shade: 0,
      },
      {
        path: t => {
          const angle = TAU * 4 * t
          return [hung[0] + 0.085 * Math.cos(angle), hung[1] - 0.05 + 0.12 * t, hung[2] + 0.1 + 0.06 * Math.sin(angle)]
        },
        width: 14,
        shade: 0.3,
      },
    ],
  }),
} satisfies Record<string, PictureDrawing>
