import { seededRandom } from '@site/kit/ui/threads/seeded'

/** Degrees: the largest turn to either side (specification, section 2.3), and the steps between them, for which there are styles. */
const maxTurn = 3
const turnStep = 0.5

/** The turns of `count` pictures in degrees: seeded, so that they are the same on the server and in every browser. */
export function contactTurns(count: number, seed: number): readonly number[] {
  const random = seededRandom(seed)
  const steps = (2 * maxTurn) / turnStep + 1
  return Array.from({ length: count }, () => Math.floor(random() * steps) * turnStep - maxTurn)
}
