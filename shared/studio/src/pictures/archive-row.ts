/** Before the doors open: the front row, three stools that a golden thread keeps. */
import type { PictureDrawing } from '../drawing.ts'
import { linenDye } from '../people/dyes.ts'
import { dye, mix } from '../toolkit/colour.ts'
import { type Point3, polyline, through } from '../toolkit/curve.ts'
import { blendUnion, box, cone } from '../toolkit/distance.ts'
import { createNoise } from '../toolkit/noise.ts'
import { TAU } from '../toolkit/numbers.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import { type Body, type Laid, pictureOf, placedAt, wound } from './strands-stage.ts'
import { dyed, timber } from './things-dyed.ts'

const source = import.meta.url
const noise = createNoise(437)

const part = { seat: 0, cushion: 1, legs: 2 } as const
/** Heights of the seat's face and of the cushion on it. */
const seatAt = 1.24
const cushionAt = 1.38
const radius = 0.48

const seat = (x: number, y: number, z: number): number => {
  const [across, along] = [Math.hypot(x, z) - radius + 0.03, Math.abs(y - seatAt + 0.05) - 0.02]
  return Math.hypot(Math.max(across, 0), Math.max(along, 0)) + Math.min(Math.max(across, along), 0) - 0.03
}
const cushion = (x: number, y: number, z: number): number => {
  const r = Math.hypot(x, z)
  const swell = 0.075 * (1 - 0.45 * (r / radius) ** 2) - 0.035 * Math.exp(-((r / 0.07) ** 2))
  const across = r - radius + 0.08
  const along = Math.abs(y - seatAt - 0.06) - swell + 0.03
  return (Math.hypot(Math.max(across, 0), Math.max(along, 0)) + Math.min(Math.max(across, along), 0) - 0.04) * 0.8
}
const legs = (x: number, y: number, z: number): number => {
  const quarter = TAU / 4
  const angle = Math.atan2(z, x)
  const turned = angle - Math.round(angle / quarter - 0.5) * quarter - quarter / 2
  const r = Math.hypot(x, z)
  const [u, w] = [r * Math.cos(turned), r * Math.sin(turned)]
  const leg = cone(u, y, w, 0.34, seatAt - 0.06, 0, 0.48, 0.03, 0, 0.06, 0.04)
  const [a, b] = [0.42 * Math.SQRT1_2, 0.48]
  const rung = Math.min(
    cone(Math.abs(x), y, z, a, b, -a, a, b, a, 0.028, 0.028),
    cone(x, y, Math.abs(z), -a, b + 0.1, a, a, b + 0.1, a, 0.028, 0.028),
  )
  return blendUnion(leg, rung, 0.02)
}

const stool = createSolid({
  source,
  parameters: ['stool', seatAt, radius],
  distance: (x, y, z) => Math.min(seat(x, y, z), cushion(x, y, z), legs(x, y, z)) * 0.92,
  part(x, y, z) {
    const all = [seat(x, y, z), cushion(x, y, z), legs(x, y, z)]
    return all.indexOf(Math.min(...all))
  },
  bound: { x: 0, y: 0.7, z: 0, radius: 1 },
})

const places = [
  { x: -1.3, z: -0.3, yaw: 14, dye: mix(dye.ember, dye.marigold, 0.06) },
  { x: 0, z: -0.06, yaw: 20, dye: mix(dye.marigold, dye.ember, 0.16) },
  { x: 1.3, z: 0.18, yaw: 26, dye: mix(dye.rose, dye.ember, 0.14) },
] as const

const stools: Body[] = places.map(({ x, z, yaw, dye: cloth }) => ({
  solid: placeSolid(stool, { rotate: rotation(yaw), move: [x, 0, z] }),
  windings: threads => [
    wound(timber(0.6), (u, y, w) => (y * 1.4 + w + 0.03 * noise.at(u * 2, w * 5)) * threads, {
      part: part.seat,
      round: 0.6,
      fill: [0.9, 0.98],
    }),
    wound(dyed(cloth), (u, y, w) => (Math.hypot(u, w) - 0.6 * y) * threads * 0.9, {
      part: part.cushion,
      along: (u, _, w) => Math.atan2(w, u) * 9,
      ply: 0.6,
    }),
    wound(timber(0.35), (u, y, w) => (y + 0.15 * (u + w)) * threads, { part: part.legs, round: 0.7 }),
  ],
}))

/** A folded card on the middle seat: it is taken. */
const cardAt = { lean: 0.42, half: [0.23, 0.15] } as const
const card = createSolid({
  source,
  parameters: ['card', cardAt.lean, cardAt.half],
  distance(x, y, z) {
    const [c, s] = [Math.cos(cardAt.lean), Math.sin(cardAt.lean)]
    const [Y, Z] = [y - 0.14, Math.abs(z)]
    return box(x, c * Y - s * Z + 0.14, s * Y + c * Z, cardAt.half[0], cardAt.half[1], 0.012, 0.008) * 0.85
  },
  bound: { x: 0, y: 0, z: 0, radius: 0.4 },
})
const cardTurn = rotation(10)
const cardSpot: Point3 = [0.02, cushionAt + 0.12, -0.12]
const placed = placedAt(cardTurn, cardSpot)
/** A point of its front, across it and up it from its middle. */
const onCard = (u: number, v: number): Point3 => {
  const [c, s] = [Math.cos(cardAt.lean), Math.sin(cardAt.lean)]
  return placed([u, c * (v - 0.14) + s * 0.024 + 0.14, -s * (v - 0.14) + c * 0.024])
}
const line = (v: number, from: number, to: number): Laid => ({
  path: polyline([onCard(from, v), onCard(to, v)]),
  width: 12,
  colour: dye.ember,
  shade: 0.2,
  pieces: 24,
})

const swag = (from: Point3, to: Point3, sag: number): Point3[] =>
  [0.25, 0.5, 0.75].map(t => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t),
    from[2] + (to[2] - from[2]) * t,
  ])
const over = cushionAt + 0.01
const edge = (n: number, side: number): Point3 => [places[n].x + side * 0.46, seatAt + 0.07, places[n].z + 0.12]
const across = (n: number): Point3[] => [
  edge(n, -1),
  [places[n].x - 0.3, over, places[n].z + 0.12],
  [places[n].x, over, places[n].z + 0.14],
  [places[n].x + 0.3, over, places[n].z + 0.12],
  edge(n, 1),
]

export const pictures = {
  'public-figure-hero-row': {
    ...pictureOf({
      strand: 'ember',
      bodies: [
        ...stools,
        {
          solid: placeSolid(card, { rotate: cardTurn, move: cardSpot }),
          windings: threads => [
            wound(
              light => linenDye(0.06 + light * 0.9),
              (_x, y) => y * threads,
              { fill: [0.97, 1], round: 0.2 },
            ),
          ],
        },
      ],
      cords: [
        line(0.01, -0.15, 0.15),
        line(-0.06, -0.15, 0.04),
        {
          colour: dye.marigold,
          path: through([
            [-2.6, 0.02, 0.6],
            [-2.1, 0.02, 0.5],
            [-1.86, 0.12, 0.2],
            [-1.82, 0.6, -0.1],
            ...across(0),
            ...swag(edge(0, 1), edge(1, -1), 0.2),
            ...across(1),
            ...swag(edge(1, 1), edge(2, -1), 0.2),
            ...across(2),
            [1.82, 0.6, 0.36],
            [1.84, 0.12, 0.5],
            [2.0, 0.02, 0.8],
            [2.6, 0.02, 0.9],
          ]),
          pieces: 900,
        },
      ],
    }),
    tile: true,
    finish: { grain: 0 },
  },
} satisfies Record<string, PictureDrawing>
