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

/** Length of a window of the spectrum, samples; a power of two. */
const windowed = 4096

/** The power at each frequency, in steps of `sampleRate / windowed`, on average over windows half a second apart. */
function spectrum(samples: Float32Array): Float64Array {
  const power = new Float64Array(windowed / 2)
  for (let from = 0; from + windowed <= samples.length; from += sampleRate / 2) {
    const real = Float64Array.from({ length: windowed }, (_, i) => (samples[from + i] ?? 0) * Math.sin((Math.PI * i) / windowed) ** 2)
    const imaginary = new Float64Array(windowed)
    transform(real, imaginary)
    power.forEach((_, k) => {
      power[k] = (power[k] ?? 0) + (real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2
    })
  }
  return power
}

/** The fast Fourier transform (Cooley and Tukey 1965), in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const { length } = real
  if (length === 1) return
  const part = (all: Float64Array, odd: 0 | 1) => Float64Array.from({ length: length / 2 }, (_, i) => all[2 * i + odd] ?? 0)
  const [evenR, evenI, oddR, oddI] = [part(real, 0), part(imaginary, 0), part(real, 1), part(imaginary, 1)]
  transform(evenR, evenI)
  transform(oddR, oddI)
  for (let k = 0; k < length / 2; k++) {
    const [c, d] = [Math.cos((2 * Math.PI * k) / length), -Math.sin((2 * Math.PI * k) / length)]
    const [r, i] = [oddR[k] ?? 0, oddI[k] ?? 0]
    const [x, y] = [r * c - i * d, r * d + i * c]
    real[k] = (evenR[k] ?? 0) + x
    imaginary[k] = (evenI[k] ?? 0) + y
    real[k + length / 2] = (evenR[k] ?? 0) - x
    imaginary[k + length / 2] = (evenI[k] ?? 0) - y
  }
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

  it('is warm, as the films are: its weight lies where a voice has its own, and nothing hisses', () => {
    const power = spectrum(decode(name, 0))
    const at = (k: number): number => (k * sampleRate) / windowed
    const sum = power.reduce((total, each) => total + each, 0)
    const centroid = power.reduce((total, each, k) => total + each * at(k), 0) / sum
    expect(centroid).toBeGreaterThan(150)
    expect(centroid).toBeLessThan(600)
    expect(power.reduce((total, each, k) => (at(k) > 5000 ? total + each : total), 0) / sum).toBeLessThan(0.002)
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
