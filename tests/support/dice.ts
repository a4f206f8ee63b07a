/** Chance that can be repeated. */

/** From 0 up to 1, 1 excluded. */
export type Dice = () => number

/** The same seed gives the same throws (mulberry32). */
export function dice(seed: number): Dice {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** @throws {Error} when there is nothing to choose from */
export function anyOf<T>(roll: Dice, items: readonly T[]): T {
  const item = items[Math.floor(roll() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}
