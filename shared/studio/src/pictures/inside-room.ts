/** The room behind the table: its wall, a high barred window, and the light that comes through it. */
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import type { Point, Point3 } from '../toolkit/curve.ts'
import type { Frame } from '../toolkit/frame.ts'
import { glow } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'

const noise = createNoise(501)

const pane = { left: 668, right: 932, top: 58, bottom: 236 }

/** A wall in the light of its window. */
export function layWall(canvas: Canvas, { width, unit: k }: Frame): void {
  for (let y = -4; y < 460; y += 5) {
    strand(canvas, t => [t * width, (y + 3 * noise.at(t * 4, y * 0.03)) * k], {
      pieces: 70,
      width: 6.6 * k,
      round: 0.6,
      ply: 12 * k,
      colour: t => {
        const away = Math.hypot((t * 1600 - 800) / 760, (y - 150) / 420)
        const lit = smooth(1.05, 0.1, away) ** 1.6
        const course = 0.88 + 0.12 * smooth(0.02, 0.1, Math.abs(((y / 92) % 1) - 0.5))
        return scale(mix(scale(dye.clay, 0.16), mix(dye.ember, dye.marigold, 0.2), lit * 0.75), course * (0.8 + 0.4 * hash(y | 0, 502)))
      },
    })
  }
}

/** A window in a thick wall, with four bars. */
export function layWindow(canvas: Canvas, { unit: k }: Frame): void {
  const { left, right, top, bottom } = pane
  glow(canvas, ((left + right) / 2) * k, ((top + bottom) / 2) * k, 420 * k, dye.marigold, { strength: 0.35 })
  for (let x = left; x <= right; x += 3.4)
    strand(canvas, t => [x * k, lerp(top, bottom, t) * k], {
      pieces: 16,
      width: 4 * k,
      colour: t => mix(mix(dye.butter, dye.paper, 0.7), mix(dye.butter, dye.marigold, 0.4), t),
      round: 0.2,
    })
  // the wall is thick: its sill and its sides take the light
  for (let n = 0; n < 6; n++) {
    const out = n * 6.5
    const reveal = mix(mix(dye.marigold, dye.butter, 0.3), dye.clay, n / 7)
    strand(canvas, t => [lerp(left - out, right + out, t) * k, (bottom + out) * k], {
      pieces: 12,
      width: 7.6 * k,
      colour: reveal,
      round: 0.7,
    })
    for (const [x, dark] of [
      [left - out, 0.45],
      [right + out, 0.8],
    ] as const)
      strand(canvas, t => [x * k, lerp(top - out, bottom + out, t) * k], {
        pieces: 12,
        width: 7.6 * k,
        colour: scale(reveal, dark),
        round: 0.7,
      })
    strand(canvas, t => [lerp(left - out, right + out, t) * k, (top - out) * k], {
      pieces: 12,
      width: 7.6 * k,
      colour: scale(reveal, 0.3),
      round: 0.7,
    })
  }
  for (let n = 1; n < 5; n++) {
    const x = lerp(left, right, n / 5)
    strand(canvas, t => [x * k, lerp(top - 8, bottom + 8, t) * k], {
      pieces: 20,
      width: 15 * k,
      colour: scale(dye.umber, 0.75),
      rope: 34 * k,
    })
  }
}

/** Threads of light from the window to the book. */
export function layBeam(canvas: Canvas, { unit: k }: Frame, at: (point: Point3) => Point): void {
  for (let i = 0; i < 90; i++) {
    const [u, v] = [hash(i, 503), hash(i, 504)]
    const from: Point = [lerp(pane.left + 8, pane.right - 8, u) * k, lerp(pane.top + 20, pane.bottom, v) * k]
    const to = at([lerp(-1.7, 1.7, u), 0.1, lerp(-1.2, 0.9, v)])
    strand(canvas, t => [lerp(from[0], to[0], t), lerp(from[1], to[1], t)], {
      mode: 'add',
      pieces: 40,
      width: t => (1.4 + 1.8 * t) * k,
      colour: mix(dye.butter, dye.marigold, hash(i, 505)),
      opacity: t => (0.05 + 0.13 * hash(i, 506)) * smooth(0, 0.15, t) * smooth(1, 0.3, t),
    })
  }
}
