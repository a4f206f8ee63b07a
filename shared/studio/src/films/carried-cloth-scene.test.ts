import { expect, test } from 'vitest'
import { Canvas } from '../toolkit/canvas.ts'
import { dye } from '../toolkit/colour.ts'
import { createFrame } from '../toolkit/frame.ts'
import { type CarriedCloth, layCarriedCloth } from './carried-cloth-scene.ts'

const frame = createFrame(160, 9 / 16)
const cloth: CarriedCloth = {
  grips: [
    [-10, 30],
    [80, 30],
    [170, 30],
  ],
  rest: 30,
  depth: 40,
  sag: 4,
  threads: 20,
  dye: () => dye.ember,
}

function clothAt(t: number): Float32Array {
  const canvas = new Canvas(frame.width, frame.height, dye.ink)
  layCarriedCloth(canvas, frame, t, cloth)
  return canvas.pixels
}

test('a carried cloth returns to itself', () => {
  const [start, end] = [clothAt(0), clothAt(1)]
  expect(Math.max(...start.map((value, i) => Math.abs(value - end[i])))).toBeLessThan(1e-4)
})

test('it hangs from its grips', () => {
  const pixels = clothAt(0)
  const redAt = (x: number, y: number): number => pixels[(y * frame.width + x) * 3]
  expect(redAt(80, 22)).toBeCloseTo(dye.ink[0])
  expect(redAt(80, 50)).toBeGreaterThan(dye.ink[0] * 3)
})
