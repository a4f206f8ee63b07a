import type { Random } from '../toolkit/random.ts'
import { sampleRate } from './pitch.ts'

export type Pluck = {
  /** Hz. */
  hertz: number
  /** 0 soft finger .. 1 nail. */
  bright: number
  /** Seconds in which the string falls by 60 dB. */
  ring: number
  /** Seconds after which it is damped. */
  length: number
}

/** Where along the string it is plucked. */
const pluckPoint = 0.21
/** Two strings a note, this far apart: they beat slowly, as on an instrument strung in pairs. */
const detune = 2 ** (1.6 / 1200)
/** Resonances of a small wooden body: Hz, sharpness, gain. */
const body = [
  [112, 5, 0.5],
  [224, 6, 0.4],
  [418, 7, 0.24],
] as const

/**
 * A plucked string by the method of Karplus and Strong (Computer Music Journal 7/2, 1983), with the
 * fractional tuning of Jaffe and Smith (same issue), through a wooden body.
 */
export function pluckString(pluck: Pluck, random: Random): Float64Array {
  const sound = new Float64Array(Math.round(pluck.length * sampleRate))
  for (const ratio of [1 / detune, detune]) addString(sound, { ...pluck, hertz: pluck.hertz * ratio }, random)
  resonate(sound)
  dampEnds(sound)
  return sound
}

function addString(sound: Float64Array, { hertz, bright, ring }: Pluck, random: Random): void {
  // A high string loses its overtones as slowly as a low one only if each round trip takes less of them.
  const dulling = Math.min(0.5, 60 / hertz + 0.12)
  const keep = 10 ** (-3 / (hertz * ring))
  const period = sampleRate / hertz - dulling
  const delay = Math.floor(period - 0.3)
  const fraction = period - delay
  const allPass = (1 - fraction) / (1 + fraction)
  const line = excite(delay, bright, random)
  let before = 0
  let input = 0
  let output = 0
  for (let i = 0, k = 0; i < sound.length; i++) {
    const heard = line[k]
    const dulled = keep * ((1 - dulling) * heard + dulling * before)
    before = heard
    output = allPass * (dulled - output) + input
    input = dulled
    line[k] = output
    if (++k === delay) k = 0
    sound[i] += heard * 0.5
  }
}

/** One period of the string as the finger lets it go: the corner of a drawn string, and a little of the finger's noise. */
function excite(delay: number, bright: number, random: Random): Float64Array {
  const corner = Math.max(1, Math.round(delay * pluckPoint))
  const line = Float64Array.from({ length: delay }, (_, i) => (i < corner ? 1 - pluckPoint : -pluckPoint) + random.between(-0.2, 0.2))
  let smoothed = 0
  // Twice round, so that the period closes on itself.
  for (let i = 0; i < 2 * delay; i++) {
    smoothed += (line[i % delay] - smoothed) * (0.06 + 0.5 * bright)
    if (i >= delay) line[i - delay] = smoothed
  }
  const mean = line.reduce((sum, value) => sum + value, 0) / delay
  const energy = Math.sqrt(line.reduce((sum, value) => sum + (value - mean) ** 2, 0) / delay)
  return line.map(value => ((value - mean) / energy) * 0.3)
}

/** Adds what the body gives: second-order band-passes (https://www.w3.org/TR/audio-eq-cookbook/). */
function resonate(sound: Float64Array): void {
  const dry = Float64Array.from(sound)
  for (const [frequency, sharpness, gain] of body) {
    const angle = (2 * Math.PI * frequency) / sampleRate
    const alpha = Math.sin(angle) / (2 * sharpness)
    const [b, a1, a2] = [alpha / (1 + alpha), (-2 * Math.cos(angle)) / (1 + alpha), (1 - alpha) / (1 + alpha)]
    let [x1, x2, y1, y2] = [0, 0, 0, 0]
    for (let i = 0; i < sound.length; i++) {
      const y = b * (dry[i] - x2) - a1 * y1 - a2 * y2
      x2 = x1
      x1 = dry[i]
      y2 = y1
      y1 = y
      sound[i] += gain * y
    }
  }
}

/** Seconds over which a string is caught and let go. */
const [attack, release] = [0.009, 1.2]

function dampEnds(sound: Float64Array): void {
  const [rise, fall] = [attack * sampleRate, Math.min(release * sampleRate, sound.length / 2)]
  for (let i = 0; i < sound.length; i++) sound[i] *= Math.min(1, i / rise) * Math.min(1, (sound.length - i) / fall)
}
