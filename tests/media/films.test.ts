import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { greyFrames, mediaFiles, streamsOf } from './decode.ts'

const loops = mediaFiles('films', /^(hero|feature)-\d(-portrait)?\.(mp4|webm)$/)
const names = new Set(loops.map(file => basename(file).replace(/\.\w+$/, '')))

/** Mean step between two frames, of 255. */
const step = (a: Buffer, b: Buffer): number => a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length

/** What two encodings of one and the same frame differ by, a key frame and another: less than the rounding of 8 bits. */
const codingNoise = 0.6

/** How many frames on either side the step from the last to the first is compared with. */
const neighbours = 6

it('has four films for the hero, the silk framed upright too, and seven for the tiles', () => {
  const tiles = [1, 2, 3, 4, 5, 6, 7].map(n => `feature-${n}`)
  const wanted = ['hero-1', 'hero-1-portrait', 'hero-2', 'hero-3', 'hero-4', ...tiles]
  expect([...names].sort()).toEqual(wanted.sort())
  expect(loops).toHaveLength(wanted.length * 2)
})

describe.each(loops)('%s', file => {
  const av1 = file.endsWith('.webm')
  const portrait = file.includes('-portrait')

  it('is a silent film of 6 to 10 seconds, in its size and within its budget', async () => {
    const streams = await streamsOf(file)
    expect(streams).toHaveLength(1)
    const [film] = streams
    expect(film).toMatchObject({ codec_name: av1 ? 'av1' : 'h264', width: portrait ? 720 : 1280, height: portrait ? 1280 : 720 })
    const seconds = Number(film?.nb_read_packets) / 24
    expect(film?.r_frame_rate).toBe('24/1')
    expect(seconds).toBeGreaterThanOrEqual(6)
    expect(seconds).toBeLessThanOrEqual(10)
    expect(statSync(file).size).toBeLessThanOrEqual(av1 ? 700_000 : 1_200_000)
  })

  it('is a loop: the step from its last frame to its first is no larger than those beside it', async () => {
    const frames = await greyFrames(file, portrait ? 180 : 320, portrait ? 320 : 180)
    const at = (i: number): Buffer => frames.at(i % frames.length) as Buffer
    const beside = Array.from({ length: neighbours }, (_, i) => [step(at(i), at(i + 1)), step(at(-i - 2), at(-i - 1))]).flat()
    expect(step(at(-1), at(0))).toBeLessThanOrEqual(Math.max(...beside) + codingNoise)
  })

  it('does not flash: no part of it brightens and darkens more than three times in a second (WCAG 2.3.1)', async () => {
    const frames = await greyFrames(file, portrait ? 18 : 32, portrait ? 32 : 18)
    const twice = [...frames, ...frames]
    const parts = Array.from({ length: frames[0]?.length ?? 0 }, (_, part) => mostFlashes(twice.map(frame => luminance(frame[part] ?? 0))))
    expect(Math.max(...parts)).toBeLessThanOrEqual(3)
  })
})

/** Relative luminance of a grey value 0..255 (WCAG 2.2). */
const luminance = (grey: number): number => {
  const c = grey / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** A change of luminance by a tenth, where the darker is below .8, is half a flash (WCAG 2.2, "general flash"). */
const change = 0.1

/** The most flashes, pairs of opposing changes, in any second of 24 frames. */
function mostFlashes(luminances: readonly number[]): number {
  const changes: number[] = []
  let extreme = luminances[0] ?? 0
  let direction = 0
  luminances.forEach((value, frame) => {
    const difference = value - extreme
    const onwards = direction !== 0 && Math.sign(difference) === direction
    if (onwards) extreme = value
    if (onwards || Math.abs(difference) < change || Math.min(value, extreme) >= 0.8) return
    changes.push(frame)
    direction = Math.sign(difference)
    extreme = value
  })
  return Math.max(0, ...changes.map((start, i) => Math.floor(changes.slice(i).filter(frame => frame < start + 24).length / 2)))
}
