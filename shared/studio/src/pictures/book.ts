import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import { bezier, type Curve, type Point, through } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { clamp, lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { createRandom, hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'

/** An open book in the frame: where its back is and how large it is. */
type Book = {
  /** A point of the open pages, px: s from -1 (left edge) over 0 (back) to 1, q from 0 (far) to 1 (near). */
  page: (s: number, q: number) => Point
  /** Where its threads gather, and the way they go from there, px. */
  rope: Curve
  k: number
}

/** How high a page stands above the table, from the back (0) to its edge (1). */
const arch = (a: number): number => 0.3 * Math.sin(Math.PI * Math.min(1, a ** 0.75)) * (1 - 0.35 * a) + 0.02

function openBook({ width, height, unit: k, portrait }: Frame): Book {
  const size = (portrait ? 1000 : 1420) * k
  const [x, y] = portrait ? [width * 0.5, height * 0.54] : [width * 0.6, height * 0.7]
  const rope = portrait
    ? through([
        [x, y - 330 * k],
        [x + 4 * k, y - 430 * k],
        [x + 90 * k, y - 540 * k],
        [x + 210 * k, y - 520 * k],
        [x + 320 * k, y - 580 * k],
        [x + 540 * k, y - 720 * k],
      ])
    : through([
        [x, y - 400 * k],
        [x + 8 * k, y - 500 * k],
        [x + 110 * k, y - 590 * k],
        [x + 270 * k, y - 560 * k],
        [x + 440 * k, y - 590 * k],
        [x + 720 * k, y - 760 * k],
      ])
  const page = (s: number, q: number): Point => {
    const z = (q - 0.5) * 1.25
    const away = 3.1 - z * 0.75
    return [x + ((s * 1.06) / away) * size, y + ((z * 0.62 - arch(Math.abs(s)) * 0.95) / away) * size]
  }
  return { page, rope, k }
}

/** Light from the upper left on the bend of the pages, 0..1. */
function pageLight(s: number): number {
  const a = Math.abs(s)
  const rise = (arch(a + 0.01) - arch(a)) / 0.01
  return s < 0 ? clamp(0.72 - 0.34 * rise) : clamp(0.72 + 0.3 * rise)
}

const sides = [-1, 1] as const
const leaves = 30

/** The cover and the block of leaves, seen at their near and outer edges. */
function layBlock(canvas: Canvas, { page, k }: Book): void {
  for (let n = leaves; n >= 0; n--) {
    const cover = n > leaves - 4
    const leaf = mix(dye.linen, dye.umber, 0.15 + 0.25 * hash(n, 5))
    const edge = n & 1 ? 1 : 0.72
    for (const side of sides) {
      strand(
        canvas,
        t => {
          const [x, y] = page(side * t, 1)
          return [x + side * t * n * 0.5 * k, y + n * 1.7 * k]
        },
        {
          pieces: 70,
          width: 2 * k,
          colour: t =>
            cover ? scale(dye.ember, 0.4 + 0.4 * pageLight(side * t)) : scale(leaf, (0.35 + 0.55 * pageLight(side * t)) * edge),
        },
      )
      strand(
        canvas,
        t => {
          const [x, y] = page(side, t)
          return [x + side * n * 0.5 * k, y + n * 1.7 * k]
        },
        { pieces: 40, width: 2.1 * k, colour: cover ? scale(dye.ember, 0.7) : scale(leaf, edge * 0.75) },
      )
    }
  }
}

const laid = 300

/** The paper: close laid threads along the lines of text. */
function layPaper(canvas: Canvas, { page, k }: Book): void {
  for (let n = 0; n <= laid; n++) {
    const grain = 0.86 + 0.14 * hash(n, 7)
    strand(canvas, t => page(t * 2 - 1, n / laid), {
      pieces: 160,
      width: 3 * k,
      colour: t => {
        const s = t * 2 - 1
        const light = pageLight(s) * grain
        const gutter = smooth(0, 0.1, Math.abs(s))
        return mix(
          scale(dye.umber, 0.35),
          mix(scale(dye.linen, 0.72), dye.paper, light),
          clamp(0.22 + 0.78 * gutter) * (0.55 + 0.45 * light),
        )
      },
    })
  }
}

const lines = 22
const margin = 0.13
const ink = mix(dye.ink, dye.indigo, 0.35)

/** Where the last words of a line end: paragraphs end short. */
const lineEnd = (line: number): number => (line % 7 === 6 ? 0.36 + 0.3 * hash(line, 8) : 0.88)
const lineAt = (line: number): number => 0.07 + (0.86 * line) / (lines - 1)

/** Lines of stitched words that stay on the page. No letters: stitches as long as words are. */
function stitchText(canvas: Canvas, { page, k }: Book): void {
  const random = createRandom(64)
  for (let line = 0; line < lines; line++) {
    for (const side of sides) {
      let s = margin + (line % 7 === 0 ? 0.05 : 0)
      const end = lineEnd(line + (side > 0 ? 3 : 0))
      while (s < end) {
        const word = Math.min(random.between(0.022, 0.085), end - s)
        const start = s
        const [from, to] = side < 0 ? [-(margin + 0.88 - start), -(margin + 0.88 - start - word)] : [start, start + word]
        s += word + 0.018
        if (random() > smooth(-2, 11, line)) continue // this word has left the page
        strand(canvas, t => page(lerp(from, to, t), lineAt(line)), {
          pieces: 10,
          width: t => (1.6 + 2.2 * Math.sin(Math.PI * t) ** 0.35) * k * (0.75 + 0.35 * lineAt(line)),
          colour: scale(ink, 0.8 + 0.4 * random()),
          opacity: 0.92,
          round: 0.4,
        })
      }
    }
  }
}

const yarns = [dye.marigold, dye.butter, dye.rose, dye.marigold, dye.paper, mix(dye.teal, dye.butter, 0.6)]

/**
 * A thread of text: a line of it lies on the page still, then lifts off, turning from ink to gold, to where
 * the threads gather, and runs on among them.
 */
function layRisingThread(canvas: Canvas, { page, rope, k }: Book, n: number): void {
  const side = sides[n & 1]
  const q = lineAt(Math.floor(hash(n, 22) ** 1.7 * lines * 0.56))
  const leaving = side * (0.1 + 0.74 * hash(n, 23) ** 0.9)
  const began = leaving + side * Math.min(0.88 - Math.abs(leaving), 0.03 + 0.06 * hash(n, 26))
  const [phase, radius] = [hash(n, 24) * TAU, Math.sqrt(hash(n, 27))]
  const beside = (t: number): Point => {
    const [x, y] = rope(t)
    const [ax, ay] = rope(t + 0.01)
    const length = Math.hypot(ax - x, ay - y) || 1
    const off = (7 + 24 * smooth(0.2, 1, t)) * k * radius * Math.cos(phase + t * 15)
    return [x - ((ay - y) / length) * off, y + ((ax - x) / length) * off]
  }
  const [from, before, joined] = [page(leaving, q), page(leaving + side * 0.02, q), beside(0)]
  const height = from[1] - joined[1]
  const rise = bezier(
    from,
    [from[0] + (from[0] - before[0]) * 3, from[1] + (from[1] - before[1]) * 3 - height * (0.2 + 0.3 * hash(n, 28))],
    [joined[0] - side * 0.001, joined[1] + height * (0.42 + 0.2 * hash(n, 29))],
    joined,
  )
  const curve: Curve = t => {
    if (t < 0.14) return page(lerp(began, leaving, t / 0.14), q)
    return t < 0.52 ? rise((t - 0.14) / 0.38) : beside((t - 0.52) / 0.48)
  }
  const yarn = yarns[Math.floor(hash(n, 30) * yarns.length)]
  const width = (1 + 1.5 * hash(n, 25)) * k
  strand(canvas, curve, {
    pieces: 200,
    width: t => width * (t < 0.14 ? 1.25 : 1),
    colour: t => scale(mix(ink, yarn, smooth(0.05, 0.17, t)), (0.72 + 0.4 * smooth(0.1, 0.5, t)) * (0.8 + 0.3 * Math.sin(phase + t * 15))),
    opacity: t => 0.95 * smooth(0, 0.03, t),
    round: 0.5,
  })
}

/** The shade of the book on the table. */
function layFootShade(canvas: Canvas, { page, k }: Book): void {
  for (let n = 0; n < 5; n++) {
    strand(
      canvas,
      t => {
        const [x, y] = page((t * 2 - 1) * 1.03, 1)
        return [x + 14 * k, y + (54 + n * 5) * k]
      },
      { pieces: 60, width: 40 * k, soft: (18 + n * 9) * k, mode: 'multiply', colour: [0.25, 0.3, 0.32], opacity: 0.3 },
    )
  }
}

function drawBook(frame: Frame): Canvas {
  const { unit: k, portrait } = frame
  const [x, y] = portrait ? [0.5, 0.3] : [0.62, 0.32]
  const canvas = createGround(frame, scale(dye.lagoon, 0.3), mix(dye.lagoon, dye.teal, 0.22), {
    x,
    y,
    radius: portrait ? 0.62 : 0.8,
  })
  warp(canvas, frame, { colour: dye.butter, opacity: 0.05, seed: 65 })
  const book = openBook(frame)
  layFootShade(canvas, book)
  layBlock(canvas, book)
  layPaper(canvas, book)
  stitchText(canvas, book)
  for (let n = 0; n < 230; n++) layRisingThread(canvas, book, n)
  const [gx, gy] = book.rope(0)
  glow(canvas, gx, gy + 70 * k, 300 * k, dye.marigold, { strength: 0.16, falloff: 2.5, stretch: 1.1 })
  bloom(canvas, 0.22, 28 * k, 0.4)
  vignette(canvas, 0.4, portrait ? 0.5 : 0.58, 0.45)
  return canvas
}

export const pictures = {
  /** Education: an open book, whose lines of text lift off the page as thread and go out into the world. */
  education: { shape: 0.625, portrait: 'drawn', draw: drawBook },
} satisfies Record<string, PictureDrawing>
