import { coordinate, seeded } from '@site/kit/ui/threads/seeded'

/** Units of the drawing, which is stretched to its box: a thread a percent. */
export const clothBox = { width: 100, height: 100, hem: 62 } as const

export type ClothPaths = {
  /** A thread for each percent of the visitors that get the canary: they hang free. */
  readonly free: readonly string[]
  /** The threads of the rest, and the weft that holds them. */
  readonly held: readonly string[]
  readonly weft: readonly string[]
}

/** How far down the cloth reaches; the free threads hang below it. */
const { hem } = clothBox
const wefts = [9, 17, 25, 33, 41, 49, 57] as const
/** A weight below one thread is a thread of that part of the length, yet never too short to be seen. */
const shortest = 0.18

/**
 * A hundred threads. Those of the stable release are woven; those of the canary are not yet.
 * @param weight percent of the visitors that get the canary, 0 to 100
 */
export function clothPaths(weight: number): ClothPaths {
  const chance = seeded(30)
  const free: string[] = []
  const held: string[] = []
  for (let index = 0; index < clothBox.width; index++) {
    const part = Math.min(1, Math.max(0, weight - index))
    const [x, reach, bend] = [index + 0.5, 84 + chance() * 16, (chance() - 0.5) * 0.9]
    if (part > 0) free.push(hangingThread(x, reach * (part < 1 ? Math.max(shortest, part) : 1), bend))
    else held.push(`M${x} 0V${hem}`)
  }
  const from = Math.ceil(weight)
  return { free, held, weft: from < clothBox.width ? wefts.map((y, row) => weftThread(from, y, row % 2 === 0 ? -2.5 : 2.5)) : [] }
}

/** Over one thread and under the next, as in plain weave. */
const weftThread = (from: number, y: number, lift: number): string =>
  `M${from} ${y}q.5 ${lift} 1 0${'t1 0'.repeat(clothBox.width - from - 1)}`

function hangingThread(x: number, reach: number, bend: number): string {
  const [first, second, end] = [reach * 0.5, reach * 0.75, reach].map(coordinate)
  return `M${x} 0C${x} ${first} ${coordinate(x - bend)} ${second} ${coordinate(x + bend)} ${end}`
}
