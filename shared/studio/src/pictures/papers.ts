import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import type { Curve, Point } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { lerp } from '../toolkit/numbers.ts'
import { createRandom, hash } from '../toolkit/random.ts'
import { layRopes } from '../toolkit/rope.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { layPileShade, laySheet, onSheet, pileOf, type Sheet, sheets } from './papers-pile.ts'
import { bands, bow, layFrays } from './papers-tie.ts'

const yarns = [dye.indigo, mix(dye.indigo, dye.iris, 0.4), dye.lagoon, dye.indigo, mix(dye.lagoon, dye.teal, 0.4)]

/** A sewn line on the top sheet. */
function sewLine(canvas: Canvas, frame: Frame, sheet: Sheet, from: Point, to: Point, colour: Colour, width: number): void {
  const { unit: k } = frame
  const curve = (lift: number): Curve => {
    return t => {
      const [x, y] = onSheet(frame, sheet, lerp(from[0], to[0], t), lerp(from[1], to[1], t) + 0.004 * Math.sin(t * 31 + from[1] * 50))
      return [x + lift * k, y + lift * 1.3 * k]
    }
  }
  strand(canvas, curve(2.2), { pieces: 60, width: width * k, soft: 2.4 * k, mode: 'multiply', colour: [0.4, 0.36, 0.42], opacity: 0.6 })
  strand(canvas, curve(0), { pieces: 90, width: width * k, colour, round: 0.8, ply: 9 * k })
}

/** What the paper says, in thread: a heading, paragraphs, and a small chart of what was found. */
function sewPage(canvas: Canvas, frame: Frame, sheet: Sheet): void {
  const random = createRandom(36)
  sewLine(canvas, frame, sheet, [-0.8, -1.2], [0.1, -1.2], dye.ember, 10)
  sewLine(canvas, frame, sheet, [-0.8, -1.09], [-0.2, -1.09], mix(dye.ember, dye.marigold, 0.3), 6)
  for (let line = 0; line < 24; line++) {
    const b = -0.93 + line * 0.0935
    const beside = line >= 3 && line < 9
    const ends = line % 6 === 2 ? -0.1 + 0.4 * hash(line, 37) : 0.8 - 0.05 * hash(line, 38)
    const end = beside ? Math.min(ends, 0.02) : ends
    for (let a = -0.8; a < end - 0.03; ) {
      const run = Math.min(random.between(0.14, 0.5), end - a)
      sewLine(canvas, frame, sheet, [a, b], [a + run, b], scale(yarns[line % yarns.length], 0.9 + 0.4 * random()), 4.4)
      a += run + 0.035
    }
  }
  sewChart(canvas, frame, sheet)
}

/** Bars of satin stitch. */
function sewChart(canvas: Canvas, frame: Frame, sheet: Sheet): void {
  const heights = [0.12, 0.2, 0.17, 0.31, 0.44]
  const foot = -0.13
  heights.forEach((height, bar) => {
    const a = 0.17 + bar * 0.13
    const colour = [dye.lagoon, dye.teal, dye.lagoon, dye.teal, dye.marigold][bar]
    for (let n = 0; n < height * 100; n++) {
      const b = foot - n / 100
      sewLine(canvas, frame, sheet, [a, b + 0.006], [a + 0.088, b - 0.006], scale(colour, 0.9 + 0.25 * hash(n, bar)), 4.2)
    }
  })
  sewLine(canvas, frame, sheet, [0.13, foot + 0.03], [0.82, foot + 0.03], dye.indigo, 4.4)
}

function drawPapers(frame: Frame): Canvas {
  const { unit: k } = frame
  const canvas = createGround(frame, scale(dye.indigo, 0.2), mix(scale(dye.indigo, 0.85), dye.lagoon, 0.2), {
    x: 0.62,
    y: 0.35,
    radius: 0.85,
  })
  warp(canvas, frame, { colour: dye.rose, opacity: 0.05, seed: 30, vertical: false })
  warp(canvas, frame, { colour: dye.iris, opacity: 0.05, seed: 29 })
  layPileShade(canvas, frame)
  const pileSheets = pileOf()
  for (const sheet of pileSheets) laySheet(canvas, frame, sheet)
  sewPage(canvas, frame, pileSheets[sheets - 1])
  layRopes(canvas, bands(frame), { piece: 260, shadow: 0.7 })
  const tied = bow(frame)
  layRopes(canvas, tied, { piece: 4, shadow: 0.6 })
  layFrays(canvas, frame, tied.slice(0, 2))
  bloom(canvas, 0.14, 24 * k, 0.5)
  vignette(canvas, 0.5, 0.64, 0.44)
  return canvas
}

export const pictures = {
  /** Papers: what was found out, line by line of thread, tied up to be handed on. */
  whitepapers: { shape: 0.5625, portrait: 'never', draw: drawPapers },
} satisfies Record<string, PictureDrawing>
