import type { FilmDrawing } from '../drawing.ts'
import { cast } from '../people/cast.ts'
import { saffronDye } from '../people/dyes.ts'
import { createHead, headPart } from '../people/head.ts'
import { type HeadView, traceHead, windHead } from '../people/wind-head.ts'
import { dye, mix } from '../toolkit/colour.ts'
import { type Curve, type Point, through } from '../toolkit/curve.ts'
import { createCanvas, createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { modulo, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { warp } from '../toolkit/strand.ts'
import { layOneThread, throughDoors } from './one-thread.ts'
import { layStream } from './stream-scene.ts'
import { createTravellingLight, lightsAround } from './travelling-light-scene.ts'

const { features, dyes } = cast.consultant
const head = createHead(features)

/** Her face right of the middle. */
const view: HeadView = { yaw: -30, pitch: -6, roll: -3, span: 5, x: -0.34, y: 0.1 }

/** The light goes round the one that falls on all four films (azimuth -35, height 53), and never to her other side. */
const lightsRound = { from: -78, to: 8, low: 22, high: 66 }

function drawGround(frame: Frame) {
  const pool = { x: 0.36, y: 0.42, radius: 0.95 }
  const ground = createGround(frame, dye.night, mix(dye.lagoon, dye.ink, 0.35), { ...pool, strength: 0.85 })
  warp(ground, frame, { colour: dye.teal, opacity: 0.06, seed: 3 })
  return ground
}

/** From the knot at the back of the wrap out of the frame. */
function tailPath({ width, height }: Frame) {
  const points: [number, number][] = [
    [0.64, 0.24],
    [0.75, 0.2],
    [0.85, 0.32],
    [0.96, 0.39],
    [1.14, 0.31],
  ]
  return through(points.map(([x, y]) => [x * width, y * height] as const))
}

/** The thread comes up to the wrap, runs behind it with the windings, and leaves among its ends. */
export function faceThread(frame: Frame, t: number): Curve {
  const { width, height, unit: k } = frame
  const sway = (far: number, phase: number): number => far * k * Math.sin(TAU * (t + phase))
  const points: [number, number][] = [
    [-0.06, 0.68],
    [0.1, 0.69],
    [0.24, 0.63],
    [0.34, 0.5],
    [0.4, 0.33],
    [0.46, 0.22],
    [0.6, 0.18],
    [0.75, 0.2],
    [0.85, 0.3],
    [0.94, 0.38],
    [1.08, 0.38],
  ]
  const last = points.length - 1
  const path = through(
    points.map(([x, y], n): Point => {
      const free = n < last / 2 ? Math.sin((TAU * n) / last) : Math.sin((TAU / 2) * ((2 * n) / last - 1))
      return [x * width + sway(4 * free, 0.1 * n), y * height + sway(12 * free, 0.3 - 0.08 * n)]
    }),
  )
  return throughDoors(path, frame, 'hero-3')
}

/** The face: light travels round it, while thread runs in the wrap and streams away. */
export const films = {
  'hero-3': {
    seconds: 8,
    prepare(frame) {
      const { height, unit: k } = frame
      const ground = drawGround(frame)
      const lights = lightsAround(6, lightsRound)
      const lightAt = createTravellingLight(lights, light => traceHead(head, frame, { ...view, light, shadow: 0.55 }))
      const tail = tailPath(frame)
      const canvas = createCanvas(frame)
      const foot = [1.06, 0.86]
      return t => {
        canvas.copy(ground)
        layStream(canvas, tail, t, {
          count: 170,
          seed: 21,
          breadth: s => (34 + 150 * s ** 1.5) * k,
          wind: s => 60 * s * k,
          colour: (s, { id }) => saffronDye(0.3 + 0.6 * hash(id, 4) - 0.2 * s),
          width: 2.5 * k,
          opacity: s => 0.95 - 0.5 * s,
        })
        layOneThread(canvas, frame, faceThread(frame, t), t)
        const traced = lightAt(t + 0.84)
        windHead(canvas, traced, {
          ...dyes,
          threads: 52,
          body: 0.97,
          ply: 0.5,
          gaze: [0.15 - 0.4 * Math.cos(TAU * t), 0.05],
          fade: (_, y) => smooth(foot[0] * height, foot[1] * height, y),
          light: (light, i) => {
            if (traced.part[i] === headPart.cloth) return 0.55 * light
            if (traced.part[i] !== headPart.wear) return light
            const round = modulo(Math.atan2(traced.x[i], traced.z[i]) / 6.2832 + 0.2 * traced.y[i] - t, 1)
            return light * (0.9 + 0.45 * Math.exp(-(((round - 0.5) / 0.12) ** 2)))
          },
        })
        bloom(canvas, 0.28, 26 * k, 0.3)
        vignette(canvas, 0.4, 0.55, 0.45)
        return canvas
      }
    },
  },
} satisfies Record<string, FilmDrawing>
