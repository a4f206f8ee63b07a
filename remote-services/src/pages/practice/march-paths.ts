import { coordinate, seededRandom } from '@site/kit/ui/threads/seeded'

/** Units of the drawing: this much to the side for each thread. */
export const pace = 10
export const marchHeight = 92

const ground = marchHeight - 4

/** Where the heads are: the long thread lies over them. */
const shoulders = ground - 79

/** All lean the way they go. */
const lean = 3

export type MarchPaths = {
  /** The upright threads, `count` of them, each beginning with an `M`. */
  readonly bearers: string
  /** The long thread they carry; it goes on past the last of them where the count is open. */
  readonly carried: string
}

/**
 * A march of threads: one upright thread with a loop for a head for each of `count`, and one that all carry.
 * @param open whether there are more than `count`
 */
export function marchPaths(count: number, open: boolean, seed: number): MarchPaths {
  const random = seededRandom(seed)
  const bearers = Array.from({ length: count }, (_, index) => {
    const x = coordinate(index * pace + pace / 2 + (random() - 0.5) * 2)
    const [sway, tall] = [(random() - 0.5) * 5, 58 + random() * 13]
    const [bend, rise] = [-sway, -tall * 0.4].map(coordinate)
    return `M${x} ${ground}c${bend} ${rise} ${coordinate(sway)} ${coordinate(-tall * 0.7)} ${lean} ${coordinate(-tall)}c-1 -12 6 -12 5 -1c-1 9 -5 7 -5 1`
  })
  return { bearers: bearers.join(''), carried: carriedThread(count * pace, open, random) }
}

function carriedThread(width: number, open: boolean, random: () => number): string {
  const end = open ? width + 7 * pace : width
  const waves = Math.max(3, Math.round(end / 110))
  const length = end / waves
  const parts = Array.from({ length: waves }, (_, wave) => {
    const y = shoulders + (random() - 0.5) * 6
    return `S${coordinate(wave * length + length * 0.6)} ${coordinate(y + (wave % 2 ? 9 : -9))} ${coordinate((wave + 1) * length)} ${coordinate(y)}`
  })
  return `M0 ${shoulders + 3}${parts.join('')}`
}
