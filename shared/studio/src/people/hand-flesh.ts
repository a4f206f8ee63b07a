/** What lies on the bones of a hand, as distances. */
import type { Point3 } from '../toolkit/curve.ts'
import { blendCut, blendUnion, cone } from '../toolkit/distance.ts'
import { clamp, smooth } from '../toolkit/numbers.ts'
import type { Bone, Build, Skeleton } from './hand-bones.ts'

export const sources = [import.meta.url]

/** A capsule: two points and two radii. */
type Lobe = readonly [number, number, number, number, number, number, number, number]
type Field = (x: number, y: number, z: number) => number

const lobe = (a: Point3, b: Point3, from: number, to: number): Lobe => [...a, ...b, from, to]
const toward = ({ start, along, back }: Bone, t: number, up = 0): Point3 => [
  start[0] + along[0] * t + back[0] * up,
  start[1] + along[1] * t + back[1] * up,
  start[2] + along[2] * t + back[2] * up,
]

/** How near the surface its fine relief is worked out. */
const near = 0.05

/** One bone of a finger with its flesh: straight on the back, swelling on the front, creased at the joint. */
export function phalanx(bone: Bone, build: Build, last: boolean): Field {
  const { start, along, back, side, length, from, to, bend } = bone
  const [sx, sy, sz] = start
  const [ax, ay, az] = along
  const [bx, by, bz] = back
  const [cx, cy, cz] = side
  const pad = padOf(bone, build)
  const stretched = clamp(bend / 70)
  const wrinkle = (0.003 + 0.003 * build.wrinkles) * (1 - 0.75 * stretched)
  return (x, y, z) => {
    const dx = x - sx
    const dy = y - sy
    const dz = z - sz
    const t = dx * ax + dy * ay + dz * az
    const s = dx * cx + dy * cy + dz * cz
    const q = clamp(t / length)
    const swell = 4 * q * (1 - q)
    const n = (dx * bx + dy * by + dz * bz + pad * swell) * (last ? 1 + 0.12 * q : 1)
    const over = t - q * length
    let d = Math.sqrt(over * over + n * n + s * s) - (from + (to - from) * q + (pad * 0.5 * build.plump - 0.05 * from * build.bony) * swell)
    if (d > near || t > 0.2) return d
    const depth = n / from
    const joint = Math.exp(-((t / 0.02) ** 2))
    if (depth < 0) d += 0.012 * joint * smooth(0.1, -0.5, depth)
    else d += wrinkle * (1 + Math.cos(t * 190)) * Math.exp(-((t / 0.065) ** 2)) * smooth(0.2, 0.7, depth)
    return d
  }
}

const padOf = ({ from }: Bone, build: Build): number => 0.16 * from * (0.6 + 0.4 * build.plump)

/** A nail: a plate on the back of the last bone. */
export function nail(bone: Bone, build: Build): Field {
  const { start, along, back, side, length, from, to } = bone
  const pad = padOf(bone, build)
  // the height of the back where the nail lies, as `phalanx` makes it
  const level = (from + (to - from) * 0.72 + pad * 0.42 * build.plump - 0.042 * from * build.bony) / 1.086 - pad * 0.84 + 0.01
  const middle = length * 0.86
  const half = length * 0.28 + to * 0.36
  const breadth = to * 0.76
  const radius = to * 1.16
  return (x, y, z) => {
    const dx = x - start[0]
    const dy = y - start[1]
    const dz = z - start[2]
    const t = dx * along[0] + dy * along[1] + dz * along[2]
    const n = dx * back[0] + dy * back[1] + dz * back[2]
    const s = dx * side[0] + dy * side[1] + dz * side[2]
    // the plate bends down to the tip
    const slope = n - level + radius + 0.16 * (t - middle) + 1.4 * Math.max(0, t - middle) ** 2
    const plate = Math.abs(Math.sqrt(s * s + slope * slope) - radius) - 0.006
    const u = (t - middle) / half
    const v = s / breadth
    const outline = ((u ** 4 + v ** 4) ** 0.25 - 1) * breadth
    return n < 0 ? 9 : blendCut(plate, outline, 0.012)
  }
}

/** The palm and the back of the hand, without the digits. */
export function palm({ knuckles, digits, arm }: Skeleton, build: Build): Field {
  const [thumb, ...fingers] = digits
  const ball = thumb[0]
  const bodies: Lobe[] = [
    lobe([0.15, 0.14, 0], knuckles[0], 0.165, 0.118),
    lobe([0.06, 0.12, -0.02], knuckles[1], 0.17, 0.12),
    lobe([-0.05, 0.12, -0.02], knuckles[2], 0.165, 0.116),
    lobe([-0.14, 0.15, 0], knuckles[3], 0.155, 0.108),
    // the heel under the little finger, and the pads under the fingers
    lobe([-0.17, 0.2, 0.08], [-0.3, 0.62, 0.06], 0.13, 0.1),
    lobe([0.26, 0.93, 0.06], [-0.22, 0.84, 0.06], 0.075, 0.07),
  ]
  const webs: Lobe[] = [0, 1, 2].map(i =>
    lobe(toward(fingers[i][0], 0.1, -0.02), toward(fingers[i + 1][0], i === 2 ? 0.13 : 0.1, -0.02), 0.075, 0.07),
  )
  const flesh: Lobe[] = [
    lobe([0.15, 0.2, 0.08], toward(ball, ball.length * 0.62, -0.015), 0.16, 0.128 + 0.01 * build.plump),
    lobe([0.06, 0.26, 0.1], toward(ball, ball.length * 0.75, -0.03), 0.12, 0.1),
    // the fold of skin between thumb and index
    lobe([0.24, 0.6, -0.01], toward(ball, ball.length * 0.7, 0), 0.085, 0.075),
  ]
  const tendons: Lobe[] = knuckles.map(([x, y, z]) =>
    lobe([x * 0.98, y - 0.02, z - 0.098 - 0.006 * build.tendons], [x * 0.35, 0.2, -0.148], 0.03 + 0.006 * build.tendons, 0.014),
  )
  const veins: Lobe[] =
    build.tendons > 0.5
      ? [
          lobe([0.2, 0.78, -0.118], [0.12, 0.5, -0.145], 0.018, 0.018),
          lobe([0.12, 0.5, -0.145], [-0.1, 0.3, -0.168], 0.018, 0.016),
          lobe([-0.2, 0.7, -0.112], [-0.06, 0.42, -0.152], 0.018, 0.018),
        ]
      : []
  const forearm = armField(arm)
  return (x, y, z) => {
    let d = forearm(x, y, z)
    for (const body of bodies) d = blendUnion(d, cone(x, y, z, ...body), 0.13)
    for (const web of webs) d = blendUnion(d, cone(x, y, z, ...web), 0.07)
    for (const part of flesh) d = blendUnion(d, cone(x, y, z, ...part), 0.15)
    if (d > near * 2) return d - 0.02
    if (z < 0) {
      for (const tendon of tendons) d = blendUnion(d, cone(x, y, z, ...tendon), 0.035)
      for (const vein of veins) d = blendUnion(d, cone(x, y, z, ...vein), 0.03)
    } else if (d < near) d += creases(x, y) * smooth(0, 0.06, z)
    return d
  }
}

/** The forearm: flat at the wrist, rounder and wider towards the elbow. */
function armField({ start, along, back, side }: Bone): Field {
  return (x, y, z) => {
    const dx = x - start[0]
    const dy = y - start[1]
    const dz = z - start[2]
    const t = Math.max(0, dx * along[0] + dy * along[1] + dz * along[2])
    const n = dx * back[0] + dy * back[1] + dz * back[2]
    const s = dx * side[0] + dy * side[1] + dz * side[2]
    const over = Math.min(0, dx * along[0] + dy * along[1] + dz * along[2])
    const wide = 0.72 + 0.14 * smooth(0.2, 1.8, t)
    return Math.sqrt((s * wide) ** 2 + n * n + over * over) - (0.192 + 0.14 * smooth(0.05, 2.2, t))
  }
}

/** The three lines of a palm, as polylines in its plane. */
const lines: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0.4, 0.72],
    [0.24, 0.7],
    [0.12, 0.6],
    [0.05, 0.46],
    [0.03, 0.3],
    [0.06, 0.16],
  ],
  [
    [0.36, 0.72],
    [0.16, 0.68],
    [-0.04, 0.6],
    [-0.22, 0.47],
  ],
  [
    [-0.4, 0.66],
    [-0.2, 0.7],
    [0, 0.75],
    [0.11, 0.84],
    [0.14, 0.92],
  ],
]

function creases(x: number, y: number): number {
  let depth = 0
  for (const line of lines) {
    let nearest = 1
    for (let i = 0; i + 1 < line.length; i++) {
      const [ax, ay] = line[i]
      const ux = line[i + 1][0] - ax
      const uy = line[i + 1][1] - ay
      const h = clamp(((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy))
      nearest = Math.min(nearest, (x - ax - ux * h) ** 2 + (y - ay - uy * h) ** 2)
    }
    depth = Math.max(depth, Math.exp(-nearest / 0.00035))
  }
  return 0.012 * depth
}

export type Sleeve = {
  /** Distance of its edge from the wrist, along the arm. */
  from: number
  /** How wide it stands off the arm. */
  wide?: number
  /** A turned-up edge. */
  cuff?: number
}

/** A sleeve: a cloth tube round the arm that falls in folds. */
export function sleeveField({ start, along, back, side }: Bone, { from, wide = 0.06, cuff = 0.22 }: Sleeve): Field {
  return (x, y, z) => {
    const dx = x - start[0]
    const dy = y - start[1]
    const dz = z - start[2]
    const t = dx * along[0] + dy * along[1] + dz * along[2]
    const n = dx * back[0] + dy * back[1] + dz * back[2]
    const s = dx * side[0] + dy * side[1] + dz * side[2]
    const behind = t - from
    const angle = Math.atan2(s, n)
    const folds = 0.014 * Math.sin(angle * 3 + behind * 5) + 0.012 * Math.sin(angle * 2 - behind * 9 + 1)
    const turned = cuff > 0 ? 0.022 * smooth(cuff + 0.02, cuff - 0.02, behind) : 0
    const radius = 0.2 + 0.14 * smooth(0.05, 2.2, t) + wide + 0.09 * smooth(0, 1.4, behind) + folds * smooth(0, cuff + 0.2, behind) + turned
    const tube = Math.sqrt((s * 0.8) ** 2 + n * n) - radius
    return blendCut(blendCut(tube, -(tube + 0.05), 0.02), -behind, 0.035) * 0.85
  }
}

/** A smooth bound round a digit: the ball that holds its bones. */
export function ballOf(bones: readonly Bone[]): readonly [number, number, number, number] {
  const last = bones[bones.length - 1]
  const ends = [...bones.map(({ start }) => start), toward(last, last.length)]
  const [x, y, z] = [0, 1, 2].map(k => ends.reduce((sum, end) => sum + end[k], 0) / ends.length)
  return [x, y, z, Math.max(...ends.map(end => Math.hypot(end[0] - x, end[1] - y, end[2] - z))) + 0.18]
}

/** A point above the bone (`up` in its radius at that place), `t` of its length along. */
export const onBone = (bone: Bone, t: number, up: number): Point3 =>
  toward(bone, t * bone.length, up * (bone.from + (bone.to - bone.from) * t))
