import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, scale } from '../toolkit/colour.ts'
import type { Point } from '../toolkit/curve.ts'
import { lerp } from '../toolkit/numbers.ts'
import { layThread, stride } from '../toolkit/thread.ts'

/** A plain weave seen near, whose rows may be moved, opened and taken out. Rows grow downward, columns to the right. */
export type NearCloth = {
  rows: readonly [number, number]
  columns: readonly [number, number]
  /** From threads to px; whole numbers are the crossings. */
  at: (row: number, column: number) => Point
  /** From one thread to the next, px. */
  pitch: number
  weft: (row: number) => Colour
  warp: (column: number) => Colour
  /** The columns between which a row has its weft; none: it has been drawn out. */
  reach?: (row: number) => readonly [number, number] | undefined
  /** How far a weft has run along itself, px. */
  run?: (row: number) => number
  light: (x: number, y: number) => number
}

const yarn = 0.96

/** One turn of the twist, in threads: four rows are a whole number of turns. */
const turn = 4 / 3

/** How far the weft lies over (1) or under (-1) the warp. */
const over = (row: number, column: number): number => Math.cos(Math.PI * (column - row))

/** The warp from end to end, in the shade: what is seen between the wefts, and where one is missing. */
export function layWarpBelow(canvas: Canvas, { rows, columns, at, pitch, warp, light }: NearCloth): void {
  const count = (rows[1] - rows[0]) * 2 + 1
  for (let column = columns[0]; column <= columns[1]; column++) {
    const vertices = new Float32Array(count * stride)
    for (let i = 0; i < count; i++) {
      const [x, y] = at(rows[0] + i / 2, column)
      vertices.set([x, y, pitch * 0.9, ...scale(warp(column), light(x, y) * 0.3), 1], i * stride)
    }
    layThread(canvas, vertices, { rope: pitch * turn, from: rows[0] * pitch, butt: true })
  }
}

const steps = 5

/** The weft of a row, from end to end. */
export function layWeft(canvas: Canvas, cloth: NearCloth, row: number, [from, to] = reachOf(cloth, row)): void {
  if (to <= from) return
  const { pitch, at, light, weft, run } = cloth
  const colour = weft(row)
  const first = Math.ceil(from * steps)
  const last = Math.floor(to * steps)
  const columns = [from, ...Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => (first + i) / steps), to]
  const vertices = new Float32Array(columns.length * stride)
  columns.forEach((column, i) => {
    const [x, y] = at(row, column)
    const height = over(row, column)
    vertices.set([x, y, pitch * yarn * (0.95 + 0.05 * height), ...scale(colour, light(x, y) * (0.68 + 0.36 * height)), 1], i * stride)
  })
  layThread(canvas, vertices, { rope: pitch * turn, from: from * pitch + (run?.(row) ?? 0), butt: true, slack: 0.4 })
}

const reachOf = ({ reach, columns }: NearCloth, row: number): readonly [number, number] => (reach ? (reach(row) ?? [0, 0]) : columns)

/** Where the warp lies over the weft of a row, with its shadow. */
export function layWarpOver(canvas: Canvas, cloth: NearCloth, row: number, lift: (column: number) => number = () => 0): void {
  const { pitch, columns } = cloth
  for (let column = columns[0]; column <= columns[1]; column++) {
    if (((row + column) & 1) === 0) continue
    const raised = lift(column)
    const length = 0.56 + 0.3 * raised
    const shade = warpPiece(cloth, row - length * 0.8, row + length * 0.8, column, 0, () => 1)
    for (let i = 0; i < shade.length; i += stride)
      shade.set([shade[i] + pitch * 0.1, shade[i + 1] + pitch * 0.12, pitch * 1.02, 0.2, 0.16, 0.2, 0.5], i)
    layThread(canvas, shade, { mode: 'multiply', soft: pitch * 0.17, butt: true })
    const piece = warpPiece(cloth, row - length, row + length, column, raised, up => 0.36 + (0.74 + 0.2 * raised) * up)
    layThread(canvas, piece, { rope: pitch * turn, from: (row - length) * pitch, butt: true })
  }
}

/** A stretch of warp, its light by how far it arches up. */
function warpPiece(
  { at, pitch, warp, light }: NearCloth,
  from: number,
  to: number,
  column: number,
  taut: number,
  arch: (up: number) => number,
): Float32Array {
  const points = 6
  const vertices = new Float32Array(points * stride)
  for (let i = 0; i < points; i++) {
    const t = i / (points - 1)
    const [x, y] = at(lerp(from, to, t), column)
    const up = Math.sin(t * Math.PI)
    vertices.set(
      [x, y, pitch * yarn * (0.92 + 0.06 * up) * (1 - 0.4 * taut * up), ...scale(warp(column), light(x, y) * arch(up)), 1],
      i * stride,
    )
  }
  return vertices
}
