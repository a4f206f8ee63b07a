/** A loom while its newest row can still be drawn out: the weft lies loose in the open warp, and nothing has beaten it in. */
import type { PictureDrawing } from '../drawing.ts'
import { emberDye, lagoonDye, skins } from '../people/dyes.ts'
import { createHand } from '../people/hand.ts'
import { coveredBy, threadOver } from '../people/hand-thread.ts'
import { type HandsTrace, placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Point, type Point3, through } from '../toolkit/curve.ts'
import type { Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { lerp, modulo, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { placeSolid } from '../toolkit/solid.ts'
import { strand } from '../toolkit/strand.ts'
import { project } from '../toolkit/trace.ts'
import { createBar, shuttle, shuttlePart } from './loom-form.ts'
import { goldYarn, timber } from './things-dyed.ts'

/** Turned to the camera, which looks down on the cloth. */
const seat = rotation(-9, 42)
const seen = (point: Point3): Point3 => turn(seat, ...point)
const view = { span: 5.9, x: 0.3, y: -0.2, light: [-0.5, 0.66, 0.56], near: 6, far: -6 } as const

const gap = 0.092
const columns = [-52, 15] as const
const selvedge = columns[1] * gap
/** z of the last row beaten in, and of the beater. */
const fell = 0.55
const beater = -2.5
/** How high the raised half of the warp stands at the beater, and how low the other half. */
const shed = { high: 0.62, low: -0.5 }

const warpAt = (column: number, z: number): Point3 => {
  const open = smooth(fell + 0.25, fell - 0.2, z) * Math.min(1, (fell - z) / (fell - beater))
  return [column * gap, open * (modulo(column, 2) ? shed.high : shed.low), z]
}

const shuttleAt: Point3 = [1.55, 0.02, -0.5]

export const pictures = {
  /** A hand has passed the shuttle through the open warp, and the row still lies loose. */
  'discover-decide': {
    shape: 0.75,
    draw(frame) {
      const k = frame.unit
      const canvas = createGround(frame, scale(dye.plum, 0.35), mix(dye.plum, dye.clay, 0.25), { x: 0.4, y: 0.4, radius: 0.9 })
      const at = (point: Point3): Point => {
        const [X, Y] = seen(point)
        return project(view, frame.width, frame.height, X, Y)
      }
      layDraft(canvas, k, at)
      layWarp(canvas, k, at, 0)
      const traced = traceHand(frame)
      layLooseRow(canvas, k, at)
      layCloth(canvas, k, at)
      windHands(canvas, traced, [{ skin: skins.deep, sleeve: lagoonDye }], { layers: layersOf(traced) })
      layWarp(canvas, k, at, 1, coveredBy(traced, canvas, [3]))
      bloom(canvas, 0.2, 28 * k, 0.5)
      vignette(canvas, 0.34, 0.5, 0.5)
      return canvas
    },
  },
} satisfies Record<string, PictureDrawing>

function traceHand(frame: Frame): HandsTrace {
  const hand = createHand({
    fingers: [
      { base: 30, middle: 30, aside: 6 },
      { base: 44, middle: 40 },
      { base: 48, middle: 44 },
      { base: 50, middle: 50 },
    ],
    spread: 0.45,
    thumb: { out: 34, front: 52, base: 12, tip: 12 },
    wrist: { flex: -18 },
    sleeve: { from: 0.5 },
    forearm: 5,
  })
  const grip = [0, 1, 2].map(n => ((hand.pads[0]?.[n] ?? 0) + (hand.pads[2]?.[n] ?? 0)) / 2) as unknown as Point3
  const placed = placeHand(hand, { fingers: seen([-0.62, 0.05, -0.78]), palm: seen([-0.2, -0.95, -0.1]), hold: grip, at: seen(shuttleAt) })
  const tool = placeSolid(placeSolid(shuttle, { rotate: rotation(8), move: shuttleAt }), { rotate: seat })
  const bars = [shed.low - 0.14, shed.high + 0.1].map(height => placeSolid(createBar(beater, height, 7), { rotate: seat }))
  return traceHands([placed], frame, { ...view, others: [tool, ...bars] })
}

function layersOf(traced: HandsTrace): Layer[] {
  const is = (child: number, part: number) => (i: number) => traced.child[i] === child && traced.part[i] === part
  return [
    {
      where: is(1, shuttlePart.wood),
      across: (x, y, z) => (y + z * 0.8 + x * 0.06) * 40,
      colour: light => emberDye(light * 0.9),
      fill: [0.8, 0.97],
    },
    {
      where: is(1, shuttlePart.yarn),
      across: x => x * 26,
      along: (_, y, z) => Math.atan2(y, z) * 4,
      colour: light => goldYarn(light * 1.1),
      ply: 0.6,
    },
    { where: i => traced.child[i] >= 2, across: (x, y, z) => (y + z + 0.02 * x) * 26, colour: timber(0.4), fill: [0.8, 0.97] },
  ]
}

const linen = ramp([scale(dye.plum, 0.6), mix(dye.plum, dye.linen, 0.4), mix(dye.linen, dye.rose, 0.25), dye.paper])

/** Every second thread of the warp: 0 those that hang, 1 those that are raised. */
function layWarp(canvas: Canvas, k: number, at: (point: Point3) => Point, raised: 0 | 1, hidden?: (point: Point) => boolean): void {
  for (let column = columns[0]; column <= columns[1]; column++) {
    if (modulo(column, 2) !== raised) continue
    const own = 0.85 + 0.3 * hash(column, 491)
    threadOver(canvas, t => at(warpAt(column, lerp(fell, raised ? beater - 0.4 : beater, t))), {
      pieces: 60,
      ...(hidden && { hidden }),
      width: (raised ? 8.5 : 7) * k,
      colour: t => scale(linen((raised ? 0.9 : 0.42) - 0.3 * t), own),
      ...(raised && { shade: { dx: 10 * k, dy: 26 * k, opacity: 0.22 } }),
    })
  }
}

/** The row that is not beaten in: from the left it rises in a bow over the hanging warp, to the shuttle. */
function layLooseRow(canvas: Canvas, k: number, at: (point: Point3) => Point): void {
  const path: readonly Point3[] = [
    [columns[0] * gap, 0.05, fell - 0.1],
    [-3.6, -0.05, 0.1],
    [-2.4, -0.1, -0.5],
    [-1.0, -0.14, -0.86],
    [0.2, -0.14, -0.84],
    [0.9, -0.1, -0.66],
    [shuttleAt[0], 0.08, shuttleAt[2]],
  ]
  threadOver(canvas, through(path.map(at)), {
    width: 18 * k,
    colour: goldYarn(0.7),
    pieces: 300,
    shade: { dx: 6 * k, dy: 14 * k, opacity: 0.5 },
  })
}

const rowHeight = 0.064
const rows = 58

/** Steps of lozenges round each other, half of one still to come. */
function patternAt(column: number, row: number): Colour {
  const away = Math.abs(modulo(column + 18 + 24, 48) - 24) + Math.abs(row) * 0.9
  const ring = Math.floor(away / 4.5)
  const yarns = [dye.marigold, dye.ember, dye.linen, dye.teal, mix(dye.indigo, dye.iris, 0.4), dye.rose, dye.ember]
  return yarns[modulo(ring, yarns.length)] ?? dye.linen
}

const draft = { left: 1.78, far: 0.85, across: 13, down: 19, square: 0.098, low: -0.4 }

/** The draft of the pattern lies beside the loom: squared paper, its last rows not yet filled in. */
function layDraft(canvas: Canvas, k: number, at: (point: Point3) => Point): void {
  const { left, far, across, down, square, low } = draft
  const on = (u: number, v: number): Point => at([left + u * square + 0.1 * v * square, low, far + v * square - 0.1 * u * square])
  const paper = (v: number): Colour => scale(mix(dye.linen, dye.rose, 0.2), 0.52 + 0.06 * Math.sin(v))
  for (let v = -1.2; v < down + 1.2; v += 0.2)
    threadOver(canvas, t => on(lerp(-1.2, across + 1.2, t), v), {
      pieces: 8,
      width: 7 * k,
      colour: paper(v),
      ...(v < 0 && { shade: { dx: 0, dy: 10 * k, opacity: 0.2 } }),
    })
  for (let v = 0; v < down; v++)
    for (let u = 0; u < across; u++) {
      const filled = v > 4 || (v === 4 && u < 6)
      const colour = filled ? scale(patternAt(2 * u - 30, v - 5), 0.78) : scale(dye.linen, 0.74)
      strand(canvas, t => on(u + 0.07 + 0.86 * t, v + 0.5), { pieces: 4, width: 15.5 * k, colour, butt: true, round: 0.25 })
    }
}

/** Weft lies close over the warp: each stitch over one thread, under the next. */
function layCloth(canvas: Canvas, k: number, at: (point: Point3) => Point): void {
  for (let row = rows; row >= 0; row--) {
    const z = fell + row * rowHeight
    for (let column = columns[0]; column <= columns[1] + 1; column++) {
      if (modulo(column + row, 2)) continue
      const light = 0.72 + 0.3 * hash(column * 91 + row, 492)
      const colour = scale(patternAt(column, row), light)
      const [x0, x1] = [(column - 1.02) * gap, Math.min((column + 1.02) * gap, selvedge + 0.04)]
      threadOver(canvas, t => at([lerp(x0, x1, t), 0.05 * Math.sin(Math.PI * t), z]), {
        pieces: 8,
        width: 15 * k,
        colour: t => scale(colour, 0.5 + 0.6 * Math.sin(Math.PI * t)),
      })
    }
  }
}
