import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, type Ramp, scale } from '../toolkit/colour.ts'
import type { Point3 } from '../toolkit/curve.ts'
import { clamp, lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { createRandom, hash, type Random } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'
import { layThread, stride } from '../toolkit/thread.ts'

export type YarnBall = {
  /** Centre and radius, px. */
  x: number
  y: number
  radius: number
  /** Thickness of the yarn, as a share of the radius. */
  yarn: number
  /** How often the direction of winding was changed. */
  bands: number
  colour: Ramp
  seed: number
  /** How many turns lie side by side before the direction changes. */
  turns?: number
  /** How far the turns of a band lean against each other rather than lie side by side, 0..1. */
  fan?: number
  /** Fibres that stand off, for a ball of this size. */
  fuzz?: number
  /** Share of the radius that it is flattened along x (a bead on a cord), 0..1. */
  squash?: number
}

/** Where the light comes from: right, down, toward the eye. */
const light: Point3 = [-0.52, -0.62, 0.59]

/** Light on a ball at a point of its surface (x right, y down, z toward the eye), with a little from the ground below. */
function ballLight([x, y, z]: Point3): number {
  const facing = x * light[0] + y * light[1] + z * light[2]
  const wrapped = clamp((facing + 0.28) / 1.28)
  const bounce = 0.1 * smooth(0.2, 1, y) * smooth(-0.2, 0.6, z)
  return 0.07 + 0.93 * wrapped ** 1.5 + bounce
}

/** A ball wound of yarn: bands of turns side by side, each band across the ones before. */
export function layYarnBall(canvas: Canvas, ball: YarnBall): void {
  const { x, y, radius, colour, bands, seed, turns = 11, fan = 0.72, squash = 0 } = ball
  const random = createRandom(seed)
  const width = 1.86 * radius
  const core = scale(colour(0.2), 0.5)
  layThread(canvas, new Float32Array([x, y - 0.5, width * (1 - squash), ...core, 1, x, y + 0.5, width * (1 - squash), ...core, 1]))
  for (let band = 0; band < bands; band++) {
    const { first, pivot } = windingOf(random, band, bands)
    const count = turns + Math.round(random.between(-2, 3))
    const drift = random.between(-0.2, 0.2)
    const step = ball.yarn * 0.93
    for (let n = 0; n < count; n++) {
      const place = (n - count / 2) * step
      // a turn leans a little against the one before, and lies a little beside it: so a hand winds
      const axis = rotate(first, pivot, place * fan)
      layTurn(canvas, ball, axis, drift + place * (1 - 0.9 * fan), band * 50 + n)
    }
  }
  layFuzz(canvas, ball, random)
}

/** The axis of a band's first turn, and the axis its turns lean about. The last bands face the eye, so that they show. */
function windingOf(random: Random, band: number, bands: number): { first: Point3; pivot: Point3 } {
  const last = band > bands - 6
  // the first bands are spread evenly, so that no gap is left
  const tilt = last ? random.between(0.15, 0.55) : 1 - (2 * band + 1) / (bands - 5)
  const angle = band * 2.4 + random.between(-0.3, 0.3)
  const flat = Math.sqrt(1 - tilt * tilt)
  const first: Point3 = [flat * Math.cos(angle), flat * Math.sin(angle), tilt]
  return { first, pivot: unit(cross(first, [random.normal(), random.normal(), random.normal()])) }
}

const pieces = 72

/** One turn round the ball, where it can be seen. */
function layTurn(canvas: Canvas, ball: YarnBall, axis: Point3, offset: number, id: number): void {
  const { x, y, radius, yarn, colour, seed, squash = 0 } = ball
  const across = unit(cross(axis, [0, 0, 1]))
  const up = cross(across, axis)
  const ring = Math.sqrt(Math.max(0, 1 - offset * offset))
  const grain = 0.86 + 0.28 * hash(id, seed)
  const size = radius * (0.93 + 0.035 * hash(Math.floor(id / 50), seed + 1) + 0.008 * hash(id, seed + 2))
  const seen: Point3[] = []
  for (let i = 0; i <= pieces; i++) {
    // from one edge of the ball over its front to the other
    const angle = Math.PI * (0.5 + 1.08 * (0.5 - i / pieces))
    const wobble = 0.006 * Math.sin(angle * 5 + id)
    const [c, s] = [Math.cos(angle) * ring, Math.sin(angle) * ring]
    const off = offset + wobble
    const point: Point3 = [
      across[0] * c + up[0] * s + axis[0] * off,
      across[1] * c + up[1] * s + axis[1] * off,
      across[2] * c + up[2] * s + axis[2] * off,
    ]
    if (point[2] > -0.2) seen.push(point)
  }
  const thick = yarn * radius
  const vertices = new Float32Array(seen.length * stride)
  const shadow = new Float32Array(seen.length * stride)
  seen.forEach((point, i) => {
    const [px, py] = [x + point[0] * size * (1 - squash), y + point[1] * size]
    const edge = smooth(-0.16, 0.06, point[2])
    const lit = colour(ballLight(point) * grain)
    vertices.set([px, py, thick * (0.75 + 0.25 * edge), ...lit, smooth(-0.2, -0.12, point[2])], i * stride)
    shadow.set([px + thick * 0.12, py + thick * 0.2, thick, 0.36, 0.17, 0.16, 0.42 * smooth(0.04, 0.35, point[2])], i * stride)
  })
  layThread(canvas, shadow, { mode: 'multiply', soft: thick * 0.34, butt: true })
  layThread(canvas, vertices, { rope: thick * 3.4, from: 977 * hash(id, 4), butt: true })
}

/** Fine fibres over the face of the ball and round its edge. */
function layFuzz(canvas: Canvas, { x, y, radius, yarn, colour, fuzz = 0, squash = 0 }: YarnBall, random: Random): void {
  for (let n = 0; n < fuzz; n++) {
    const rim = n % 3 === 0
    const angle = random() * TAU
    const from = rim ? random.between(0.93, 0.985) : Math.sqrt(random()) * 0.96
    const height = Math.sqrt(Math.max(0, 1 - from * from))
    const point: Point3 = [Math.cos(angle) * from, Math.sin(angle) * from, height]
    const run = angle + (rim ? random.between(-1.3, 1.3) : random() * TAU)
    const length = radius * yarn * (rim ? random.between(0.5, 1.5) : random.between(0.6, 2.4))
    const bend = random.between(-0.8, 0.8) * length
    const start = [x + point[0] * radius * (1 - squash), y + point[1] * radius] as const
    const fibre: Colour = mix(colour(clamp(ballLight(point) + (rim ? 0.3 : 0.2))), dye.paper, 0.1)
    strand(
      canvas,
      t => [
        start[0] + Math.cos(run) * length * t - Math.sin(run) * bend * t * t,
        start[1] + Math.sin(run) * length * t + Math.cos(run) * bend * t * t,
      ],
      {
        pieces: 8,
        width: Math.max(0.45, radius * 0.0021),
        colour: fibre,
        opacity: t => (rim ? 0.55 : 0.28) * lerp(1, 0.15, t),
      },
    )
  }
}

const cross = (a: Point3, b: Point3): Point3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

function unit([x, y, z]: Point3): Point3 {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

/** A vector turned about an axis at a right angle to it. */
function rotate(vector: Point3, axis: Point3, angle: number): Point3 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const side = cross(axis, vector)
  return [vector[0] * c + side[0] * s, vector[1] * c + side[1] * s, vector[2] * c + side[2] * s]
}
