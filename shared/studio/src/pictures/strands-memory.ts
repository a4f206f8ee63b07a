/** Policy with a memory: knotted cords hang from one, as the Andes kept their records. */
import type { PictureDrawing } from '../drawing.ts'
import { type Colour, dye, mix } from '../toolkit/colour.ts'
import { type Curve3, type Point3, polyline } from '../toolkit/curve.ts'
import { TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { type Laid, pictureOf } from './strands-stage.ts'

const depth = -0.75
const sagAt = (x: number): number => 1.86 + 0.075 * x * x

const dyes: readonly Colour[] = [
  mix(dye.butter, dye.linen, 0.4),
  dye.marigold,
  mix(dye.iris, dye.paper, 0.15),
  mix(dye.rose, dye.ember, 0.1),
  mix(dye.teal, dye.butter, 0.2),
]
const own = mix(dye.ember, dye.marigold, 0.14)
const linen = mix(dye.linen, dye.marigold, 0.22)

type Pendant = { x: number; long: number; colour: Colour; knots: readonly (readonly [at: number, turns: number])[]; width: number }

const middle = 6
const pendants: readonly Pendant[] = Array.from({ length: 13 }, (_, n) => {
  const mine = n === middle
  // in rows, as the ones, tens and hundreds of a count
  const knots = [0.38, 0.74, 1.1, ...(mine ? [1.46] : [])].flatMap((row, k) => {
    const turns = Math.floor(hash(n * 5 + k, 9) * 4.6)
    return turns > 0 || mine ? [[row, Math.max(2, turns)] as const] : []
  })
  return {
    x: (n - middle) * 0.285,
    long: mine ? 2.3 : 1.42 + 0.26 * hash(n, 7),
    colour: mine ? own : dyes[(n * 2 + (n > middle ? 3 : 0)) % dyes.length],
    knots,
    width: mine ? 21 : 17,
  }
})

const pitch = 0.052

/** From the main cord down: it hangs a little crooked, and winds round itself where it is knotted. */
function pathOf({ x: x0, long, knots }: Pendant, n: number): Curve3 {
  const points: Point3[] = []
  const z = depth + 0.12
  for (let down = 0; down <= long; down += 0.012) {
    const swing = 0.02 * Math.sin(down * 3 + n * 1.7)
    const knot = knots.find(([at, turns]) => down >= at && down < at + turns * pitch)
    if (!knot) {
      points.push([x0 + swing, sagAt(x0) - down, z])
      continue
    }
    const angle = ((down - knot[0]) / pitch) * TAU
    points.push([x0 + swing + 0.052 * Math.sin(angle), sagAt(x0) - down - 0.012 * Math.cos(angle), z + 0.05 * Math.cos(angle)])
  }
  return polyline(points)
}

/** Two turns round the main cord, from which a pendant hangs. */
const collar = ({ x: x0, colour, width }: Pendant): Laid => ({
  path: t => {
    const angle = -0.6 + t * TAU * 2
    const x = x0 - 0.05 + 0.1 * t
    return [x, sagAt(x) + 0.075 * Math.cos(angle), depth + 0.06 + 0.08 * Math.sin(angle)]
  },
  colour,
  width,
  shade: 0.2,
  pieces: 120,
})

const cords: readonly Laid[] = [
  {
    path: t => {
      const x = -2.6 + 5.2 * t
      return [x, sagAt(x), depth]
    },
    width: 46,
    colour: linen,
    pieces: 700,
    shade: 0.6,
  },
  {
    path: polyline([
      [0, 3.4, depth + 0.02],
      [0, 2.6, depth + 0.03],
      [0, sagAt(0) + 0.06, depth + 0.05],
    ]),
    width: 21,
    colour: own,
  },
  ...pendants.map(
    (pendant, n): Laid => ({ path: pathOf(pendant, n), colour: pendant.colour, width: pendant.width, shade: 0.55, pieces: 900 }),
  ),
  ...pendants.map(collar),
]

export const pictures = {
  'strand-memory': pictureOf({ strand: 'ember', bodies: [], cords }),
} satisfies Record<string, PictureDrawing>
