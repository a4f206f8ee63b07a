export type Seam = {
  /** From the last sample before the seam to the first after it. */
  step: number
  /** From one sample to the next within a tenth of a second around it, on average. */
  usual: number
  /** The largest of those. */
  largest: number
}

/** Samples on either side of the seam that it is compared with. */
const around = 2400

/**
 * How a recording goes on from the end of its loop to its beginning: a click is a step that its neighbours do not know.
 * @param from first sample of the loop
 * @param period samples from the loop's beginning to its end
 */
export function measureSeam(samples: ArrayLike<number>, from: number, period: number): Seam {
  const at = (offset: number): number => samples[offset < 0 ? from + period + offset : from + offset] ?? 0
  const step = (offset: number): number => Math.abs(at(offset) - at(offset - 1))
  const neighbours = Array.from({ length: 2 * around }, (_, i) => i - around).filter(offset => offset !== 0)
  const steps = neighbours.map(step)
  return { step: step(0), usual: steps.reduce((sum, each) => sum + each, 0) / steps.length, largest: Math.max(...steps) }
}
