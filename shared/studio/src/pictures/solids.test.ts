import { expect, test } from 'vitest'
import { createRandom } from '../toolkit/random.ts'
import type { Solid } from '../toolkit/solid.ts'
import { createBlock, createWedge } from './solids-arch.ts'
import { createCasket, createKey } from './solids-casket.ts'
import { createCup } from './solids-cup.ts'
import { createPortico } from './solids-portico.ts'

const solids: Record<string, Solid> = {
  wedge: createWedge({ radius: 1.16, height: 0.52, angle: 0.28, depth: 0.34, joint: 0.012 }),
  block: createBlock(0.4, 0.2, 0.3),
  casket: createCasket(),
  key: createKey(),
  cup: createCup(),
  portico: createPortico(),
}

test.each(Object.entries(solids))('no step of the tracer can pass through the %s', (_, { distance, bound }) => {
  const random = createRandom(5)
  const near = (centre: number): number => centre + random.between(-1, 1) * bound.radius
  let steepest = 0
  for (let n = 0; n < 4000; n++) {
    const [x, y, z] = [near(bound.x), near(bound.y), near(bound.z)]
    const way = random.between(0.002, 0.2)
    const [u, v, w] = [random.normal(), random.normal(), random.normal()]
    const length = Math.hypot(u, v, w) / way
    steepest = Math.max(steepest, Math.abs(distance(x + u / length, y + v / length, z + w / length) - distance(x, y, z)) / way)
  }
  // the tracer goes 0.85 of the distance
  expect(steepest).toBeLessThan(1 / 0.85)
})

test.each(Object.entries(solids))('the %s lies in its ball', (_, { distance, bound }) => {
  const random = createRandom(6)
  for (let n = 0; n < 2000; n++) {
    const [u, v, w] = [random.normal(), random.normal(), random.normal()]
    const length = Math.hypot(u, v, w) / bound.radius
    expect(distance(bound.x + u / length, bound.y + v / length, bound.z + w / length)).toBeGreaterThanOrEqual(0)
  }
})
