import { modulo } from '../toolkit/numbers.ts'
import { sampleRate } from './pitch.ts'

/** Two channels, and what of them goes to the room. A circular track has no end: what rings past it rings into its beginning. */
export type Track = {
  readonly length: number
  readonly circular: boolean
  readonly left: Float64Array
  readonly right: Float64Array
  readonly sendLeft: Float64Array
  readonly sendRight: Float64Array
}

export type Placing = {
  /** Seconds from the beginning. */
  at: number
  gain: number
  /** -1 left .. 1 right. */
  pan?: number
  /** Share that goes to the room. */
  send?: number
}

export function createTrack(seconds: number, { circular }: { circular: boolean }): Track {
  const length = Math.round(seconds * sampleRate)
  const channel = (): Float64Array => new Float64Array(length)
  return { length, circular, left: channel(), right: channel(), sendLeft: channel(), sendRight: channel() }
}

/** Lays a sound into the track, at equal power wherever it stands between left and right. */
export function place(track: Track, sound: Float64Array, { at, gain, pan = 0, send = 0 }: Placing): void {
  const { length, circular, left, right, sendLeft, sendRight } = track
  const start = Math.round(at * sampleRate)
  const toLeft = gain * Math.cos(((pan + 1) * Math.PI) / 4)
  const toRight = gain * Math.sin(((pan + 1) * Math.PI) / 4)
  const end = circular ? sound.length : Math.min(sound.length, length - start)
  let i = circular ? modulo(start, length) : start
  for (let s = 0; s < end; s++) {
    left[i] += sound[s] * toLeft
    right[i] += sound[s] * toRight
    sendLeft[i] += sound[s] * toLeft * send
    sendRight[i] += sound[s] * toRight * send
    if (++i === length) i = 0
  }
}

/**
 * Passes over samples in order with a process that remembers. Round a circular track it goes twice and only the
 * second time counts: then it begins in the state in which it ends, and the seam is none.
 */
export function sweep({ length, circular }: Pick<Track, 'length' | 'circular'>, step: (index: number, counts: boolean) => void): void {
  if (circular) for (let i = 0; i < length; i++) step(i, false)
  for (let i = 0; i < length; i++) step(i, true)
}
