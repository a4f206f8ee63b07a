import { sampleRate } from './pitch.ts'
import { sweep, type Track } from './track.ts'

/** Lengths of the room's eight delay lines in milliseconds, without a common divisor; the even ones hear the left, the odd ones the right. */
const delays = [29.9, 33.7, 37.1, 41.9, 46.3, 53.1, 61.7, 68.9] as const
/** Seconds in which the room falls by 60 dB. */
const ring = 3.4
/** Share of the highs that each round through the room keeps. */
const damping = 0.34

/**
 * Adds a room to the track: a feedback delay network whose lines are mixed by a Householder matrix
 * (J. O. Smith, Physical Audio Signal Processing, https://ccrma.stanford.edu/~jos/pasp/).
 */
export function addRoom(track: Track, amount: number): void {
  const lines = delays.map(milliseconds => new Float64Array(Math.round((milliseconds / 1000) * sampleRate)))
  const gains = lines.map(({ length }) => 10 ** ((-3 * length) / (ring * sampleRate)))
  const heads = new Int32Array(lines.length)
  const dulled = new Float64Array(lines.length)
  const { left, right, sendLeft, sendRight } = track
  sweep(track, (i, counts) => {
    let sum = 0
    for (let n = 0; n < lines.length; n++) {
      dulled[n] += (lines[n][heads[n]] - dulled[n]) * damping
      sum += dulled[n]
    }
    if (counts) {
      left[i] += amount * (dulled[0] - dulled[2] + dulled[4] - dulled[6])
      right[i] += amount * (dulled[1] - dulled[3] + dulled[5] - dulled[7])
    }
    const shared = (2 / lines.length) * sum
    for (let n = 0; n < lines.length; n++) {
      lines[n][heads[n]] = (n % 2 === 0 ? sendLeft[i] : sendRight[i]) + gains[n] * (dulled[n] - shared)
      if (++heads[n] === lines[n].length) heads[n] = 0
    }
  })
}
