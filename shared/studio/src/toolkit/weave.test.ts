import { describe, expect, it } from 'vitest'
import { Canvas } from './canvas.ts'
import { createCloth } from './cloth.ts'
import { dye } from './colour.ts'
import { layFabric } from './fabric.ts'
import { createFrame } from './frame.ts'
import { weave } from './weave.ts'

const frame = createFrame(400, 0.5)
const bluer = ({ pixels, width }: Canvas, x: number, y: number): boolean => {
  const p = (Math.round(y) * width + Math.round(x)) * 3
  return pixels[p + 2] > pixels[p]
}

describe('weave', () => {
  it('lets every yarn go over one and under the next', () => {
    const canvas = new Canvas(frame.width, frame.height, dye.ink)
    const gap = 40
    weave(canvas, frame, {
      rows: 7,
      columns: 12,
      at: (row, column) => [column * gap, row * gap],
      width: (gap * 0.95) / frame.unit,
      weft: () => dye.ember,
      warp: () => dye.indigo,
    })
    for (let row = 1; row < 4; row++)
      for (let column = 1; column < 9; column++) expect(bluer(canvas, column * gap, row * gap)).toBe(((row + column) & 1) === 1)
  })
})

describe('layFabric', () => {
  const cloth = createCloth(frame, () => 0, { shadow: 0 })
  const options = { threads: 10, weft: () => dye.ember, warp: () => dye.indigo, light: () => 1 }

  it('weaves the same way on a cloth', () => {
    const canvas = new Canvas(frame.width, frame.height, dye.ink)
    layFabric(canvas, cloth, options)
    expect(bluer(canvas, 210, 110)).not.toBe(bluer(canvas, 230, 110))
    expect(bluer(canvas, 210, 110)).toBe(bluer(canvas, 230, 130))
  })

  it('leaves the ground where it is torn', () => {
    const canvas = new Canvas(frame.width, frame.height, dye.paper)
    layFabric(canvas, cloth, { ...options, opacity: () => 0 })
    expect(canvas.pixels[0]).toBeCloseTo(dye.paper[0], 5)
  })
})
