/** Young people returning: a pair of shoes stands on the mat; the cord is their lace. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye, linenDye } from '../people/dyes.ts'
import { Canvas } from '../toolkit/canvas.ts'
import { dye, mix } from '../toolkit/colour.ts'
import { type Curve3, type Point3, through } from '../toolkit/curve.ts'
import { blendCut, blendUnion, box, ellipsoid } from '../toolkit/distance.ts'
import type { Frame } from '../toolkit/frame.ts'
import { glow } from '../toolkit/light.ts'
import { clamp, lerp, smooth } from '../toolkit/numbers.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import type { Trace } from '../toolkit/trace.ts'
import { pictureOf, placedAt, wound } from './strands-stage.ts'
import { dyed } from './things-dyed.ts'

const source = import.meta.url
const part = { upper: 0, sole: 1, toe: 2, lining: 3, tongue: 4 } as const

/** Half the breadth of the sole along the shoe: the toe is at +x. */
const breadth = (x: number): number => {
  const t = clamp((x + 0.8) / 1.7)
  return 0.235 + 0.075 * Math.sin(t * Math.PI * 1.15 - 0.5) - 0.02
}
/** The middle of the sole bends inwards a little. */
const bend = (x: number): number => 0.05 * Math.sin((x + 0.8) * 1.9)
const outline = (x: number, z: number): number => {
  const half = breadth(x)
  const across = Math.abs(z - bend(x)) - half
  const heel = Math.hypot(Math.min(0, x + 0.58), z - bend(x)) - half
  const toe = Math.hypot(Math.max(0, x - 0.58) * 0.88, z - bend(x)) - half
  return x < -0.58 ? heel : x > 0.58 ? toe : across
}
const sole = (x: number, y: number, z: number): number => {
  const lift = 0.05 * smooth(0.5, 0.95, x)
  return Math.max(outline(x, z) - 0.03, Math.abs(y - 0.09 - lift) - 0.09) * 0.85
}
/** How high the upper stands along the shoe. */
const ridge = (x: number): number => lerp(0.3, 0.86, smooth(0.62, -0.12, x)) + 0.02 * smooth(-0.5, -0.8, x)
const upperBody = (x: number, y: number, z: number): number => {
  const high = ridge(x)
  const up = clamp((y - 0.1) / (high - 0.1))
  const narrow = x > -0.05 ? Math.sqrt(Math.max(0, 1 - up * up * 0.96)) : lerp(1, 0.74, up ** 1.2)
  const blend = smooth(-0.3, 0.2, x)
  const round = lerp(lerp(1, 0.7, up ** 1.3), narrow, blend)
  const shrink = breadth(x) * (1 - round)
  return Math.max(outline(x, z) + shrink + 0.0, y - high, 0.12 - y) * 0.55
}
const opening = (x: number, y: number, z: number): number =>
  Math.max(ellipsoid(x + 0.47, y - 0.95, z - bend(x), 0.36, 0.62, 0.155), 0.3 - y)
const throat = (x: number, y: number, z: number): number =>
  Math.max(Math.abs(z - bend(x)) - 0.065 - 0.05 * smooth(0.3, -0.2, x), x - 0.36, -0.36 - x, 0.34 - y)

const upper = (x: number, y: number, z: number): number => {
  const whole = blendCut(upperBody(x, y, z), -opening(x, y, z), 0.04)
  return blendCut(whole, -Math.max(throat(x, y, z), -(upperBody(x, y, z) + 0.035)), 0.012)
}
const tongue = (x: number, y: number, z: number): number =>
  Math.max(
    Math.hypot(Math.max(0, Math.abs(z - bend(x)) - 0.09), (y - lerp(0.42, 1.02, clamp((0.36 - x) / 0.62))) * 0.7) - 0.03,
    x - 0.34,
    -0.27 - x,
  ) * 0.8

const partOf = (x: number, y: number, z: number): number => {
  const [a, b, c] = [upper(x, y, z), sole(x, y, z), tongue(x, y, z)]
  if (c < Math.min(a, b)) return part.tongue
  if (b < a) return part.sole
  if (opening(x, y, z) < 0.02 && y > 0.34) return part.lining
  return x > 0.56 - 0.5 * (z - bend(x)) ** 2 ? part.toe : part.upper
}

/** `side` is 1 for the one and -1 for the other of the pair. */
const shoe = (side: 1 | -1) =>
  createSolid({
    source,
    parameters: ['shoe', side],
    distance: (x, y, z) => Math.min(blendUnion(upper(x, y, z * side), sole(x, y, z * side), 0.02), tongue(x, y, z * side)),
    part: (x, y, z) => partOf(x, y, z * side),
    bound: { x: 0.05, y: 0.5, z: 0, radius: 1.1 },
  })

/** The door stands open: beside its leaf the light of the house is seen. */
const leaf = createSolid({
  source,
  parameters: 'door',
  distance: (x, y, z) => {
    const board = box(x + 1.5, y - 2.06, z + 0.95, 1.62, 2, 0.07, 0.02)
    const panel = Math.abs(Math.max(Math.abs(x + 1.05) - 0.78, Math.abs(y - 1.1) - 0.66)) - 0.035
    return Math.min(blendCut(board, -Math.max(panel, -0.905 - z), 0.01), box(x - 2.32, y - 2, z + 0.9, 0.3, 3, 0.14, 0.02)) * 0.9
  },
  bound: { x: 0, y: 2, z: -0.9, radius: 4 },
})
const knob = createSolid({
  source,
  parameters: 'knob',
  distance: (x, y, z) =>
    Math.min(
      ellipsoid(x, y, z - 0.2, 0.1, 0.1, 0.075),
      Math.max(Math.hypot(x, y) - 0.12, Math.abs(z - 0.07) - 0.02),
      Math.max(Math.hypot(x, y) - 0.04, Math.abs(z - 0.1) - 0.1),
    ),
  bound: { x: 0, y: 0, z: 0.1, radius: 0.3 },
})

const mat = createSolid({
  source,
  parameters: 'mat',
  distance: (x, y, z) => box(x, y, z, 1.75, 0.035, 0.78, 0.03),
  bound: { x: 0, y: 0, z: 0, radius: 1.95 },
})

const size = 1.12
const turned = rotation(-52)
const shoes: readonly { moved: Point3; side: 1 | -1 }[] = [
  { moved: [-0.42, 0.06, 0.62], side: 1 },
  { moved: [0.34, 0.06, 0.24], side: -1 },
]

/** To and fro over the tongue, and two ends that hang to the sides. */
function laceOf({ moved, side: foot }: (typeof shoes)[number]): readonly Curve3[] {
  const to = placedAt(turned, moved, size)
  const at = ([x, y, z]: Point3): Point3 => to([x, y, z * foot])
  const rows = 5
  const over = (side: number): Curve3 => {
    const points: Point3[] = []
    for (let n = 0; n < rows; n++) {
      const x = lerp(0.32, -0.16, n / (rows - 1))
      const way = (n % 2 ? -1 : 1) * side
      points.push(at([x, ridge(x) - 0.03, bend(x) + way * 0.13]))
      if (n < rows - 1) points.push(at([x - 0.06, ridge(x - 0.06) + 0.05, bend(x)]))
    }
    return through(points)
  }
  return [over(1), over(-1)]
}

/** One end has come undone, and lies out over the mat. */
const loose: Curve3 = (() => {
  const at = placedAt(turned, shoes[0].moved, size)
  return through([
    at([-0.16, ridge(-0.16) + 0.05, 0.13]),
    at([-0.15, 0.9, 0.23]),
    at([-0.1, 0.7, 0.3]),
    at([0.05, 0.4, 0.36]),
    at([0.2, 0.1, 0.42]),
    at([0.36, 0.03, 0.56]),
    [-0.55, 0.02, 1.75],
    [-0.2, 0.03, 2.2],
    [-0.1, 0.03, 3.4],
  ])
})()

/** The house is lit: its light lies on wall and floor beyond the door. */
function layLight(canvas: Canvas, { width, height, unit: k }: Frame, traced: Trace): void {
  const before = new Canvas(canvas.width, canvas.height).copy(canvas)
  glow(canvas, 0.78 * width, 0.3 * height, 620 * k, mix(dye.butter, dye.marigold, 0.3), { strength: 0.34, stretch: 1.3 })
  const step = traced.width / canvas.width
  canvas.lay(before, i => {
    const [x, y] = [i % canvas.width, Math.floor(i / canvas.width)]
    return traced.child[Math.min(traced.height - 1, Math.floor(y * step)) * traced.width + Math.floor(x * step)] === 0 ? 0 : 1
  })
}

const stripes = (threads: number) => (light: number, id: number) => {
  const place = Math.abs(id / threads)
  return dyed(place > 1.45 && place < 1.6 ? dye.indigo : place > 1.3 && place < 1.38 ? dye.ember : mix(dye.linen, dye.rose, 0.25))(light)
}

const shoeWindings = (threads: number) => [
  wound(dyed(dye.ember), (_x: number, y: number) => y * threads * 1.1, {
    part: part.upper,
    ply: 0.5,
    along: (x: number, _: number, z: number) => (x + z) * 26,
  }),
  wound(linenDye, (_x: number, y: number) => y * threads * 1.2, { part: part.sole }),
  wound(linenDye, (x: number) => x * threads, { part: part.toe }),
  wound(dyed(mix(dye.clay, dye.umber, 0.2)), (_x: number, y: number) => y * threads, { part: part.lining }),
  wound(dyed(mix(dye.ember, dye.marigold, 0.5)), (x: number) => x * threads, { part: part.tongue }),
]

export const pictures = {
  'strand-return': pictureOf({
    strand: 'indigo',
    bodies: [
      {
        solid: placeSolid(mat, { rotate: rotation(0), move: [0, 0.03, 0.42] }),
        windings: threads => [
          wound(linenDye, x => x * threads * 0.6, { colour: stripes(threads * 0.6), ply: 0.5, along: (_, __, z) => z * 26 }),
        ],
      },
      { solid: leaf, windings: threads => [wound(dyed(mix(dye.lagoon, dye.teal, 0.15)), x => x * threads * 0.9, { round: 0.7 })] },
      {
        solid: placeSolid(knob, { move: [-0.08, 1.86, -0.92] }),
        windings: threads => [wound(goldDye, (x, y) => Math.hypot(x, y) * threads)],
      },
      ...shoes.map(({ moved, side }) => ({
        solid: placeSolid(shoe(side), { rotate: turned, move: moved, size }),
        windings: shoeWindings,
      })),
    ],
    cords: [...shoes.flatMap(laceOf), loose].map(path => ({ path, width: 15, shade: 0.4 })),
    over: layLight,
  }),
} satisfies Record<string, PictureDrawing>
