import { castShadow, closeIn } from './cloth-light.ts'
import type { Point3 } from './curve.ts'
import type { Frame } from './frame.ts'
import { rotation } from './rotation.ts'
import { emptyTrace, type Trace } from './trace.ts'

/**
 * A surface in space: from u and v (0..1) to a point in the camera's axes. The frame is 2 wide, its middle
 * is the origin, y runs up and z toward the eye.
 */
export type Surface = (u: number, v: number) => Point3

export type SheetOptions = {
  /** How many pieces it is cut into along u and v. */
  pieces?: readonly [number, number]
  /** Pixels of the map a pixel of the frame. */
  resolution?: number
  /** Distance of the eye from the plane z = 0; without one there is no perspective. */
  eye?: number
  light?: Point3
  /** How dark the folds are. */
  depth?: number
  /** How dark the shadows that folds throw are, 0..1. */
  shadow?: number
}

/** A sheet as a trace for `engrave`: its x is u, its y is v; `part` is 1 where the back of it is seen. */
export type Sheet = Trace & {
  /** The direction of growing u, in the camera's axes: threads along u catch the light by it. */
  readonly tx: Float32Array
  readonly ty: Float32Array
  readonly tz: Float32Array
}

/** Numbers a corner of the mesh: place in px of the map, depth, normal, tangent, u, v. */
const stride = 11

/** Far below every sheet. */
const nothing = -1000

/** Draws a surface that may fold over itself: the nearest part of it is seen. */
export function createSheet(frame: Frame, surface: Surface, options: SheetOptions = {}): Sheet {
  const { pieces = [200, 80], resolution = 1, eye = Number.POSITIVE_INFINITY, light = [-0.6, 0.5, 0.6], depth = 1, shadow = 0.5 } = options
  const view = { span: 2, x: 0, y: 0, rotation: rotation(), light, near: 1, far: -1, shadow, sharpness: 1 }
  const trace = emptyTrace({ ...view, width: Math.round(frame.width * resolution), height: Math.round(frame.height * resolution) })
  const size = trace.width * trace.height
  const sheet: Sheet = { ...trace, tx: new Float32Array(size), ty: new Float32Array(size), tz: new Float32Array(size) }
  sheet.depth.fill(nothing)
  const corners = cornersOf(sheet, surface, pieces, eye)
  const columns = pieces[0] + 1
  for (let j = 0; j < pieces[1]; j++) {
    for (let i = 0; i < pieces[0]; i++) {
      const a = (j * columns + i) * stride
      const c = a + columns * stride
      fillTriangle(sheet, corners, a, a + stride, c)
      fillTriangle(sheet, corners, a + stride, c + stride, c)
    }
  }
  closeIn(sheet, depth)
  castShadow(sheet, shadow)
  return sheet
}

function cornersOf({ width, height }: Trace, surface: Surface, [across, down]: readonly [number, number], eye: number): Float32Array {
  const corners = new Float32Array((across + 1) * (down + 1) * stride)
  const e = 0.002
  for (let j = 0; j <= down; j++) {
    for (let i = 0; i <= across; i++) {
      const u = i / across
      const v = j / down
      const [x, y, z] = surface(u, v)
      const [ax, ay, az] = surface(u + e, v)
      const [bx, by, bz] = surface(u, v + e)
      const [tx, ty, tz] = unit(ax - x, ay - y, az - z)
      const [sx, sy, sz] = unit(bx - x, by - y, bz - z)
      const [nx, ny, nz] = unit(sy * tz - sz * ty, sz * tx - sx * tz, sx * ty - sy * tx)
      const nearness = eye === Number.POSITIVE_INFINITY ? 1 : eye / Math.max(0.05, eye - z)
      const pixel = width / 2
      corners.set(
        [width / 2 + x * nearness * pixel, height / 2 - y * nearness * pixel, z, nx, ny, nz, tx, ty, tz, u, v],
        (j * (across + 1) + i) * stride,
      )
    }
  }
  return corners
}

function unit(x: number, y: number, z: number): Point3 {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

/** Fills the pixels of a triangle that nothing nearer has filled. a, b and c are the offsets of its corners. */
function fillTriangle(sheet: Sheet, corners: Float32Array, a: number, b: number, c: number): void {
  const { width, height, depth } = sheet
  const [ax, ay, bx, by, cx, cy] = [corners[a], corners[a + 1], corners[b], corners[b + 1], corners[c], corners[c + 1]]
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (Math.abs(area) < 1e-9) return
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  for (let j = top; j <= bottom; j++) {
    const y = j + 0.5
    for (let i = left; i <= right; i++) {
      const x = i + 0.5
      const wb = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area
      const wc = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area
      const wa = 1 - wb - wc
      if (wa < 0 || wb < 0 || wc < 0) continue
      const o = j * width + i
      const z = wa * corners[a + 2] + wb * corners[b + 2] + wc * corners[c + 2]
      if (z <= depth[o]) continue
      depth[o] = z
      record(sheet, corners, o, [a, wa, b, wb, c, wc])
    }
  }
}

function record(sheet: Sheet, corners: Float32Array, o: number, [a, wa, b, wb, c, wc]: readonly number[]): void {
  const value = (n: number): number => wa * corners[a + n] + wb * corners[b + n] + wc * corners[c + n]
  const nz = value(5)
  const side = nz < 0 ? -1 : 1
  sheet.hit[o] = 1
  sheet.part[o] = side < 0 ? 1 : 0
  sheet.nx[o] = side * value(3)
  sheet.ny[o] = side * value(4)
  sheet.nz[o] = side * nz
  sheet.tx[o] = value(6)
  sheet.ty[o] = value(7)
  sheet.tz[o] = value(8)
  sheet.x[o] = value(9)
  sheet.y[o] = value(10)
  sheet.z[o] = sheet.depth[o]
}
