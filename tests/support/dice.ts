/** Chance that can be repeated. */
import { seededRandom } from '@site/kit/ui/threads/seeded'

/** From 0 up to 1, 1 excluded. */
export type Dice = () => number

/** The same seed gives the same throws. */
export const dice: (seed: number) => Dice = seededRandom

/** @throws {Error} when there is nothing to choose from */
export function anyOf<T>(roll: Dice, items: readonly T[]): T {
  const item = items[Math.floor(roll() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}
