import type { Point, Point3 } from './curve.ts'
import { clamp } from './numbers.ts'
import { type Rotation, rotation } from './rotation.ts'
import type { Place, Solid } from './solid.ts'
import { keepTrace, keptTrace } from './trace-store.ts'

/** How a body is looked at: without perspective, by a camera that looks along -z. */
export type View = {
  /** Size of the map, px. */
  width: number
  height: number
  /** Width of the picture, in units of the body. */
  span: number
  /** The point in the middle of the picture, in the camera's axes. */
  x?: number
  y?: number
  rotation?: Rotation
  /** Where the light comes from, in the camera's axes. */
  light?: Point3
  /** Depths between which the body lies. */
  near?: number
  far?: number
  /** How dark its own shadow is, 0..1. */
  shadow?: number
  /** Sharpness of that shadow. */
  sharpness?: number
}

/** What the camera sees: for each pixel of the map the point of the surface, how it lies and how it is lit. */
export type Trace = {
  readonly view: Required<View>
  readonly width: number
  readonly height: number
  /** 1 where there is a body. */
  readonly hit: Uint8Array
  /** Which of the bodies joined, and which part of it. */
  readonly child: Uint8Array
  readonly part: Uint8Array
  /** The point in the body's own axes. */
  readonly x: Float32Array
  readonly y: Float32Array
  readonly z: Float32Array
  /** The normal in the camera's axes. */
  readonly nx: Float32Array
  readonly ny: Float32Array
  readonly nz: Float32Array
  /** In the camera's axes, larger is nearer. */
  readonly depth: Float32Array
  /** 1 in the open, less in folds and corners. */
  readonly openness: Float32Array
  /** 1 in the light, 1 - shadow out of it. */
  readonly lit: Float32Array
  /** Direction of the light, a unit vector: may be changed between two engravings of one trace. */
  light: Point3
}

const unit = (v: Point3): Point3 => {
  const length = Math.hypot(...v)
  return [v[0] / length, v[1] / length, v[2] / length]
}

export function emptyTrace(view: Required<View>): Trace {
  const { width, height } = view
  const size = width * height
  const floats = (): Float32Array => new Float32Array(size)
  return {
    view,
    width,
    height,
    hit: new Uint8Array(size),
    child: new Uint8Array(size),
    part: new Uint8Array(size),
    x: floats(),
    y: floats(),
    z: floats(),
    nx: floats(),
    ny: floats(),
    nz: floats(),
    depth: floats(),
    openness: floats(),
    lit: floats(),
    light: unit(view.light),
  }
}

/** Looks at a body. Traces are kept on disk by body and view, so that only what changed is traced again. */
export function trace(solid: Solid, view: View): Trace {
  const complete: Required<View> = {
    x: 0,
    y: 0,
    rotation: rotation(),
    light: [-0.6, 0.6, 0.55],
    near: 3,
    far: -3,
    shadow: 0.6,
    sharpness: 9,
    ...view,
    width: Math.round(view.width),
    height: Math.round(view.height),
  }
  const map = emptyTrace(complete)
  if (keptTrace(solid.key, map)) return map
  march(solid, map)
  keepTrace(solid.key, map)
  return map
}

/** Side of the squares that are tried as a whole first, px. */
const block = 8

function march(solid: Solid, map: Trace): void {
  const { width, height, view } = map
  const { near, far } = view
  const at = fieldOf(solid, view.rotation)
  const size = view.span / width
  const { x: bx, y: by, z: bz, radius } = solid.bound
  const [cx, cy, cz] = turned(view.rotation, bx, by, bz)
  const reach = (block / Math.SQRT2) * size
  const lightStep = width > 700 ? 2 : 1
  const place: Place = { child: 0, part: 0, x: 0, y: 0, z: 0 }
  for (let j0 = 0; j0 < height; j0 += block) {
    for (let i0 = 0; i0 < width; i0 += block) {
      const X0 = view.x + (i0 + block / 2 - width / 2) * size
      const Y0 = view.y - (j0 + block / 2 - height / 2) * size
      const off = Math.hypot(X0 - cx, Y0 - cy)
      if (off > radius + reach) continue
      const depthOfBall = Math.sqrt(Math.max(0, (radius + reach) ** 2 - off * off))
      let z0 = Math.min(near, cz + depthOfBall)
      const zEnd = Math.max(far, cz - depthOfBall)
      // a step that is safe for every pixel of the block
      for (let n = 0; n < 60 && z0 > zEnd; n++) {
        const d = at(X0, Y0, z0) - reach
        if (d < size) break
        z0 -= d * 0.85
      }
      if (z0 <= zEnd) continue
      z0 = Math.min(near, z0 + size)
      for (let j = j0; j < Math.min(height, j0 + block); j++) {
        for (let i = i0; i < Math.min(width, i0 + block); i++) {
          const X = view.x + (i + 0.5 - width / 2) * size
          const Y = view.y - (j + 0.5 - height / 2) * size
          let Z = z0
          let found = false
          for (let n = 0; n < 160 && Z > zEnd; n++) {
            const d = at(X, Y, Z)
            if (d < size * 0.35) {
              found = true
              break
            }
            Z -= d * 0.85
          }
          if (found) record(map, at, solid, j * width + i, X, Y, Z, size, (i | j) % lightStep === 0, place)
        }
      }
    }
  }
  if (lightStep > 1) spreadLight(map, lightStep)
}

type Field = (x: number, y: number, z: number) => number

/** The body's field in the camera's axes. */
function fieldOf(solid: Solid, R: Rotation): Field {
  return (x, y, z) => solid.distance(R[0] * x + R[3] * y + R[6] * z, R[1] * x + R[4] * y + R[7] * z, R[2] * x + R[5] * y + R[8] * z)
}

const turned = (R: Rotation, x: number, y: number, z: number): Point3 => [
  R[0] * x + R[1] * y + R[2] * z,
  R[3] * x + R[4] * y + R[5] * z,
  R[6] * x + R[7] * y + R[8] * z,
]

function record(
  map: Trace,
  at: Field,
  solid: Solid,
  o: number,
  X: number,
  Y: number,
  Z: number,
  size: number,
  withLight: boolean,
  place: Place,
): void {
  const e = Math.max(0.003, size * 0.8)
  // the gradient from the four corners of a tetrahedron
  const a = at(X + e, Y - e, Z - e)
  const b = at(X - e, Y - e, Z + e)
  const c = at(X - e, Y + e, Z - e)
  const d = at(X + e, Y + e, Z + e)
  let nx = a - b - c + d
  let ny = -a - b + c + d
  let nz = -a + b - c + d
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
  nx /= length
  ny /= length
  nz /= length
  map.hit[o] = 1
  map.depth[o] = Z
  map.nx[o] = nx
  map.ny[o] = ny
  map.nz[o] = nz
  const R = map.view.rotation
  solid.locate(R[0] * X + R[3] * Y + R[6] * Z, R[1] * X + R[4] * Y + R[7] * Z, R[2] * X + R[5] * Y + R[8] * Z, place)
  map.child[o] = place.child
  map.part[o] = place.part
  map.x[o] = place.x
  map.y[o] = place.y
  map.z[o] = place.z
  if (!withLight) return
  map.openness[o] = opennessAt(at, X, Y, Z, nx, ny, nz)
  map.lit[o] = 1 - map.view.shadow * (1 - litAt(map, at, X, Y, Z, nx, ny, nz))
}

function opennessAt(at: Field, X: number, Y: number, Z: number, nx: number, ny: number, nz: number): number {
  let closed = 0
  let weight = 1
  for (let k = 1; k <= 4; k++) {
    const q = 0.022 * k * k
    closed += weight * Math.max(0, q - at(X + nx * q, Y + ny * q, Z + nz * q))
    weight *= 0.6
  }
  return clamp(1 - closed * 3.6)
}

/** A soft shadow: how near the way to the light passes by the body. */
function litAt({ view, light }: Trace, at: Field, X: number, Y: number, Z: number, nx: number, ny: number, nz: number): number {
  if (view.shadow <= 0) return 1
  let lit = 1
  let t = 0.04
  for (let k = 0; k < 22 && t < 2.2; k++) {
    const d = at(X + nx * 0.02 + light[0] * t, Y + ny * 0.02 + light[1] * t, Z + nz * 0.02 + light[2] * t)
    lit = Math.min(lit, 0.5 + (0.5 * view.sharpness * d) / t)
    if (lit <= 0) return 0
    t += Math.max(0.03, d * 0.9)
  }
  return lit * lit * (3 - 2 * lit)
}

/** Openness and shadow are soft: every other pixel has them, and gives them to the pixels between. */
function spreadLight({ width, height, hit, depth, openness, lit }: Trace, step: number): void {
  const reach = step - 1
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const o = j * width + i
      if (!hit[o] || (i | j) % step === 0) continue
      let weight = 0
      let open = 0
      let light = 0
      for (let y = Math.max(0, j - reach); y <= Math.min(height - 1, j + reach); y++) {
        for (let x = Math.max(0, i - reach); x <= Math.min(width - 1, i + reach); x++) {
          const n = y * width + x
          if ((x | y) % step !== 0 || !hit[n]) continue
          const w = 1 / (0.0005 + Math.abs(depth[n] - depth[o]))
          weight += w
          open += w * openness[n]
          light += w * lit[n]
        }
      }
      openness[o] = weight ? open / weight : 1
      lit[o] = weight ? light / weight : 1
    }
  }
}

/** From a point in the camera's axes to px in a picture of that size with the same framing. */
export const project = (view: Pick<View, 'x' | 'y' | 'span'>, width: number, height: number, X: number, Y: number): Point => [
  (X - (view.x ?? 0)) * (width / view.span) + width / 2,
  -(Y - (view.y ?? 0)) * (width / view.span) + height / 2,
]
