import { expect, it } from 'vitest'
import { createRandom } from '../toolkit/random.ts'
import { addDrone } from './drone.ts'
import { limit } from './limit.ts'
import { loudness } from './loudness.ts'
import { master, targetLoudness } from './master.ts'
import { sampleRate } from './pitch.ts'
import { addRoom } from './room.ts'
import { measureSeam } from './seam.ts'
import { createTrack, place, type Track } from './track.ts'
import { waveFile } from './wave-file.ts'

const sine = (frequency: number, seconds: number, height = 1): Float64Array =>
  Float64Array.from({ length: seconds * sampleRate }, (_, i) => height * Math.sin((2 * Math.PI * frequency * i) / sampleRate))

const clickless = ({ left, length }: Track): boolean => {
  const { step, largest } = measureSeam(left, 0, length)
  return step > 0 && step <= largest * 1.01
}

it('what rings past the end of a circular track rings into its beginning, and is cut from one that ends', () => {
  const sound = new Float64Array(sampleRate).fill(1)
  const [round, straight] = [true, false].map(circular => createTrack(2, { circular }))
  for (const track of [round!, straight!]) place(track, sound, { at: 1.5, gain: 1, pan: -1 })
  expect([round!.left[0], round!.left[sampleRate], round!.left[2 * sampleRate - 1]]).toEqual([1, 0, 1])
  expect(straight!.left[0]).toBe(0)
})

it('a drone, a room and the last touches leave a circular track without a seam', () => {
  const track = createTrack(1, { circular: true })
  addDrone(track, { hertz: 146.83, gain: 0.3, level: () => 1 }, createRandom(1))
  place(track, sine(300, 0.5), { at: 0.8, gain: 0.2, send: 0.5 })
  addRoom(track, 0.3)
  expect(clickless(track)).toBe(true)
  master(track)
  expect(clickless(track)).toBe(true)
  expect(loudness([track.left, track.right])).toBeCloseTo(targetLoudness, 1)
})

it('a click is found', () => {
  const whole = sine(100, 1)
  const { step, largest } = measureSeam(whole, 0, sampleRate - 120)
  expect(step).toBeGreaterThan(10 * largest)
})

it('loudness is the standard’s: a 997 Hz sine at full scale in one channel is -3.01 LUFS', () => {
  expect(loudness([sine(997, 2), new Float64Array(2 * sampleRate)])).toBeCloseTo(-3.01, 1)
  expect(loudness([new Float64Array(sampleRate)])).toBe(Number.NEGATIVE_INFINITY)
})

it('a limited track keeps below its ceiling, and is untouched elsewhere', () => {
  const track = createTrack(1, { circular: true })
  place(track, sine(200, 1, 0.1), { at: 0, gain: 1, pan: -1 })
  place(track, sine(200, 0.01, 2), { at: 0.5, gain: 1, pan: -1 })
  const before = track.left[1000]
  limit(track, 0.5)
  expect(Math.max(...track.left)).toBeLessThanOrEqual(0.5 + 1e-9)
  expect(track.left[1000]).toBe(before)
})

it('a wave file may begin before the beginning', () => {
  const file = new DataView(waveFile(Float64Array.of(0.25, 0.5), Float64Array.of(0, -1), -1, 3).buffer)
  expect(file.getUint32(40, true)).toBe(24)
  expect([44, 48, 52, 60].map(offset => file.getFloat32(offset, true))).toEqual([0.5, -1, 0.25, 0.5])
})
