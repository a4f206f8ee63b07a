import type { Random } from '../toolkit/random.ts'
import { sampleRate } from './pitch.ts'
import { place, type Track } from './track.ts'

export type Drone = {
  /** Hz. */
  hertz: number
  gain: number
  pan?: number
  /** Strength of each harmonic, the fundamental first. */
  harmonics?: readonly number[]
  /** How strong a harmonic is at a time in seconds, 0..1; on a circular track it returns to itself. */
  level(seconds: number, harmonic: number): number
}

/** Three voices a note, apart by fractions of a hertz and in space. */
const voices = [-0.15, 0, 0.18] as const
const spread = 1.9
/** Samples between two looks at the level. */
const stride = 256

/** Lays a held note into the whole track. Round a circular one each partial makes a whole number of turns, so that it closes. */
export function addDrone(track: Track, drone: Drone, random: Random): void {
  const { hertz, gain, pan = 0, harmonics = [1, 0.42, 0.2, 0.1, 0.05] } = drone
  for (const apart of voices) {
    const voice = new Float64Array(track.length)
    harmonics.forEach((strength, index) => {
      const partial = (hertz + apart) * (index + 1)
      const rounded = track.circular ? Math.round((partial * track.length) / sampleRate) * (sampleRate / track.length) : partial
      addPartial(voice, { hertz: rounded, phase: random() * 2 * Math.PI, strength, level: seconds => drone.level(seconds, index) })
    })
    place(track, voice, { at: 0, gain: gain / voices.length, pan: pan + apart * spread, send: 0.25 })
  }
}

type Partial = { hertz: number; phase: number; strength: number; level(seconds: number): number }

/** A sine as a turning pointer: a product a sample instead of a sine. */
function addPartial(voice: Float64Array, { hertz, phase, strength, level }: Partial): void {
  const turn = (2 * Math.PI * hertz) / sampleRate
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  let next = level(0)
  for (let from = 0; from < voice.length; from += stride) {
    let now = next
    next = level((from + stride) / sampleRate)
    const step = (next - now) / stride
    // Set anew for each stride, or rounding would drift.
    let x = Math.cos(phase + turn * from)
    let y = Math.sin(phase + turn * from)
    for (let i = from; i < Math.min(from + stride, voice.length); i++) {
      voice[i] += strength * now * y
      const turned = x * cosine - y * sine
      y = x * sine + y * cosine
      x = turned
      now += step
    }
  }
}
