import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import type { Point } from '../toolkit/curve.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'

/** Angles in radians, lengths in units; `pattern` counts the weaves, `id` the cloths. */
export type Leaf = { at: Point; angle: number; length: number; breadth: number; pattern: number; light: number; id: number }

const cloths: readonly (readonly [Colour, Colour, Colour])[] = [
  [dye.teal, dye.butter, dye.lagoon],
  [dye.marigold, dye.clay, dye.butter],
  [mix(dye.lagoon, dye.teal, 0.4), dye.marigold, dye.paper],
  [dye.ember, dye.butter, dye.marigold],
  [mix(dye.teal, dye.butter, 0.4), dye.lagoon, dye.paper],
  [dye.rose, dye.ember, dye.paper],
  [mix(dye.indigo, dye.iris, 0.5), dye.butter, dye.rose],
  [dye.linen, dye.lagoon, dye.ember],
  [mix(dye.lagoon, dye.teal, 0.7), dye.rose, dye.marigold],
]

/** Stripes along, bands across, checks, chevrons, dots. */
function patternAt(pattern: number, along: number, across: number): 0 | 1 | 2 {
  const bands = Math.floor((along + 1) * 5.5)
  const stripes = Math.floor((across + 1) * 3.5)
  if (pattern === 0) return stripes % 2 ? 0 : 1
  if (pattern === 1) return bands % 3 === 1 ? 1 : bands % 6 === 3 ? 2 : 0
  if (pattern === 2) return (bands + stripes) % 2 ? 1 : 0
  if (pattern === 3) return Math.floor((along + Math.abs(across) * 0.55 + 2) * 5) % 2 ? 1 : 0
  return bands % 2 && stripes % 2 ? 2 : 0
}

/** A leaf cut from cloth: threads along it, its pattern woven in, a seam round it and a stitched rib. */
export function layLeaf(
  canvas: Canvas,
  place: (x: number, y: number) => Point,
  { at, angle, length, breadth, pattern, light, id }: Leaf,
  k: number,
): void {
  const cloth = cloths[id % cloths.length]
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const profile = (t: number): number => breadth * (1 - t * t) ** 0.75 * (1 - 0.22 * t)
  const on = (t: number, o: number): Point => {
    const bend = 0.16 * length * t * t
    const [u, v] = [t * length, o * profile(t) + bend]
    return place(at[0] + u * c - v * s, at[1] + u * s + v * c)
  }
  strand(
    canvas,
    t => {
      const p = on(t * 1.8 - 0.9, 0)
      return [p[0] + 5 * k, p[1] + 9 * k]
    },
    {
      pieces: 14,
      width: t => profile(t * 1.8 - 0.9) * 2 * k,
      soft: 7 * k,
      mode: 'multiply',
      colour: [0.2, 0.25, 0.28],
      opacity: 0.5,
    },
  )
  const threads = 15
  for (let i = 0; i < threads; i++) {
    const o = ((i + 0.5) / threads) * 2 - 1
    const round = 1 - 0.26 * (o + 0.35) ** 2
    strand(canvas, t => on(t * 1.96 - 0.98, o), {
      pieces: 44,
      width: t => Math.max(1.2, (profile(t * 1.96 - 0.98) / threads) * 2.3) * k,
      round: 0.7,
      colour: t => {
        const weave = Math.floor(t * 30 + (i % 2) * 0.5) % 2 ? 1 : 0.88
        return scale(cloth[patternAt(pattern, t * 2 - 1, o)], light * round * weave * (0.9 + 0.2 * hash(i, id)))
      },
    })
  }
  for (const side of [-1, 1])
    strand(canvas, t => on(t * 2 - 1, side * 0.99), { pieces: 30, width: 2.6 * k, round: 0.8, colour: scale(cloth[1], light * 1.05) })
  strand(canvas, t => on(t * 1.7 - 0.95, 0), {
    pieces: 90,
    width: 2.6 * k,
    colour: scale(dye.paper, light),
    opacity: t => (Math.sin(t * 62) > -0.1 ? 0.9 : 0),
  })
}
