import type { Point3 } from '../toolkit/curve.ts'
import { TAU } from '../toolkit/numbers.ts'
import type { Trace } from '../toolkit/trace.ts'

/** A light that goes round: its directions over a loop, evenly spaced in time. */
export type LightPath = readonly Point3[]

/**
 * One body traced under each light of a path, made into one trace whose light travels along it:
 * direction and shadow are blended between the two lights that it is passing between.
 */
export function createTravellingLight<T extends Trace>(path: LightPath, traceUnder: (light: Point3) => T): (t: number) => T {
  const body = traceUnder(path[0])
  const lights = path.map((from, n) => {
    const { lit, light } = n === 0 ? body : traceUnder(from)
    return { lit, light }
  })
  const shown = { ...body, lit: new Float32Array(body.lit) }
  return t => {
    const weights = weightsAt(path.length, t)
    shown.lit.fill(0)
    let [x, y, z] = [0, 0, 0]
    lights.forEach(({ lit, light }, n) => {
      const weight = weights[n]
      if (weight === 0) return
      for (let i = 0; i < lit.length; i++) shown.lit[i] += weight * lit[i]
      x += weight * light[0]
      y += weight * light[1]
      z += weight * light[2]
    })
    const length = Math.hypot(x, y, z)
    shown.light = [x / length, y / length, z / length]
    return shown
  }
}

/** Shares of the lights at t, which sum to 1 and change without a corner (cubic B-spline weights). */
function weightsAt(count: number, t: number): number[] {
  const position = (t - Math.floor(t)) * count
  const first = Math.floor(position)
  const f = position - first
  const shares = [(1 - f) ** 3, 3 * f ** 3 - 6 * f ** 2 + 4, -3 * f ** 3 + 3 * f ** 2 + 3 * f + 1, f ** 3].map(share => share / 6)
  const weights = Array.from({ length: count }, () => 0)
  shares.forEach((share, n) => {
    weights[(first + n - 1 + count) % count] += share
  })
  return weights
}

/** Lights on an ellipse before the body: azimuths and heights in degrees from straight ahead. */
export function lightsAround(count: number, { from, to, low, high }: { from: number; to: number; low: number; high: number }): LightPath {
  return Array.from({ length: count }, (_, n) => {
    const turn = (TAU * n) / count
    const azimuth = ((from + to) / 2 - ((to - from) / 2) * Math.cos(turn)) * (Math.PI / 180)
    const height = ((low + high) / 2 + ((high - low) / 2) * Math.sin(turn)) * (Math.PI / 180)
    return [Math.sin(azimuth) * Math.cos(height), Math.sin(height), Math.cos(azimuth) * Math.cos(height)]
  })
}
