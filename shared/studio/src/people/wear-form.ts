/** What is worn: on the head, on the nose, at the ears and on the shoulders. */
import { blendCut, blendUnion, cone, ellipsoid, sphere, torus } from '../toolkit/distance.ts'
import { clamp, smooth, TAU } from '../toolkit/numbers.ts'
import type { FaceForm } from './face-form.ts'
import type { HeadParameters } from './parameters.ts'

export const wearSource = import.meta.url

type Distance = (x: number, y: number, z: number) => number

/** Far enough to be nothing. */
const nothing: Distance = () => 9

/** Height and depth in the frame of a headwrap, which is tilted back. */
export const wrapHeight = (y: number, z: number): number => 0.86 * (y - 0.55) - 0.51 * (z + 0.25)
export const wrapDepth = (y: number, z: number): number => 0.86 * (z + 0.25) + 0.51 * (y - 0.55)

/** A tall wound cloth with folded lays. */
const wrap: Distance = (x, y, z) => {
  const Y = wrapHeight(y, z)
  const Z = wrapDepth(y, z)
  let d = ellipsoid(x, Y - 0.1, Z + 0.06, 0.76, 0.64, 0.86)
  d = blendUnion(d, ellipsoid(x + 0.06, Y - 0.58, Z + 0.2, 0.66, 0.52, 0.66), 0.3)
  d = blendCut(d, -(Y + 0.34), 0.12)
  if (d > 0.3) return d - 0.06
  d = blendUnion(d, ellipsoid(x, Y + 0.2, Z + 0.05, 0.765, 0.19, 0.885), 0.08)
  const angle = Math.atan2(x, Z)
  const lays = (Y * 11 + angle * 1.9 + 0.5 * Math.sin(angle * 2 + Y * 3)) / TAU
  d -= 0.055 * (saw(lays) ** 0.7 - 0.5) * Math.min(1, Math.max(0, (Y + 0.15) * 4)) * Math.max(0, 1 - Math.max(0, Y - 0.75) * 2)
  return d * 0.75
}

const saw = (value: number): number => value - Math.floor(value)

/** A turban: lays that cross over the brow and rise to both sides. */
const turban: Distance = (x, y, z) => {
  const Y = 0.95 * (y - 0.6) - 0.31 * (z + 0.15)
  const Z = 0.95 * (z + 0.15) + 0.31 * (y - 0.6)
  let d = ellipsoid(x, Y - 0.02, Z, 0.85, 0.62, 0.92)
  d = blendUnion(d, ellipsoid(x, Y - 0.3, Z + 0.02, 0.74, 0.5, 0.76), 0.25)
  d = blendCut(d, -(Y + 0.26 + 0.16 * smooth(-0.1, -0.7, Z)), 0.1)
  if (d > 0.3) return d - 0.06
  d -= 0.05 * (saw(turbanLays(x, Y, Z)) ** 0.6 - 0.5) * smooth(0.85, 0.55, Y)
  return d * 0.75
}

/** Counts the lays of a turban; they meet in a peak over the brow. */
const turbanLays = (x: number, Y: number, Z: number): number => (Y + 0.62 * Math.sqrt(x * x + 0.012) * smooth(-0.6, 0.7, Z)) * 4.6

export const turbanAcross: Distance = (x, y, z) => {
  const Y = 0.95 * (y - 0.6) - 0.31 * (z + 0.15)
  const Z = 0.95 * (z + 0.15) + 0.31 * (y - 0.6)
  return Y + 0.62 * Math.sqrt(x * x + 0.012) * smooth(-0.6, 0.7, Z)
}

/** A round cap without a brim. */
const kufi: Distance = (x, y, z) => {
  const Y = 0.97 * (y - 0.55) - 0.24 * (z + 0.15)
  const Z = 0.97 * (z + 0.15) + 0.24 * (y - 0.55)
  const side = (Math.sqrt((x / 0.71) ** 2 + (Z / 0.86) ** 2) - 1) * 0.7 + 0.06 * smooth(-0.1, 0.5, Y)
  let d = blendCut(side, Y - 0.5 - 0.06 * (1 - x * x - Z * Z), 0.14)
  d = blendCut(d, -(Y + 0.08), 0.05)
  return d > 0.3 ? d * 0.8 : (d - 0.018 * smooth(0.1, 0.06, Math.abs(Y + 0.03))) * 0.8
}

/** A scarf round the face, over the neck and on the shoulders. */
const hijab =
  ({ skin, body, landmarks }: FaceForm): Distance =>
  (x, y, z) => {
    const a = Math.abs(x)
    const hood = blendUnion(ellipsoid(x, y - 0.28, z + 0.15, 0.775, 0.86, 0.95), skin(x, y, z) - 0.05, 0.1)
    // two turns of cloth under the chin, lying on the shoulders
    const chin = -0.93 * landmarks.length
    let d = blendUnion(hood, cone(x, y, z, 0, chin + 0.25, -0.05, 0, chin - 0.4, -0.1, 0.57, 0.66), 0.42)
    d = blendUnion(d, Math.max(body(x, y, z) - 0.09, y + 1.2 + 0.2 * a), 0.3)
    if (d > 0.35) return d - 0.08
    const folds =
      Math.sin(hijabAcross(x, y, z) * 15 + 1.5 * Math.sin(x * 2.2 + 1)) * 0.5 + Math.sin(hijabAcross(x, y, z) * 9.3 + x * 3) * 0.5
    d -= 0.036 * folds * smooth(-0.3, -0.85, y) + 0.008 * folds
    // the end of the scarf is laid across, from the right cheek to the left shoulder
    const lay = y + 0.98 + 0.42 * x
    d -= 0.05 * smooth(-0.16, -0.1, lay) * smooth(0.12, 0.05, lay) * smooth(-0.1, 0.2, z)
    const oval = (Math.sqrt((x / (0.505 * landmarks.width)) ** 2 + ((y - (0.66 + chin) / 2) / ((0.66 - chin) / 2)) ** 2) - 1) * 0.5
    d = blendCut(d, -Math.max(oval, -0.02 - z), 0.05)
    return d * 0.8
  }

/** The folds of a scarf run round the face and lie in arcs on the breast. */
export const hijabAcross: Distance = (x, y, z) => {
  const round = Math.sqrt((x * 1.15) ** 2 + (y + 0.1) ** 2 + 0.25 * Math.min(0, z) ** 2) - 0.35 * z
  const below = smooth(-0.5, -1.3, y)
  return round * (1 - below) + below * (0.75 - y * 0.8 - 0.32 * Math.sqrt(x * x + 0.03) + 0.14 * x)
}

export function createWear(p: HeadParameters, face: FaceForm): Distance {
  const kinds: Record<HeadParameters['wear'], Distance> = { none: nothing, wrap, turban, kufi, hijab: hijab(face) }
  return kinds[p.wear]
}

export function createGlasses(p: HeadParameters, { landmarks: { eye } }: FaceForm): Distance {
  if (!p.glasses) return nothing
  const r = 0.19
  const ex = eye.x + 0.012
  return (x, y, z) => {
    const a = Math.abs(x)
    const Y = y - eye.y + 0.025
    const Z = z - 0.83 + (a - 0.1) * 0.22
    const rim = torus((a - ex) * 0.94, Y * 1.06, Z, r, 0.0165)
    const bridge = cone(x, Y, Z, -0.085, 0.055, 0, 0.085, 0.055, 0, 0.015, 0.015)
    const temple = cone(a, Y, z, ex + r, 0.06, 0.75, 0.69, 0.09, -0.05, 0.014, 0.016)
    return Math.min(rim, bridge, temple) * 0.9
  }
}

export function createJewel(p: HeadParameters, { landmarks: { old } }: FaceForm): Distance {
  const lobe = -0.235 - 0.03 * old
  if (p.earrings === 'studs') return (x, y, z) => sphere(Math.abs(x) - 0.66, y - lobe, z - 0.03, 0.04)
  if (p.earrings === 'left stud') return (x, y, z) => sphere(x - 0.66, y - lobe, z - 0.03, 0.04)
  if (p.earrings === 'hoops') return (x, y, z) => torus(z - 0.03, y - lobe + 0.11, Math.abs(x) - 0.69, 0.115, 0.019)
  return nothing
}

/** How far above a garment's neckline a point lies; negative is covered. */
const necklines: Record<Exclude<HeadParameters['clothes'], 'none'>, Distance> = {
  round: (x, y, z) => y + 1.42 + 0.16 * smooth(-0.3, 0.3, z) - 0.42 * smooth(0.2, 0.75, Math.abs(x)),
  collar: (x, y, z) =>
    y + 1.34 + (0.75 - 1.5 * Math.abs(x)) * smooth(-0.3, 0.1, z) * smooth(0.62, 0.4, Math.abs(x)) - 0.3 * smooth(0.3, 0.75, Math.abs(x)),
  band: (x, y, z) => y + 1.2 + 0.12 * smooth(-0.3, 0.2, z) - 0.3 * smooth(0.4, 0.9, Math.abs(x)),
  shawl: (x, y, z) => y + 1.3 + (0.42 - 0.7 * Math.abs(x)) * smooth(-0.25, 0.25, z) - 0.3 * smooth(0.3, 0.8, Math.abs(x)),
}

/** Positive on the lapels that run along an open collar. */
export const collarFold: Distance = (x, y, z) => {
  const a = Math.abs(x)
  const along = -necklines.collar(x, y, z) * 0.72
  const breadth = 0.13 + 0.2 * smooth(-1.35, -2.1, y)
  return Math.min(along, breadth - along, z + 0.25 + 0.35 * a)
}

export function createCloth(p: HeadParameters, { skin, landmarks: { lift } }: FaceForm): Distance {
  if (p.clothes === 'none') return nothing
  const style = p.clothes
  const raised = lift - 0.12
  const above: Distance = (x, y, z) => necklines[style](x, y - raised, z)
  const thick = { round: 0.035, collar: 0.045, band: 0.05, shawl: 0.07 }[style]
  return (x, y, z) => {
    if (y > -0.65) return y + 0.9
    const a = Math.abs(x)
    let d = Math.max(skin(x, y, z) - thick, above(x, y, z) * 0.7)
    if (d > 0.4) return d - 0.16
    if (style === 'round')
      d = blendUnion(d, Math.max(Math.abs(skin(x, y, z) - thick) - 0.022, Math.abs(above(x, y, z) + 0.04) - 0.035), 0.02)
    if (style === 'collar') d -= 0.035 * smooth(-0.006, 0.006, collarFold(x, y - raised, z))
    if (style === 'shawl') {
      const folds = Math.sin((a * 0.9 + y * 0.75) * 17 + Math.sin(y * 4 + x) * 1.2)
      // over the round of the shoulder it lies smooth
      d -= 0.03 * (1 - 0.75 * smooth(0.55, 1, a)) * folds * clamp(-above(x, y, z) * 6)
    }
    return d * 0.8
  }
}
