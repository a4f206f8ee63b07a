/**
 * The relief of an eye seen very near, as a height over the picture. Half the opening between its corners
 * is 1 (some 15 mm); y points down; the nose lies to the left.
 */
import { blendUnion } from '../toolkit/distance.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'

/** 11.7 mm of iris in 30 mm of opening. */
export const irisRadius = 0.42
export const irisAt = { x: 0.03, y: -0.035 }

const gauss = (value: number, spread: number): number => Math.exp(-((value / spread) ** 2))

/** The corners lie on a line that rises away from the nose. */
const tilt = (x: number): number => -0.075 * x

/** An arch from corner to corner, 1 high; beyond the corners it falls on. */
const lift = (x: number, peak: number, power: number): number => {
  const q = Math.abs((x - peak) / (x < peak ? 1 + peak : 1 - peak))
  return q < 1 ? 1 - q ** power : (1 - q) * power
}

/** The edge of the upper lid: highest a little towards the nose. */
export const upperEdge = (x: number): number => tilt(x) - 0.425 * lift(x, -0.08, 1.9)

/** The edge of the lower lid: lowest a little away from the nose. */
export const lowerEdge = (x: number): number => tilt(x) + 0.315 * lift(x, 0.16, 2)

/** Where the lids of the closed eye meet: the upper one has come down most of the way. */
export const closedLine = (x: number): number => tilt(x) + 0.235 * lift(x, 0.08, 2)

/** The edges of the lids; those of a closed eye are one between its corners. */
export type Lids = { upper(x: number): number; lower(x: number): number; closed: boolean }
export const openLids: Lids = { upper: upperEdge, lower: lowerEdge, closed: false }
export const closedLids: Lids = {
  upper: x => (Math.abs(x) < 1 ? closedLine(x) : upperEdge(x)),
  lower: x => (Math.abs(x) < 1 ? closedLine(x) : lowerEdge(x)),
  closed: true,
}

/** How far a point lies outside the opening, about; negative within. */
export const outside = (x: number, y: number, { upper, lower } = openLids): number => -blendUnion(y - upper(x), lower(x) - y, 0.03) * 0.93

const soft = (value: number): number => 0.5 * (value + Math.sqrt(value * value + 0.02))

/** A coordinate whose level lines follow the lids and flatten towards brow and cheek. */
export function foldLine(x: number, y: number, { closed } = openLids): number {
  const level = y - tilt(x)
  if (closed && y > creaseAt(x)) return level - 0.235 * soft(lift(x, 0.08, 2)) * smooth(1.25, 0.2, Math.abs(level))
  const arch = level < 0 ? 0.425 * soft(lift(x, -0.08, 1.9)) : -0.315 * soft(lift(x, 0.16, 2))
  return level + arch * smooth(1.25, 0.2, Math.abs(level))
}

/** Where the upper lid folds. */
export const creaseAt = (x: number): number => tilt(x) - 0.1 - 0.53 * soft(lift(x * 0.9, -0.06, 2)) + 0.04 * smooth(0.6, 1.4, x)

export const browAt = (x: number): number => -0.93 - 0.1 * (1 - ((x - 0.35) / 1.4) ** 2) + 0.05 * x * x * smooth(0.4, 1.6, x)

const ball = (x: number, y: number): number => Math.sqrt(Math.max(0.2, 2.3 - x * x - y * y * 1.25)) - 1.36

/** The clear cornea stands out over the iris. */
const cornea = (x: number, y: number): number => 0.05 * smooth(irisRadius * 1.15, 0, Math.hypot(x - irisAt.x, y - irisAt.y))

/** Whether a point lies on the lid of the closed eye. */
export const onLid = (x: number, y: number): boolean => y > creaseAt(x) && y < closedLine(x)

/** How far the round of a closed lid turns away from the light: at its sides and above its edge, 0..1. */
export const lidShade = (x: number, y: number): number =>
  y < closedLine(x)
    ? smooth(-0.1, 0.1, y - creaseAt(x)) *
      smooth(1.2, 0.85, Math.abs(x)) *
      smooth(0.2, 0.95, Math.hypot((x + 0.2) / 1.15, (y + 0.24) / 0.68))
    : 0

/** How far a closed lid stands out over the ball, 0..1. */
const lidRound = (x: number, y: number): number => Math.max(0, 1 - (x / 1.08) ** 2 - ((y + 0.14) / 0.62) ** 2)

export function eyeHeight(x: number, y: number, lids = openLids): number {
  const out = outside(x, y, lids)
  const within = ball(x, y) + (lids.closed ? 0.17 * lidRound(x, y) : cornea(x, y))
  // the caruncle lies in the corner by the nose
  if (out < -0.02) return within + 0.06 * gauss(Math.hypot(x + 0.94, (y - 0.08) * 1.2), 0.075)
  const above = y < (lids.closed && Math.abs(x) < 1 ? closedLine(x) : tilt(x))
  const edge = 0.075 * smooth(-0.02, 0.045, out) ** 0.7
  const lid = -blendUnion(-within, 0.04, 0.24) + edge
  const fold = y - creaseAt(x)
  const wide = lids.closed ? 0.6 * smooth(1.1, 0.5, Math.abs(x)) : smooth(1.35, 0.75, Math.abs(x))
  const orbit =
    0.05 + 0.15 * smooth(-0.3, -1.05, y) + 0.02 * smooth(0.3, 1.2, y) + 0.42 * smooth(-0.85, -2.1, x) - 0.22 * smooth(0.9, 2.6, x)
  const away = above ? smooth(0.06, -0.42, fold) : smooth(0, 0.75, out)
  const skin = lerp(lid, orbit, Math.max(away, smooth(-0.1, 0.75, Math.abs(x) - 1)))
  const crease = above ? (-0.055 * gauss(fold, 0.026) + 0.03 * gauss(fold + 0.1, 0.06)) * wide : 0
  const under = above ? 0 : -0.009 * gauss(out - 0.26 - 0.05 * x, 0.05) * wide
  return skin + crease + under
}
