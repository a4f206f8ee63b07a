import { clamp } from './numbers.ts'

export type Point = readonly [number, number]
export type Point3 = readonly [number, number, number]

/** A path: from t (0..1) to a point in px. */
export type Curve = (t: number) => Point
export type Curve3 = (t: number) => Point3

/** A cubic Bézier curve. */
export const bezier =
  (a: Point, b: Point, c: Point, d: Point): Curve =>
  t => {
    const u = 1 - t
    const [wa, wb, wc, wd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return [wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]]
  }

const catmullRom = (a: number, b: number, c: number, d: number, f: number): number =>
  0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f * f * f)

/** A smooth curve through points (Catmull-Rom), flat or in space. */
export function through(points: readonly Point[]): Curve
export function through(points: readonly Point3[]): Curve3
export function through(points: readonly (readonly number[])[]): (t: number) => never {
  const last = points.length - 1
  const at = (i: number): readonly number[] => points[clamp(i, 0, last)]
  return t => {
    const position = clamp(t) * last
    const i = Math.min(last - 1, Math.floor(position))
    return at(i).map((_, k) => catmullRom(at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k], position - i)) as never
  }
}

/** Straight from point to point, flat or in space; each stretch takes the same share of t. */
export function polyline(points: readonly Point[]): Curve
export function polyline(points: readonly Point3[]): Curve3
export function polyline(points: readonly (readonly number[])[]): (t: number) => never {
  const last = points.length - 1
  return t => {
    const position = clamp(t) * last
    const i = Math.min(last - 1, Math.floor(position))
    return points[i].map((from, k) => from + (points[i + 1][k] - from) * (position - i)) as never
  }
}
