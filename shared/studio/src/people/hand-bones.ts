/**
 * The bones of a right hand: palm towards +z, fingers along +y, thumb towards +x, the wrist at the origin. One
 * unit is ten centimetres of an adult hand. Lengths after Buryanov and Kotiuk 2010, "Proportions of hand segments".
 */
import type { Point3 } from '../toolkit/curve.ts'
import { clamp, lerp } from '../toolkit/numbers.ts'

/** Degrees of bending at the three joints, and sideways (away from the middle finger) at the first. */
export type FingerBend = { readonly base?: number; readonly middle?: number; readonly tip?: number; readonly aside?: number }

/** How far a finger is curled: 0 straight, 1 into a fist; or each of its joints. */
export type FingerPose = number | FingerBend

/** Degrees: away from the index in the plane of the palm, out in front of the palm, bending at the two joints, turning about itself. */
export type ThumbPose = {
  readonly out?: number
  readonly front?: number
  readonly base?: number
  readonly tip?: number
  readonly roll?: number
}

export type HandPose = {
  /** Index, middle, ring and little finger, or one value for all. */
  readonly fingers?: FingerPose | readonly [FingerPose, FingerPose, FingerPose, FingerPose]
  /** 0 the fingers lie together, 1 as far apart as they go. */
  readonly spread?: number
  readonly thumb?: ThumbPose
  /** Degrees: towards the palm, and towards the thumb. */
  readonly wrist?: { readonly flex?: number; readonly aside?: number }
}

export type Build = {
  /** Factors on lengths and thicknesses of the fingers. */
  readonly length: number
  readonly girth: number
  /** How far joints stand out, and flesh swells between them. */
  readonly bony: number
  readonly plump: number
  readonly tendons: number
  readonly wrinkles: number
}

export type Bone = {
  readonly start: Point3
  /** Unit vectors: along the bone, out of its back (where the nail is), and to its side. */
  readonly along: Point3
  readonly back: Point3
  readonly side: Point3
  readonly length: number
  /** Radii at its two ends. */
  readonly from: number
  readonly to: number
  /** Length of thread wound before it: the winding runs on from bone to bone. */
  readonly run: number
  /** Degrees of bending at its start. */
  readonly bend: number
}

export type Skeleton = {
  /** Index, middle, ring, little. */
  readonly knuckles: readonly Point3[]
  /** Thumb, index, middle, ring, little: three bones each (the thumb's first lies in the palm). */
  readonly digits: readonly (readonly Bone[])[]
  readonly arm: Bone
}

export const sources = [import.meta.url]

const knuckles: readonly Point3[] = [
  [0.285, 0.93, 0],
  [0.095, 0.955, -0.035],
  [-0.1, 0.905, -0.03],
  [-0.27, 0.82, 0.01],
]
const lengths = [
  [0.42, 0.25, 0.215],
  [0.465, 0.29, 0.23],
  [0.435, 0.275, 0.225],
  [0.345, 0.2, 0.2],
] as const
const girths = [0.098, 0.101, 0.095, 0.084]
/** Degrees sideways, together and spread. */
const together = [0.5, 0, -1.5, -4]
const apart = [16, 2, -13, -28]

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const at = (start: Point3, along: Point3, t: number): Point3 => [start[0] + along[0] * t, start[1] + along[1] * t, start[2] + along[2] * t]
export const cross = (a: Point3, b: Point3): Point3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
const blend = (a: Point3, b: Point3, angle: number): Point3 => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [a[0] * c + b[0] * s, a[1] * c + b[1] * s, a[2] * c + b[2] * s]
}
const negative = (a: Point3): Point3 => [-a[0], -a[1], -a[2]]

/** The bones in a pose. */
export function layBones(pose: HandPose, build: Build): Skeleton {
  const { fingers = 0.2, spread = 0.3 } = pose
  const each = Array.isArray(fingers) ? (fingers as readonly FingerPose[]) : ([fingers, fingers, fingers, fingers] as readonly FingerPose[])
  return {
    knuckles,
    digits: [layThumb(pose.thumb ?? {}, build), ...each.map((finger, i) => layFinger(i, bendOf(finger), spread, build))],
    arm: layArm(pose.wrist ?? {}),
  }
}

const bendOf = (pose: FingerPose): Required<FingerBend> =>
  typeof pose === 'number'
    ? { base: 78 * pose, middle: 102 * pose, tip: 62 * pose, aside: 0 }
    : { base: 0, middle: 0, tip: (pose.middle ?? 0) * 0.6, aside: 0, ...pose }

function layFinger(index: number, bend: Required<FingerBend>, spread: number, build: Build): Bone[] {
  // a bent finger cannot be spread
  const free = clamp(1 - bend.base / 100)
  const outward = index < 2 ? 1 : -1
  const sideways = radians(lerp(together[index], apart[index], spread * free) + outward * bend.aside)
  const side: Point3 = [Math.cos(sideways), -Math.sin(sideways), 0]
  const straight: Point3 = [Math.sin(sideways), Math.cos(sideways), 0]
  const thickness = girths[index] * build.girth
  const tapers = [1.04, 0.99, 0.9, 0.79].map((taper, i) => thickness * (i === 1 || i === 2 ? taper * (1 + 0.07 * build.bony) : taper))
  return chain({
    start: knuckles[index],
    axis: side,
    straight,
    bends: [bend.base, bend.middle, bend.tip],
    lengths: lengths[index].map(length => length * build.length),
    tapers,
    run: knuckles[index][1],
  })
}

type Chain = {
  start: Point3
  /** The axis of the joints, and the direction of the straight digit. */
  axis: Point3
  straight: Point3
  bends: readonly number[]
  lengths: readonly number[]
  tapers: readonly number[]
  run: number
}

function chain({ start, axis, straight, bends, lengths, tapers, run }: Chain): Bone[] {
  const front = cross(axis, straight)
  const bones: Bone[] = []
  let joint = start
  let angle = 0
  let wound = run
  bends.forEach((bend, i) => {
    angle += radians(bend)
    const along = blend(straight, front, angle)
    // the last bone ends in a round tip that counts as its length
    const length = i === bends.length - 1 ? lengths[i] - tapers[i + 1] : lengths[i]
    bones.push({
      start: joint,
      along,
      back: negative(blend(front, negative(straight), angle)),
      side: axis,
      length,
      from: tapers[i],
      to: tapers[i + 1],
      run: wound,
      bend,
    })
    joint = at(joint, along, length)
    wound += length
  })
  return bones
}

function layThumb({ out = 42, front = 22, base = 12, tip = 10, roll }: ThumbPose, build: Build): Bone[] {
  const [o, f] = [radians(out), radians(front)]
  const straight: Point3 = [Math.sin(o) * Math.cos(f), Math.cos(o) * Math.cos(f), Math.sin(f)]
  const inward: Point3 = [-Math.cos(o), Math.sin(o), 0]
  // in front of the palm the thumb turns its pad towards the fingers
  const turned = radians(roll ?? lerp(38, -22, clamp(front / 60)))
  const palmar = blend(inward, cross(straight, inward), turned)
  const thickness = 0.118 * build.girth
  return chain({
    start: [0.2, 0.2, 0.08],
    axis: cross(straight, palmar),
    straight,
    bends: [0, base, tip],
    lengths: [0.45, 0.33 * build.length, 0.275 * build.length],
    tapers: [0.15, thickness * 1.02, thickness * (0.96 + 0.05 * build.bony), thickness * 0.74],
    // so that thumb and palm agree where they part
    run: 0.2 + 0.45 * (straight[1] - 1),
  })
}

function layArm({ flex = 0, aside = 0 }: NonNullable<HandPose['wrist']>): Bone {
  // the hand keeps its place, so the arm goes the other way
  const [f, a] = [radians(flex), radians(aside)]
  const along: Point3 = [Math.sin(a) * Math.cos(f), -Math.cos(a) * Math.cos(f), Math.sin(f)]
  const side: Point3 = [Math.cos(a), Math.sin(a), 0]
  return { start: [0, 0.06, -0.02], along, back: cross(side, along), side, length: 1, from: 0.2, to: 0.3, run: 0.06, bend: 0 }
}
