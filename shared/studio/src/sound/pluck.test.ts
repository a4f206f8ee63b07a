import { expect, it } from 'vitest'
import { createRandom } from '../toolkit/random.ts'
import { hertz, type NoteName, sampleRate } from './pitch.ts'
import { pluckString } from './pluck.ts'

/** How much of a frequency is in a sound. */
function strength(sound: Float64Array, frequency: number): number {
  let [real, imaginary] = [0, 0]
  sound.forEach((value, i) => {
    const angle = (2 * Math.PI * frequency * i) / sampleRate
    real += value * Math.cos(angle)
    imaginary += value * Math.sin(angle)
  })
  return Math.hypot(real, imaginary)
}

const loudest = (sound: Float64Array): number => sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

it.each<NoteName>(['G2', 'D4', 'B5'])('is in tune within a few cents: %s', note => {
  const sound = pluckString({ hertz: hertz(note), bright: 0.3, ring: 6, length: 3 }, createRandom(1))
  const found = strength(sound, hertz(note))
  for (const cents of [-12, 12]) expect(found).toBeGreaterThan(strength(sound, hertz(note) * 2 ** (cents / 1200)))
})

it('begins and ends in silence, and dies away between', () => {
  const sound = pluckString({ hertz: 220, bright: 0.3, ring: 2, length: 3 }, createRandom(1))
  expect(Math.abs(sound[0])).toBe(0)
  expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(1e-4)
  expect(loudest(sound.subarray(sampleRate, 1.2 * sampleRate))).toBeLessThan(loudest(sound.subarray(0, 0.2 * sampleRate)) / 10)
})
