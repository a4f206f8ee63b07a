/** A public voice: a megaphone hung from the cord, whose strands stream out of its horn. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import { type Point3, through } from '../toolkit/curve.ts'
import { blendUnion, box, cone } from '../toolkit/distance.ts'
import type { Frame } from '../toolkit/frame.ts'
import { clamp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import type { Trace } from '../toolkit/trace.ts'
import { pictureOf, placedAt, wound } from './strands-stage.ts'
import { layCord } from './things-cord.ts'
import { dyed, timber } from './things-dyed.ts'

const from = -0.72
const to = 0.86
const part = { horn: 0, inside: 1, rim: 2, grip: 3 } as const

/** Radius of the horn along x: it widens slowly, then opens. */
const radiusAt = (x: number): number => {
  const t = clamp((x - from) / (to - from))
  return 0.15 + 0.2 * t + 0.32 * t ** 3
}
const horn = (x: number, y: number, z: number): number => {
  const r = Math.hypot(y, z)
  const shell = Math.abs(r - radiusAt(x)) - 0.022
  return Math.max(shell * 0.72, from - x, x - to)
}
const rims = (x: number, y: number, z: number): number => {
  const r = Math.hypot(y, z)
  return Math.min(
    Math.hypot(r - radiusAt(to), x - to) - 0.05,
    Math.hypot(r - radiusAt(from), x - from) - 0.05,
    Math.hypot(r - radiusAt(0.12) - 0.005, x - 0.12) - 0.03,
  )
}
const grip = (x: number, y: number, z: number): number =>
  Math.min(
    blendUnion(cone(x, y, z, -0.34, -0.16, 0, -0.42, -0.72, 0, 0.062, 0.075), box(x + 0.34, y + 0.2, z, 0.13, 0.05, 0.05, 0.02), 0.05),
    // a ring above, by which it hangs
    Math.hypot(Math.hypot(x + 0.02, y - 0.36) - 0.085, z) - 0.028,
  )

const megaphone = createSolid({
  source: import.meta.url,
  parameters: ['megaphone', from, to],
  distance: (x, y, z) => Math.min(horn(x, y, z), rims(x, y, z), grip(x, y, z)) * 0.92,
  part(x, y, z) {
    const all = [horn(x, y, z), 9, rims(x, y, z), grip(x, y, z)]
    const nearest = all.indexOf(Math.min(...all))
    return nearest === part.horn && Math.hypot(y, z) < radiusAt(x) ? part.inside : nearest
  },
  bound: { x: 0.05, y: -0.05, z: 0, radius: 1.25 },
})

const turned = rotation(-34, 0, 13)
const moved: Point3 = [-0.42, 1.14, -0.3]
const size = 1.12
const at = placedAt(turned, moved, size)

const count = 34
const dyes: readonly Colour[] = [
  dye.marigold,
  mix(dye.marigold, dye.butter, 0.5),
  mix(dye.ember, dye.marigold, 0.5),
  mix(dye.rose, dye.butter, 0.4),
]

/** Out of the horn and away over the shelf in one swell, each at its own height in it. */
function pathOf(n: number) {
  const turn = n * 2.4
  const r = Math.sqrt((n + 0.5) / count) * 0.9
  const [y, z] = [r * Math.sin(turn), r * Math.cos(turn)]
  return through(
    Array.from({ length: 24 }, (_, s): Point3 => {
      const t = s / 23
      const x = -0.3 + 4.6 * t
      const open = radiusAt(Math.min(x, to)) * 0.92 * (1 + 0.35 * smooth(to, to + 1.6, x))
      const wave = 0.16 * smooth(to - 0.3, to + 0.9, x) * Math.sin((x - to) * 4.2 + y * 0.9)
      return at([x, y * open + wave, z * open])
    }),
  )
}

function layVoice(canvas: Canvas, frame: Frame, traced: Trace): void {
  const order = Array.from({ length: count }, (_, n) => n).sort((a, b) => Math.cos(a * 2.4) * a - Math.cos(b * 2.4) * b)
  for (const n of order)
    layCord(canvas, frame, traced, {
      path: pathOf(n),
      width: (9 + 3 * hash(n, 5)) * frame.unit,
      colour: t => scale(dyes[n % dyes.length], 0.25 + 0.8 * smooth(0.07, 0.29, t)),
      pieces: 360,
      shade: 0.25,
    })
}

const ringAt = at([-0.02, 0.43, 0])

export const pictures = {
  'strand-voice': pictureOf({
    strand: 'marigold',
    bodies: [
      {
        solid: placeSolid(megaphone, { rotate: turned, move: moved, size }),
        windings: threads => [
          wound(dyed(mix(dye.ember, dye.clay, 0.1)), x => x * threads, {
            part: part.horn,
            ply: 0.6,
            along: (_, y, z) => (Math.atan2(y, z) / TAU) * 110,
          }),
          wound(dyed(mix(dye.clay, dye.umber, 0.3)), x => x * threads, { part: part.inside }),
          wound(goldDye, (_x, y, z) => (Math.atan2(y, z) / TAU) * 120, { part: part.rim }),
          wound(timber(0.7), (_x, y) => y * threads, { part: part.grip }),
        ],
      },
    ],
    over: layVoice,
    cords: [
      {
        path: through([
          [-0.05, 3.4, ringAt[2]],
          [-0.12, 2.7, ringAt[2]],
          [-0.32, 2.1, ringAt[2]],
          [ringAt[0] - 0.02, ringAt[1] + 0.14, ringAt[2] + 0.08],
          [ringAt[0] + 0.02, ringAt[1] - 0.03, ringAt[2] + 0.06],
          [ringAt[0] + 0.08, ringAt[1] + 0.05, ringAt[2] - 0.08],
          [-0.31, 2.0, ringAt[2] - 0.02],
          [-0.29, 2.12, ringAt[2] + 0.02],
        ]),
        shade: 0.3,
      },
      // the end is wound round
      {
        path: t => [-0.31 + 0.06 * Math.cos(t * TAU * 3) + 0.05 * t, 2.0 + 0.16 * t, ringAt[2] + 0.06 * Math.sin(t * TAU * 3)],
        width: 15,
        shade: 0.3,
      },
    ],
  }),
} satisfies Record<string, PictureDrawing>
