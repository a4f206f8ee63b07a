import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, hairs, indigoDye, lagoonDye, linenDye, plumDye, roseDye, saffronDye, skins } from '../people/dyes.ts'
import { createFigure, type FigureDyes, type FigureParameters, figureLayers, rimmed } from '../people/figure.ts'
import { createHand, type HandAge } from '../people/hand.ts'
import { placeHand } from '../people/wind-hands.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation } from '../toolkit/rotation.ts'
import { joinSolids, placeSolid, type Solid } from '../toolkit/solid.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { type Trace, trace } from '../toolkit/trace.ts'
import { furniture, seat, sheets } from './multitudes-bench-form.ts'

const noise = createNoise(91)

const view = { span: 2.12, x: -0.19, y: 0.405, rotation: rotation(146, 13) }

type Pupil = { x: number; z?: number; parameters: Partial<FigureParameters>; dyes: Partial<FigureDyes>; hand: HandAge; asks?: boolean }

/** From left to right, all with their backs to us: the girl raises her hand. */
const pupils: readonly Pupil[] = [
  {
    x: 0.37,
    parameters: {
      age: 64,
      build: 0.9,
      wear: 'cap',
      beard: true,
      hem: 0.22,
      left: 'book',
      right: 'book',
      load: 'book',
      nod: 12,
      lean: 6,
      turn: 4,
    },
    dyes: { skin: skins.olive, hair: hairs.white, top: linenDye, wear: emberDye, legs: plumDye, load: linenDye },
    hand: 'elder',
  },
  {
    x: 0.02,
    parameters: { age: 31, wear: 'hijab', hem: 0.26, left: 'table', right: [-0.06, -0.42, 0.74], nod: 14, lean: 12, turn: -14 },
    dyes: { skin: skins.honey, top: indigoDye, wear: roseDye, legs: lagoonDye },
    hand: 'adult',
  },
  {
    x: -0.33,
    z: 0.02,
    parameters: {
      age: 10,
      hair: 'puffs',
      hem: 0.24,
      left: [0.12, -0.24, 0.74],
      right: [0.16, 0.9, 0.3],
      nod: -6,
      lean: 4,
      turn: 12,
      sleeves: 0.45,
    },
    dyes: { skin: skins.deep, top: saffronDye, legs: indigoDye },
    hand: 'child',
    asks: true,
  },
]

/** A child, a young woman and an old man sit on one school bench by a window; the child raises her hand. */
export const bench: PictureDrawing = {
  shape: 0.5625,
  portrait: 'never',
  draw(frame) {
    const { width, height, unit: k } = frame
    const canvas = createGround(frame, mix(scale(dye.lagoon, 0.16), dye.ink, 0.6), mix(dye.lagoon, dye.teal, 0.15), {
      x: 0.8,
      y: 0.3,
      radius: 0.95,
      strength: 0.9,
    })
    warp(canvas, frame, { colour: dye.teal, opacity: 0.08, seed: 92, gap: 8 })
    layWindow(canvas, frame, pane, 0)
    layFloor(canvas, frame)
    layLight(canvas, frame, pane, 0)
    windClass(canvas, frame, trace(classroom(), { ...view, width, height, light: [0.72, 0.5, 0.42], near: 2.4, far: -2.4, shadow: 0.5 }))
    bloom(canvas, 0.3, 36 * k, 0.32)
    vignette(canvas, 0.4, 0.66, 0.42)
    return canvas
  },
}

/** A window in the frame, in units: its arch is `bow` high, its reveal so many threads wide. */
export type Pane = { left: number; right: number; top: number; bottom: number; bow: number; rings: number }

const pane: Pane = { left: 1206, right: 1476, top: 52, bottom: 352, bow: 78, rings: 5 }

/** An open window, wound in light from top to bottom. */
export function layWindow(canvas: Canvas, { unit: k }: Frame, { left, right, top, bottom, bow, rings }: Pane, evening: number): void {
  const [low, high] = [
    mix(dye.marigold, dye.rose, 0.5 * evening),
    mix(mix(dye.butter, dye.paper, 0.5), mix(dye.marigold, dye.rose, 0.3), 0.75 * evening),
  ]
  const middle = (left + right) / 2
  const half = (right - left) / 2
  glow(canvas, middle * k, 230 * k, 480 * k, mix(low, dye.butter, 0.4 - 0.3 * evening), { strength: 0.4 })
  /** Height of the arch at x, `out` beyond its edge. */
  const arch = (x: number, out = 0): number => top + bow - (bow + out) * Math.sqrt(Math.max(0, 1 - ((x - middle) / (half + out)) ** 2))
  for (let x = left; x <= right; x += 3.3) {
    strand(canvas, t => [x * k, lerp(arch(x), bottom, t) * k], {
      pieces: 30,
      width: 3.7 * k,
      colour: t => mix(mix(high, dye.butter, 0.6 * t), low, 0.15 + 0.5 * t * hash(x | 0, 93)),
      round: 0.25,
    })
  }
  for (let n = 0; n < rings; n++) {
    const out = 6 + n * 6
    const colour = (warm: number, cooling: number) => mix(dye.umber, dye.marigold, warm - (cooling * n) / rings)
    const round = { pieces: 90, width: 6 * k, round: 0.8 }
    strand(canvas, t => [lerp(left - out, right + out, t) * k, arch(lerp(left - out, right + out, t), out) * k], {
      ...round,
      colour: colour(0.5, 0.4),
    })
    for (const x of [left - out, right + out])
      strand(canvas, t => [x * k, lerp(top + bow, bottom + 10, t) * k], { ...round, pieces: 20, colour: colour(0.5, 0.4) })
    strand(canvas, t => [lerp(left - 36, right + 36, t) * k, (bottom + 6 + n * 5.5) * k], {
      ...round,
      pieces: 20,
      colour: colour(0.6, 0.5),
    })
  }
}

function layFloor(canvas: Canvas, { width, height, unit: k }: Frame): void {
  for (let i = 0; i < 46; i++) {
    const y = height * 0.79 + (i * 4.6 + 2 * noise.at(i, 1)) * k
    strand(canvas, t => [t * width, y + 2 * k * noise.at(t * 6, i * 0.4)], {
      pieces: 60,
      width: 4.4 * k,
      colour: t =>
        mix(scale(dye.lagoon, 0.12), mix(dye.umber, dye.lagoon, 0.35), smooth(0.2, 0.9, t) * (1 - i / 60) * (0.7 + 0.5 * hash(i, 94))),
      opacity: 0.8 * smooth(0, 5, i),
      round: 0.5,
    })
  }
}

const sitting = ({ parameters, asks }: Pupil) => {
  const figure: Partial<FigureParameters> = {
    stance: 'sit',
    legs: 'trousers',
    tunic: true,
    ...parameters,
    ...(asks && { rightHand: 'none' }),
  }
  return createFigure({ ...figure, seat: seat / createFigure(figure).bones.size })
}

function classroom(): Solid {
  const people = pupils.map(pupil => placeSolid(sitting(pupil), { move: [pupil.x, 0, pupil.z ?? 0] }))
  return joinSolids([furniture, sheets, ...people, ...pupils.filter(({ asks }) => asks).map(raisedHand)])
}

const openHand = (age: HandAge) =>
  createHand({ age, forearm: 0.5, fingers: [0.06, 0.02, 0.05, 0.12], spread: 0.6, thumb: { out: 44, front: 14 } })

/** Lengths of a figure a unit of a hand. */
const handScale = 0.058

/** The hand that is held up, its palm turned to the front. */
function raisedHand(pupil: Pupil): Solid {
  const { arms, size } = sitting(pupil).bones
  const [, elbow, wrist] = arms[1]
  return placeHand(openHand(pupil.hand), {
    fingers: [wrist[0] - elbow[0], wrist[1] - elbow[1], wrist[2] - elbow[2]],
    palm: [0.25, 0, 1],
    at: [wrist[0] + pupil.x, wrist[1], wrist[2] + (pupil.z ?? 0)],
    size: handScale * size,
  })
}

const wood = ramp([
  scale(dye.ink, 0.6),
  scale(dye.umber, 0.7),
  mix(dye.umber, dye.clay, 0.5),
  mix(dye.clay, dye.marigold, 0.4),
  mix(dye.marigold, dye.butter, 0.3),
  dye.butter,
])

function windClass(canvas: Canvas, frame: Frame, traced: Trace): void {
  const threads = frame.width / view.span / (3.5 * frame.unit)
  const boards: Layer = {
    where: i => traced.child[i] === 0,
    across: (x, y, z) => (z + y * 1.1 + 0.006 * noise.at(x * 3, z * 9)) * threads * 0.9,
    along: x => x * 60,
    colour: light => wood(light),
    fill: [0.75, 0.97],
  }
  const paper: Layer = {
    where: i => traced.child[i] === 1,
    across: (x, _, z) => (z * 0.9 + x * 0.2) * threads * 0.6,
    colour: light => linenDye(light + 0.15),
    fill: [0.8, 0.97],
  }
  const people = pupils.flatMap(({ dyes }, n) => figureLayers(traced, { wear: goldDye, ...dyes }, threads, { child: n + 2 }))
  const asking = pupils.filter(({ asks }) => asks)
  const hands = asking.map(({ dyes, hand }, n): Layer => {
    const { winding } = openHand(hand)
    return {
      where: i => traced.child[i] === pupils.length + 2 + n,
      across: (x, y, z) => winding(x, y, z) * threads * handScale * 1.2,
      colour: light => (dyes.skin ?? skins.deep)(light),
      fill: [0.7, 0.96],
    }
  })
  engrave(canvas, traced, [boards, paper, ...people, ...hands], {
    body: 1,
    ambient: 0.13,
    light: (light, i, { nx, ny, nz }) => rimmed(light, nz[i], ny[i], 0.55 * smooth(-0.3, 0.8, nx[i] + 0.4 * ny[i]), 0.92),
  })
}

/** Light falls in as threads, all one way, and lies down on the table. */
export function layLight(canvas: Canvas, { unit: k }: Frame, { left, right, top, bottom, bow }: Pane, evening: number): void {
  const count = 72
  for (let i = 0; i < count; i++) {
    const own = hash(i, 95)
    const x = lerp(left + 16, right - 16, (i + 0.5) / count)
    const y = lerp(top + bow + 12, bottom - 30, hash(i, 97))
    const length = 250 + 150 * hash(i, 98) + 160 * evening
    strand(canvas, t => [(x - 0.82 * length * t) * k, (y + (0.57 - 0.22 * evening) * length * t) * k], {
      pieces: 40,
      width: (1 + 1.6 * own) * k,
      colour: mix(mix(dye.butter, dye.marigold, own), dye.rose, 0.3 * evening),
      mode: 'add',
      opacity: t => (0.12 + 0.26 * own) * smooth(0, 0.12, t) * smooth(1, 0.35, t),
    })
  }
}
