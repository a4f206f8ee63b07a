import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, hairs, indigoDye, lagoonDye, linenDye, plumDye, roseDye, saffronDye, skins } from '../people/dyes.ts'
import { drawFigure, type FigureDyes, type FigureParameters } from '../people/figure.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import type { Curve, Point } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'
import { horizon, layCamp, type View } from './multitudes-tents.ts'

const noise = createNoise(41)

/** Units. */
const sunrise = { x: 330, y: 330, radius: 118 }

const viewOf = (frame: Frame): View => {
  const unit = frame.portrait ? frame.width / 675 : 0.76 * frame.unit
  return frame.portrait
    ? { ...frame, unit, left: -622 * unit, top: 0 }
    : // A hero shows a band of it, on low screens little more than half of its height: sun, roof and teacher are in that.
      { ...frame, unit, left: 160 * frame.unit, top: 37 * frame.unit }
}

const placeIn =
  ({ unit, left, top }: View) =>
  (x: number, y: number): Point => [left + x * unit, top + y * unit]

const draw =
  (answering: boolean): PictureDrawing['draw'] =>
  frame => {
    const view = viewOf(frame)
    const [x, y] = placeIn(view)(sunrise.x, sunrise.y)
    const lit = { x: x / frame.width, y: y / frame.height, radius: 0.85 }
    const canvas = createGround(frame, mix(dye.rose, dye.paper, 0.25), dye.paper, lit)
    windSun(canvas, view)
    layAir(canvas, view)
    layCamp(canvas, view)
    layShadows(canvas, view)
    layTarpaulin(canvas, view)
    drawSchool(canvas, view, answering)
    return canvas
  }

/** First light over a camp: under a tarpaulin a teacher reads to children who sit round her, and school goes on. */
export const emergencyEducation: PictureDrawing = { shape: 0.5, portrait: 'drawn', draw: draw(false) }
/** She has asked something, and they know it. */
export const emergencyEducationAnswered: PictureDrawing = { shape: 0.5, portrait: 'never', draw: draw(true) }

function windSun(canvas: Canvas, view: View): void {
  const k = view.unit
  const [x, y] = placeIn(view)(sunrise.x, sunrise.y)
  const turns = 28
  const warm = ramp([dye.marigold, mix(dye.marigold, dye.ember, 0.5), dye.ember])
  for (let q = 0; q < turns; q++) {
    const ring: Curve = t => {
      const angle = t * TAU
      const radius = ((sunrise.radius * (q + 0.5)) / turns + 1.6 * noise.at(q * 0.3, Math.cos(angle), Math.sin(angle))) * k
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    }
    strand(canvas, ring, {
      pieces: 160,
      width: (3.2 + 1.2 * hash(q, 18)) * k,
      colour: t => scale(warm(0.25 + 0.7 * (0.5 + 0.5 * Math.sin(t * TAU - 0.9))), 0.85 + 0.3 * hash(q, 19)),
      ply: 9 * k,
      round: 0.4,
    })
  }
}

/** Threads of morning air bend round the sun. */
function layAir(canvas: Canvas, view: View): void {
  const { width, unit: k, top } = view
  const [sunX, sunY] = placeIn(view)(sunrise.x, sunrise.y)
  const radius = sunrise.radius * k
  const gap = 4.63
  for (let i = Math.floor(-top / k / gap); i < 84; i++) {
    const y = top + (i + 0.5) * gap * k
    const dy = (y - sunY) / radius
    const own = hash(i, 20)
    const x = (t: number): number => -20 * k + t * (width + 40 * k)
    const dx = (t: number): number => (x(t) - sunX) / radius
    strand(
      canvas,
      t => {
        const push = Math.exp(-(dx(t) ** 2) / 1.7) * Math.exp(-(dy * dy) / 1.3) * Math.sign(dy || 1) * radius * 0.72
        return [x(t), y + push + 5 * k * noise.at(i * 0.1, t * 3)]
      },
      {
        pieces: 150,
        width: (0.9 + 1.1 * own) * k,
        colour: mix(mix(dye.ember, dye.marigold, 0.3), dye.iris, hash(i, 23) > 0.7 ? 0.8 : 0),
        opacity: t => (0.12 + 0.5 * own * own) * smooth(0, 0.45, Math.hypot(dx(t), dy) - 0.98 + 0.5 * Math.max(0, Math.abs(dy) - 0.8)),
      },
    )
  }
}

/** The feet of the four poles and their heads, units: back left, back right, front right, front left. */
const poles: readonly (readonly [Point, Point])[] = [
  [
    [612, 560],
    [600, 262],
  ],
  [
    [1256, 560],
    [1272, 250],
  ],
  [
    [1420, 720],
    [1440, 300],
  ],
  [
    [470, 730],
    [450, 318],
  ],
]

function layTarpaulin(canvas: Canvas, view: View): void {
  const k = view.unit
  const at = placeIn(view)
  for (const [foot, head] of [poles[0], poles[1], poles[3], poles[2]]) {
    strand(canvas, t => at(lerp(foot[0], head[0], t), lerp(foot[1], head[1] - 12, t)), {
      pieces: 40,
      width: 9 * k,
      colour: mix(dye.umber, dye.clay, 0.3),
      round: 0.8,
      ply: 16 * k,
      light: [-0.9, -0.2],
    })
  }
  layRopes(canvas, at, k)
  const [backLeft, backRight, frontRight, frontLeft] = poles.map(([, head]) => head)
  const count = 74
  const dyes = ramp([dye.clay, dye.ember, mix(dye.ember, dye.marigold, 0.5), dye.marigold, mix(dye.marigold, dye.butter, 0.5)])
  for (let i = 0; i < count; i++) {
    const v = i / (count - 1)
    const left: Point = [lerp(backLeft[0], frontLeft[0], v), lerp(backLeft[1], frontLeft[1], v)]
    const right: Point = [lerp(backRight[0], frontRight[0], v), lerp(backRight[1], frontRight[1], v)]
    // it hangs between its poles and swells in the wind
    const sag = (t: number): number =>
      26 * 4 * t * (1 - t) * (0.5 + 0.5 * Math.abs(2 * v - 1)) -
      74 * Math.sin(Math.PI * v) * Math.sin(Math.PI * clamp(t)) +
      7 * noise.at(t * 4, v * 3)
    strand(canvas, t => at(lerp(left[0], right[0], t), lerp(left[1], right[1], t) + sag(t)), {
      pieces: 120,
      width: 4.4 * k,
      colour: t => {
        const slope = sag(t + 0.01) - sag(t - 0.01)
        const band = v > 0.78 && v < 0.86 ? 0.35 : 0
        return scale(dyes(clamp(0.5 - 0.12 * slope + 0.24 * (0.5 - v) + band + 0.1 * noise.at(t * 9, v * 7))), 0.92 + 0.16 * hash(i, 27))
      },
      round: 0.5,
      ply: 9 * k,
    })
  }
}

/** Guy ropes to pegs in the ground. */
function layRopes(canvas: Canvas, at: (x: number, y: number) => Point, k: number): void {
  const pegs: readonly (readonly [Point, Point])[] = [
    [poles[3][1], [330, 742]],
    [poles[2][1], [1566, 736]],
  ]
  for (const [head, peg] of pegs) {
    strand(canvas, t => at(lerp(head[0], peg[0], t), lerp(head[1], peg[1], t) + 14 * Math.sin(Math.PI * t)), {
      pieces: 40,
      width: 3 * k,
      colour: dye.clay,
      ply: 8 * k,
      round: 0.5,
    })
  }
}

type Pupil = { x: number; foot: number; yaw: number; parameters: Partial<FigureParameters>; dyes: Partial<FigureDyes> }

const sitting: Partial<FigureParameters> = { stance: 'floor', left: 'lap', right: 'lap', hem: 0.17, legs: 'trousers', nod: -6 }

/** In the order in which they cover each other. */
const pupils: readonly Pupil[] = [
  {
    x: 770,
    foot: 640,
    yaw: 62,
    parameters: { age: 9, wear: 'hijab', hem: 0.17 },
    dyes: { skin: skins.olive, wear: roseDye, top: lagoonDye, legs: indigoDye },
  },
  {
    x: 1240,
    foot: 650,
    yaw: -72,
    parameters: { age: 11, build: 0.8, hair: 'cropped' },
    dyes: { skin: skins.deep, top: indigoDye, legs: plumDye },
  },
  {
    x: 664,
    foot: 700,
    yaw: 88,
    parameters: { age: 8, build: 0.8, hair: 'afro' },
    dyes: { skin: skins.ebony, top: goldDye, legs: indigoDye },
  },
  {
    x: 1330,
    foot: 726,
    yaw: -104,
    parameters: { age: 7, hair: 'puffs', right: 'hang' },
    dyes: { skin: skins.bronze, top: roseDye, legs: lagoonDye },
  },
  {
    x: 690,
    foot: 790,
    yaw: 118,
    parameters: { age: 10, hair: 'braids', right: 'raised' },
    dyes: { skin: skins.deep, top: emberDye, legs: plumDye },
  },
  {
    x: 1240,
    foot: 816,
    yaw: -140,
    parameters: { age: 9, build: 0.8, hair: 'cropped', left: 'lap' },
    dyes: { skin: skins.honey, hair: hairs.brown, top: linenDye, legs: indigoDye },
  },
  {
    x: 838,
    foot: 846,
    yaw: 148,
    parameters: { age: 7, build: 0.8, wear: 'cap' },
    dyes: { skin: skins.bronze, top: lagoonDye, wear: goldDye, legs: indigoDye },
  },
  {
    x: 1108,
    foot: 862,
    yaw: -166,
    parameters: { age: 11, hair: 'tail' },
    dyes: { skin: skins.porcelain, hair: hairs.copper, top: indigoDye, legs: plumDye },
  },
  {
    x: 972,
    foot: 872,
    yaw: 178,
    parameters: { age: 8, wear: 'wrap' },
    dyes: { skin: skins.ebony, top: saffronDye, wear: lagoonDye, legs: plumDye },
  },
]

/** Heights grow with nearness, as the land's do. */
const tallAt = (foot: number): number => 0.66 * (foot - horizon) + 130

function layShadows(canvas: Canvas, view: View): void {
  const k = view.unit
  const at = placeIn(view)
  const shade = (x: number, y: number, wide: number, tall: number): void =>
    strand(canvas, t => at(x - wide + 2 * wide * t, y), {
      pieces: 30,
      width: tall * k,
      soft: tall * 0.8 * k,
      mode: 'multiply',
      colour: mix(dye.plum, dye.rose, 0.45),
      opacity: t => 0.75 * smooth(0, 0.3, t) * smooth(1, 0.7, t),
    })
  shade(1010, 700, 480, 150)
  for (const { x, foot } of pupils) shade(x + 24, foot - 4, 92, 16)
  shade(1034, 656, 90, 14)
}

function drawSchool(canvas: Canvas, view: View, answering: boolean): void {
  const k = view.unit
  const at = placeIn(view)
  const light = [-0.6, 0.55, 0.55] as const
  const [teacherX, teacherFoot] = at(1000, 656)
  const look = { gap: 2.9, ambient: 0.22, front: 0.86 }
  drawFigure(
    canvas,
    view,
    { age: 45, wear: 'wrap', hem: 0.97, left: 'book', right: 'book', load: 'book', turn: -8, nod: answering ? -4 : 8, lean: 2 },
    { x: teacherX, foot: teacherFoot, tall: 318 * k, yaw: -22, pitch: 8, light },
    { ...look, dyes: { skin: skins.deep, top: lagoonDye, wear: emberDye } },
  )
  for (const [n, { x, foot, yaw, parameters, dyes }] of pupils.entries()) {
    const [pupilX, pupilFoot] = at(x, foot)
    drawFigure(
      canvas,
      view,
      { ...sitting, ...parameters, ...(answering && (n % 3 === 0 ? ({ left: 'raised' } as const) : ({ right: 'raised' } as const))) },
      { x: pupilX, foot: pupilFoot, tall: tallAt(foot) * k, yaw, pitch: 14, light },
      { ...look, dyes },
    )
  }
}
