import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, hairs, indigoDye, linenDye, plumDye, roseDye, skins } from '../people/dyes.ts'
import { drawFigure } from '../people/figure.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'
import type { Point } from '../toolkit/curve.ts'
import { through } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { project, trace } from '../toolkit/trace.ts'
import { columnX, createPortico, portico, porticoPart } from './solids-portico.ts'

const turned = rotation(-21, 7)
/** The column that is wound anew, and how far up the new thread has come while it is. */
const renewed = 1
const woundTo = portico.floor + 1.02

/** From the portico's axes to the picture. */
type Place = (x: number, y: number, z: number) => Point

const stone: Ramp = ramp([
  scale(dye.plum, 0.4),
  mix(dye.plum, dye.indigo, 0.4),
  mix(dye.plum, dye.rose, 0.25),
  mix(dye.iris, dye.rose, 0.55),
  dye.rose,
  dye.paper,
])
const dim =
  (colours: Ramp, by: number): Ramp =>
  light =>
    colours(light * by)

function windPortico(canvas: Canvas, frame: Frame, view: { span: number; x: number; y: number }, newTo: number): void {
  const traced = trace(createPortico(), {
    ...view,
    width: frame.width,
    height: frame.height,
    rotation: turned,
    light: [-0.66, 0.52, 0.54],
    near: 4,
    far: -4,
    shadow: 0.62,
  })
  const noise = createNoise(19)
  const wander = (x: number, y: number, z: number): number => 0.008 * noise.at(x * 4, y * 4, z * 4)
  const isPart =
    (part: number) =>
    (i: number): boolean =>
      traced.part[i] === part
  const level = (threads: number): Pick<Layer, 'across' | 'along'> => ({
    across: (x, y, z) => (y + wander(x, y, z) + 0.22 * (z < 0.25 ? 0 : 0.3 * z)) * threads,
    along: (x, _, z) => (x - z) * 26,
  })
  const columns = Array.from({ length: portico.columns }, (_, n): Layer[] => {
    const where = isPart(porticoPart.column + n)
    const wound = (x: number, y: number, z: number): number => (y + wander(x, y, z) + 0.018 * Math.atan2(x - columnX(n), z)) * 38
    const layer = (colours: Ramp, part: (y: number) => boolean): Layer => ({
      where: i => where(i) && part(traced.y[i]),
      across: wound,
      along: (x, _, z) => Math.atan2(x - columnX(n), z) * 8,
      colour: light => colours(0.05 + light),
      fill: [0.72, 0.95],
      ply: 0.5,
    })
    const old = dim([indigoDye, indigoDye, indigoDye, plumDye, indigoDye][n], 0.92)
    if (n !== renewed) return [layer(old, () => true)]
    return [
      layer(goldDye, y => y < newTo),
      {
        ...layer(dim(linenDye, 0.62), y => y >= newTo),
        across: (x, _, z) => Math.atan2(x - columnX(n), z) * 9,
        along: (_, y) => y * 3,
        fill: [0.85, 0.97],
      },
    ]
  }).flat()
  engrave(
    canvas,
    traced,
    [
      { where: isPart(porticoPart.wall), ...level(24), colour: light => plumDye(light * 0.4), fill: [0.8, 0.95] },
      {
        where: isPart(porticoPart.steps),
        across: (x, y, z) => (y + z + wander(x, y, z)) * 30,
        along: x => x * 26,
        colour: light => stone(light * 0.82),
        fill: [0.7, 0.94],
        ply: 0.5,
      },
      {
        where: isPart(porticoPart.beam),
        ...level(36),
        colour: (light, id) => (id % 8 === 2 ? emberDye(light * 0.8) : stone(light * 0.95)),
        fill: [0.7, 0.94],
        ply: 0.5,
      },
      {
        where: isPart(porticoPart.pediment),
        across: (x, y, z) => (y + Math.abs(x) * 0.34 + 0.4 * z) * 36,
        along: x => x * 26,
        colour: light => stone(light),
        fill: [0.72, 0.94],
        ply: 0.5,
      },
      {
        where: isPart(porticoPart.tympanum),
        across: (x, y) => (y + Math.abs(x) * 0.34) * 34,
        along: x => x * 26,
        colour: (light, id) => (id % 5 === 0 ? roseDye(light * 0.62) : indigoDye(light * 0.75)),
        fill: [0.7, 0.94],
        ply: 0.5,
      },
      { where: isPart(porticoPart.spool), ...level(52), colour: light => stone(light * 1.02), fill: [0.8, 0.96] },
      ...columns,
    ],
    { body: 1, ambient: 0.12, character: 0.34 },
  )
}

/** Where the ladder stands and leans, in the portico's axes. */
const ladder = { foot: 0.98, lean: 0.28, low: 0, high: 2.14, half: 0.115 }
const ladderAt = (y: number): number => lerp(ladder.foot, ladder.lean, y / ladder.high)

function layLadder(canvas: Canvas, at: Place, k: number): void {
  const wood = mix(dye.umber, dye.marigold, 0.28)
  const x = columnX(renewed)
  const rail = (from: Point, to: Point, breadth: number, light: number): void => {
    const curve = (t: number): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t)]
    strand(canvas, t => [curve(t)[0] + 5 * k, curve(t)[1] + 5 * k], {
      width: breadth * 1.2 * k,
      soft: 4 * k,
      mode: 'multiply',
      colour: [0.3, 0.25, 0.35],
      opacity: 0.5,
      pieces: 4,
    })
    strand(canvas, curve, { width: breadth * k, colour: scale(wood, light), round: 0.9, ply: 11 * k, butt: true, pieces: 4 })
  }
  for (let y = 0.16; y < ladder.high - 0.05; y += 0.155)
    rail(at(x - ladder.half, y, ladderAt(y)), at(x + ladder.half, y, ladderAt(y)), 6, 0.9)
  for (const side of [-1, 1])
    rail(
      at(x + side * ladder.half, ladder.low, ladder.foot),
      at(x + side * ladder.half, ladder.high, ladder.lean),
      9,
      side < 0 ? 1.1 : 0.85,
    )
}

/** The square before the steps, in threads that run away to the left. */
function layPavement(canvas: Canvas, at: Place, k: number): void {
  for (let i = 0; i < 120; i++) {
    const z = lerp(-1.4, 3.4, i / 119)
    strand(canvas, t => at(lerp(-6.5, 5, t), -0.005, z), {
      pieces: 40,
      width: (2.4 + 2 * hash(i, 4)) * k,
      colour: mix(mix(dye.plum, dye.indigo, hash(i, 5)), dye.rose, 0.22 * hash(i, 6)),
      opacity: t => 0.55 * (1 - smooth(0.6, 4.3, Math.hypot((lerp(-6.5, 5, t) + 0.7) * 0.8, z - 0.8))),
    })
  }
}

/** An old portico of spool-like columns; one of them is being wound anew, in bright thread, by hand, or has been. */
const porticoWhile = (isWound: boolean): PictureDrawing => ({
  shape: 0.5625,
  portrait: isWound ? 'never' : 'drawn',
  draw(frame) {
    const { width, height, unit: k } = frame
    const light = isWound ? mix(dye.iris, dye.ember, 0.42) : mix(dye.indigo, dye.plum, 0.45)
    const canvas = createGround(frame, dye.night, light, { x: 0.6, y: isWound ? 0.7 : 0.35, radius: 0.95, strength: 0.9 })
    warp(canvas, frame, { colour: dye.rose, opacity: 0.045, seed: 52 })
    const view = frame.portrait ? { span: 3.5, x: -0.2, y: 0.96 } : { span: 6.3, x: -0.86, y: 1.55 }
    const at: Place = (x, y, z) => {
      const [X, Y] = turn(turned, x, y, z)
      return project(view, width, height, X, Y)
    }
    const unit = width / view.span
    layPavement(canvas, at, k)
    windPortico(canvas, frame, view, isWound ? Number.POSITIVE_INFINITY : woundTo)
    const glowAt = at(columnX(renewed), portico.floor + 0.5, 0.2)
    glow(canvas, glowAt[0], glowAt[1], 0.9 * unit, dye.marigold, {
      strength: isWound ? 0.3 : 0.14,
      falloff: 2.4,
      stretch: isWound ? 1.9 : 1.3,
    })
    if (isWound) layRest(canvas, at, k)
    else layWork(canvas, frame, { at, unit })
    bloom(canvas, 0.3, 26 * k, 0.3)
    vignette(canvas, 0.45, 0.62, 0.45)
    return canvas
  },
})

export const reform = porticoWhile(false)
export const reformed = porticoWhile(true)

/** What is left of the thread, laid down on the steps. */
function layRest(canvas: Canvas, at: Place, k: number): void {
  const from = at(columnX(renewed) + 0.2, portico.floor + 0.03, 0.3)
  const [x, y] = at(columnX(renewed) + 0.62, 0, 1.25)
  const thread = through([from, [from[0] + 40 * k, from[1] + 26 * k], [x - 30 * k, y - 60 * k], [x + 30 * k, y - 20 * k], [x, y - 8 * k]])
  strand(canvas, thread, { pieces: 160, width: 4.6 * k, colour: dye.marigold, round: 0.8, ply: 9 * k })
  layBall(canvas, [x, y], 20 * k)
}

/** The ladder, and whoever winds. @param unit px */
function layWork(canvas: Canvas, frame: Frame, { at, unit }: { at: Place; unit: number }): void {
  const { unit: k } = frame
  layLadder(canvas, at, k)
  const rung = 0.16 + 3 * 0.155
  const foot = at(columnX(renewed), rung, ladderAt(rung))
  const person = drawFigure(
    canvas,
    frame,
    {
      age: 34,
      stance: 'stand',
      lean: 4,
      left: [0.02, 0.14, 0.72],
      right: [0.3, 0.3, 0.8],
      hair: 'bun',
      wear: 'wrap',
      hem: 0.46,
      nod: 4,
      turn: -18,
    },
    { x: foot[0], foot: foot[1] + 3 * k, tall: 0.8 * unit, yaw: 158, pitch: 7, light: [-0.66, 0.52, 0.54] },
    { dyes: { skin: skins.deep, wear: emberDye, top: roseDye, legs: indigoDye, hair: hairs.black }, ambient: 0.26 },
  )
  const edge = at(columnX(renewed) + 0.19, woundTo, 0.05)
  const hand = person.hands[1]
  const basket = at(columnX(renewed) + 0.62, 0, 1.25)
  const thread = through([
    edge,
    [lerp(edge[0], hand[0], 0.5), lerp(edge[1], hand[1], 0.5) + 3 * k],
    hand,
    [hand[0] + 26 * k, hand[1] + 70 * k],
    [basket[0] + 20 * k, basket[1] - 130 * k],
    [basket[0], basket[1] - 24 * k],
  ])
  strand(canvas, thread, { pieces: 160, width: 4.6 * k, colour: dye.marigold, round: 0.8, ply: 9 * k })
  layBall(canvas, basket, 30 * k)
}

/** The ball the thread comes from. */
function layBall(canvas: Canvas, [x, y]: Point, radius: number): void {
  strand(canvas, t => [x + (t - 0.35) * radius * 3, y + radius * 0.1], {
    width: radius * 1.2,
    soft: radius * 0.5,
    mode: 'multiply',
    colour: [0.25, 0.2, 0.3],
    opacity: 0.7,
    pieces: 6,
  })
  const centre: Point = [x, y - radius * 0.85]
  strand(canvas, t => [centre[0] + (t - 0.5) * 0.02, centre[1]], { width: radius * 2, colour: scale(dye.clay, 0.7), pieces: 1 })
  // windings in three ways, each over the one before
  for (let i = 0; i < 36; i++) {
    const way = [0.5, -0.7, 1.9][Math.floor(i / 12)]
    const across = lerp(-0.9, 0.9, (i % 12) / 11) * (1 - 0.22 * Math.floor(i / 12))
    const half = Math.sqrt(1 - across * across) * 0.97
    const bow = 0.3 * (1 - across * across)
    strand(
      canvas,
      t => {
        const u = half * Math.sin((t - 0.5) * Math.PI)
        const v = across + bow * (1 - (u / half) ** 2) * 0.35
        return [centre[0] + (u * Math.cos(way) - v * Math.sin(way)) * radius, centre[1] + (u * Math.sin(way) + v * Math.cos(way)) * radius]
      },
      {
        width: radius * 0.16,
        round: 0.9,
        pieces: 20,
        butt: true,
        colour: t =>
          scale(
            mix(dye.marigold, dye.ember, 0.35 * (1 - Math.sin(Math.PI * t))),
            0.5 + 0.6 * Math.sin(Math.PI * t) * (0.8 + 0.3 * hash(i, 3)),
          ),
      },
    )
  }
}
