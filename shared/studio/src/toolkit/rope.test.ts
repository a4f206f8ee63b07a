import { describe, expect, it } from 'vitest'
import { Canvas } from './canvas.ts'
import { dye } from './colour.ts'
import type { Curve3 } from './curve.ts'
import { layRopes, type Rope } from './rope.ts'

const across =
  (z: number): Curve3 =>
  t => [t * 60, 30, z]
const down =
  (z: number): Curve3 =>
  t => [30, t * 60, z]
const rope = (path: Curve3, colour: Rope['colour']): Rope => ({ path, radius: 6, pitch: 30, colour })

const redOverBlue = (ropes: Rope[]): number => {
  const canvas = new Canvas(60, 60, dye.paper)
  layRopes(canvas, ropes)
  const p = (30 * 60 + 30) * 3
  return canvas.pixels[p] / canvas.pixels[p + 2]
}

describe('layRopes', () => {
  it('lays the nearer rope over the farther one, in whatever order they are given', () => {
    const near = rope(across(9), dye.ember)
    const far = rope(down(0), dye.indigo)
    expect(redOverBlue([near, far])).toBeGreaterThan(3)
    expect(redOverBlue([far, near])).toBeGreaterThan(3)
    expect(redOverBlue([rope(across(-9), dye.ember), far])).toBeLessThan(1)
  })
})
