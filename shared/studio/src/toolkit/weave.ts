import type { Canvas } from './canvas.ts'
import { type Colour, scale } from './colour.ts'
import type { Point } from './curve.ts'
import type { Frame } from './frame.ts'
import { lerp, smooth } from './numbers.ts'
import { hash } from './random.ts'
import { layThread, stride } from './thread.ts'

export type WeaveOptions = {
  rows: number
  columns: number
  /** Where the weft of a row crosses the warp of a column, px. */
  at: (row: number, column: number) => Point
  /** Of the yarn, in units. */
  width: number
  weft: (row: number, column: number) => Colour
  warp: (row: number, column: number) => Colour
  /** Whether the weft is broken between this column and the next. */
  weftCut?: (row: number, column: number) => boolean
  /** Whether the warp is broken between this row and the next. */
  warpCut?: (row: number, column: number) => boolean
  /** Light at a point of the picture, px. */
  light?: (x: number, y: number) => number
  /** How dark the yarn that lies over makes the one below, 0..1. */
  shadow?: number
  /** Pitch of the twist, in units, where no fibres are drawn. */
  ply?: number
  /** How many fibres are drawn on a yarn; none: a plain round thread. */
  fibres?: number
  /** How far the fibres run round the yarn from one crossing to the next. */
  lean?: number
}

/** A piece of yarn, half a cell to either side of a crossing. */
type Piece = { from: Point; middle: Point; to: Point; colour: Colour; light: number; over: boolean; upright: boolean; key: number }

/** How far outside the picture yarn is still laid, units. */
const margin = 90

/** A plain weave seen close: every yarn goes over one and under the next. */
export function weave(canvas: Canvas, frame: Frame, options: WeaveOptions): void {
  const layers: Piece[][] = [[], []]
  for (let i = 0; i < options.rows; i++) {
    for (let j = 0; j < options.columns; j++) {
      const warpOver = ((i + j) & 1) === 1
      layers[0].push(...pieceAt(frame, options, !warpOver, i, j, false))
      layers[1].push(...pieceAt(frame, options, warpOver, i, j, true))
    }
  }
  for (const piece of layers.flat()) layPiece(canvas, frame, options, piece)
}

const middleOf = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

function pieceAt({ width, height, unit }: Frame, options: WeaveOptions, upright: boolean, i: number, j: number, over: boolean): Piece[] {
  const { at, weftCut, warpCut, light = () => 1 } = options
  const middle = at(i, j)
  const [x, y] = middle
  const outside = margin * unit
  if (x < -outside || x > width + outside || y < -outside || y > height + outside) return []
  const [di, dj] = upright ? [1, 0] : [0, 1]
  const cut = upright ? warpCut : weftCut
  return [
    {
      middle,
      from: cut?.(i - di, j - dj) ? middle : middleOf(at(i - di, j - dj), middle),
      to: cut?.(i, j) ? middle : middleOf(middle, at(i + di, j + dj)),
      colour: upright ? options.warp(i, j) : options.weft(i, j),
      light: light(x, y),
      over,
      upright,
      key: upright ? j : i,
    },
  ]
}

function layPiece(canvas: Canvas, { unit: k }: Frame, options: WeaveOptions, piece: Piece): void {
  const { width, shadow = 0.5, ply = 9, fibres = 0 } = options
  const { over, light } = piece
  const yarn = width * k
  const foot = over ? 0.66 : 0.3
  if (over) layThread(canvas, shadowOf(piece, yarn, k, shadow * 0.6), { mode: 'multiply', soft: 6 * k })
  if (!fibres) {
    layThread(canvas, bodyOf(piece, yarn, foot * light, (over ? 1.08 : 0.42) * light), { round: 0.85, ply: ply * k, butt: true })
    return
  }
  const core = { ...piece, colour: scale(piece.colour, 0.42) }
  layThread(canvas, bodyOf(core, yarn, foot * light, (over ? 1 : 0.42) * light), { round: 0.6, butt: true })
  for (let f = 0; f < fibres; f++) layThread(canvas, fibreOf(piece, options, yarn, k, f), { butt: true })
}

const pointOn = ({ from, middle, to }: Piece, t: number): Point =>
  t < 0.5
    ? [lerp(from[0], middle[0], t * 2), lerp(from[1], middle[1], t * 2)]
    : [lerp(middle[0], to[0], t * 2 - 1), lerp(middle[1], to[1], t * 2 - 1)]

const bodyPoints = 5

function bodyOf(piece: Piece, yarn: number, low: number, high: number): Float32Array {
  const vertices = new Float32Array(bodyPoints * stride)
  for (let q = 0; q < bodyPoints; q++) {
    const t = q / (bodyPoints - 1)
    const up = Math.sin(t * Math.PI)
    const [x, y] = pointOn(piece, t)
    vertices.set([x, y, yarn * (0.94 + 0.1 * up), ...scale(piece.colour, lerp(low, high, up)), 1], q * stride)
  }
  return vertices
}

function shadowOf(piece: Piece, yarn: number, k: number, opacity: number): Float32Array {
  const vertices = new Float32Array(bodyPoints * stride)
  for (let q = 0; q < bodyPoints; q++) {
    const [x, y] = pointOn(piece, q / (bodyPoints - 1))
    vertices.set([x + 4 * k, y + 5 * k, yarn * 1.1, 0.15, 0.15, 0.15, opacity], q * stride)
  }
  return vertices
}

const fibrePoints = 9

/** One of the yarn's own fibres, twisting over its back. */
function fibreOf(piece: Piece, { fibres = 1, lean = 0.5, width }: WeaveOptions, yarn: number, k: number, f: number): Float32Array {
  const { from, to, colour, over, upright, key, light } = piece
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const acrossX = -(to[1] - from[1]) / length
  const acrossY = (to[0] - from[0]) / length
  const facing = acrossX * -0.5 + acrossY * -0.86
  const seed = upright ? key * 7919 : key * 104729
  const character = hash(f * 31 + seed + key * 17, 4)
  const start = f / fibres + hash(seed, 3) + key * 0.31 + ((character - 0.5) * 0.5) / fibres
  const vertices = new Float32Array(fibrePoints * stride)
  for (let q = 0; q < fibrePoints; q++) {
    const t = q / (fibrePoints - 1)
    const up = Math.sin(t * Math.PI)
    const turns = start + t * lean
    const angle = (turns - Math.floor(turns)) * Math.PI
    const side = Math.cos(angle)
    const height = Math.sin(angle)
    const body = lerp(over ? 0.62 : 0.26, over ? 1.12 : 0.4, up) * Math.max(0.1, 0.25 + 0.6 * height + 0.5 * side * facing)
    const sheen = over ? 0.16 * Math.max(0, height * 0.85 + side * facing * 0.5) ** 9 * up : 0
    const shade = light * (body * (0.8 + 0.4 * character) + sheen)
    const off = (side * yarn * (0.94 + 0.06 * up)) / 2 + (character - 0.5) * 1.2 * k
    const [x, y] = pointOn(piece, t)
    vertices.set(
      [
        x + acrossX * off,
        y + acrossY * off,
        ((width * k * 2.1) / fibres) * (0.5 + 0.5 * height),
        ...scale(colour, shade),
        0.92 * smooth(0, 0.25, height),
      ],
      q * stride,
    )
  }
  return vertices
}
