/** Values counted in fixed bins, each a tenth wider than the one before, so a percentile is right within 5 %. */

const ratio = 1.1
const maxBins = 128

/** How often each bin was hit, without the empty ones: `[bin, count]`. */
export type SparseBins = [number, number][]

export type Histogram = {
  add(value: number): void
  /** The value that three in four stay below; undefined while there is none. In the unit of the values. */
  p75(): number | undefined
  /** What was counted, to be handed to the next histogram. */
  bins(): SparseBins
}

/**
 * @param least what the second bin begins with; the first one holds all below it and reads as 0
 * @param before what an earlier one had counted
 */
export function createHistogram(least: number, before: SparseBins = []): Histogram {
  const counts = new Uint32Array(maxBins)
  for (const [bin, count] of before) if (bin < maxBins) counts[bin] = count

  const binOf = (value: number): number =>
    value < least ? 0 : Math.min(maxBins - 1, 1 + Math.floor(Math.log(value / least) / Math.log(ratio)))
  const middleOf = (bin: number): number => (bin === 0 ? 0 : least * ratio ** (bin - 0.5))

  return {
    add: value => {
      const bin = binOf(value)
      counts[bin] = (counts[bin] ?? 0) + 1
    },
    p75: () => {
      const total = counts.reduce((sum, count) => sum + count, 0)
      let below = 0
      for (const [bin, count] of counts.entries()) {
        below += count
        if (total > 0 && below >= total * 0.75) return middleOf(bin)
      }
      return undefined
    },
    bins: () => [...counts.entries()].filter(([, count]) => count > 0),
  }
}
