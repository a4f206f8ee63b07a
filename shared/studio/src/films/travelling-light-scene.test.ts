import { expect, test } from 'vitest'
import { createSolid } from '../toolkit/solid.ts'
import { trace } from '../toolkit/trace.ts'
import { createTravellingLight, lightsAround } from './travelling-light-scene.ts'

const ball = createSolid({
  source: import.meta.url,
  parameters: 'ball',
  distance: (x, y, z) => Math.hypot(x, y, z) - 1,
  bound: { x: 0, y: 0, z: 0, radius: 1 },
})

test('a light goes round and comes back to where it was', () => {
  const lights = lightsAround(4, { from: -60, to: 60, low: 10, high: 40 })
  const lightAt = createTravellingLight(lights, light => trace(ball, { width: 16, height: 16, span: 3, light }))
  const [start, half, end] = [0, 0.5, 1].map(t => [...lightAt(t).light])
  expect(end).toEqual(start)
  expect(start[0]).toBeLessThan(0)
  expect(half[0]).toBeGreaterThan(0)
})
