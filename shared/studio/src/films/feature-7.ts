import type { FilmDrawing } from '../drawing.ts'
import { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import type { Curve, Point } from '../toolkit/curve.ts'
import type { Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, lerp, modulo, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'
import { layWarpBelow, layWarpOver, layWeft, type NearCloth } from './mending-cloth.ts'

/** Units from thread to thread; every `period`th row is mended, one a loop. What is mended moves up, where no words lie. */
const pitch = 66
const period = 4
/** Where in the film's time the loop begins: the shuttle is in the middle of the cloth, on the poster too. */
const start = 0.3
/** Where the row lies that is mended, a fraction of the height. */
const middle = 0.37
const tilt = (-7 * Math.PI) / 180
const columns = [-15, 15] as const
const rows: readonly [number, number] = [-8, 15]
/** The columns between which the rows that are still to be mended are torn. */
const tear = [-5, 7] as const

const grey: Colour = mix(mix(dye.ink, dye.linen, 0.26), dye.iris, 0.16)
const bright: Colour = scale(mix(dye.marigold, dye.butter, 0.2), 1.2)
const others: readonly Colour[] = [mix(dye.indigo, dye.iris, 0.4), mix(dye.indigo, dye.iris, 0.6), mix(dye.indigo, dye.iris, 0.75)]

const noise = createNoise(77)

/** What happens in a loop; columns at the middle of the frame are 0. */
const tailOf = (t: number): number => lerp(17, -25, clamp((t - 0.03) / 0.48))
const shuttleOf = (t: number): number => lerp(23, -23, clamp((t - 0.04) / 0.54))
const shiftOf = (t: number): number => period * smooth(0.63, 0.99, t)
/** 1 while the row stands open, 0 when the new weft is beaten home. */
const openOf = (t: number): number => smooth(0.0, 0.07, t) * smooth(0.64, 0.57, t)

const shuttleHalf = 4

/** How far the warp is raised at a column to let the shuttle through, 0..1. */
function shed(column: number, t: number): number {
  const away = Math.abs(column - shuttleOf(t)) / (shuttleHalf + 1.4)
  return openOf(t) * Math.exp(-(away ** 4))
}

/** How far the rows stand apart round the working row at a column, in threads. */
function gap(column: number, t: number): number {
  return openOf(t) * 0.12 + 0.62 * shed(column, t)
}

function clothAt(frame: Frame, t: number): NearCloth {
  const { width, height, unit: k } = frame
  const shift = shiftOf(t)
  const at = (row: number, column: number): Point => {
    const aside = Math.min(1, Math.max(-1, row)) * Math.exp(-Math.max(0, Math.abs(row) - 1) / 2.2)
    const v = (row - shift + aside * gap(column, t)) * pitch * k
    const u = column * pitch * k
    return [width * 0.5 + u * Math.cos(tilt) - v * Math.sin(tilt), height * middle + u * Math.sin(tilt) + v * Math.cos(tilt)]
  }
  const slot = (row: number): boolean => modulo(row, period) === 0
  return {
    rows,
    columns,
    at,
    pitch: pitch * k,
    weft: row => (slot(row) ? (row > 0 || (row === 0 && t < 0.001) ? grey : bright) : others[modulo(row, period) - 1]),
    warp: column => scale(mix(dye.indigo, dye.iris, 0.12 + 0.35 * hash(column, 21)), 1.15),
    light: lightOf(frame),
  }
}

/** Warm light that falls from the upper left over a cloth that is not quite flat. */
const lightOf =
  ({ width, height }: Frame) =>
  (x: number, y: number): number => {
    const [u, v] = [x / width, y / width]
    const pool = 1.45 - 1.2 * smooth(0.06, 0.8, Math.hypot((u - 0.46) * 0.8, (v - 0.17) * 1.35))
    return pool * (1 + 0.22 * noise.at(u * 2.6 + v, v * 2.2)) * lerp(1, 0.82, y / height)
  }

/** Where a row is torn its warp has sunk into the dark, until the shuttle has come. */
function inTear({ width, height, unit: k }: Frame, cloth: NearCloth, row: number, t: number): NearCloth {
  if (row < 0 || modulo(row, period) !== 0) return cloth
  const light = (x: number, y: number): number => {
    const column = ((x - width * 0.5) * Math.cos(tilt) + (y - height * middle) * Math.sin(tilt)) / (pitch * k)
    const torn = smooth(tear[0] - 0.5, tear[0] + 1.5, column) * smooth(tear[1] + 0.5, tear[1] - 1.5, column)
    const mended = row === 0 ? smooth(shuttleOf(t) - 7, shuttleOf(t) - 4, column) : 0
    return cloth.light(x, y) * (1 - 0.82 * torn * (1 - mended))
  }
  return { ...cloth, light }
}

/** From below to above: the wefts, the shuttle, and the warp where it lies over them. */
function layCloth(canvas: Canvas, frame: Frame, cloth: NearCloth, t: number): void {
  layWarpBelow(canvas, cloth)
  for (let row = rows[0]; row <= rows[1]; row++) if (row !== 0) layRow(canvas, cloth, row)
  layWorkingWefts(canvas, cloth, t)
  const shuttle = shuttleOf(t)
  if (Math.abs(shuttle) < columns[1] + shuttleHalf + 1) layShuttle(canvas, frame, cloth, shuttle)
  for (let row = rows[0]; row <= rows[1]; row++)
    layWarpOver(canvas, inTear(frame, cloth, row, t), row, row === 0 ? column => shed(column, t) : undefined)
}

/** For the new thread, which is stronger than the old ones. */
const thick = (cloth: NearCloth): NearCloth => ({ ...cloth, pitch: cloth.pitch * 1.16 })

/** A row that is whole, or torn. */
function layRow(canvas: Canvas, cloth: NearCloth, row: number): void {
  if (modulo(row, period) !== 0) layWeft(canvas, cloth, row)
  else if (row < 0) layWeft(canvas, thick(cloth), row)
  else layTorn(canvas, cloth, row, columns[1])
}

/** What is left of a torn row, as far as a column. */
function layTorn(canvas: Canvas, cloth: NearCloth, row: number, end: number): void {
  layWeft(canvas, cloth, row, [columns[0], Math.min(tear[0], end)])
  layWeft(canvas, cloth, row, [tear[1], Math.min(columns[1], end)])
}

/** The row that is mended: the grey weft goes out to the left, the bright one follows the shuttle. */
function layWorkingWefts(canvas: Canvas, cloth: NearCloth, t: number): void {
  const tail = tailOf(t)
  const head = shuttleOf(t)
  const run = (17 - tail) * cloth.pitch
  if (tail > columns[0]) layTorn(canvas, { ...cloth, weft: () => grey, run: () => run }, 0, tail)
  if (head < columns[1])
    layWeft(canvas, { ...thick(cloth), weft: () => bright, at: slack(cloth, t) }, 0, [Math.max(columns[0], head), columns[1]])
}

/** Before it is beaten home the new weft lies in a slight bow, so that it does not draw the cloth in. */
const slack =
  ({ at }: NearCloth, t: number) =>
  (row: number, column: number): Point => {
    const bow = openOf(t) * 0.16 * Math.sin((column - shuttleOf(t)) * 0.3) * smooth(0, 7, column - shuttleOf(t))
    const [x, y] = at(row, column)
    const [ax, ay] = at(row + 0.5, column)
    return [x + (ax - x) * bow * 2, y + (ay - y) * bow * 2]
  }

const boat = (s: number): number => Math.max(0, 1 - Math.abs(s) ** 2.6) ** 0.62

/** A boat of dark wood with the bright thread wound on its bobbin, halfway under the raised warp. */
function layShuttle(canvas: Canvas, { unit: k }: Frame, { at, light }: NearCloth, column: number): void {
  const place = (s: number, across: number): Point => {
    const [x, y] = at(0, column + s * shuttleHalf)
    return [x - across * Math.sin(tilt) * k, y + across * Math.cos(tilt) * k]
  }
  const half = 48
  strand(canvas, s => place(s * 2 - 1, 16), {
    pieces: 40,
    width: s => half * 2 * k * boat(s * 2 - 1),
    soft: 12 * k,
    mode: 'multiply',
    colour: [0.2, 0.16, 0.2],
    opacity: 0.7,
  })
  for (let a = -1; a <= 1; a += 0.06) {
    const sheen = 0.3 + 0.7 * Math.exp(-((a + 0.42) ** 2) / 0.1) + 0.18 * Math.exp(-((a - 0.7) ** 2) / 0.03)
    const path: Curve = s => place(s * 2 - 1, a * half * boat(s * 2 - 1))
    strand(canvas, path, {
      pieces: 60,
      width: 3.9 * k,
      colour: s => {
        const [x, y] = path(s)
        const lit = light(x, y) * sheen
        const well = smooth(0.62, 0.52, Math.abs(s * 2 - 1)) * smooth(0.62, 0.5, Math.abs(a))
        return mix(scale(mix(dye.clay, dye.ember, 0.35), lit), scale(dye.umber, 0.25), well)
      },
    })
  }
  const winds = 22
  for (let i = 0; i < winds; i++) {
    const s = lerp(-0.5, 0.5, i / (winds - 1))
    const [x, y] = place(s, 0)
    const wind = 20 + 4 * Math.cos(s * 3)
    const path: Curve = c => place(s + 0.012 * (c - 0.5), lerp(-wind, wind, c))
    strand(canvas, path, {
      pieces: 10,
      width: 14 * k,
      round: 0.7,
      colour: c => scale(bright, light(x, y) * (0.35 + 0.8 * Math.sin(Math.PI * (0.12 + 0.8 * (1 - c))) ** 1.3)),
    })
  }
}

export const films = {
  /** A cloth is mended as it stands: a grey thread is drawn out, and the shuttle lays a bright one in its place. */
  'feature-7': {
    seconds: 8,
    prepare(frame) {
      const canvas = new Canvas(frame.width, frame.height)
      return elapsed => {
        const t = modulo(elapsed + start, 1)
        canvas.fill(scale(dye.night, 0.8))
        const cloth = clothAt(frame, t)
        layCloth(canvas, frame, cloth, t)
        glow(canvas, 0.46 * frame.width, 0.2 * frame.height, 0.62 * frame.width, dye.ember, { strength: 0.05, falloff: 1.5 })
        bloom(canvas, 0.2, 26 * frame.unit, 0.4)
        vignette(canvas, 0.4, 0.45, 0.45)
        return canvas
      }
    },
  },
} satisfies Record<string, FilmDrawing>
