import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { loop } from '../../shared/media/sound/loop.ts'
import { measureSeam } from '../../shared/studio/src/sound/seam.ts'
import { blendSeam } from '../../shell/src/audio/blend-seam.ts'

/** The looping track as browsers decode it and the shell plays it. ffmpeg is Debian's package of that name. */

const sampleRate = 48_000
const soundFile = (name: string): string => fileURLToPath(new URL(`../../shared/media/sound/${name}`, import.meta.url))

/** The samples of one channel. */
function decode(name: string, channel: 0 | 1): Float32Array {
  const toSamples = ['-af', `pan=mono|c0=c${channel}`, '-f', 'f32le', '-ar', String(sampleRate), '-']
  const bytes = execFileSync('ffmpeg', ['-nostdin', '-loglevel', 'error', '-i', soundFile(name), ...toSamples], { maxBuffer: 2 ** 28 })
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}

/** Integrated loudness (LUFS) and true peak (dBTP), EBU R 128. */
function measure(name: string): { loudness: number; peak: number } {
  const meter = ['-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-']
  const { stderr: report } = spawnSync('ffmpeg', ['-nostdin', '-nostats', '-i', soundFile(name), ...meter], { encoding: 'utf8' })
  const value = (label: string): number => Number(new RegExp(`${label}:\\s+(-?[\\d.]+)`).exec(report.slice(report.indexOf('Summary')))?.[1])
  return { loudness: value('I'), peak: value('Peak') }
}

describe.each(['loop.webm', 'loop.ogg', 'loop.m4a'])('%s', name => {
  it('has at most 700 kB', () => {
    expect(statSync(soundFile(name)).size).toBeLessThanOrEqual(700_000)
  })

  it('is as loud as music behind words may be, and never clips', () => {
    const { loudness, peak } = measure(name)
    expect(loudness).toBeGreaterThanOrEqual(-20)
    expect(loudness).toBeLessThanOrEqual(-16)
    expect(peak).toBeLessThan(-1.5)
  })

  it.each([0, 1] as const)('holds the loop and its continuation, and goes round without a click: channel %i', channel => {
    const decoded = decode(name, channel)
    const period = loop.seconds * sampleRate
    // Padding before the beginning, which some decoders leave in, moves both ends of the loop alike.
    for (const padding of [0, 312, 1024, 2112]) {
      const from = loop.leadIn * sampleRate - padding
      expect(decoded.length).toBeGreaterThan(from + period + 2112)
      const played = decoded.slice()
      blendSeam(played, from, from + period, 960)
      const [raw, { step, largest }] = [measureSeam(decoded, from, period), measureSeam(played, from, period)]
      // Before the blend the loop meets itself but for the codec's noise: its ends are one period apart.
      expect(raw.step).toBeLessThan(0.01)
      expect(step).toBeLessThanOrEqual(largest)
    }
  })
})
