/** Values counted in fixed bins, each a tenth wider than the one before, so a percentile is right within 5 %. */

const ratio = 1.1
const bins = 128

/** How often each bin was hit, without the empty ones: `[bin, count]`. */
export type SparseBins = [number, number][]

export type Histogram = {
  add(value: number): void
  /** The value that three in four stay below; undefined while there is none. In the unit of the values. */
  p75(): number | undefined
  toJSON(): SparseBins
  restore(saved: SparseBins): void
}

/** @param least what the second bin begins with; the first one holds all below it and reads as 0 */
export function createHistogram(least: number): Histogram {
  const counts = new Uint32Array(bins)
  let total = 0

  const binOf = (value: number): number =>
    value < least ? 0 : Math.min(bins - 1, 1 + Math.floor(Math.log(value / least) / Math.log(ratio)))
  const middleOf = (bin: number): number => (bin === 0 ? 0 : least * ratio ** (bin - 0.5))

  function put(bin: number, count: number): void {
    counts[bin] = (counts[bin] ?? 0) + count
    total += count
  }

  return {
    add: value => put(binOf(value), 1),
    p75: () => {
      let below = 0
      for (const [bin, count] of counts.entries()) {
        below += count
        if (total > 0 && below >= total * 0.75) return middleOf(bin)
      }
      return undefined
    },
    toJSON: () => [...counts.entries()].filter(([, count]) => count > 0),
    restore: saved => {
      for (const [bin, count] of saved) if (bin < bins) put(bin, count)
    },
  }
}
