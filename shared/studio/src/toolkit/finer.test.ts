import { expect, test } from 'vitest'
import { Canvas } from './canvas.ts'
import { createFiner } from './finer.ts'

test('a pixel is as light as what is drawn on its finer ones, and what lies outside the area stays', () => {
  const canvas = new Canvas(4, 2, [0.5, 0.5, 0.5])
  createFiner(
    4,
    2,
    [0.5, 0, 1, 1],
  )(canvas, fine => {
    expect([fine.width, fine.height]).toEqual([8, 4])
    fine.pixels.fill(1, (0 * 8 + 4) * 3, (0 * 8 + 5) * 3)
    fine.pixels.fill(1, 0, 3)
  })
  const red = (x: number, y: number): number | undefined => canvas.pixels[(y * 4 + x) * 3]
  expect([red(0, 0), red(2, 0), red(3, 0), red(2, 1)]).toEqual([0.5, 0.625, 0.5, 0.5])
})
