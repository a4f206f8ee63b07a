/** Kept waiting: the lamp of a bell that nobody has answered, and the minutes sewn into the wall. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Curve3, type Point3, through } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createCanvas, type Frame } from '../toolkit/frame.ts'
import { bloom, focusOn, glow, vignette } from '../toolkit/light.ts'
import { clamp, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { type Trace, trace, type View } from '../toolkit/trace.ts'
import { cellPart, cellWall, plate, tileFace, tileKey } from './cell-bell-form.ts'
import { layCord, seenIn } from './things-cord.ts'
import { goldYarn } from './things-dyed.ts'

/** Minutes from the answer in the log to a hand on the door: a stitch for each. */
const minutes = 206

/** How many tiles stand side by side in the picture. */
const span = 7.35

const leaning = rotation(-20, 9, -3)

const glaze = ramp([
  scale(dye.night, 0.6),
  mix(dye.plum, dye.indigo, 0.5),
  mix(dye.indigo, dye.iris, 0.6),
  mix(dye.iris, dye.linen, 0.34),
  mix(dye.iris, dye.linen, 0.6),
  mix(dye.linen, dye.paper, 0.4),
])
const glass = ramp([
  dye.ember,
  scale(dye.ember, 1.3),
  scale(mix(dye.ember, dye.marigold, 0.1), 1.5),
  mix(dye.ember, dye.marigold, 0.4),
  dye.marigold,
  dye.butter,
])
const steel = ramp([scale(dye.night, 0.6), dye.plum, mix(dye.plum, dye.iris, 0.45), mix(dye.iris, dye.rose, 0.5), dye.rose, dye.paper])

/** The tiles that are sewn on, row by row from the top; the plate takes the place of four. */
const tallied: readonly (readonly [column: number, row: number])[] = Array.from({ length: 8 }, (_, n) => 2 - n)
  .flatMap(row => Array.from({ length: 7 }, (_, n) => [n - 3, row] as const))
  .filter(([column, row]) => !(column >= 0 && column <= 1 && (row === 0 || row === 1)))

function layersOf(traced: Trace, threads: number): Layer[] {
  const is = (part: number) => (i: number) => traced.part[i] === part
  const tiles = (upright: boolean) => (i: number) =>
    traced.part[i] === cellPart.tile && hash(tileKey(traced.x[i], traced.y[i]), 7) > 0.5 === upright
  const middle = (x: number, y: number): number => Math.hypot(x - plate.x, y - plate.y)
  const wound = { fill: [0.93, 0.98] as const, ply: 0.5, round: 0.75 }
  return [
    { where: tiles(false), across: (_, y) => y * threads, along: x => x * 9, colour: glaze, ...wound },
    { where: tiles(true), across: x => x * threads, along: (_, y) => y * 9, colour: glaze, ...wound },
    { where: is(cellPart.joint), across: (_, y) => y * threads, colour: light => scale(dye.plum, 0.1 + 0.5 * light), fill: [0.9, 0.97] },
    {
      where: is(cellPart.plate),
      across: (x, y) => Math.max(Math.abs(x - plate.x), Math.abs(y - plate.y)) * threads,
      along: (x, y) => (x + y) * 14,
      colour: steel,
      ...wound,
    },
    {
      where: is(cellPart.ring),
      across: (x, y) => (Math.atan2(y - plate.y, x - plate.x) / TAU) * 130,
      colour: goldDye,
      ...wound,
    },
    {
      where: is(cellPart.lamp),
      across: (x, y) => middle(x, y) * threads * 1.1,
      along: (x, y) => Math.atan2(y - plate.y, x - plate.x) * 12,
      colour: glass,
      ...wound,
    },
    { where: is(cellPart.screw), across: (_, y) => y * threads * 1.2, colour: steel, ...wound },
  ]
}

/** The wall in the light of its own lamp, which stands a little out of it. */
function lightByLamp(canvas: Canvas, traced: Trace, [lx, ly, lz]: Point3): void {
  const { width, height, pixels } = canvas
  const { view } = traced
  const unit = view.span / width
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const o = y * width + x
      if (!traced.hit[o] || traced.part[o] === cellPart.lamp) continue
      const [dx, dy, dz] = [
        lx - ((x + 0.5 - width / 2) * unit + view.x),
        ly - ((height / 2 - y - 0.5) * unit + view.y),
        lz - traced.depth[o],
      ]
      const far = Math.hypot(dx, dy, dz)
      const facing = clamp((traced.nx[o] * dx + traced.ny[o] * dy + traced.nz[o] * dz) / far + 0.06)
      const light = facing / (0.3 + 0.34 * far ** 2)
      const own = traced.part[o] === cellPart.tile ? 0.8 + 0.4 * hash(tileKey(traced.x[o], traced.y[o]), 8) : 1
      const p = o * 3
      pixels[p] *= (0.12 + light * 6.6) * own
      pixels[p + 1] *= (0.13 + light * 2.6) * own
      pixels[p + 2] *= (0.2 + light * 0.85) * own
    }
  }
}

/** A stitch from hole to hole, over the face of a tile. */
const stitch =
  ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): Curve3 =>
  t => [ax + (bx - ax) * t, ay + (by - ay) * t, tileFace + 0.02 + 0.035 * Math.sin(Math.PI * t)]

/** Up to five on a tile: four side by side, and one across them. The first are neat, the last are those of a tired hand. */
function stitchOn([column, row]: readonly [number, number], n: number, group: number): Curve3 {
  const tired = 0.05 + (0.11 * group) / tallied.length
  const own = (k: number): number => hash(group * 11 + k, 4) - 0.5
  const jitter = (k: number): number => (hash(group * 37 + n * 5 + k, 9) - 0.5) * tired
  const size = 0.94 + 0.3 * own(1)
  const [x, y] = [column + 0.5 + 0.2 * own(2), row + 0.5 + 0.2 * own(3)]
  if (n === 4) {
    const rise = 0.17 + 0.12 * own(4)
    return stitch([x - 0.33 * size + jitter(1), y - rise + jitter(2)], [x + 0.33 * size + jitter(3), y + rise + jitter(4)])
  }
  const [at, lean] = [x + (n - 1.5) * 0.15 * size + 0.5 * jitter(5), 0.2 * own(5)]
  return stitch([at - lean / 2 + jitter(1), y + 0.27 * size + jitter(2)], [at + lean / 2 + jitter(3), y - 0.26 * size + jitter(4)])
}

/** The gold catches what light there is, even far from the lamp. */
const yarnAt = ([x, y]: Point3, light: number): Colour => {
  const near = 1 / (1 + 0.24 * ((x - plate.x) ** 2 + (y - plate.y) ** 2))
  return scale(mix(goldYarn(light - 0.16), goldYarn(light + 0.04), near), 0.62 + 0.75 * near)
}

function sewMinutes(canvas: Canvas, frame: Frame, traced: Trace): void {
  const { unit: k } = frame
  const lay = (path: Curve3, seed: number, pieces = 26): void =>
    layCord(canvas, frame, traced, {
      path,
      width: 6.4 * k,
      pieces,
      shade: 0.6,
      colour: t => yarnAt(path(t), 0.66 + 0.22 * hash(seed, 3)),
    })
  for (let minute = 0; minute < minutes; minute++)
    lay(stitchOn(tallied[Math.floor(minute / 5)], minute % 5, Math.floor(minute / 5) + 3), minute)
  lay(looseEnd(tallied[Math.floor((minutes - 1) / 5)]), minutes, 240)
}

/** Out of the last stitch, down the wall and round once. */
function looseEnd([column, row]: readonly [number, number]): Curve3 {
  const z = tileFace + 0.04
  return through([
    [column + 0.3, row + 0.23, z - 0.05],
    [column + 0.35, row + 0.12, z],
    [column + 0.3, row - 0.35, z],
    [column + 0.42, row - 0.75, z],
    [column + 0.72, row - 1.0, z],
    [column + 0.98, row - 0.82, z],
    [column + 0.86, row - 0.58, z],
    [column + 0.6, row - 0.78, z + 0.05],
    [column + 0.52, row - 1.2, z + 0.05],
    [column + 0.66, row - 1.6, z],
  ])
}

function drawWall(frame: Frame): Canvas {
  const { width, height, unit: k } = frame
  const canvas = createCanvas(frame, dye.night)
  const view: View = {
    width,
    height,
    span,
    x: 0.4,
    y: -1.1,
    rotation: leaning,
    light: [-0.55, 0.6, 0.5],
    shadow: 0.55,
  }
  const traced = trace(cellWall, view)
  engrave(canvas, traced, layersOf(traced, width / span / (6.4 * k)), { ambient: 0.2, body: 0.98, character: 0.22 })
  lightByLamp(canvas, traced, turn(leaning, plate.x, plate.y, 0.62))
  const [x, y] = seenIn(frame, view)([plate.x, plate.y, 0.4])
  // far from the lamp the eye does not tell thread from thread
  focusOn(canvas, x, y, { sharp: 140 * k, soft: 430 * k, radius: 4 * k })
  sewMinutes(canvas, frame, traced)
  glow(canvas, x, y, 46 * k, dye.butter, { strength: 0.75, falloff: 1.3 })
  glow(canvas, x, y, 380 * k, dye.ember, { strength: 0.3, falloff: 3 })
  bloom(canvas, 0.2, 30 * k, 0.6)
  vignette(canvas, 0.3, 0.5, 0.4)
  return canvas
}

export const pictures = {
  /** Human rights: the bell of the worked case, and the minutes for which nobody came. */
  'human-rights-bell': { shape: 5 / 4, finish: { grain: 0 }, draw: drawWall },
} satisfies Record<string, PictureDrawing>
