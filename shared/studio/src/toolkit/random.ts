import { TAU } from './numbers.ts'

export type Random = {
  /** The next number in [0, 1). */
  (): number
  between(low: number, high: number): number
  /** Normally distributed, mean 0, deviation 1. */
  normal(): number
}

/** A seeded generator (mulberry32): the same seed gives the same picture, on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    normal: () => Math.sqrt(-2 * Math.log(next() + 1e-12)) * Math.cos(TAU * next()),
  })
}

/** A number in [0, 1) that belongs to an integer: the lasting character of the `id`th thread. */
export function hash(id: number, seed = 0): number {
  let h = Math.imul((id | 0) ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  h ^= h >>> 16
  return (h >>> 0) / 4294967296
}
