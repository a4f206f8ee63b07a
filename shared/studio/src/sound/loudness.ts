/** Loudness of a programme in LUFS: ITU-R BS.1770-4, https://www.itu.int/rec/R-REC-BS.1770 */

/** A second-order filter: three coefficients before, two after. */
type Biquad = readonly [number, number, number, number, number]

/** The standard's two filters at 48 kHz: the head's shelf, and what the ear leaves out of the depths. */
const shelf: Biquad = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585]
const highPass: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621]

/** Samples of a block, 0.4 s at 48 kHz, and from one block to the next. */
const [block, hop] = [19_200, 4_800]

const toLoudness = (power: number): number => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Integrated loudness of channels at 48 kHz; -Infinity for silence. */
export function loudness(channels: readonly Float64Array[]): number {
  const powers = blockPowers(channels.map(channel => weigh(weigh(channel, shelf), highPass)))
  const audible = powers.filter(power => toLoudness(power) > -70)
  if (audible.length === 0) return Number.NEGATIVE_INFINITY
  const gate = toLoudness(mean(audible)) - 10
  return toLoudness(mean(audible.filter(power => toLoudness(power) > gate)))
}

function weigh(samples: Float64Array, [b0, b1, b2, a1, a2]: Biquad): Float64Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map(x => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    return y
  })
}

function blockPowers(channels: readonly Float64Array[]): number[] {
  const powers: number[] = []
  for (let from = 0; from + block <= (channels[0]?.length ?? 0); from += hop) {
    let sum = 0
    for (const channel of channels) for (let i = from; i < from + block; i++) sum += channel[i] ** 2
    powers.push(sum / block)
  }
  return powers
}
