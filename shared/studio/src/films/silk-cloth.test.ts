import { describe, expect, it } from 'vitest'
import type { Point } from '../toolkit/curve.ts'
import { eye, type Hanging, inWind, landscape, portrait, threads } from './silk-cloth.ts'

const frames = 7 * 24

const seen = (hanging: Hanging, t: number, u: number, v: number): Point => {
  const [x, y, z] = inWind(hanging, t)(u, v)
  return [(x * eye) / (eye - z), (y * eye) / (eye - z)]
}

/** Threads closer than this (in the frame's half widths; 2.5 px of 1280) are seen as one tone. */
const resolved = 0.004

/** How far a thread goes sideways in one frame, in distances between threads. */
function travel(hanging: Hanging, t: number, u: number, v: number): number {
  const [x, y] = seen(hanging, t, u, v)
  const [nextX, nextY] = seen(hanging, t + 1 / frames, u, v)
  const [aheadX, aheadY] = seen(hanging, t, u + 0.01, v)
  const [besideX, besideY] = seen(hanging, t, u, v + 1 / threads)
  const length = Math.hypot(aheadX - x, aheadY - y)
  const across = [-(aheadY - y) / length, (aheadX - x) / length]
  const gap = Math.abs((besideX - x) * across[0] + (besideY - y) * across[1])
  return gap < resolved ? 0 : Math.abs((nextX - x) * across[0] + (nextY - y) * across[1]) / gap
}

describe.each([
  ['landscape', landscape],
  ['portrait', portrait],
])('the cloth in the wind, %s', (_name, hanging) => {
  const places = Array.from({ length: 9 }, (_, i) => Array.from({ length: 9 }, (_, j) => [i / 8, 0.1 + j * 0.1])).flat()

  it('comes back to where it was', () => {
    for (const [u, v] of places) expect(seen(hanging, 1, u, v)[1]).toBeCloseTo(seen(hanging, 0, u, v)[1], 9)
  })

  it('moves its threads by little enough that they do not strobe', () => {
    const times = Array.from({ length: 12 }, (_, n) => n / 12)
    const travels = places.flatMap(([u, v]) => times.map(t => travel(hanging, t, u, v))).sort((a, b) => a - b)
    expect(travels[Math.floor(travels.length * 0.9)]).toBeLessThan(0.1)
  })
})
