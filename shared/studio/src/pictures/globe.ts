import type { PictureDrawing } from '../drawing.ts'
import { goldDye, indigoDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { createCoast, onGlobe, placeOnGlobe } from '../toolkit/coast.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import { type Point, type Point3, through } from '../toolkit/curve.ts'
import { sphere } from '../toolkit/distance.ts'
import { engrave } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { createSolid } from '../toolkit/solid.ts'
import { bundle, strand, warp } from '../toolkit/strand.ts'
import { project, type Trace, trace } from '../toolkit/trace.ts'

/** Longitude in the middle of the globe; then it is tilted, as on a stand. */
const facing = 22
const globeTurn = rotation(-facing - 6, 16, -12)

const view = { span: 3.55, x: -0.5, y: -0.02, rotation: globeTurn }

const london: Point = [-0.1, 51.5]

/** Nairobi, Lagos, Johannesburg, Addis Ababa, Dakar, Khartoum, Amman, Delhi, Karachi, São Paulo, Bogotá, New York, Kigali, Dhaka, Rabat, Kabul, Kinshasa, Antananarivo. */
const cities: readonly Point[] = [
  [36.8, -1.3],
  [3.4, 6.5],
  [28, -26.2],
  [38.7, 9],
  [-17.4, 14.7],
  [32.5, 15.6],
  [35.9, 31.9],
  [77.2, 28.6],
  [67, 24.9],
  [-46.6, -23.5],
  [-74, 4.7],
  [-74, 40.7],
  [30.1, -1.9],
  [90.4, 23.8],
  [-6.8, 34],
  [69.2, 34.5],
  [15.3, -4.4],
  [47.5, -18.9],
]

const ball = createSolid({
  source: import.meta.url,
  parameters: 1,
  distance: (x, y, z) => sphere(x, y, z, 1),
  bound: { x: 0, y: 0, z: 0, radius: 1 },
})

/** The globe is wound from one thread, and threads join London to cities of four continents. */
const globalImpact: PictureDrawing = {
  shape: 0.625,
  portrait: 'never',
  draw(frame) {
    const canvas = createGround(frame, scale(dye.ink, 0.9), mix(dye.indigo, dye.ink, 0.3), {
      x: 0.64,
      y: 0.48,
      radius: 0.95,
      strength: 0.9,
    })
    const { width, height, unit: k } = frame
    warp(canvas, frame, { colour: dye.iris, opacity: 0.06, seed: 61 })
    glow(canvas, ...project(view, width, height, 0, 0), 660 * k, dye.indigo, { strength: 0.35 })
    layTail(canvas, frame)
    windGlobe(canvas, trace(ball, { ...view, width, height, light: [-0.6, 0.55, 0.6], near: 1.05, far: -1.05, shadow: 0 }))
    for (const [i, city] of cities.entries()) layArc(canvas, frame, city, i)
    glow(canvas, ...onPicture(frame, turnedTo(london)), 30 * k, dye.butter, { strength: 0.6 })
    bloom(canvas, 0.3, 30 * k, 0.3)
    vignette(canvas, 0.35, 0.6, 0.5)
    return canvas
  },
}

/** The threads that the globe is wound from run in from the left and under it. */
function layTail(canvas: Canvas, { width, height, unit: k }: Frame): void {
  const foot = project(view, width, height, 0.32, -0.9)
  bundle(
    canvas,
    through([foot, [foot[0] - 170 * k, foot[1] + 40 * k], [780 * k, 925 * k], [520 * k, 950 * k], [250 * k, 885 * k], [-80 * k, 930 * k]]),
    {
      count: 60,
      radius: t => (14 + 46 * t * t) * k,
      twist: 1.2,
      loose: t => t * t,
      drift: 80 * k,
      colour: (_, { id }) => (hash(id, 5) > 0.5 ? mix(dye.iris, dye.indigo, 0.35) : mix(dye.marigold, dye.ember, 0.25)),
      width: 1.9 * k,
      opacity: t => 0.95 - 0.35 * t,
    },
  )
}

function windGlobe(canvas: Canvas, traced: Trace): void {
  const coast = createCoast()
  const land = Float32Array.from(traced.hit, (hit, i) => {
    if (!hit) return 0
    const [longitude, latitude] = placeOnGlobe([traced.x[i], traced.y[i], traced.z[i]])
    return coast(longitude, latitude)
  })
  const noise = createNoise(62)
  const latitude = (y: number): number => Math.asin(clamp(y, -1, 1))
  const along = (x: number, _: number, z: number): number => Math.atan2(x, z) * 46
  engrave(
    canvas,
    traced,
    [
      {
        across: (x, y, z) => latitude(y) * 50 + 0.25 * noise.at(x * 2, y * 2, z * 2),
        along,
        colour: light => indigoDye(light * 0.62),
        fill: [0.3, 0.55],
      },
      {
        where: i => land[i] > 0.5,
        across: (x, y, z) => latitude(y) * 74 + 0.55 * noise.at(x * 3, y * 3, z * 3),
        along,
        colour: light => goldDye(0.1 + light * 0.85),
        fill: [0.6, 0.95],
        ply: 0.8,
      },
    ],
    {
      body: 1,
      ambient: 0.12,
      // the shore throws its shade on the sea
      light: (light, i) => light * (land[i] > 0.5 ? 1 : 1 - 0.55 * (land[i] + (land[i + 3] ?? 0) * 0.5)),
    },
  )
}

const turnedTo = ([longitude, latitude]: Point): Point3 => turn(globeTurn, ...onGlobe(longitude, latitude))

const onPicture = ({ width, height }: Frame, [x, y]: Point3): Point => project(view, width, height, x, y)

/** A thread that rises from London over the great circle and comes down on a city. */
function layArc(canvas: Canvas, frame: Frame, city: Point, index: number): void {
  const from = turnedTo(london)
  const to = turnedTo(city)
  const angle = Math.acos(clamp(from[0] * to[0] + from[1] * to[1] + from[2] * to[2], -1, 1))
  const k = frame.unit
  const path = (t: number): Point3 => {
    const rise = (1 + 0.19 * angle * Math.sin(Math.PI * t)) / Math.sin(angle)
    const [a, b] = [Math.sin((1 - t) * angle) * rise, Math.sin(t * angle) * rise]
    return [a * from[0] + b * to[0], a * from[1] + b * to[1], a * from[2] + b * to[2]]
  }
  // it goes out of sight behind the globe
  const seen = (t: number): number => {
    const [x, y, z] = path(t)
    return z > 0 || Math.hypot(x, y) > 1 ? 1 : 0
  }
  strand(canvas, t => onPicture(frame, path(t)), { pieces: 120, width: 5 * k, colour: scale(dye.night, 0.6), opacity: t => 0.35 * seen(t) })
  strand(canvas, t => onPicture(frame, path(t)), {
    pieces: 120,
    width: 2.3 * k,
    colour: t => mix(dye.rose, dye.paper, 0.5 + 0.5 * Math.sin(t * 6 + index)),
    opacity: t => 0.95 * seen(t),
  })
  if (to[2] <= 0.05) return
  const end = onPicture(frame, to)
  glow(canvas, ...end, 15 * k, dye.butter, { strength: 1.1 })
  strand(canvas, t => [end[0] + Math.cos(t * TAU) * 6.5 * k, end[1] + Math.sin(t * TAU) * 6.5 * k], {
    pieces: 24,
    width: 1.8 * k,
    colour: dye.paper,
    opacity: 0.95,
  })
}

export const pictures = { 'global-impact': globalImpact } satisfies Record<string, PictureDrawing>
