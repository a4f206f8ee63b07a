/** Samples a second of all sound. */
export const sampleRate = 48_000

/** A note by its name and octave in scientific pitch notation: A4 is 440 Hz. */
export type NoteName = `${'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'}${'' | '#'}${1 | 2 | 3 | 4 | 5 | 6}`

const semitones = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 } as const

/** Frequency of a note in equal temperament, Hz. */
export function hertz(note: NoteName): number {
  const above = semitones[note[0] as keyof typeof semitones] + (note.includes('#') ? 1 : 0)
  const octave = Number(note.at(-1))
  return 440 * 2 ** (octave - 4 + (above - semitones.A) / 12)
}
