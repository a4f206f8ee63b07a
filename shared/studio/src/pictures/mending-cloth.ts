import type { Canvas } from '../toolkit/canvas.ts'
import { createCloth } from '../toolkit/cloth.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import type { Point } from '../toolkit/curve.ts'
import { layFabric } from '../toolkit/fabric.ts'
import type { Frame } from '../toolkit/frame.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, lerp, modulo, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'
import type { Trace } from '../toolkit/trace.ts'

// All lengths of this picture are units, x from its left edge, y from its top.

export const noise = createNoise(71)

/** Cloth tears along its threads, and then across them: the tear goes in steps, from the upper edge to the lower. */
const corners: readonly Point[] = [
  [1212, -80],
  [1160, 90],
  [1052, 196],
  [1110, 330],
  [1085, 410],
  [960, 520],
  [985, 690],
  [930, 800],
  [905, 1100],
]

/** Where the tear is at a height. */
export function tearAt(y: number): number {
  const next = clamp(
    corners.findIndex(([, corner]) => corner > y),
    1,
    corners.length - 1,
  )
  const [[x0, y0], [x1, y1]] = [corners[next - 1], corners[next]]
  return lerp(x0, x1, (y - y0) / (y1 - y0)) + 7 * noise.at(y / 23, 3) + 10 * noise.at(y / 60, 8)
}

/** Half the width of the tear, which is closed down to `mendedTo`; from there on the two halves still lie apart. */
export const gapAt = (y: number, mendedTo: number): number =>
  92 * smooth(mendedTo - 30, mendedTo + 575, y) + 10 * smooth(mendedTo - 20, mendedTo + 60, y)

const isOpen = (y: number, mendedTo: number): number => smooth(mendedTo - 20, mendedTo + 80, y)

/** Height of the cloth: wide folds that run toward the mend, puckers along it, edges that curl where it is open. */
function heightOf(x: number, y: number, mendedTo: number): number {
  const off = Math.abs(x - tearAt(y)) - gapAt(y, mendedTo)
  const near = Math.exp(-Math.abs(off) / 130)
  const wide = 62 * Math.sin(x / 190 + y / 310 + 1.2 * noise.at(x / 500, y / 420, 2)) * (1 - 0.55 * near)
  const long = 40 * noise.at(x / 260 + y / 600, y / 420 - x / 900, 4)
  const pucker = 3.4 * Math.cos(y / 9 + 3 * noise.at(x / 90, y / 90)) * Math.exp(-Math.abs(off) / 70) * (1 - isOpen(y, mendedTo))
  const curl = 26 * Math.exp(-Math.max(0, off) / 46) * isOpen(y, mendedTo)
  return wide + long + pucker + curl
}

/** Distance between threads. */
const pitch = 7.5

const stripes = 42
const isRose = (row: number): boolean => {
  const place = modulo(row + 9, stripes)
  return place < 6 || (place >= 9 && place < 11)
}

const weftColour = (row: number): Colour => {
  const base = isRose(row) ? mix(dye.rose, dye.teal, 0.1) : mix(dye.lagoon, dye.teal, 0.25 + 0.5 * hash(row, 72))
  return scale(base, (isRose(row) ? 0.62 : 1.15) * (0.9 + 0.2 * hash(row, 73)))
}
const warpColour = (_row: number, column: number): Colour =>
  scale(mix(dye.lagoon, dye.teal, 0.3 * hash(column, 74)), 0.95 + 0.3 * hash(column, 75))

/** The cloth with its tear: each half is drawn away from the other, the more the nearer to it. */
function tornCloth(frame: Frame, mendedTo: number): Trace {
  const { width, unit: k } = frame
  const unit = 2 / (width / k)
  const fromTop = (y: number): number => y / unit + frame.height / k / 2
  const cloth = createCloth(frame, (x, y) => heightOf((x + 1) / unit, fromTop(y), mendedTo) * unit, {
    light: [-0.62, 0.5, 0.5],
    pull: 0.35,
    depth: 1.1,
    shadow: 0.55,
  })
  for (let o = 0; o < cloth.hit.length; o++) {
    const x = (((o % cloth.width) + 0.5) * frame.width) / cloth.width / k
    const y = ((Math.floor(o / cloth.width) + 0.5) * frame.height) / cloth.height / k
    const side = x < tearAt(y) ? -1 : 1
    const gap = gapAt(y, mendedTo)
    const off = Math.abs(x - tearAt(y)) - gap
    if (off < -3) cloth.hit[o] = 0
    const drawn = Math.exp(-Math.max(0, off) / 240) * gap * unit
    cloth.x[o] -= side * drawn
    cloth.y[o] += side * drawn * 0.35
    cloth.z[o] = off
  }
  return cloth
}

/** The woven cloth, open along its tear. */
export function layTornCloth(canvas: Canvas, frame: Frame, mendedTo: number): void {
  const { width, height, unit: k } = frame
  const cloth = tornCloth(frame, mendedTo)
  const threads = width / k / 2 / pitch
  layFabric(canvas, cloth, {
    threads,
    weft: weftColour,
    warp: warpColour,
    light: i => clothLight(cloth, i),
    // the edge is as ragged as its threads are long
    opacity: (row, _column, i) => {
      const y = ((Math.floor(i / cloth.width) / cloth.height) * height) / k
      const ragged = 9 * hash(Math.floor(row), 77) * isOpen(y, mendedTo)
      return smooth(ragged - 1, ragged + 1, cloth.z[i])
    },
  })
}

function clothLight({ width, nx, ny, nz, lit, openness, light }: Trace, i: number): number {
  const facing = Math.max(0, nx[i] * light[0] + ny[i] * light[1] + nz[i] * light[2])
  const x = (i % width) / width
  const y = Math.floor(i / width) / width
  const pool = 0.42 + 0.8 * smooth(0.62, 0.05, Math.hypot(x - 0.66, (y - 0.27) * 1.1))
  return pool * (0.16 + 1.25 * facing ** 1.3 * lit[i]) * (0.3 + 0.7 * openness[i])
}

/** The broken weft, standing out of both edges into the gap: straight and stiff, for it was woven. */
export function layFrayedEnds(canvas: Canvas, { height, unit: k }: Frame, mendedTo: number): void {
  for (let n = 0, y = mendedTo; y * k < height + 10 * k; y += pitch, n++) {
    const gap = gapAt(y, mendedTo)
    for (const side of [-1, 1]) {
      const id = n * 2 + (side + 1) / 2
      const long = hash(id, 80) > 0.86
      const length = Math.min(gap * (long ? 1.5 : 0.5), long ? 130 : 5 + 20 * hash(id, 81))
      const start = tearAt(y) + side * (gap + 10)
      const droop = (long ? 46 : 7) * (hash(id, 82) - 0.2)
      const colour = weftColour(Math.floor((y - 500) / pitch))
      const lit = side < 0 ? 1.05 : 0.7
      strand(canvas, t => [(start - side * t * (10 + length)) * k, (y + droop * t * t) * k], {
        pieces: 16,
        width: t => (5.2 - (long ? 2.6 : 1.4) * t) * k,
        colour: t => scale(colour, lit * (0.8 + 0.3 * hash(id, 84)) * (1 - 0.5 * t)),
        round: 0.8,
        ply: 7 * k,
      })
    }
  }
}
