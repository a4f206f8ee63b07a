import { expect, it } from 'vitest'
import { createNoise } from './noise.ts'
import { createRandom, hash } from './random.ts'

it('is the same for the same seed, and another for another', () => {
  expect(createNoise(4).at(1.3, 2.7)).toBe(createNoise(4).at(1.3, 2.7))
  expect(createNoise(5).at(1.3, 2.7)).not.toBe(createNoise(4).at(1.3, 2.7))
  expect(createRandom(9)()).toBe(createRandom(9)())
  expect(hash(3, 1)).not.toBe(hash(3, 2))
})

it('returns to itself in a loop, and moves meanwhile', () => {
  const noise = createNoise(4)
  expect(noise.loop(0.4, 0.8, 1)).toBeCloseTo(noise.loop(0.4, 0.8, 0), 12)
  expect(noise.loop(0.4, 0.8, 0.5)).not.toBeCloseTo(noise.loop(0.4, 0.8, 0), 3)
})

it('stays about -1 to 1, without a bias', () => {
  const noise = createNoise(4)
  const values = Array.from({ length: 4000 }, (_, i) => noise.at(i * 0.37, i * 0.21))
  expect(Math.max(...values.map(Math.abs))).toBeLessThan(1.6)
  expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length)).toBeLessThan(0.05)
})
