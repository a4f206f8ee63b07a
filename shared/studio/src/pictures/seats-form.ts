/** Seats of several kinds, all made to one measure: heights and widths are in heights of a grown woman. */
import { blendCut, blendUnion, box, cone } from '../toolkit/distance.ts'
import { clamp } from '../toolkit/numbers.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

export const seatPart = { frame: 0, cushion: 1, back: 2 } as const

export type Seat = {
  /** Half its breadth. */
  half: number
  /** How high its back stands above the seat; without one it is a stool. */
  back?: number
  /** How round the upper corners of the back are, as a share of half its breadth. */
  round?: number
  arms?: boolean
}

/** How high one sits. */
export const sitting = 0.27

const lean = 0.16
const cushionHalf = 0.042
const gap = 0.07

/** One sits on it looking along +z; its feet stand at y = 0. */
export function createSeat({ half, back = 0, round = 0.3, arms = false }: Seat): Solid {
  const top = sitting + gap + back
  /** Across the back: 0 in its middle, growing to the rear. */
  const behind = (y: number, z: number): number => z + half - 0.015 + lean * (y - sitting)
  const cushion = (x: number, y: number, z: number): number =>
    back > 0
      ? box(x, y - sitting, z, half, cushionHalf, half, 0.038)
      : blendCut(Math.hypot(x, z) - half * 1.06, Math.abs(y - sitting) - cushionHalf * 1.15, 0.06)
  const panel = (x: number, y: number, z: number): number => {
    if (back <= 0) return 9
    const corner = round * half
    const [a, b] = [Math.abs(x) - half + corner, y - top + corner]
    const upper = Math.hypot(Math.max(0, a), Math.max(0, b)) + Math.min(0, Math.max(a, b)) - corner
    const flat = Math.max(upper, sitting + gap - y)
    return blendCut(flat, Math.abs(behind(y, z)) - 0.034, 0.045)
  }
  const frame = (x: number, y: number, z: number): number => {
    const foot = half * 0.95
    const board = box(x, y - sitting + cushionHalf + 0.016, z, half - 0.012, 0.02, half - 0.012, 0.012)
    const leg = cone(Math.abs(x), y, Math.abs(z), half - 0.03, sitting - cushionHalf, half - 0.03, foot, 0.01, foot, 0.021, 0.014)
    const rung = cone(Math.abs(x), y, z, foot - 0.012, 0.1, -foot + 0.01, foot - 0.012, 0.1, foot - 0.01, 0.011, 0.011)
    let d = blendUnion(Math.min(board, rung), leg, 0.015)
    if (back > 0) {
      const rear = -half + 0.015
      const post = cone(
        Math.abs(x),
        y,
        z,
        half - 0.045,
        sitting - 0.03,
        rear,
        half - 0.045,
        sitting + gap + 0.04,
        rear - lean * gap,
        0.017,
        0.017,
      )
      d = Math.min(d, post)
    }
    if (arms) {
      const height = sitting + 0.165
      const rest = cone(Math.abs(x), y, z, half + 0.012, height, -half - 0.02, half + 0.012, height - 0.012, half - 0.03, 0.024, 0.021)
      const prop = cone(
        Math.abs(x),
        y,
        z,
        half + 0.006,
        height - 0.01,
        half - 0.05,
        half - 0.012,
        sitting - cushionHalf,
        half - 0.05,
        0.016,
        0.016,
      )
      d = Math.min(d, rest, prop)
    }
    return d
  }
  return createSolid({
    source: import.meta.url,
    parameters: { half, back, round, arms },
    distance: (x, y, z) => Math.min(cushion(x, y, z), panel(x, y, z), frame(x, y, z)) * 0.92,
    part(x, y, z) {
      const wood = frame(x, y, z)
      const cloth = Math.min(cushion(x, y, z), panel(x, y, z))
      if (wood < cloth) return seatPart.frame
      return cushion(x, y, z) < panel(x, y, z) ? seatPart.cushion : seatPart.back
    },
    bound: { x: 0, y: clamp(top / 2, 0.2, 0.5), z: -0.03, radius: Math.hypot(half * 1.5, top / 2) + 0.03 },
  })
}
