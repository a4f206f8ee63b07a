import { expect, test } from 'vitest'
import { Canvas } from '../toolkit/canvas.ts'
import { dye } from '../toolkit/colour.ts'
import { layStream } from './stream-scene.ts'

function streamAt(t: number): Float32Array {
  const canvas = new Canvas(160, 90, dye.ink)
  layStream(canvas, s => [s * 160, 45], t, {
    count: 12,
    seed: 3,
    breadth: () => 20,
    wind: s => 8 * s,
    colour: () => dye.marigold,
    width: 1.5,
    opacity: () => 1,
  })
  return canvas.pixels
}

const farthest = (a: Float32Array, b: Float32Array): number => a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i])), 0)

test('a stream moves, and returns to itself', () => {
  expect(farthest(streamAt(0), streamAt(0.5))).toBeGreaterThan(0.01)
  expect(farthest(streamAt(0), streamAt(1))).toBeLessThan(1e-4)
})
