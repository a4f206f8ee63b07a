/** Head, hair and head wear of a figure seen from some way off: looking along +z, half the head's height is 1, its middle at 0. */
import { blendCut, blendUnion, cone, ellipsoid, sphere } from '../toolkit/distance.ts'
import { smooth } from '../toolkit/numbers.ts'

export const sources = [import.meta.url]

export type FigureHair = 'none' | 'cropped' | 'afro' | 'bun' | 'knot' | 'long' | 'bob' | 'tail' | 'braids' | 'puffs'
export type FigureWear = 'none' | 'wrap' | 'hijab' | 'turban' | 'cap' | 'brim'

type Field = (x: number, y: number, z: number) => number

const nothing: Field = () => 9

/** The skull, the face without its eyes, and the ears. */
export function skull(x: number, y: number, z: number): number {
  const a = Math.abs(x)
  let d = ellipsoid(x, y - 0.3, z + 0.14, 0.66, 0.74, 0.84)
  d = blendUnion(d, ellipsoid(x, y + 0.2, z - 0.16, 0.51, 0.72, 0.56), 0.22)
  if (d > 0.7) return d - 0.35
  d = blendUnion(d, cone(a, y, z, 0.41, -0.4, -0.02, 0.09, -0.84, 0.43, 0.13, 0.12), 0.24)
  d = blendUnion(d, sphere(x, y + 0.84, z - 0.5, 0.135), 0.18)
  d = blendUnion(d, cone(a, y, z, 0.1, 0.2, 0.67, 0.4, 0.19, 0.5, 0.06, 0.05), 0.16)
  d = blendCut(d, -ellipsoid(a - 0.265, y - 0.03, z - 0.8, 0.17, 0.1, 0.13), 0.14)
  d = blendUnion(d, cone(x, y, z, 0, 0.18, 0.64, 0, -0.22, 0.86, 0.06, 0.1), 0.12)
  d = blendUnion(d, ellipsoid(x, y + 0.5, z - 0.58, 0.24, 0.17, 0.2), 0.14)
  d = blendCut(d, -cone(a, y, z, 0, -0.52, 0.86, 0.2, -0.5, 0.7, 0.012, 0.008), 0.05)
  let ear = ellipsoid(a - 0.64, y + 0.02, z + 0.03 + (y + 0.02) * 0.25, 0.085, 0.2, 0.13)
  ear = blendCut(ear, -ellipsoid(a - 0.73, y, z + y * 0.25, 0.05, 0.11, 0.07), 0.06)
  return blendUnion(d, ear, 0.08)
}

/** Hair near the skull, behind the hairline. */
const cap = (x: number, y: number, z: number, thick: number): number => {
  const shell = ellipsoid(x, y - 0.31, z + 0.16, 0.67 + thick, 0.75 + thick, 0.85 + thick)
  const line = 0.025 + 0.1 * smooth(0.25, 0.6, Math.abs(x)) * smooth(-0.2, 0.3, z)
  return blendCut(shell, line - 0.747 * y + 0.664 * z, 0.06)
}

const hairs: Record<FigureHair, Field> = {
  none: nothing,
  cropped: (x, y, z) => cap(x, y, z, 0.055),
  afro: (x, y, z) => {
    const ball = ellipsoid(x, y - 0.45, z + 0.24, 1.02, 0.96, 1.02) + 0.03 * Math.sin(x * 17) * Math.sin(y * 17) * Math.sin(z * 17)
    return blendCut(ball, 0.1 - 0.747 * y + 0.664 * z - 0.25 * smooth(0.3, 0.9, Math.abs(x)), 0.2)
  },
  bun: (x, y, z) => blendUnion(cap(x, y, z, 0.07), sphere(x, y - 0.2, z + 1.16, 0.34), 0.1),
  knot: (x, y, z) => blendUnion(cap(x, y, z, 0.07), ellipsoid(x, y - 1.2, z + 0.4, 0.36, 0.32, 0.36), 0.1),
  long: (x, y, z) => {
    const fall = ellipsoid(x, y + 0.75, z + 0.56, 0.66, 1.35, 0.36) + 0.02 * Math.sin(x * 22)
    return blendUnion(cap(x, y, z, 0.1), fall, 0.3)
  },
  bob: (x, y, z) => {
    const fall = Math.max(ellipsoid(x, y + 0.05, z + 0.2, 0.84, 1.0, 0.86), -(y + 0.72)) + 0.015 * Math.sin(Math.atan2(x, z) * 26)
    return blendUnion(cap(x, y, z, 0.12), blendCut(fall, z - 0.28 + 0.4 * y * y, 0.12), 0.1)
  },
  tail: (x, y, z) => blendUnion(cap(x, y, z, 0.06), cone(x, y, z, 0, 0.42, -1.02, 0, -1.05, -1.12, 0.24, 0.07), 0.12),
  braids: (x, y, z) => {
    const rows = cap(x, y, z, 0.08) + 0.022 * Math.sin(Math.atan2(x, y - 0.2) * 16)
    const braid = cone(Math.abs(x), y, z, 0.4, -0.35, -0.62, 0.52, -1.75, -0.5, 0.13, 0.075) + 0.018 * Math.sin(y * 19)
    return blendUnion(rows, braid, 0.08)
  },
  puffs: (x, y, z) =>
    blendUnion(cap(x, y, z, 0.05), sphere(Math.abs(x) - 0.58, y - 0.88, z + 0.34, 0.42) + 0.02 * Math.sin(x * 20) * Math.sin(y * 20), 0.05),
}

/** Lays of a wound cloth: a saw along its height that climbs round the head. */
const lays = (angle: number, y: number, count: number): number => {
  const turns = y * count + angle * 0.3
  return (turns - Math.floor(turns)) ** 0.7 - 0.5
}

const wears: Record<FigureWear, Field> = {
  none: nothing,
  wrap: (x, y, z) => {
    const Y = 0.86 * (y - 0.55) - 0.51 * (z + 0.25)
    const Z = 0.86 * (z + 0.25) + 0.51 * (y - 0.55)
    let d = ellipsoid(x, Y - 0.1, Z + 0.06, 0.77, 0.64, 0.87)
    d = blendUnion(d, ellipsoid(x + 0.06, Y - 0.5, Z + 0.2, 0.66, 0.52, 0.66), 0.3)
    d = blendCut(d, -(Y + 0.34), 0.12)
    return d - 0.05 * lays(Math.atan2(x, Z), Y, 1.75)
  },
  hijab: (x, y, z) => {
    let d = ellipsoid(x, y - 0.27, z + 0.14, 0.76, 0.86, 0.96)
    d = blendUnion(d, cone(x, y, z, 0, -0.35, -0.1, 0, -1.45, -0.2, 0.62, 0.92), 0.35)
    d = blendUnion(d, ellipsoid(x, y + 1.75, z + 0.12, 1.45, 0.7, 0.86), 0.3)
    d += 0.02 * Math.sin(Math.atan2(x, z) * 9 + y * 4) * smooth(-0.6, -1.4, y)
    return blendCut(d, -ellipsoid(x, y + 0.06, z - 0.8, 0.5, 0.7, 0.6), 0.07)
  },
  turban: (x, y, z) => {
    const Y = y - 0.62 - 0.12 * z
    const d = blendUnion(ellipsoid(x, Y, z + 0.1, 0.88, 0.44, 0.98), ellipsoid(x, Y - 0.25, z + 0.14, 0.7, 0.42, 0.8), 0.2)
    return d - 0.06 * lays(Math.atan2(x, z) + Math.abs(x), Y, 3.2)
  },
  cap: (x, y, z) => {
    const Y = y - 0.42 - 0.16 * z
    return blendCut(blendCut(ellipsoid(x, Y, z + 0.14, 0.73, 1.1, 0.9), -Y, 0.05), Y - 0.78, 0.1)
  },
  brim: (x, y, z) => {
    const Y = y - 0.5 - 0.1 * z
    const r = Math.hypot(x, z + 0.12)
    const edge = Math.max(Math.abs(Y + 0.1 * r * r) - 0.05, r - 1.5)
    return blendUnion(edge, blendCut(ellipsoid(x, Y - 0.1, z + 0.12, 0.72, 0.72, 0.88), -Y, 0.05), 0.12)
  },
}

/** Lifts the brim's bend off the step length: a distance must never be too large. */
const slack: Record<FigureWear, number> = { none: 1, wrap: 0.8, hijab: 0.85, turban: 0.75, cap: 0.9, brim: 0.7 }

const beard: Field = (x, y, z) => {
  const full = ellipsoid(x, y + 0.78, z - 0.34, 0.46, 0.5, 0.4)
  return blendCut(full, y + 0.4 - 0.5 * Math.abs(x), 0.1)
}

export type FigureHeadForm = { readonly skin: Field; readonly hair: Field; readonly wear: Field }

export function createHeadForm(hair: FigureHair, wear: FigureWear, bearded: boolean): FigureHeadForm {
  // under a cloth no hair stands out
  const covered = wear === 'hijab' || wear === 'turban' || wear === 'wrap'
  const under = covered
    ? nothing
    : (wear === 'cap' || wear === 'brim') && hair !== 'none' && hair !== 'long' && hair !== 'braids'
      ? hairs.cropped
      : hairs[hair]
  const over = wears[wear]
  return {
    skin: skull,
    hair: bearded ? (x, y, z) => Math.min(under(x, y, z) * 0.9, beard(x, y, z)) : (x, y, z) => under(x, y, z) * 0.9,
    wear: (x, y, z) => over(x, y, z) * slack[wear],
  }
}
