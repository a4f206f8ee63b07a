import type { Random } from '../toolkit/random.ts'
import { hertz, type NoteName } from './pitch.ts'
import { pluckString } from './pluck.ts'
import { place, type Track } from './track.ts'

/** A bar has six beats. */
const beats = 6

export type Bar = {
  chord: readonly NoteName[]
  /** Beat by beat the string of the chord that is plucked, `0` the lowest; `.` is a rest. */
  strings: string
  /** 0..1. */
  strength: number
}

/** One note of a melody: bar, beat (also between two), pitch and strength. */
export type MelodyNote = readonly [bar: number, beat: number, note: NoteName, strength: number]

export type Voice = { pan: number; gain: number; bright: number; ring: number; send: number; notes: readonly MelodyNote[] }

export type Score = {
  /** Seconds before the first bar. */
  breath: number
  /** Seconds. */
  barLength: number
  bars: readonly Bar[]
  voices: readonly Voice[]
}

/** Plays a score on plucked strings: nobody is quite in time, and no two plucks are equal. */
export function play(track: Track, score: Score, random: Random): void {
  const timeOf = (bar: number, beat: number): number => score.breath + (bar + beat / beats) * score.barLength
  for (const [index, bar] of score.bars.entries()) playBar(track, bar, beat => timeOf(index, beat), random)
  for (const voice of score.voices) playVoice(track, voice, timeOf, random)
}

function playBar(track: Track, { chord, strings, strength }: Bar, timeOf: (beat: number) => number, random: Random): void {
  for (const [index, string] of [...strings].entries()) {
    const note = chord[Number(string)]
    if (!note) continue // a rest
    const first = index === 0
    const low = Number(string) < 2
    const sound = pluckString(
      { hertz: hertz(note), bright: random.between(0.16, 0.3) * (0.7 + strength), ring: low ? 7 : 4.5, length: low ? 8 : 6 },
      random,
    )
    place(track, sound, {
      at: timeOf(index) + random.between(-0.016, 0.016),
      gain: strength * (first ? 0.34 : random.between(0.2, 0.25)),
      pan: (Number(string) - 2) * 0.2,
      send: 0.35,
    })
  }
}

function playVoice(
  track: Track,
  { pan, gain, bright, ring, send, notes }: Voice,
  timeOf: (bar: number, beat: number) => number,
  random: Random,
): void {
  for (const [bar, at, note, strength] of notes) {
    const sound = pluckString({ hertz: hertz(note), bright: bright * (0.6 + 0.6 * strength), ring, length: ring + 1 }, random)
    // A melody leans a little behind the beat.
    place(track, sound, { at: timeOf(bar, at) + random.between(0.005, 0.035), gain: gain * strength, pan, send })
  }
}
