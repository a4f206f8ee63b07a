/** A hand of any age in any pose, with forearm, nails and sleeve. */
import type { Point3 } from '../toolkit/curve.ts'
import { blendUnion } from '../toolkit/distance.ts'
import { smooth } from '../toolkit/numbers.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'
import { type Bone, type Build, sources as boneSources, type HandPose, layBones, type Skeleton } from './hand-bones.ts'
import { ballOf, sources as fleshSources, nail, onBone, palm, phalanx, type Sleeve, sleeveField } from './hand-flesh.ts'

export const handPart = { skin: 0, nail: 1, cloth: 2 } as const

export type HandAge = 'child' | 'adult' | 'elder'

export type HandOptions = HandPose & {
  age?: HandAge
  sleeve?: Sleeve
  /** Length of the forearm, in hands' units (a hand is 1.85 long). */
  forearm?: number
}

export type Hand = Solid & {
  readonly skeleton: Skeleton
  /** Thumb, index, middle, ring, little: the ends of the fingers, and the middle of their pads, on the surface. */
  readonly tips: readonly Point3[]
  readonly pads: readonly Point3[]
  /** Length of thread wound up to a point of the skin: rings round each finger that run on over palm and arm. */
  winding(x: number, y: number, z: number): number
}

const builds: Record<HandAge, Build> = {
  child: { length: 0.92, girth: 1.16, bony: 0, plump: 1.5, tendons: -1, wrinkles: 0 },
  adult: { length: 1, girth: 1, bony: 0.6, plump: 1, tendons: 0.2, wrinkles: 0.25 },
  elder: { length: 0.99, girth: 0.97, bony: 1.2, plump: 0.6, tendons: 1.4, wrinkles: 1 },
}

/** A child's hand is smaller as well. */
export const handSize: Record<HandAge, number> = { child: 0.68, adult: 1, elder: 0.97 }

/** A right hand, palm towards +z, fingers along +y, the wrist at the origin (see `hand-bones.ts`). */
export function createHand({ age = 'adult', sleeve, forearm = 3, ...pose }: HandOptions = {}): Hand {
  const build = builds[age]
  const skeleton = layBones(pose, build)
  const body = palm(skeleton, build)
  const digits = skeleton.digits.map((bones, i) => layFlesh(bones, build, i === 0 ? 0.14 : 0.08))
  const cloth = sleeve ? sleeveField(skeleton.arm, sleeve) : () => 9
  const { arm } = skeleton
  const skin = (x: number, y: number, z: number): number => {
    const behind = (x - arm.start[0]) * arm.along[0] + (y - arm.start[1]) * arm.along[1] + (z - arm.start[2]) * arm.along[2] - forearm
    const base = body(x, y, z)
    let d = base
    for (const digit of digits) {
      const [bx, by, bz, radius] = digit.ball
      const outside = Math.sqrt((x - bx) ** 2 + (y - by) ** 2 + (z - bz) ** 2) - radius
      if (outside > d + digit.root) continue
      const first = digit.bones[0](x, y, z)
      d = Math.min(d, blendUnion(base, first, digit.root))
      d = blendUnion(d, digit.chain(x, y, z, first), 0.012)
    }
    return Math.max(d, behind)
  }
  const nails = (x: number, y: number, z: number): number => Math.min(...digits.map(digit => digit.nail(x, y, z)))
  const solid = createSolid({
    source: import.meta.url,
    parameters: [age, sleeve, forearm, pose, boneSources, fleshSources],
    distance: (x, y, z) => {
      const d = skin(x, y, z)
      return Math.min(d > 0.1 ? d : Math.min(d, nails(x, y, z)), cloth(x, y, z))
    },
    part: (x, y, z) => {
      const d = skin(x, y, z)
      if (cloth(x, y, z) < d) return handPart.cloth
      return nails(x, y, z) < d ? handPart.nail : handPart.skin
    },
    bound: {
      x: arm.along[0] * 0.5 * (forearm - 1.9),
      y: 0.5 * (1.9 + arm.along[1] * forearm),
      z: arm.along[2] * 0.5 * forearm,
      radius: 0.5 * (1.9 + forearm) + 0.35,
    },
  })
  return {
    ...solid,
    skeleton,
    tips: skeleton.digits.map(bones => onBone(bones[2], 1 + bones[2].to / bones[2].length, -0.1)),
    pads: skeleton.digits.map(bones => onBone(bones[2], 0.75, -1)),
    winding: createWinding(skeleton, digits, body),
  }
}

type Digit = {
  bones: ((x: number, y: number, z: number) => number)[]
  chain(x: number, y: number, z: number, first: number): number
  nail(x: number, y: number, z: number): number
  ball: readonly [number, number, number, number]
  /** Over what distance it grows out of the palm. */
  root: number
}

function layFlesh(bones: readonly Bone[], build: Build, root: number): Digit {
  const fields = bones.map((bone, i) => phalanx(bone, build, i === 2))
  return {
    bones: fields,
    chain: (x, y, z, first) => blendUnion(blendUnion(first, fields[1](x, y, z), 0.03), fields[2](x, y, z), 0.03),
    nail: nail(bones[2], build),
    ball: ballOf(bones),
    root,
  }
}

/** Threads also lean with the depth, so that they are seen to go round. */
const lean = 0.26

function createWinding(
  { digits: bones, arm }: Skeleton,
  digits: readonly Digit[],
  body: (x: number, y: number, z: number) => number,
): Hand['winding'] {
  const along = ({ start, along: a, back: b, run }: Bone, x: number, y: number, z: number): number => {
    const [dx, dy, dz] = [x - start[0], y - start[1], z - start[2]]
    return run + dx * a[0] + dy * a[1] + dz * a[2] - lean * (dx * b[0] + dy * b[1] + dz * b[2])
  }
  const armAlong = (x: number, y: number, z: number): number => {
    const [dx, dy, dz] = [x - arm.start[0], y - arm.start[1], z - arm.start[2]]
    const t = dx * arm.along[0] + dy * arm.along[1] + dz * arm.along[2]
    const n = dx * arm.back[0] + dy * arm.back[1] + dz * arm.back[2]
    return arm.run - t - lean * n
  }
  return (x, y, z) => {
    let nearest = 9
    let digit = 0
    let distances = [9, 9, 9]
    digits.forEach(({ bones: fields }, i) => {
      const each = fields.map(field => field(x, y, z))
      const d = Math.min(...each)
      if (d >= nearest) return
      nearest = d
      digit = i
      distances = each
    })
    const chain = bones[digit]
    let sum = 0
    let weight = 0
    chain.forEach((bone, i) => {
      const w = Math.exp(-(distances[i] - nearest) / 0.03)
      sum += w * along(bone, x, y, z)
      weight += w
    })
    const wound = sum / weight
    const wrist = smooth(0.25, -0.2, y)
    const flat = y + lean * z
    const palmar = wrist > 0 ? flat + (armAlong(x, y, z) - flat) * wrist : flat
    const root = chain[0]
    const t =
      ((x - root.start[0]) * root.along[0] + (y - root.start[1]) * root.along[1] + (z - root.start[2]) * root.along[2]) / root.length
    const beyond = nearest - body(x, y, z)
    const own = distances[0] <= nearest + 0.02 ? 1 : 0
    const share = 1 / (1 + Math.exp(beyond / 0.03))
    // a finger grows out of the palm at its knuckle, the thumb all along its first bone
    if (digit === 0) return palmar + (wound - palmar) * smooth(0.2, 1, t) * (beyond < 0 ? 1 : 2 * share * own)
    const attached = smooth(1, 0.55, t) * own
    return palmar + (wound - palmar) * (beyond < 0 ? 1 - (1 - share) * attached : share * attached)
  }
}
