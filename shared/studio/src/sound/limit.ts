import { modulo } from '../toolkit/numbers.ts'
import { sampleRate } from './pitch.ts'
import type { Track } from './track.ts'

/** Samples by which the limiter sees a peak come: 12 ms, slower than the lowest string swings. */
const ahead = Math.round(0.012 * sampleRate)

/**
 * Turns a track down just enough, and smoothly, round its few peaks above `ceiling`. It depends on the neighbourhood of a
 * sample alone, so a circular track stays without a seam.
 */
export function limit({ left, right, length }: Track, ceiling: number): void {
  const allowed = new Float64Array(length)
  for (let i = 0; i < length; i++) allowed[i] = Math.min(1, ceiling / Math.max(Math.abs(left[i]), Math.abs(right[i])))
  const gain = average(average(lowest(allowed)))
  for (let i = 0; i < length; i++) {
    left[i] *= gain[i]
    right[i] *= gain[i]
  }
}

/** The lowest value within `ahead` samples of each: nearly all are 1, so only the others are spread. */
function lowest(values: Float64Array): Float64Array {
  const spread = new Float64Array(values.length).fill(1)
  values.forEach((value, i) => {
    if (value === 1) return
    for (let near = i - ahead; near <= i + ahead; near++) {
      const at = modulo(near, values.length)
      spread[at] = Math.min(spread[at], value)
    }
  })
  return spread
}

/** The mean over `ahead` samples round each; twice makes a window that begins and ends smoothly, no wider than `lowest` spread. */
function average(values: Float64Array): Float64Array {
  const half = Math.floor(ahead / 2)
  const width = 2 * half + 1
  let sum = 0
  for (let i = -half; i <= half; i++) sum += values[modulo(i, values.length)]
  return values.map((_, i) => {
    const mean = sum / width
    sum += values[(i + half + 1) % values.length] - values[modulo(i - half, values.length)]
    return mean
  })
}
