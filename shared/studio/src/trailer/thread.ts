/**
 * The one thread of the trailer. Films of the hero have it in their picture; over the others it is laid. It enters each
 * shot at the height at which it left the one before.
 */
import type { TimedShot } from '@site/media/trailer'
import { type Doors, doors } from '../films/one-thread.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import type { Curve } from '../toolkit/curve.ts'
import { glow } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, lerp, modulo, smooth } from '../toolkit/numbers.ts'
import { strand } from '../toolkit/strand.ts'

const noise = createNoise(2025)

/** Where it runs between two pictures that it is laid over, above the words: share of the height from the top. */
const level = 0.79

/** Widths of the picture that the thread runs on in a second. */
const speed = 0.055

/** Seconds in which it sinks from the height of the shot before, and rises to that of the next. */
const settles = 2

/** How far from an edge it does so, in widths. */
const reach = 0.22

/** The way of a laid thread through its shot. */
export type Way = Doors & { readonly start: number; readonly end: number }

const doorsOf = (shot: TimedShot | undefined): Doors | undefined =>
  shot && shot.film in doors ? doors[shot.film as keyof typeof doors] : undefined

/** Undefined for a film that has the thread in its picture. */
export function wayOf(shots: readonly TimedShot[], at: number): Way | undefined {
  const { start, end } = shots[at]
  if (doorsOf(shots[at])) return undefined
  return { start, end, enters: doorsOf(shots[at - 1])?.leaves ?? level, leaves: doorsOf(shots[at + 1])?.enters ?? level }
}

/** Lays the thread over a picture, `time` seconds into the trailer. */
export function layTrailerThread(canvas: Canvas, time: number, way: Way, opacity: number): void {
  const { width, height } = canvas
  const unit = width / 1600
  const begins = (way.enters - level) * smooth(way.start + settles, way.start, time)
  const ends = (way.leaves - level) * smooth(way.end - settles, way.end, time)
  const curve: Curve = t => {
    const place = t * 1.1 - 0.05
    const run = place + time * speed
    const wave = 0.03 * noise.at(run * 1.7, 0.3) + 0.012 * noise.at(run * 5.1, 4.2)
    const led = begins * smooth(reach, 0, place) + ends * smooth(1 - reach, 1, place)
    return [place * width, height * (level + lerp(wave, 0, clamp(Math.abs(led) * 12)) + led)]
  }
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
    opacity: () => 0.6 * opacity,
  })
  const light = spark(time)
  strand(canvas, curve, {
    pieces: 260,
    width: 4.6 * unit,
    ply: 11 * unit,
    round: 0.9,
    from: time * speed * width,
    colour: t => scale(mix(dye.marigold, dye.butter, 0.35), 0.9 + 2.2 * Math.exp(-(((t - light) / 0.055) ** 2))),
    opacity: () => opacity,
  })
  for (let n = -3; n <= 3; n++) {
    const [x, y] = curve(light + n * 0.012)
    glow(canvas, x, y, 48 * unit, dye.marigold, { strength: 0.07 * opacity * Math.exp(-((n / 3) ** 2)) })
  }
}

/** Where the light on the thread is, 0..1: it runs along it again and again, and comes as the one in the film before goes. */
const spark = (time: number): number => modulo(time / 4.65 - 0.315, 1) * 1.3 - 0.15
