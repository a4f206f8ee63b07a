import { loop } from '@site/media/sound/loop.ts'
import { createRandom } from '../toolkit/random.ts'
import { chords } from './chords.ts'
import { addDrone } from './drone.ts'
import { master } from './master.ts'
import { hertz } from './pitch.ts'
import { addRoom } from './room.ts'
import { play, type Score } from './score.ts'
import { createTrack, type Track } from './track.ts'

/** "A common thread": four bars in which the thread is laid, four in which a melody comes, four in which it is answered, four in which it leaves. */
const score: Score = {
  // The join falls into a held note and not on a string.
  breath: 0.4,
  barLength: loop.seconds / 16,
  bars: [
    { chord: chords.d, strings: '0.2.4.', strength: 0.8 },
    { chord: chords.bMinor, strings: '0.12.4', strength: 0.78 },
    { chord: chords.g, strings: '012.3.', strength: 0.82 },
    { chord: chords.aSuspended, strings: '0123.4', strength: 0.84 },

    { chord: chords.d, strings: '01234.', strength: 0.86 },
    { chord: chords.bMinor, strings: '0213.4', strength: 0.84 },
    { chord: chords.g, strings: '01324.', strength: 0.86 },
    { chord: chords.a, strings: '012343', strength: 0.86 },

    { chord: chords.eMinor, strings: '012432', strength: 0.92 },
    { chord: chords.g, strings: '013242', strength: 0.95 },
    { chord: chords.dOnFSharp, strings: '012343', strength: 1 },
    { chord: chords.a, strings: '0132.4', strength: 0.9 },

    { chord: chords.bMinor, strings: '0213..', strength: 0.84 },
    { chord: chords.g, strings: '01.3.4', strength: 0.78 },
    { chord: chords.aSuspended, strings: '0.23..', strength: 0.72 },
    { chord: chords.d, strings: '0..2..', strength: 0.62 },
  ],
  voices: [
    {
      // who calls
      pan: 0.32,
      gain: 0.3,
      bright: 0.34,
      ring: 4,
      send: 0.75,
      notes: [
        [4, 1, 'F#5', 0.7],
        [4, 3, 'A5', 0.85],
        [5, 0, 'B5', 1],
        [5, 2, 'A5', 0.8],
        [5, 3, 'F#5', 0.75],
        [6, 1, 'D5', 0.7],
        [6, 3, 'E5', 0.8],
        [6, 4.5, 'F#5', 0.6],
        [7, 0, 'E5', 0.9],

        [10, 0, 'F#5', 0.9],
        [10, 2, 'A5', 1],
        [10, 3, 'F#5', 0.85],
        [10, 4.5, 'E5', 0.7],
        [11, 0, 'E5', 0.85],
        [11, 3, 'C#5', 0.65],
        [12, 0, 'D5', 0.8],

        [13, 2, 'F#5', 0.5],
        [14, 1, 'E5', 0.42],
      ],
    },
    {
      // who answers, a fifth or an octave below and from the other side
      pan: -0.42,
      gain: 0.32,
      bright: 0.26,
      ring: 4.5,
      send: 0.6,
      notes: [
        [8, 1, 'B4', 0.8],
        [8, 3, 'D5', 0.9],
        [8, 4, 'E5', 0.85],
        [9, 0, 'D5', 0.95],
        [9, 2, 'B4', 0.8],
        [9, 3.5, 'A4', 0.75],
        [10, 1, 'D5', 0.7],
        [10, 3, 'A4', 0.75],
        [11, 1.5, 'A4', 0.6],
        [12, 2, 'F#4', 0.55],
        [13, 4, 'D4', 0.4],
      ],
    },
    {
      // far away, the overtones of a string that is only touched
      pan: 0.1,
      gain: 0.1,
      bright: 0.7,
      ring: 5,
      send: 1.6,
      notes: [
        [1, 3.5, 'A5', 0.9],
        [3, 4.5, 'D6', 1],
        [7, 3.5, 'B5', 0.9],
        [12, 4.5, 'A5', 0.8],
        [14, 4, 'D6', 0.9],
        [15, 3, 'A5', 0.8],
      ],
    },
  ],
}

/** The level of a held note that breathes a whole number of times a loop. */
const breathing =
  (times: number, phase: number) =>
  (seconds: number, harmonic: number): number =>
    (0.55 + 0.45 * Math.sin((2 * Math.PI * times * seconds) / loop.seconds + phase + harmonic * 0.9)) ** 2

/** The looping track, as long as its period: its last sample runs into its first. */
export function composeLoop(): Track {
  const random = createRandom(2025)
  const track = createTrack(loop.seconds, { circular: true })
  addDrone(track, { hertz: hertz('D2'), gain: 0.15, level: breathing(2, 0) }, random)
  addDrone(track, { hertz: hertz('A2'), gain: 0.085, pan: -0.25, level: breathing(3, 1.3) }, random)
  addDrone(track, { hertz: hertz('D3'), gain: 0.06, pan: 0.25, level: breathing(2, 2.6) }, random)
  addDrone(track, { hertz: hertz('A3'), gain: 0.024, pan: 0.1, harmonics: [1, 0.25, 0.08], level: breathing(5, 4) }, random)
  addDrone(track, { hertz: hertz('F#4'), gain: 0.008, pan: -0.3, harmonics: [1, 0.15], level: breathing(1, 5) }, random)
  play(track, score, random)
  addRoom(track, 0.26)
  master(track)
  return track
}
