/** The bones of a whole figure in a pose. It looks along +z, its left is +x; one unit is the height of a grown woman. */
import type { Point3 } from '../toolkit/curve.ts'
import { clamp, lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { type Rotation, rotation } from '../toolkit/rotation.ts'

export const sources = [import.meta.url]

export type Stance = 'stand' | 'walk' | 'sit' | 'floor' | 'kneel'

/** Where a hand is, from its shoulder, in lengths of the arm: x outward, y up, z forward. */
const armPoses = {
  hang: [0.16, -0.96, 0.1],
  raised: [0.22, 0.92, 0.2],
  wave: [0.5, 0.74, 0.15],
  forward: [0, -0.12, 0.92],
  offer: [-0.1, -0.36, 0.7],
  carry: [-0.22, -0.42, 0.5],
  book: [-0.2, -0.34, 0.56],
  lap: [-0.18, -0.62, 0.5],
  table: [-0.1, -0.5, 0.68],
  overhead: [-0.12, 0.8, 0.06],
  aside: [0.42, -0.84, 0.1],
  point: [0.62, 0.42, 0.5],
  hip: [0.06, -0.56, 0.02],
} as const satisfies Record<string, Point3>

export type ArmPose = keyof typeof armPoses | 'swing' | Point3

export type Pose = {
  stance: Stance
  /** Of a step with each leg, 0..1: the walk returns to itself. */
  phase: number
  /** Length of a step, 1 for a calm walk. */
  stride: number
  /** Height of the seat. */
  seat: number
  /** Degrees the trunk leans forward. */
  lean: number
  left: ArmPose
  right: ArmPose
  /** Degrees the head turns to its left, bows, and tilts to its left. */
  turn: number
  nod: number
  tilt: number
}

export type Stature = {
  /** Years, from 3. */
  age: number
  /** 0 feminine .. 1 masculine. */
  build: number
  /** 1 for the average. */
  girth: number
}

export type Limb = readonly [root: Point3, joint: Point3, end: Point3]

export type Bones = {
  /** Size of the trunk and limbs beside a grown woman's. */
  readonly size: number
  /** Half the height of the head. */
  readonly headSize: number
  readonly head: Point3
  readonly headTurn: Rotation
  readonly neck: Point3
  readonly chest: Point3
  readonly waist: Point3
  readonly pelvis: Point3
  /** Left, right. */
  readonly legs: readonly [Limb, Limb]
  readonly arms: readonly [Limb, Limb]
  /** Ends of the closed hands, left and right. */
  readonly hands: readonly [Point3, Point3]
  /** From heel to toe, a unit vector. */
  readonly feet: readonly [Point3, Point3]
}

const heights = [
  [3, 0.56],
  [6, 0.69],
  [10, 0.83],
  [14, 0.95],
  [18, 1],
  [60, 1],
  [85, 0.95],
] as const
const heads = [
  [3, 0.88],
  [6, 0.92],
  [10, 0.95],
  [14, 0.98],
  [18, 1],
  [85, 1],
] as const

const between = (table: readonly (readonly [number, number])[], at: number): number => {
  const i = clamp(
    table.findIndex(([x]) => x >= at),
    1,
    table.length - 1,
  )
  const [x0, y0] = table[i - 1]
  const [x1, y1] = table[i]
  return lerp(y0, y1, clamp((at - x0) / (x1 - x0)))
}

/** Height with the crown, in units. */
export const heightOf = ({ age, build }: Pick<Stature, 'age' | 'build'>): number =>
  between(heights, age) * lerp(0.985, 1.055, build * smooth(10, 17, age))

// shares of the height of a grown body (Drillis and Contini 1966)
const lengths = { thigh: 0.245, shin: 0.246, ankle: 0.042, upperArm: 0.168, forearm: 0.148, hand: 0.07, chin: 0.87, head: 0.13 }

export function createBones({ age, build, girth, ...pose }: Pose & Stature): Bones {
  const headHeight = lengths.head * between(heads, age)
  const size = (heightOf({ age, build }) - headHeight) / lengths.chin
  const old = smooth(58, 82, age)
  const swing = pose.stance === 'walk' ? Math.sin(TAU * pose.phase) : 0
  const pelvis: Point3 = [0, pelvisHeight(pose) * size, 0]
  const lean = ((pose.lean + (pose.stance === 'walk' ? 3 : 0)) * Math.PI) / 180
  const low: Point3 = [0, Math.cos(lean), Math.sin(lean)]
  const bow = lean * 1.05 + 0.4 * old
  const high: Point3 = [0, Math.cos(bow), Math.sin(bow)]
  const waist = plus(pelvis, low, 0.1 * size)
  const chest = plus(pelvis, low, 0.2 * size)
  const neck = plus(chest, high, 0.118 * size)
  const rise = lean * 0.55 + 0.42 * old
  const head = plus(plus(neck, [0, Math.cos(rise), Math.sin(rise)], 0.016 * size + headHeight * 0.47), [0, 0, 1], 0.008 * size)
  const half = lerp(0.096, 0.116, build * smooth(9, 17, age)) * size * lerp(1, girth, 0.35)
  const root = plus(chest, high, 0.058 * size)
  const arms = ([1, -1] as const).map(side => {
    const shoulder: Point3 = [side * half, root[1], root[2] - side * swing * 0.014 * size]
    return bendArm(shoulder, side, side > 0 ? pose.left : pose.right, size, swing)
  })
  return {
    size,
    headSize: headHeight / 2,
    head,
    headTurn: rotation(pose.turn, pose.nod, -pose.tilt),
    neck,
    chest,
    waist,
    pelvis,
    legs: [bendLeg(pelvis, 1, pose, size, build), bendLeg(pelvis, -1, pose, size, build)],
    arms: [arms[0], arms[1]],
    hands: [handOf(arms[0], size), handOf(arms[1], size)],
    feet: [footOf(1, pose), footOf(-1, pose)],
  }
}

const pelvisHeight = ({ stance, phase, stride, seat }: Pose): number => {
  if (stance === 'sit') return seat + 0.035
  if (stance === 'floor') return 0.075
  if (stance === 'kneel') return 0.145
  return stance === 'walk' ? 0.52 - 0.014 * stride * (1 + Math.cos(2 * TAU * phase)) : 0.53
}

function bendLeg(pelvis: Point3, side: 1 | -1, pose: Pose, size: number, build: number): Limb {
  const hip: Point3 = [side * lerp(0.052, 0.048, build) * size, pelvis[1] - 0.005 * size, 0]
  const { target, knee } = ankleOf(side, pose)
  return bend(hip, [target[0] * size, target[1] * size, target[2] * size], lengths.thigh * size, lengths.shin * size, knee)
}

function ankleOf(side: 1 | -1, { stance, phase, stride, seat }: Pose): { target: Point3; knee: Point3 } {
  const { ankle } = lengths
  if (stance === 'sit')
    return { target: [side * 0.058, Math.min(ankle, seat - 0.2), 0.225 + 0.03 * side * 0.4], knee: [side * 0.08, 0.6, 1] }
  if (stance === 'floor') return { target: [-side * 0.055, ankle * 0.75, 0.155 + 0.012 * side], knee: [side, 0.12, 0.62] }
  if (stance === 'kneel') return { target: [side * 0.05, 0.03, -0.02], knee: [side * 0.12, 0, 1] }
  if (stance === 'stand') return { target: [side * 0.058, ankle, 0.008 * side], knee: [side * 0.15, 0, 1] }
  const { z, lift } = stepAt(phase + (side > 0 ? 0 : 0.5))
  return { target: [side * 0.036, ankle + lift * stride, z * stride], knee: [side * 0.08, 0, 1] }
}

/** A foot on its way: it stands while it passes from front to back, then swings forward. */
function stepAt(phase: number): { z: number; lift: number; pitch: number } {
  const t = phase - Math.floor(phase)
  const standing = 0.58
  if (t < standing) {
    const back = smooth(0.6, 1, t / standing)
    return { z: lerp(0.175, -0.175, t / standing), lift: 0.038 * back, pitch: lerp(0.3 * smooth(0.22, 0, t / standing), -0.75, back) }
  }
  const u = (t - standing) / (1 - standing)
  return {
    z: lerp(-0.175, 0.175, smooth(0, 1, u)),
    lift: 0.038 * (1 - u) + 0.055 * Math.sin(Math.PI * u),
    pitch: lerp(-0.75, 0.3, smooth(0, 0.8, u)),
  }
}

function footOf(side: 1 | -1, { stance, phase }: Pose): Point3 {
  if (stance === 'kneel') return [0, -0.25, -0.97]
  if (stance === 'floor') return [-side * 0.8, 0, 0.6]
  const pitch = stance === 'walk' ? stepAt(phase + (side > 0 ? 0 : 0.5)).pitch : 0
  const out = stance === 'walk' ? 0.08 : 0.28
  return [side * out * Math.cos(pitch), Math.sin(pitch), Math.cos(pitch) * Math.sqrt(1 - out * out)]
}

function bendArm(shoulder: Point3, side: 1 | -1, arm: ArmPose, size: number, swing: number): Limb {
  const reach = (lengths.upperArm + lengths.forearm) * size
  const [x, y, z] = typeof arm !== 'string' ? arm : arm === 'swing' ? ([0.14, -0.95, 0.08 - 0.38 * side * swing] as const) : armPoses[arm]
  const target: Point3 = [shoulder[0] + side * x * reach, shoulder[1] + y * reach, shoulder[2] + z * reach]
  // the elbow falls, and points back; of a raised arm it points outward and forward
  const up = smooth(-0.1, 0.7, y)
  const elbow: Point3 = [side * lerp(0.5, 1, up), lerp(-0.8, -0.2, up), lerp(-0.75, 0.35, up)]
  return bend(shoulder, target, lengths.upperArm * size, lengths.forearm * size, elbow)
}

function handOf([, elbow, wrist]: Limb, size: number): Point3 {
  const length = distanceOf(elbow, wrist) || 1
  return plus(wrist, [(wrist[0] - elbow[0]) / length, (wrist[1] - elbow[1]) / length, (wrist[2] - elbow[2]) / length], lengths.hand * size)
}

const plus = (a: Point3, direction: Point3, by: number): Point3 => [
  a[0] + direction[0] * by,
  a[1] + direction[1] * by,
  a[2] + direction[2] * by,
]
const distanceOf = (a: Point3, b: Point3): number => Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2])

/** Two bones from `root` towards `target`, bent towards `hint`; a target out of reach is only pointed at. */
export function bend(root: Point3, target: Point3, first: number, second: number, hint: Point3): Limb {
  const far = distanceOf(root, target) || 1e-6
  const reach = clamp(far, Math.abs(first - second) + 1e-4, (first + second) * 0.998)
  const d: Point3 = [(target[0] - root[0]) / far, (target[1] - root[1]) / far, (target[2] - root[2]) / far]
  const along = hint[0] * d[0] + hint[1] * d[1] + hint[2] * d[2]
  const side: Point3 = [hint[0] - d[0] * along, hint[1] - d[1] * along, hint[2] - d[2] * along]
  const length = Math.hypot(...side) || 1e-6
  const foot = (first * first - second * second + reach * reach) / (2 * reach)
  const height = Math.sqrt(Math.max(0, first * first - foot * foot))
  const joint = plus(plus(root, d, foot), side, height / length)
  return [root, joint, plus(root, d, reach)]
}
