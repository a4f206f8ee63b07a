/** Threads are drawn from seeded chance, so that server and browser draw the same ones. */

/** A linear congruential generator (Numerical Recipes' constants): numbers in [0, 1), the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** A coordinate for a path: at most two decimals, so that the markup stays small. */
export function coordinate(value: number): number {
  return Math.round(value * 100) / 100
}
