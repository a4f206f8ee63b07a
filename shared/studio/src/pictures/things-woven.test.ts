import { expect, test } from 'vitest'
import { dye } from '../toolkit/colour.ts'
import { wovenLayers } from './things-woven.ts'

const [weft, warp] = wovenLayers({ warpAt: x => x, weftAt: (_, y) => y, warp: () => dye.rose, weft: () => dye.indigo })

test('the warp is laid over every other crossing, and there the weft is in its shade', () => {
  const covered = (row: number, column: number): number => warp?.fade?.(0, 0, column, row + 0.5) ?? -1
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) expect(covered(row, column)).toBe((row + column) % 2)
  }
})

test('a thread is brightest where it lies over', () => {
  const lights: number[] = []
  const [bright] = wovenLayers({
    warpAt: x => x,
    weftAt: (_, y) => y,
    warp: () => dye.rose,
    weft: light => {
      lights.push(light)
      return dye.indigo
    },
  })
  bright?.colour(1, 0, 1, 0.5, 0.5)
  bright?.colour(1, 0, 1, 0.5, 1.5)
  expect(lights[0]).toBeGreaterThan(lights[1] ?? 1)
  expect(weft).toBeDefined()
})
