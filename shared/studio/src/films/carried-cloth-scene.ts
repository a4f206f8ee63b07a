/** A long cloth that hangs from hands and ripples in the wind, drawn thread by thread. */
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, scale } from '../toolkit/colour.ts'
import type { Point } from '../toolkit/curve.ts'
import type { Frame } from '../toolkit/frame.ts'
import { clamp, lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'

export type CarriedCloth = {
  /** Where it is held, from left to right, px; the outermost lie outside the frame. */
  grips: readonly Point[]
  /** Height of its upper edge at rest, px: the lower part does not follow every step. */
  rest: number
  /** How far it hangs, px. */
  depth: number
  /** How far it sags between two grips, px. */
  sag: number
  threads: number
  /** Dye at a place of the cloth: px along it, 0 (upper edge) .. 1 across it. */
  dye: (along: number, across: number) => Colour
}

type Held = {
  /** Height of the line between the grips, px: straight, and without a corner at the grips. */
  line: number
  eased: number
  /** 0 at a grip, 1 halfway. */
  slack: number
  /** px, to the right of the nearest grip. */
  beside: number
}

function heldAt(grips: readonly Point[], x: number): Held {
  const i = clamp(grips.findIndex(grip => grip[0] > x) - 1, 0, grips.length - 2)
  const [x0, y0] = grips[i]
  const [x1, y1] = grips[i + 1]
  const f = clamp((x - x0) / (x1 - x0))
  return { line: lerp(y0, y1, f), eased: lerp(y0, y1, smooth(0, 1, f)), slack: 4 * f * (1 - f), beside: f < 0.5 ? x - x0 : x - x1 }
}

/** How far the cloth stands out towards us, in units of the frame: folds that fan out from the hands, and the wind's waves. */
function billow(held: Held, u: number, across: number, t: number): number {
  const reach = 46 + 190 * across
  const fan = Math.cos((held.beside / (14 + 52 * across)) * 1.3) * Math.exp(-((held.beside / reach) ** 2)) * 13 * (1 - 0.5 * across)
  const loose = 0.25 + 0.75 * smooth(0, 0.8, across)
  const long = Math.sin(TAU * (u / 520 + 0.3 * across + t))
  const short = Math.sin(TAU * (u / 235 - 0.22 * across + 2 * t + 0.3 * long))
  const slow = Math.sin(TAU * (u / 1130 - 0.5 * across + t))
  return fan + loose * (32 * long + 10 * short + 20 * slow)
}

export function layCarriedCloth(canvas: Canvas, frame: Frame, t: number, { grips, rest, depth, sag, threads, dye }: CarriedCloth): void {
  const k = frame.unit
  const from = -30 * k
  const length = frame.width + 60 * k
  const gap = depth / threads
  for (let n = 0; n < threads; n++) {
    const across = n / (threads - 1)
    const at = (x: number): Point => {
      const held = heldAt(grips, x)
      const out = billow(held, x / k, across, t)
      return [
        x + 0.22 * out * k,
        lerp(lerp(held.line, held.eased, smooth(0, 0.3, across)), rest, smooth(0, 0.36, across)) +
          sag * (held.slack * (1 - across) ** 1.6 + 0.5 * across) +
          depth * across +
          0.34 * out * k * (0.4 + across),
      ]
    }
    const light = (x: number): number => {
      const held = heldAt(grips, x)
      const ahead = billow(heldAt(grips, x + 5 * k), (x + 5 * k) / k, across, t)
      const slope = (ahead - billow(held, x / k, across, t)) / 5
      const edge = smooth(0.05, 0, across)
      return (0.62 - 0.68 * Math.tanh(slope * 2) + 0.3 * edge) * lerp(1.06, 0.62, across)
    }
    strand(canvas, s => at(from + s * length), {
      pieces: 200,
      width: gap * 1.4,
      round: 0.4,
      ply: 16 * k,
      colour: s => {
        const x = from + s * length
        return scale(dye(x / k, across), (0.3 + light(x)) * (0.91 + 0.18 * hash(n, 7)))
      },
    })
  }
}
