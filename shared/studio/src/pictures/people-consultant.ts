import type { PictureDrawing } from '../drawing.ts'
import { cast, drawPerson } from '../people/cast.ts'
import { emberDye, indigoDye } from '../people/dyes.ts'
import type { HeadLook, HeadView } from '../people/wind-head.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, ramp, scale } from '../toolkit/colour.ts'
import type { Curve, Point, Point3 } from '../toolkit/curve.ts'
import { createGround, type Frame, type Pool } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { layRopes } from '../toolkit/rope.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { darkenFoot, faceAt, threadThrough } from './people-framing.ts'

/** Her eyes closed, before a sun that is wound like a ball of thread. */
export const about: PictureDrawing = {
  shape: 0.5625,
  portrait: { cropAt: 0.5 },
  draw(frame) {
    const k = frame.unit
    const canvas = createGround(frame, mix(dye.rose, dye.ember, 0.12), mix(dye.rose, dye.paper, 0.65), { x: 0.35, y: 0.35, radius: 0.95 })
    const sun = { x: 1010 * k, y: 400 * k, radius: 305 * k }
    layWeft(canvas, frame, sun)
    windSun(canvas, frame, sun)
    drawPerson(
      canvas,
      frame,
      cast.consultant,
      { ...faceAt(frame, 5.6, 0.495, 0.52), yaw: -17, pitch: -3, roll: -4, light: [-0.4, 0.5, 0.76] },
      { threads: 64, wrap: indigoDye, cloth: emberDye, ambient: 0.24, face: { earrings: 'left stud' } },
    )
    vignette(canvas, 0.1)
    return canvas
  },
}

type Sun = { x: number; y: number; radius: number }

function windSun(canvas: Canvas, { unit: k }: Frame, { x, y, radius }: Sun): void {
  const noise = createNoise(17)
  const colours = ramp([dye.marigold, mix(dye.marigold, dye.ember, 0.35), dye.ember])
  const rings = 64
  for (let ring = 0; ring < rings; ring++) {
    const share = (ring + 0.6) / rings
    const curve: Curve = t => {
      const angle = t * TAU
      const r = radius * share + 2.2 * k * noise.at(ring * 0.3, Math.cos(angle) * 1.4, Math.sin(angle) * 1.4)
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
    }
    strand(canvas, curve, {
      pieces: 220,
      width: (3.4 + 1.4 * hash(ring, 18)) * k,
      colour: t => scale(colours(0.15 + 0.75 * share * (0.6 + 0.4 * Math.sin(t * TAU - 0.6))), 0.86 + 0.28 * hash(ring, 19)),
      round: 0.4,
      ply: 9 * k,
    })
  }
}

/** Weft behind the sun, which makes room for it. */
function layWeft(canvas: Canvas, { width, height, unit: k }: Frame, sun: Sun): void {
  const noise = createNoise(17)
  const count = 130
  for (let i = 0; i < count; i++) {
    const y0 = (height * (i + 0.5)) / count
    const dy = (y0 - sun.y) / sun.radius
    const character = hash(i, 20)
    const xAt = (t: number): number => lerp(-20 * k, width + 20 * k, t)
    const curve: Curve = t => {
      const dx = (xAt(t) - sun.x) / sun.radius
      const push =
        Math.exp(-(dx * dx) / 2.2) *
        Math.exp(-(dy * dy) / 1.4) *
        (dy >= 0 ? 1 : -1) *
        sun.radius *
        0.62 *
        (1 - Math.min(1, Math.abs(dy)) * 0.25)
      return [xAt(t), y0 + push + 3 * k * noise.at(i * 0.12, t * 4)]
    }
    strand(canvas, curve, {
      pieces: 160,
      width: (1 + 1.3 * character) * k,
      colour: mix(dye.ember, dye.indigo, hash(i, 23) > 0.75 ? 0.9 : 0.1),
      opacity: t =>
        (0.16 + 0.5 * character ** 2) *
        smooth(0.02, 0.5, Math.abs((xAt(t) - sun.x) / sun.radius) - 1.02 + 0.5 * Math.max(0, Math.abs(dy) - 0.6)),
    })
  }
}

/** Where her face stands and the light on the ground (fractions of the frame), how she is turned, how far her way has run (units), and what lies ahead. */
type Way = {
  /** Span of the head's frame, and where the face stands. */
  at: readonly [span: number, x: number, y: number]
  turned: Pick<HeadView, 'yaw' | 'pitch' | 'roll' | 'light'>
  pool: Pool
  base: Colour
  lit: Colour
  look: HeadLook
  gone: number
  /** How much of the way is seen at x (units), 0..1. */
  seen: (x: number) => number
  /** From where down it is dark, a fraction of the height. */
  dark: number
  layAhead?: (canvas: Canvas, frame: Frame) => void
}

const soFar: Way = {
  at: [5.15, 0.73, 0.535],
  turned: { yaw: 34, pitch: -4, roll: 3, light: [0.5, 0.5, 0.7] },
  pool: { x: 0.76, y: 0.38, radius: 0.95 },
  base: scale(dye.indigo, 0.16),
  lit: mix(scale(dye.indigo, 0.75), dye.plum, 0.35),
  look: { threads: 66 },
  gone: 0,
  seen: () => 1,
  dark: 0.74,
}
const onwards: Way = {
  at: [5.7, 0.575, 0.535],
  turned: { yaw: 72, pitch: -5, roll: -2, light: [0.74, 0.4, 0.54] },
  pool: { x: 1, y: 0.32, radius: 1 },
  base: scale(dye.indigo, 0.2),
  lit: scale(mix(mix(dye.indigo, dye.ember, 0.55), dye.marigold, 0.08), 0.62),
  // smooth threads: a face lit from before would glitter with their twist
  look: { threads: 62, ply: 0, light: lit => 0.92 * lit },
  gone: 270,
  seen: x => smooth(220, 520, x),
  dark: 0.8,
  layAhead,
}

const drawWay =
  ({ at, turned, pool, base, lit, look, gone, seen, dark, layAhead }: Way): PictureDrawing['draw'] =>
  frame => {
    const canvas = createGround(frame, base, lit, pool)
    warp(canvas, frame, { colour: dye.rose, opacity: 0.05, seed: 9 })
    layMilestones(canvas, frame, gone, seen)
    layAhead?.(canvas, frame)
    drawPerson(canvas, frame, cast.consultant, { ...faceAt(frame, ...at), ...turned }, { ...look, cloth: emberDye })
    darkenFoot(canvas, dark)
    bloom(canvas, 0.22, 24 * frame.unit, 0.36)
    vignette(canvas, 0.36, 0.66, 0.42)
    return canvas
  }

/** Her way so far: the thread of her wrap runs back in loops, one for each place where she stayed. */
export const profile: PictureDrawing = { shape: 0.5625, portrait: { cropAt: 0.69 }, draw: drawWay(soFar) }
/** She looks to where it is going: the thread goes on ahead of her, and parts into twelve. */
export const profileOnwards: PictureDrawing = { shape: 0.5625, portrait: 'never', draw: drawWay(onwards) }

const subjects = 12

/** From behind her wrap the cord goes on into the light, and its strands part, one for each subject. */
function layAhead(canvas: Canvas, { unit: k }: Frame): void {
  const dyes = [dye.marigold, dye.rose, dye.ember, dye.teal, dye.butter, mix(dye.iris, dye.rose, 0.3)]
  const path = threadThrough(k, [
    [940, 236],
    [1060, 262],
    [1180, 276],
    [1290, 262],
    [1400, 232],
    [1510, 196],
    [1640, 150],
  ])
  const ropes = Array.from({ length: subjects }, (_, i) => {
    const share = (i / (subjects - 1)) * 2 - 1
    return {
      path: (t: number): Point3 => {
        const [x, y] = path(t)
        const open = smooth(0.42, 1.05, t) ** 1.6
        const turned = t * 44 + (i / subjects) * TAU
        return [x, y + (270 * share * open + 6.5 * Math.cos(turned) * (1 - smooth(0.4, 0.6, t))) * k, Math.sin(turned) * 6 * k]
      },
      radius: 3 * k,
      pitch: 26 * k,
      colour: mix(mix(dye.marigold, dye.ember, 0.1), dyes[i % dyes.length], 0.55),
    }
  })
  layRopes(canvas, ropes, { steps: 420, piece: 3, shadow: 0.3 })
}

function layMilestones(canvas: Canvas, { unit: k }: Frame, gone: number, seen: Way['seen']): void {
  const points: Point[] = [
    [1190, 250],
    [1150, 234],
    [1110, 224],
    [1070, 220],
    [1030, 220],
  ]
  let x = 992
  for (const [radius, gap] of [
    [54, 96],
    [44, 112],
    [50, 84],
    [38, 100],
    [42, 70],
  ] as const) {
    // a loop of a trochoid: the thread goes on to the left and turns once round beneath itself
    const pace = 0.34 * radius
    for (let step = 1; step <= 18; step++) {
      const angle = (step / 18) * TAU - Math.PI
      points.push([x - pace * (angle + Math.PI) + radius * Math.sin(angle), 220 + radius * (1 + Math.cos(angle))])
    }
    x -= pace * TAU
    for (let step = 1; step <= 4; step++) points.push([x - (gap * step) / 4, 220 + 7 * Math.sin((Math.PI * step) / 4)])
    x -= gap
  }
  points.push([x - 40, 224], [x - 80, 232], [-60, 240])
  const cord = threadThrough(
    k,
    points.map(([px, py]): Point => [px - gone, py]),
  )
  strand(canvas, t => [cord(t)[0] + 4 * k, cord(t)[1] + 12 * k], {
    pieces: 700,
    width: 9 * k,
    colour: scale(dye.ink, 0.4),
    opacity: t => 0.4 * seen(cord(t)[0] / k),
    soft: 8 * k,
  })
  strand(canvas, cord, {
    pieces: 900,
    width: t => (13 - 5 * t) * k,
    colour: t => mix(dye.marigold, dye.ember, 0.1 + 0.5 * t),
    rope: 28 * k,
    opacity: t => seen(cord(t)[0] / k),
  })
}
