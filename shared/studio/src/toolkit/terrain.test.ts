import { describe, expect, it } from 'vitest'
import { Canvas } from './canvas.ts'
import { dye } from './colour.ts'
import { createFrame } from './frame.ts'
import { lookAt, terrain } from './terrain.ts'

const frame = createFrame(160, 0.5)

describe('terrain', () => {
  it('gives the skyline where the outlook says the farthest land is', () => {
    const canvas = new Canvas(frame.width, frame.height, dye.ink)
    const outlook = { horizon: 0.4, camera: 1, focal: 0.8 }
    const skyline = terrain(canvas, frame, { ...outlook, rows: 40, near: 1, far: 8, height: () => 0, colour: () => dye.paper })
    expect(skyline[80]).toBeCloseTo(lookAt(frame, outlook)(0, 0, 8).at[1], 1)
  })

  it('lets a near hill hide the land behind it', () => {
    const canvas = new Canvas(frame.width, frame.height, dye.ink)
    terrain(canvas, frame, {
      rows: 40,
      near: 1,
      far: 8,
      height: (_, Z) => (Z < 1.2 ? 3 : 0),
      colour: (_light, _X, Z) => (Z < 1.2 ? dye.marigold : dye.lagoon),
    })
    expect([...canvas.pixels.slice(0, 3)].every((c, k) => Math.abs(c - dye.lagoon[k]) > 1e-3)).toBe(true)
  })
})
