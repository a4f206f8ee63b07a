/** The thread that runs through the whole trailer: it enters with the first picture and leaves with the last. */
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import type { Curve } from '../toolkit/curve.ts'
import { glow } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, smooth } from '../toolkit/numbers.ts'
import { strand } from '../toolkit/strand.ts'

const noise = createNoise(2025)

/** Widths of the picture that the thread runs on in a second. */
const speed = 0.055

/** Seconds in which it is drawn in, and in which it leaves. */
const drawnIn = 2.6
const leaves = 2.8

/** Lays the thread over a picture, `time` seconds into a trailer of `length` seconds. */
export function layTrailerThread(canvas: Canvas, time: number, length: number): void {
  const { width, height } = canvas
  const unit = width / 1600
  const curve: Curve = t => {
    const place = t * 1.1 - 0.05
    const run = place + time * speed
    const wave = 0.03 * noise.at(run * 1.7, 0.3) + 0.012 * noise.at(run * 5.1, 4.2)
    return [place * width, height * (0.79 + wave)]
  }
  const head = smooth(0, drawnIn, time) * 1.02
  const tail = smooth(length - leaves, length - 0.4, time) * 1.02
  const opacity = (t: number): number => clamp((head - t) * 40) * clamp((t - tail) * 40)
  const shadow: Curve = t => {
    const [x, y] = curve(t)
    return [x + 3 * unit, y + 7 * unit]
  }
  strand(canvas, shadow, {
    pieces: 200,
    width: 7 * unit,
    soft: 6 * unit,
    mode: 'multiply',
    colour: [0.25, 0.2, 0.22],
    opacity: t => 0.6 * opacity(t),
  })
  strand(canvas, curve, {
    pieces: 260,
    width: 4.6 * unit,
    ply: 11 * unit,
    round: 0.9,
    from: time * speed * width,
    colour: t => scale(mix(dye.marigold, dye.butter, 0.35), 1 + 0.9 * Math.exp(-(((t - spark(time)) / 0.05) ** 2))),
    opacity,
  })
  const [x, y] = curve(spark(time))
  if (opacity(spark(time)) > 0.5) glow(canvas, x, y, 60 * unit, dye.marigold, { strength: 0.22 })
}

/** Where the light on the thread is, 0..1: it runs along it again and again. */
const spark = (time: number): number => ((time / 4.5) % 1) * 1.3 - 0.15
