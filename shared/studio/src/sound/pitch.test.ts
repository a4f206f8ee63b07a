import { expect, it } from 'vitest'
import { hertz } from './pitch.ts'

it('tunes A4 to 440 Hz, octaves to doubles, and C4 to nine semitones below', () => {
  expect(hertz('A4')).toBe(440)
  expect(hertz('A2')).toBeCloseTo(110)
  expect(hertz('C4')).toBeCloseTo(261.626, 3)
  expect(hertz('F#5')).toBeCloseTo(739.989, 3)
})
