import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { createCloth } from '../toolkit/cloth.ts'
import { type Colour, dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Curve, type Point, polyline, through } from '../toolkit/curve.ts'
import { engrave } from '../toolkit/engrave.ts'
import { createCanvas, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { strand } from '../toolkit/strand.ts'
import { eyeOf, layNeedle, layShade, type Needle, needleLine } from './needle.ts'
import { runningWord } from './running-hand.ts'
import { wovenLayers } from './things-woven.ts'

// All lengths are units; u and v run across and down the page, from its middle.

const page = { left: -352, right: 372, top: -476, bottom: 492 }
const lie = -0.055
const middle: Point = [446, 560]

const ontoPage = (x: number, y: number): Point => {
  const [dx, dy] = [x - middle[0], y - middle[1]]
  return [dx * Math.cos(lie) + dy * Math.sin(lie), -dx * Math.sin(lie) + dy * Math.cos(lie)]
}
const fromPage = (u: number, v: number): Point => [
  middle[0] + u * Math.cos(lie) - v * Math.sin(lie),
  middle[1] + u * Math.sin(lie) + v * Math.cos(lie),
]

/** How far inside the page, negative outside; its corners are worn round. */
function inside(u: number, v: number): number {
  const [cu, cv] = [(page.left + page.right) / 2, (page.top + page.bottom) / 2]
  const [a, b] = [(page.right - page.left) / 2 - 16 - Math.abs(u - cu), (page.bottom - page.top) / 2 - 16 - Math.abs(v - cv)]
  return 16 + (a < 0 && b < 0 ? -Math.hypot(a, b) : Math.min(a, b))
}

const saffron = ramp([
  scale(dye.clay, 0.3),
  scale(mix(dye.clay, dye.ember, 0.4), 0.9),
  mix(dye.ember, dye.marigold, 0.55),
  dye.marigold,
  mix(dye.marigold, dye.butter, 0.4),
])
const linen = ramp([
  scale(dye.umber, 0.5),
  mix(dye.umber, dye.linen, 0.4),
  mix(dye.umber, dye.linen, 0.78),
  dye.linen,
  mix(dye.linen, dye.paper, 0.7),
  dye.paper,
])

/** The cloth on the table, and the page with its gutter at the left. */
function layPage(canvas: Canvas, frame: Frame): void {
  const { width, height, unit: k } = frame
  const half = width / k / 2
  const noise = createNoise(151)
  const place = (x: number, y: number): Point => ontoPage((x + 1) * half, y * half + height / k / 2)
  const cloth = createCloth(
    frame,
    (x, y) => {
      const [u, v] = place(x, y)
      const within = smooth(-3, 5, inside(u, v))
      const wave = 9 * noise.at(u / 260, v / 330, 4) + 15 * Math.sin(((u - page.left) / (page.right - page.left)) * Math.PI * 0.9)
      const gutter = -34 * smooth(page.left + 90, page.left, u)
      const table = 26 * noise.at(u / 300, v / 300) + 9 * noise.at(u / 120, v / 140, 7)
      return lerp(table, 34 + wave + gutter, within) / half
    },
    { light: [-0.55, 0.55, 0.63], pull: 0, depth: 0.7, shadow: 0.5 },
  )
  const at = (i: number): Point => place(cloth.x[i], cloth.y[i])
  const onPage = (i: number): boolean => inside(...at(i)) > 0
  const shade = (light: number, i: number): number => {
    const [u, v] = at(i)
    if (inside(u, v) > 0) return light * (1 - 0.55 * smooth(page.left + 70, page.left, u) ** 1.4)
    return light * (1 - 0.72 * smooth(-34, 26, inside(u - 24, v - 30)))
  }
  engrave(
    canvas,
    cloth,
    wovenLayers({
      where: i => !onPage(i),
      warpAt: x => (x * half) / 8,
      weftAt: (_, y) => (y * half) / 8,
      warp: (light, id) => saffron(light * (id % 12 < 2 ? 0.74 : 0.92)),
      weft: (light, id) => saffron(light * (id % 12 < 2 ? 0.72 : 0.86)),
    }),
    { ambient: 0.22, body: 0.96, light: shade },
  )
  engrave(
    canvas,
    cloth,
    wovenLayers({
      where: onPage,
      warpAt: (x, y) => place(x, y)[0] / 5.4,
      weftAt: (x, y) => place(x, y)[1] / 5.4,
      warp: light => linen(0.08 + light * 0.98),
      weft: light => linen(0.05 + light * 0.95),
      fill: [0.84, 0.97],
    }),
    { ambient: 0.34, body: 0.97, character: 0.2, light: shade },
  )
}

const rows = 9
const spacing = 92
const rowAt = (row: number): number => page.top + 120 + row * spacing
const marginAt = page.left + 150

const onto =
  (k: number, curve: Curve): Curve =>
  t => {
    const [x, y] = fromPage(...curve(t))
    return [x * k, y * k]
  }

/** A thread on the page, with the little shade of what is sewn on. */
function sew(canvas: Canvas, frame: Frame, curve: Curve, width: number, colour: Colour, pieces = 60): void {
  const { unit: k } = frame
  layShade(canvas, frame, curve, width * 0.9, { height: 3.5, opacity: 0.5 })
  strand(canvas, curve, { pieces, width: width * k, colour, round: 0.85, ply: width * 1.5 * k })
}

/** The lines of the page, the two of its margin, and the cord that binds it. */
function rulePage(canvas: Canvas, frame: Frame): void {
  const { unit: k } = frame
  const noise = createNoise(152)
  for (let row = 0; row < rows; row++) {
    const v = rowAt(row) + 7
    const line: Curve = t => [lerp(page.left + 60, page.right - 26, t), v + 1.6 * noise.at(t * 9, row)]
    strand(canvas, onto(k, line), { width: 2.6 * k, colour: mix(dye.iris, dye.linen, 0.35), round: 0.6, ply: 7 * k, opacity: 0.85 })
  }
  for (const off of [0, 9]) {
    const line: Curve = t => [marginAt + off + 1.2 * noise.at(t * 7, off + 20), lerp(page.top + 26, page.bottom - 24, t)]
    strand(canvas, onto(k, line), { width: 3 * k, colour: mix(dye.ember, dye.rose, 0.25), round: 0.7, ply: 8 * k })
  }
  for (let n = 0; n < 5; n++) {
    const v = lerp(page.top + 70, page.bottom - 150, n / 4)
    const stitch = polyline([
      [page.left + 22, v],
      [page.left + 24, v + 84],
    ])
    sew(canvas, frame, onto(k, stitch), 9, dye.ember, 12)
  }
}

type Name = { colour: Colour; seed: number; words: readonly [number, number] }

const names: readonly Name[] = [
  { colour: dye.indigo, seed: 3, words: [170, 190] },
  { colour: mix(dye.ember, dye.clay, 0.3), seed: 8, words: [120, 230] },
  { colour: dye.lagoon, seed: 14, words: [210, 130] },
  { colour: mix(dye.clay, dye.umber, 0.5), seed: 21, words: [150, 160] },
  { colour: dye.marigold, seed: 5, words: [180, 176] },
  { colour: mix(dye.plum, dye.indigo, 0.3), seed: 34, words: [230, 150] },
  { colour: mix(dye.lagoon, dye.teal, 0.6), seed: 40, words: [140, 140] },
  { colour: dye.ember, seed: 47, words: [190, 200] },
  { colour: mix(dye.indigo, dye.iris, 0.6), seed: 55, words: [130, 210] },
]
/** The name that was missing. */
const missing = 4

function sewNames(canvas: Canvas, frame: Frame): void {
  const { unit: k } = frame
  names.forEach(({ colour, seed, words }, row) => {
    const line = rowAt(row) + 2
    let from = marginAt + 44
    for (const length of words) {
      sew(canvas, frame, onto(k, runningWord(seed, from, length, line)), row === missing ? 7.4 : 6.2, colour, 260)
      from += length + 34
    }
    if (row === missing) return
    // two strokes in the margin: here in the morning, here in the afternoon
    const u = page.left + 98
    for (const side of [-1, 1]) {
      const stroke = polyline([
        [u + 5 * side, line - 34],
        [u + 21 * side, line],
      ])
      sew(canvas, frame, onto(k, stroke), 6.2, colour, 8)
    }
  })
}

/** The golden thread runs on from the end of the missing name to the needle. */
function layNeedleAndThread(canvas: Canvas, frame: Frame): void {
  const { unit: k } = frame
  const px = (u: number, v: number): Point => {
    const [x, y] = fromPage(u, v)
    return [x * k, y * k]
  }
  const needle: Needle = { end: px(262, 168), point: px(62, 452), thickness: 7.5 }
  const eye = eyeOf(needle)
  const last = names[missing].words
  const end = marginAt + 44 + last[0] + 34 + last[1]
  const thread = through([
    px(end, rowAt(missing) + 2),
    px(end + 40, rowAt(missing) + 4),
    px(end + 92, rowAt(missing) + 44),
    px(end + 70, rowAt(missing) + 108),
    px(end - 10, rowAt(missing) + 112),
    px(end - 6, rowAt(missing) + 172),
    eye,
  ])
  const tail = through([eye, px(296, 196), px(330, 250), px(306, 318), px(338, 372)])
  layShade(canvas, frame, needleLine(needle), 10, { height: 10, opacity: 0.6 })
  for (const curve of [tail, thread]) {
    layShade(canvas, frame, curve, 7, { height: 8, opacity: 0.55 })
    strand(canvas, curve, { pieces: 240, width: 7 * k, colour: dye.marigold, round: 0.9, ply: 11 * k })
  }
  layNeedle(canvas, frame, needle)
}

export const pictures = {
  /** A school register, its names sewn in: the one that was missing is added in gold. */
  'education-register': {
    shape: 5 / 4,
    draw(frame) {
      const canvas = createCanvas(frame, dye.marigold)
      layPage(canvas, frame)
      rulePage(canvas, frame)
      sewNames(canvas, frame)
      layNeedleAndThread(canvas, frame)
      bloom(canvas, 0.12, 20 * frame.unit, 0.6)
      vignette(canvas, 0.25, 0.5, 0.45)
      return canvas
    },
  },
} satisfies Record<string, PictureDrawing>
