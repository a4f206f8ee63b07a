import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, hairs, indigoDye, lagoonDye, linenDye, plumDye, roseDye, saffronDye, skins } from '../people/dyes.ts'
import { drawFigure, type FigureDyes, type FigureParameters } from '../people/figure.ts'
import { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Point, through } from '../toolkit/curve.ts'
import { createFrame, createGround, type Frame } from '../toolkit/frame.ts'
import { glow } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'
import { horizon, layLand, layTrees } from './multitudes-valley.ts'

const noise = createNoise(101)

const draw =
  (people: readonly Person[], evening: boolean) =>
  (frame: Frame): Canvas => {
    const canvas = createGround(frame, mix(dye.linen, dye.rose, 0.25), dye.paper, { x: 0.3, y: 0.2, radius: 0.9 })
    layAir(canvas, frame)
    layLand(canvas, frame)
    layTrees(canvas, frame)
    layStream(canvas, frame)
    layPool(canvas, frame)
    if (evening) layEvening(canvas, frame)
    for (const person of people) drawPerson(canvas, frame, person, evening)
    return canvas
  }

/** A part of a picture, from nearer: `left` and `top` are where it begins, units. */
const nearer =
  (drawn: (frame: Frame) => Canvas, { by, left, top }: { by: number; left: number; top: number }): PictureDrawing['draw'] =>
  frame => {
    const whole = drawn(createFrame(frame.width * by, frame.height / frame.width))
    const k = frame.unit * by
    return new Canvas(frame.width, frame.height).lay(whole, () => 1, -Math.round(left * k), -Math.round(top * k))
  }

function layAir(canvas: Canvas, { width, height, unit: k }: Frame): void {
  for (let i = 0; i < 60; i++) {
    const own = hash(i, 102)
    const y = (height * (horizon + 0.05) * (i + 0.5)) / 60
    strand(canvas, t => [t * width, y + 7 * k * noise.at(t * 3, i * 0.15)], {
      pieces: 90,
      width: (0.8 + 1.2 * own) * k,
      colour: mix(mix(dye.ember, dye.marigold, 0.5), dye.teal, hash(i, 103) > 0.6 ? 0.85 : 0),
      opacity: 0.08 + 0.22 * own * own,
    })
  }
}

const waters = ramp([scale(dye.lagoon, 0.7), dye.lagoon, dye.teal, mix(dye.teal, dye.paper, 0.55), dye.paper])

const course = through([
  [1060, 344],
  [1090, 362],
  [1176, 382],
  [1130, 408],
  [1030, 436],
  [1090, 474],
  [1250, 506],
  [1350, 548],
  [1356, 600],
  [1322, 672],
])

/** From the far hills, wider as it comes near. */
function layStream(canvas: Canvas, { unit: k }: Frame): void {
  const count = 34
  for (let i = 0; i < count; i++) {
    const off = (i / (count - 1)) * 2 - 1
    strand(
      canvas,
      t => {
        const [x, y] = course(t)
        const wide = 3 + 62 * t ** 1.7
        return [(x + off * wide + 5 * t * noise.at(t * 9, i * 0.3)) * k, (y + off * wide * 0.16 + 3 * t * noise.at(t * 7, i * 0.5, 4)) * k]
      },
      {
        pieces: 200,
        width: t => (0.8 + 3.6 * t ** 1.4) * k,
        colour: t => waters(0.32 + 0.4 * noise.at(t * 16 - i * 0.2, i * 0.6) + 0.22 * (hash(i, 104) - 0.3)),
        opacity: t => smooth(0, 0.1, t),
        round: 0.5,
      },
    )
  }
}

const pool = { x: 1318, y: 716, wide: 214, tall: 62 }

/** The spring: rings round the place where a jar is filled. */
function layPool(canvas: Canvas, { unit: k }: Frame): void {
  const rings = 26
  for (let i = rings - 1; i >= 0; i--) {
    const share = (i + 0.6) / rings
    const ring = (t: number): Point => {
      const angle = t * TAU
      const r = share * (1 + 0.1 * noise.at(Math.cos(angle) * 1.4, Math.sin(angle) * 1.4, 2))
      return [(pool.x + Math.cos(angle) * pool.wide * r) * k, (pool.y + Math.sin(angle) * pool.tall * r) * k]
    }
    strand(canvas, ring, {
      pieces: 120,
      width: (i === rings - 1 ? 6 : 9.4) * k,
      colour: t =>
        i === rings - 1
          ? mix(dye.clay, dye.umber, 0.4)
          : waters(0.2 + 0.3 * Math.sin(i * 1.7) * 0.5 + 0.42 * smooth(0.35, 0.75, (t + 0.1) % 1) * share + 0.1 * hash(i, 105)),
      round: 0.6,
    })
  }
}

type Person = { x: number; foot: number; tall?: number; yaw: number; parameters: Partial<FigureParameters>; dyes: Partial<FigureDyes> }

const give: Partial<FigureParameters> = { left: 'offer', right: 'offer' }

/** From far to near. */
const line: readonly Person[] = [
  {
    x: 1004,
    foot: 700,
    yaw: 74,
    parameters: { age: 58, build: 0.9, wear: 'turban', beard: true, hem: 0.95, ...give },
    dyes: { skin: skins.bronze, hair: hairs.grey, top: linenDye, wear: emberDye },
  },
  {
    x: 878,
    foot: 704,
    yaw: 70,
    parameters: { age: 12, hair: 'braids', hem: 0.55, left: 'carry', right: 'carry', load: 'jar' },
    dyes: { skin: skins.deep, top: saffronDye, load: emberDye },
  },
  {
    x: 744,
    foot: 712,
    yaw: 72,
    parameters: { age: 34, wear: 'wrap', hem: 0.95, ...give },
    dyes: { skin: skins.ebony, top: indigoDye, wear: goldDye },
  },
  {
    x: 600,
    foot: 720,
    yaw: -70,
    parameters: { age: 26, build: 1, hair: 'afro', hem: 0.17, left: 'carry', right: 'carry', load: 'jar' },
    dyes: { skin: skins.bronze, top: lagoonDye, legs: plumDye, load: emberDye },
  },
  {
    x: 470,
    foot: 728,
    yaw: 66,
    parameters: { age: 44, wear: 'hijab', hem: 0.95, ...give },
    dyes: { skin: skins.olive, top: emberDye, wear: roseDye },
  },
  {
    x: 1128,
    foot: 744,
    yaw: 62,
    parameters: { age: 30, hair: 'bun', stance: 'kneel', left: 'offer', right: 'offer', load: 'jar', lean: 24, nod: 12 },
    dyes: { skin: skins.deep, top: goldDye, load: emberDye },
  },
  {
    x: 312,
    foot: 746,
    yaw: -66,
    parameters: { age: 37, wear: 'wrap', hem: 0.95, load: 'jar-on-head', stance: 'walk', phase: 0.1, left: 'overhead', right: 'aside' },
    dyes: { skin: skins.deep, top: lagoonDye, wear: saffronDye, load: emberDye },
  },
  {
    x: 214,
    foot: 752,
    yaw: -62,
    parameters: { age: 6, hair: 'puffs', hem: 0.5, stance: 'walk', phase: 0.6, left: 'wave', right: 'swing' },
    dyes: { skin: skins.deep, top: roseDye },
  },
]

const [giver, girl, woman, man, last, kneeling, bearer, child] = line

/** To the left they hold out a jar, to the right they wait for one. */
const gives = ({ parameters, dyes, ...person }: Person, x: number, arms: 'carry' | 'offer' = 'carry'): Person => ({
  ...person,
  x,
  yaw: -68,
  parameters: { ...parameters, left: arms, right: arms, load: 'jar' },
  dyes: { ...dyes, load: emberDye },
})
const waits = ({ parameters, ...person }: Person, x: number): Person => ({
  ...person,
  x,
  yaw: 70,
  parameters: { ...parameters, ...give, load: 'none' },
})

/** A step later: the first jar is carried far away, the others are in the next hands, and the last is held out to whoever comes. */
const lineLater: readonly Person[] = [
  { ...bearer, x: 470, foot: 512, tall: 88, yaw: -118 },
  { ...child, x: 500, foot: 516, tall: 88, yaw: -118, parameters: { ...child.parameters, left: 'swing' } },
  gives(giver, 1030),
  waits(girl, 932),
  gives(woman, 838),
  waits(man, 738),
  gives(last, 640, 'offer'),
  kneeling,
]

/** A stream of threads runs down a wide land to a spring, and people of all ages pass jars of water along a line. */
export const water: PictureDrawing = { shape: 0.5625, portrait: 'never', draw: draw(line, false) }
/** The same line towards evening, from nearer. */
export const waterLater: PictureDrawing = {
  shape: 0.5625,
  portrait: 'never',
  draw: nearer(draw(lineLater, true), { by: 1.15, left: 64, top: 108 }),
}

/** The sun is low: the sky is dusk at its top and gold over the hills, and on the left, beside the words, night comes. */
function layEvening(canvas: Canvas, { width, height, unit: k }: Frame): void {
  const { pixels } = canvas
  const dusk = mix(dye.iris, dye.rose, 0.35)
  const gold = mix(dye.rose, dye.marigold, 0.45)
  const land = mix(dye.rose, dye.iris, 0.3)
  for (let p = 0; p < pixels.length; p += 3) {
    const x = ((p / 3) % width) / width
    const y = Math.floor(p / 3 / width) / height
    const tone = mix(mix(dusk, gold, smooth(0, horizon, y)), land, smooth(horizon, 0.75, y))
    for (let n = 0; n < 3; n++) pixels[p + n] *= tone[n] * lerp(0.42, 1, smooth(0.1, 0.48, x))
  }
  glow(canvas, 640 * k, 330 * k, 640 * k, mix(dye.marigold, dye.ember, 0.3), { strength: 0.32 })
}

function drawPerson(canvas: Canvas, frame: Frame, { x, foot, yaw, parameters, dyes, ...own }: Person, evening: boolean): void {
  const k = frame.unit
  const tall = own.tall ?? lerp(0.42 * (foot - 664) + 236, 270, 0.2)
  strand(canvas, t => [(x - (evening ? 0.08 * tall : 20) + (evening ? 0.75 * tall : 120) * t) * k, (foot - 2 + 8 * t) * k], {
    pieces: 30,
    width: 15 * k,
    soft: 8 * k,
    mode: 'multiply',
    colour: mix(dye.lagoon, dye.rose, 0.35),
    opacity: t => 0.65 * smooth(0, 0.15, t) * smooth(1, 0.4, t),
  })
  drawFigure(
    canvas,
    frame,
    parameters,
    { x: x * k, foot: foot * k, tall: tall * k, yaw, pitch: 6, light: evening ? [-0.75, 0.35, 0.55] : [-0.7, 0.5, 0.5] },
    { dyes, gap: 2.7, ambient: evening ? 0.36 : 0.22 },
  )
}
