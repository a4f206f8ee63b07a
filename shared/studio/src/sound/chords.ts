import type { NoteName } from './pitch.ts'

/** The chords of the music, each as five strings from low to high. */
export const chords = {
  d: ['D3', 'A3', 'D4', 'F#4', 'A4'],
  bMinor: ['B2', 'A3', 'D4', 'F#4', 'B4'],
  g: ['G2', 'G3', 'B3', 'D4', 'A4'],
  aSuspended: ['A2', 'E3', 'A3', 'D4', 'E4'],
  a: ['A2', 'E3', 'A3', 'C#4', 'E4'],
  eMinor: ['E3', 'G3', 'B3', 'D4', 'G4'],
  dOnFSharp: ['F#2', 'D3', 'A3', 'D4', 'F#4'],
  dWide: ['D2', 'D3', 'A3', 'F#4', 'D5'],
  gWide: ['G2', 'D3', 'B3', 'G4', 'D5'],
} as const satisfies Record<string, readonly NoteName[]>
