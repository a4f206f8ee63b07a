import { goldDye, indigoDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { createCoast, onGlobe, placeOnGlobe } from '../toolkit/coast.ts'
import type { Point, Point3 } from '../toolkit/curve.ts'
import { type EngraveOptions, engrave, type Layer } from '../toolkit/engrave.ts'
import type { Frame } from '../toolkit/frame.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, smooth } from '../toolkit/numbers.ts'
import { type Rotation, rotation, turn, turnBack } from '../toolkit/rotation.ts'
import { emptyTrace, type Trace } from '../toolkit/trace.ts'

/** Centre (fractions of the frame) and radius (widths of it) of a globe that reaches far out of the picture. */
export const globeAt = { x: 0.86, y: 1.27, radius: 0.635 } as const

/** The longitude that faces us, and how the axis leans. */
const facing = { longitude: 68, pitch: -17, roll: -15 } as const

export type NearGlobe = {
  /** Where a place of the earth is, the radius being 1; z is negative behind the globe. */
  place(longitude: number, latitude: number): Point3
  toPicture(point: Point3): Point
}

/** The globe turned by some degrees to the east. */
export function turnGlobe({ width, height }: Frame, degrees: number): NearGlobe & { rotate: Rotation } {
  const rotate = rotation(degrees - facing.longitude, facing.pitch, facing.roll)
  const radius = globeAt.radius * width
  return {
    rotate,
    place: (longitude, latitude) => turn(rotate, ...onGlobe(longitude, latitude)),
    toPicture: ([x, y]) => [globeAt.x * width + x * radius, globeAt.y * height - y * radius],
  }
}

export type Winding = (canvas: Canvas, rotate: Rotation) => void

/** Winds the globe with thread: land gold, sea indigo, the sun low behind its upper edge. */
export function createWinding(frame: Frame, light: Point3): Winding {
  const coast = createCoast()
  const traced = traceBall(frame, light)
  const land = new Float32Array(traced.hit.length)
  const noise = createNoise(505)
  const latitude = (y: number): number => Math.asin(clamp(y, -1, 1))
  const along = (x: number, _: number, z: number): number => Math.atan2(x, z) * 40
  const sea: Layer = {
    across: (x, y, z) => latitude(y) * 78 + 0.2 * noise.at(x * 2, y * 2, z * 2),
    along,
    colour: value => indigoDye(0.03 + value * 0.62),
    fill: [0.34, 0.62],
  }
  const ground: Layer = {
    where: i => land[i] > 0.5,
    across: (x, y, z) => latitude(y) * 112 + 0.45 * noise.at(x * 3, y * 3, z * 3),
    along,
    colour: value => goldDye(0.07 + value * 0.85),
    fill: [0.56, 0.95],
  }
  const options: EngraveOptions = {
    body: 1,
    ambient: 0.1,
    gamma: 1.3,
    light: (value, i) => value * (land[i] > 0.5 ? 1 : 1 - 0.6 * land[i]) + dawn(traced, i),
  }
  return (canvas, rotate) => {
    turnTo(traced, rotate)
    for (let i = 0; i < land.length; i++) {
      if (!traced.hit[i]) continue
      const [longitude, north] = placeOnGlobe([traced.x[i], traced.y[i], traced.z[i]])
      land[i] = coast(longitude, north)
    }
    engrave(canvas, traced, [sea, ground], options)
  }
}

/** The light that comes round the edge of the globe on the side of the sun. */
const dawn = ({ nx, ny, nz, light }: Trace, i: number): number =>
  0.5 * (1 - nz[i]) ** 5 * smooth(-0.1, 0.8, nx[i] * light[0] + ny[i] * light[1] + nz[i] * light[2])

function traceBall({ width, height }: Frame, light: Point3): Trace {
  const length = Math.hypot(...light)
  const unit: Point3 = [light[0] / length, light[1] / length, light[2] / length]
  const ball = emptyTrace({
    width,
    height,
    span: 2,
    x: 0,
    y: 0,
    rotation: rotation(),
    light: unit,
    near: 1,
    far: -1,
    shadow: 0,
    sharpness: 1,
  })
  const radius = globeAt.radius * width
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const x = (i + 0.5 - globeAt.x * width) / radius
      const y = (globeAt.y * height - j - 0.5) / radius
      const square = 1 - x * x - y * y
      if (square <= 0) continue
      const o = j * width + i
      ball.hit[o] = 1
      ball.nx[o] = x
      ball.ny[o] = y
      ball.nz[o] = Math.sqrt(square)
    }
  }
  ball.openness.fill(1)
  ball.lit.fill(1)
  return ball
}

/** Gives every pixel its place on the turned globe. */
function turnTo({ hit, nx, ny, nz, x, y, z }: Trace, rotate: Rotation): void {
  for (let i = 0; i < hit.length; i++) {
    if (!hit[i]) continue
    const own = turnBack(rotate, nx[i], ny[i], nz[i])
    x[i] = own[0]
    y[i] = own[1]
    z[i] = own[2]
  }
}
