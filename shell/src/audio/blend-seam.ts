/**
 * Makes the end of a loop the continuation that stands before its beginning, over the last `length` samples. Both are
 * the same music; what differs is the codec's noise, which would leave a small step where the one meets the other.
 * @param from first sample of the loop; at least `length` samples stand before it
 * @param to the sample after its last
 */
export function blendSeam(samples: Float32Array, from: number, to: number, length: number): void {
  for (let i = 1; i <= length; i++) {
    const share = i / length
    const at = to - length + i - 1
    samples[at] = (1 - share) * (samples[at] ?? 0) + share * (samples[from - length + i - 1] ?? 0)
  }
}
