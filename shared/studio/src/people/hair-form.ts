/** The mass of the hair, and how its threads run on it. */
import { blendCut, blendUnion, cone, ellipsoid, sphere } from '../toolkit/distance.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import type { FaceForm } from './face-form.ts'
import type { HairStyle, HeadParameters } from './parameters.ts'

export const hairSource = import.meta.url

type Distance = (x: number, y: number, z: number) => number

export type HairForm = {
  readonly mass: Distance
  /** Counts the threads, one a unit of about a head's breadth; they run along its level lines. */
  readonly across: Distance
  readonly beard: Distance
}

/** The middle from which hair grows outwards. */
export const crown = { x: 0, y: 0.22, z: -0.12 } as const

/** Azimuth from the front, and height there, of the line at which the hair begins. */
const hairline: readonly (readonly [azimuth: number, height: number])[] = [
  [0, 0.64],
  [0.5, 0.635],
  [0.82, 0.54],
  [1.08, 0.34],
  [1.32, 0.16],
  [1.48, -0.06],
  [1.6, 0.2],
  [1.82, 0.12],
  [2, -0.2],
  [2.5, -0.5],
  [3.2, -0.56],
]

function lineHeight(azimuth: number): number {
  let i = 0
  while (i < hairline.length - 2 && azimuth > hairline[i + 1][0]) i++
  const [from, low] = hairline[i]
  const [to, high] = hairline[i + 1]
  return lerp(low, high, smooth(from, to, azimuth))
}

/** How far inside the hairline the scalp lies below or behind a point; negative on the face. */
export const insideHairline =
  ({ receding, build, age }: HeadParameters): Distance =>
  (x, y, z) => {
    const dy = y - crown.y
    const dz = z - crown.z
    const scale = 0.78 / (Math.sqrt(x * x + dy * dy + dz * dz) + 1e-6)
    const azimuth = Math.atan2(Math.abs(x), dz)
    const temple = 0.06 * build * smooth(14, 22, age) * Math.exp(-(((azimuth - 0.75) / 0.25) ** 2))
    const height = crown.y + dy * scale
    const line = height - lineHeight(azimuth) - temple - receding * 0.3 * smooth(1.3, 0.5, azimuth)
    // a bald crown keeps its wreath of hair
    return receding > 0.5 ? Math.min(line, 0.5 - height + 0.1 * smooth(1.6, 2.4, azimuth), (azimuth - 1.36) * 0.5) : line
  }

type Shape = (face: FaceForm, parameters: HeadParameters, inside: Distance) => Distance

/** Hair that follows the skull at a height above it. */
const cap =
  (height: (x: number, y: number, z: number) => number, taper = 0.13): Shape =>
  (face, _, inside) =>
  (x, y, z) => {
    const d = face.skull(x, y, z)
    if (d > 0.45) return d - 0.22
    const g = inside(x, y, z)
    return Math.max(d - height(x, y, z) * smooth(0, taper, g), -g * 0.45) * 0.85
  }

/** The face stays free: negative in front of it. */
const window = (x: number, y: number, z: number, half: number, top: number, behind: number): number =>
  Math.max(Math.abs(x) - half, behind - z, y - top)

/** A dome down to a height, and below it a pillar that widens by (a, c) to the sides and to front and back. */
function pillar(x: number, y: number, z: number, height: number, a: number, c: number): number {
  if (y > height) return ellipsoid(x, y - height, z + 0.15, 0.76, 0.86, 0.93)
  return (Math.sqrt((x / (0.76 + a)) ** 2 + ((z + 0.15) / (0.93 + c)) ** 2) - 1) * 0.76
}

/** Straight hair cut at one length all round, with a fringe. */
const bob: Shape = () => (x, y, z) => {
  const waist = smooth(0.27, -0.3, y) - 0.9 * smooth(-0.35, -0.8, y)
  let d = pillar(x, y, z, 0.27, 0.05 * waist, 0.03 * waist)
  const angle = Math.atan2(x, z + 0.15)
  const tips = 0.02 * Math.sin(angle * 23 + 2 * Math.sin(angle * 9))
  d = blendCut(d, -0.74 - y + 0.1 * z + tips, 0.1)
  // the opening closes over the cheeks and rounds towards the fringe
  const half = 0.485 - 0.03 * smooth(-0.1, -0.5, y) - 0.16 * smooth(0.1, 0.36, y)
  d = blendCut(d, -window(x, y, z, half, 0.355 + 0.03 * Math.cos(x * 6) + 0.6 * tips, 0.02 + 0.12 * smooth(-0.2, -0.7, y)), 0.07)
  const locks = Math.sin(angle * 31 + 2 * Math.sin(angle * 7)) * 0.6 + 0.4 * Math.sin(angle * 57 + y)
  return (d - 0.006 * locks) * 0.8
}

/** Long hair, parted, falling in waves on the shoulders. */
const waves: Shape = (_, __, inside) => (x, y, z) => {
  const a = Math.abs(x)
  const long = smooth(0.25, -1.2, y)
  let d = pillar(x, y, z, 0.29, 0.17 * long, -0.2 * long)
  const angle = Math.atan2(x, z + 0.15)
  d = blendCut(d, -1.75 - y - 0.12 * Math.sin(angle * 9), 0.12)
  if (d > 0.35) return d - 0.1
  // the face looks out between two curtains
  const half = 0.5 - 0.035 * Math.sin(y * 5 + 1.2) + 0.1 * smooth(0.15, 0.45, y)
  const free = inside(x, y, z) * 0.45 - 0.4 * smooth(0.44, 0.3, y)
  d = blendCut(d, -Math.max(a - half, -0.04 - z, free), 0.06)
  d -= 0.026 * Math.sin(angle * 13 + 0.9 * Math.sin(y * 5.5 + a * 2)) * smooth(0.95, 0.3, y)
  d += 0.035 * Math.exp(-(((x - 0.14) / 0.03) ** 2)) * smooth(0.6, 0.9, y)
  return d * 0.7
}

const puff = { x: 0.66, y: 0.9, z: -0.22, radius: 0.43 } as const
const knot = { y: 1.02, z: -0.74, radius: 0.34 } as const

const afro: Shape = (_, __, inside) => (x, y, z) => {
  const d = ellipsoid(x, y - 0.42, z + 0.22, 1.02, 0.92, 0.98)
  if (d > 0.3) return d - 0.08
  const g = inside(x, y, z)
  const bumps = Math.sin(x * 13 + Math.sin(y * 9)) * Math.sin(y * 12 + Math.sin(z * 8)) * Math.sin(z * 11)
  return blendCut(d - 0.03 * bumps, -g * 0.5, 0.12) * 0.8
}

const shapes: Record<HairStyle, Shape> = {
  none: () => () => 9,
  cropped: cap(() => 0.035),
  fade: cap((x, y, z) => 0.02 + 0.13 * smooth(0.5, 0.85, y + 0.05 * z) - 0.01 * Math.abs(x)),
  short: cap(
    (x, y, z) => 0.05 + 0.13 * smooth(0.4, 0.95, y + 0.2 * z) * (1 + 0.2 * Math.sin(x * 2.4 + 1)) + 0.012 * Math.sin(x * 21 + 6 * y),
    0.34,
  ),
  afro,
  puffs: (face, p, inside) => {
    const tight = cap(() => 0.045)(face, p, inside)
    return (x, y, z) => Math.min(tight(x, y, z), sphere(Math.abs(x) - puff.x, y - puff.y, z - puff.z, puff.radius - 0.05))
  },
  braids: cap(() => 0.05),
  locs: cap(() => 0.07),
  bob,
  waves,
  bun: (face, p, inside) => {
    const tight = cap((_, y) => 0.06 + 0.03 * smooth(0.4, 0.9, y))(face, p, inside)
    return (x, y, z) => Math.min(tight(x, y, z), ellipsoid(x, y - knot.y, z - knot.z, knot.radius * 1.15, knot.radius, knot.radius))
  },
}

/** The angle about an axis from the middle of the head towards (0, ay, az). */
const angleAbout = (x: number, y: number, z: number, ay: number, az: number): number => {
  const length = Math.hypot(ay, az)
  return Math.atan2(x, ((z - crown.z) * -ay + (y - crown.y) * az) / length)
}

function acrossFor(style: HairStyle): Distance {
  switch (style) {
    case 'bob':
      return (x, _, z) => Math.atan2(x, z + 0.15) * 0.8
    case 'waves':
      return (x, y, z) => Math.atan2(x, z + 0.15) * 0.8 + 0.035 * Math.sin(y * 5.5 + Math.abs(x) * 2)
    case 'bun':
      return (x, y, z) =>
        Math.hypot(x, y - knot.y, z - knot.z) < knot.radius + 0.09
          ? Math.atan2(y - knot.y, x) * 0.12 + Math.hypot(x, y - knot.y) * 1.1
          : angleAbout(x, y, z, 0.79, -0.61) * 0.75
    case 'puffs':
      return (x, y, z) => {
        const [a, b, c] = [Math.abs(x), y - crown.y, z - crown.z]
        return Math.atan2(0.71 * a - 0.7 * b, 0.07 * a + 0.07 * b + 0.99 * c) * 0.7
      }
    case 'short':
      return (x, y, z) => x * 0.85 + 0.12 * Math.sin(z * 2.5 + y * 2) + 0.2 * y
    case 'braids':
      return (x, y, z) => Math.atan2(Math.abs(x), z + 0.3 + 0.6 * (y - 0.3)) * 0.7
    default:
      return (x, y, z) => x * 0.6 + 0.7 * Math.hypot(y - 0.2, z + 0.4) + 0.04 * Math.sin(x * 9 + z * 7)
  }
}

/** A beard lies on the lower face; negative where it grows. */
function beardRegion({ landmarks: m }: FaceForm, p: HeadParameters): Distance {
  const moustache: Distance = (a, y) =>
    Math.max(
      Math.abs(y - (m.mouth.y + m.nose.base) / 2 - 0.015 + 0.3 * a * a + 0.16 * a - m.mouth.lift * (a / m.mouth.width) ** 2) -
        0.05 * (1 - 0.6 * Math.min(1, (a / (m.mouth.width + 0.05)) ** 2)),
      a - m.mouth.width - 0.05,
    )
  if (p.beard === 'moustache') return moustache
  return (a, y, z) => {
    // from before the ear down the cheek to the corner of the mouth
    const front = 0.12 - 0.16 * smooth(-0.2, -0.45, y) + 0.34 * smooth(-0.6, -1, y)
    const cheek = y + 0.42 - 0.24 * smooth(0.34, 0.54, a) + 0.1 * smooth(0.3, 0.1, a)
    const lips =
      (Math.sqrt((a / (m.mouth.width * 0.95)) ** 2 + ((y - m.mouth.y + 0.012 - m.mouth.lift * (a / m.mouth.width) ** 2) / 0.1) ** 2) - 1) *
      0.09
    const below = -1.08 * m.length - y
    const jaw = Math.max(cheek + (a < m.mouth.width + 0.1 ? 0.14 * smooth(0.32, 0.2, a) : 0), -lips, below, front - z)
    const whiskers = cone(a, y, z, 0.6, 0.16, 0.15, 0.54, -0.36, 0.2, 0.08, 0.19)
    return Math.min(blendUnion(jaw, whiskers, 0.14), Math.max(moustache(a, y, z), -lips))
  }
}

function createBeard(p: HeadParameters, face: FaceForm): Distance {
  if (p.beard === 'none') return () => 9
  const region = beardRegion(face, p)
  const { length } = face.landmarks
  const thick = { moustache: 0.045, short: 0.04, full: 0.075 }[p.beard]
  return (x, y, z) => {
    const a = Math.abs(x)
    let d = face.skin(x, y, z)
    if (d > 0.5) return d - 0.3
    const g = region(a, y, z)
    d = Math.max(d - thick * smooth(0, -0.11, g) * smooth(0.12, -0.35, y), g * 0.6)
    if (p.beard === 'full') {
      let tip = ellipsoid(x, y + 0.92 * length, z - 0.42, 0.34, 0.34, 0.25)
      tip = Math.max(tip, y - (-0.66 * length - 0.25 * a))
      tip += 0.012 * Math.sin(Math.atan2(x, z) * 38 + Math.sin(y * 8))
      d = blendUnion(d, tip, 0.1)
    }
    return d * 0.8
  }
}

export function createHair(p: HeadParameters, face: FaceForm): HairForm {
  return {
    mass: shapes[p.hair](face, p, insideHairline(p)),
    across: acrossFor(p.hair),
    beard: createBeard(p, face),
  }
}

export const hairKnots = { puff, knot }
