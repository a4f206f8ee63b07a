import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import { type Curve, type Point, type Point3, polyline } from '../toolkit/curve.ts'
import type { Frame } from '../toolkit/frame.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'

/** Half the width and half the length of a sheet: the proportions of A4 (ISO 216). */
export const half = { a: 1, b: Math.SQRT2 }
export const sheets = 22
/** Height of a sheet, units. */
const thickness = 5.4
export const top = sheets * thickness

/** Where the pile lies, how large it is and how it is turned. */
const turn = -0.42
const lying = { x: 1035, y: 452, size: 318 }

/** A point of the pile: a over the sheet, b down it (both from its middle), height above the table in units; px. */
export function place({ unit: k }: Frame, a: number, b: number, height: number): Point {
  const x = a * Math.cos(turn) - b * Math.sin(turn)
  const y = a * Math.sin(turn) + b * Math.cos(turn)
  const nearness = 1 + 0.07 * y
  return [(lying.x + x * lying.size * nearness) * k, (lying.y + y * lying.size * 0.62 * nearness - height + top / 2) * k]
}

export type Sheet = { a: number; b: number; turn: number; height: number; id: number }

/** No one squares a pile quite. */
export const pileOf = (): Sheet[] =>
  Array.from({ length: sheets }, (_, id) => ({
    a: 0.05 * (hash(id, 31) - 0.5),
    b: 0.06 * (hash(id, 32) - 0.5),
    turn: 0.05 * (hash(id, 33) - 0.5),
    height: (id + 1) * thickness,
    id,
  }))

export const onSheet = (frame: Frame, sheet: Sheet, a: number, b: number): Point =>
  place(
    frame,
    sheet.a + a * Math.cos(sheet.turn) - b * Math.sin(sheet.turn),
    sheet.b + a * Math.sin(sheet.turn) + b * Math.cos(sheet.turn),
    sheet.height,
  )

/** A sheet of laid paper: close threads across it. */
export function laySheet(canvas: Canvas, frame: Frame, sheet: Sheet): void {
  const { unit: k } = frame
  const isTop = sheet.id === sheets - 1
  const rows = isTop ? 330 : 220
  const tone = mix(dye.linen, dye.paper, 0.35 + 0.5 * hash(sheet.id, 34))
  layEdgeShade(canvas, frame, sheet)
  for (let n = 0; n <= rows; n++) {
    const b = lerp(-half.b, half.b, n / rows)
    const rim = n === rows || n === 0
    const grain = 0.93 + 0.07 * hash(n, sheet.id + 35)
    strand(canvas, t => onSheet(frame, sheet, lerp(-half.a, half.a, t), b), {
      pieces: 12,
      width: ((isTop ? 2.3 : 3.4) + 0.6) * k,
      colour: t => {
        const pool = 0.56 + 0.44 * smooth(2.3, 0.2, Math.hypot(t * 2 - 0.7, b + 0.7))
        return scale(tone, grain * pool * (rim ? 0.7 : 0.94))
      },
    })
  }
}

function layEdgeShade(canvas: Canvas, frame: Frame, sheet: Sheet): void {
  const { unit: k } = frame
  const outline = polyline(
    [
      [-half.a, -half.b],
      [-half.a, half.b],
      [half.a, half.b],
      [half.a, -half.b],
    ].map(([a, b]): Point3 => [...onSheet(frame, { ...sheet, height: sheet.height - thickness }, a, b), 0]),
  )
  strand(canvas, t => [outline(t)[0], outline(t)[1]], {
    pieces: 90,
    width: 4 * k,
    soft: 4 * k,
    mode: 'multiply',
    colour: [0.3, 0.28, 0.34],
    opacity: 0.75,
  })
}

/** The shade of the pile on the table. */
export function layPileShade(canvas: Canvas, frame: Frame): void {
  const { unit: k } = frame
  for (let n = 0; n < 4; n++) {
    const edge: Curve = t => {
      const [a, b] = t < 0.5 ? [lerp(-1, 1, t * 2), half.b] : [1, lerp(half.b, -half.b, t * 2 - 1)]
      const [x, y] = place(frame, a, b, 0)
      return [x + (10 + 9 * n) * k, y + (8 + 8 * n) * k]
    }
    strand(canvas, edge, { pieces: 60, width: 26 * k, soft: (14 + 16 * n) * k, mode: 'multiply', colour: [0.2, 0.18, 0.26], opacity: 0.5 })
  }
}
