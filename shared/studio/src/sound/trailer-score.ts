import { createRandom } from '../toolkit/random.ts'
import { chords } from './chords.ts'
import { addDrone } from './drone.ts'
import { master } from './master.ts'
import { hertz } from './pitch.ts'
import { addRoom } from './room.ts'
import { play, type Score } from './score.ts'
import { createTrack, type Track } from './track.ts'

/** Length of the trailer's music, seconds. */
const trailerSeconds = 54

/** A thread alone, a melody along it (20 s), the strings rise (33 s) to the cloth at two thirds (36.4 s), and a last chord (48.4 s) rings out. */
const score: Score = {
  breath: 0.4,
  barLength: 3,
  bars: [
    { chord: chords.d, strings: '0.....', strength: 0.7 },
    { chord: chords.d, strings: '0...2.', strength: 0.7 },
    { chord: chords.bMinor, strings: '0..2..', strength: 0.72 },
    { chord: chords.g, strings: '0.1.3.', strength: 0.74 },

    { chord: chords.aSuspended, strings: '01.2.3', strength: 0.78 },
    { chord: chords.d, strings: '012.4.', strength: 0.8 },
    { chord: chords.bMinor, strings: '0123.4', strength: 0.82 },
    { chord: chords.g, strings: '01324.', strength: 0.84 },

    { chord: chords.eMinor, strings: '012432', strength: 0.86 },
    { chord: chords.dOnFSharp, strings: '012343', strength: 0.92 },
    { chord: chords.g, strings: '012343', strength: 0.98 },
    { chord: chords.a, strings: '012343', strength: 1.05 },

    { chord: chords.dWide, strings: '012343', strength: 1.25 },
    { chord: chords.gWide, strings: '012343', strength: 1.2 },
    { chord: chords.a, strings: '01234.', strength: 1.05 },
    { chord: chords.aSuspended, strings: '0.23..', strength: 0.85 },

    { chord: chords.dWide, strings: '01234.', strength: 0.95 },
  ],
  voices: [
    {
      pan: 0.3,
      gain: 0.3,
      bright: 0.34,
      ring: 4,
      send: 0.75,
      notes: [
        [6, 4, 'F#5', 0.75],
        [6, 5, 'A5', 0.8],
        [7, 0, 'B5', 0.9],
        [7, 2, 'A5', 0.75],
        [7, 4, 'F#5', 0.7],
        [8, 0, 'E5', 0.8],

        [10, 0, 'B4', 0.8],
        [10, 2, 'D5', 0.9],
        [10, 4, 'E5', 0.95],
        [11, 0, 'E5', 1],
        [11, 2, 'F#5', 1.05],
        [11, 4, 'A5', 1.1],

        [12, 0, 'F#5', 1.15],
        [12, 0.06, 'A5', 1.2],
        [12, 2, 'B5', 1.1],
        [12, 4, 'A5', 1],
        [13, 0, 'B5', 1.15],
        [13, 2, 'A5', 1],
        [13, 3, 'F#5', 0.95],
        [14, 0, 'E5', 1],
        [14, 3, 'C#5', 0.8],
        [15, 0, 'D5', 0.75],
        [15, 2, 'E5', 0.7],
        [16, 0, 'D5', 0.9],
        [16, 3, 'F#5', 0.5],
        [16, 5, 'A5', 0.4],
      ],
    },
    {
      pan: -0.42,
      gain: 0.32,
      bright: 0.27,
      ring: 4.5,
      send: 0.6,
      notes: [
        [8, 1, 'B4', 0.7],
        [8, 3, 'D5', 0.8],
        [9, 0, 'A4', 0.8],
        [9, 2, 'D5', 0.85],
        [9, 4, 'F#5', 0.85],
        [12, 1, 'D5', 0.9],
        [12, 3, 'F#5', 0.9],
        [13, 1, 'D5', 0.85],
        [13, 4, 'B4', 0.8],
        [14, 1.5, 'A4', 0.7],
      ],
    },
    {
      pan: 0.1,
      gain: 0.1,
      bright: 0.7,
      ring: 5,
      send: 1.6,
      notes: [
        [0, 4, 'A5', 0.8],
        [1, 3, 'D6', 0.7],
        [3, 2, 'A5', 0.8],
        [5, 4, 'D6', 0.9],
        [11, 5, 'D6', 1.2],
        [14, 5, 'A5', 0.9],
        [16, 4.5, 'D6', 0.8],
      ],
    },
  ],
}

/** Straight lines between points of time (seconds) and level. */
const along =
  (...points: readonly (readonly [number, number])[]) =>
  (seconds: number): number => {
    const next = points.findIndex(([time]) => time > seconds)
    const [to, level] = points[next === -1 ? points.length - 1 : next]
    const [from, before] = points[Math.max(0, next === -1 ? points.length - 1 : next - 1)]
    return to === from ? level : before + ((level - before) * (seconds - from)) / (to - from)
  }

/** The music of the trailer, once from silence to silence. */
export function composeTrailerScore(): Track {
  const random = createRandom(1948)
  const track = createTrack(trailerSeconds, { circular: false })
  const ground = along([0, 0], [5, 0.5], [28, 0.6], [36.4, 1], [44, 0.85], [48, 0.6], [53.5, 0.02], [trailerSeconds, 0])
  const light = along([0, 0], [14, 0.1], [30, 0.4], [36.4, 1], [44, 0.6], [50, 0.05], [trailerSeconds, 0])
  addDrone(track, { hertz: hertz('D2'), gain: 0.15, level: ground }, random)
  addDrone(track, { hertz: hertz('A2'), gain: 0.085, pan: -0.25, level: ground }, random)
  addDrone(track, { hertz: hertz('D3'), gain: 0.06, pan: 0.25, level: ground }, random)
  addDrone(track, { hertz: hertz('A3'), gain: 0.05, pan: 0.1, harmonics: [1, 0.25, 0.08], level: light }, random)
  addDrone(track, { hertz: hertz('F#4'), gain: 0.022, pan: -0.3, harmonics: [1, 0.15], level: light }, random)
  play(track, score, random)
  addRoom(track, 0.28)
  fadeOut(track)
  master(track)
  return track
}

/** Seconds over which the last of the room falls silent. */
const fade = 2

function fadeOut({ left, right, length }: Track): void {
  const samples = (fade / trailerSeconds) * length
  for (const channel of [left, right]) for (let back = 1; back <= samples; back++) channel[length - back] *= ((back - 1) / samples) ** 2
}
