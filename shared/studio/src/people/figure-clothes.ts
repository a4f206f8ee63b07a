/** Shirts, dresses and shawls, hung on the bones of a figure. */
import type { Point3 } from '../toolkit/curve.ts'
import { blendCut, blendUnion, ellipsoid } from '../toolkit/distance.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import type { Bones, Limb } from './figure-bones.ts'
import { between, type Field, type FigureParameters, pointAlong } from './figure-parts.ts'

export const sources = [import.meta.url]

/** Shirt or dress: the trunk, the sleeves, and what hangs from the hips. */
export function createTop({ age, build, girth, hem, flare, sleeves, stance, tunic = false }: FigureParameters, bones: Bones): Field {
  const { size, neck, chest, waist, pelvis, arms } = bones
  const grown = smooth(11, 17, age)
  const wide = size * girth
  const arm = lerp(0.9, 1.12, build) * size * lerp(1, girth, 0.4)
  const lean = Math.atan2(chest[2] - pelvis[2], chest[1] - pelvis[1])
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const level = (y: number, z: number, centre: Point3): [number, number] => {
    const dy = y - centre[1]
    const dz = z - centre[2]
    return [dy * cos + dz * sin, dz * cos - dy * sin]
  }
  const skirt = createSkirt({ hem, flare, stance, build, girth, tunic }, bones)
  return (x, y, z) => {
    const [wy, wz] = level(y, z, waist)
    const [cy, cz] = level(y, z, chest)
    const [py, pz] = level(y, z, pelvis)
    let d = ellipsoid(x, cy - 0.004 * size, cz, lerp(0.09, 0.106, build * grown) * wide, 0.1 * size, lerp(0.066, 0.073, build) * wide)
    d = blendUnion(
      d,
      ellipsoid(x, wy, wz, lerp(lerp(0.09, 0.082, grown), 0.094, build) * wide, 0.1 * size, lerp(0.064, 0.07, build) * wide),
      0.04,
    )
    d = blendUnion(
      d,
      ellipsoid(
        x,
        py + 0.004 * size,
        pz,
        lerp(lerp(0.082, 0.09, grown), 0.086, build) * wide * (tunic ? 0.93 : 1),
        0.085 * size,
        lerp(0.07, 0.066, build) * wide,
      ),
      0.04,
    )
    if (build < 0.6 && grown > 0.3)
      d = blendUnion(
        d,
        ellipsoid(Math.abs(x) - 0.045 * size, cy - 0.008 * size, cz - 0.046 * size, 0.038 * wide, 0.038 * size, 0.028 * wide),
        0.03,
      )
    d = blendUnion(d, between(x, y, z, [0, neck[1] - 0.012 * size, neck[2] - 0.004], chest, 0.042 * size, 0.075 * size), 0.03)
    for (const [shoulder, elbow, wrist] of arms) {
      // a ball round the arm: far from it, the arm need not be asked
      if (Math.hypot(x - elbow[0], y - elbow[1], z - elbow[2]) - 0.23 * size > d + 0.03) continue
      d = blendUnion(d, between(x, y, z, [shoulder[0] * 0.2, neck[1] - 0.014 * size, neck[2]], shoulder, 0.03 * size, 0.031 * arm), 0.03)
      const short = pointAlong(shoulder, elbow, Math.min(1, sleeves / 0.5))
      let sleeve = between(x, y, z, shoulder, short, 0.034 * arm, 0.0295 * arm)
      if (sleeves > 0.5)
        sleeve = blendUnion(
          sleeve,
          between(x, y, z, elbow, pointAlong(elbow, wrist, ((sleeves - 0.5) / 0.5) * 0.94), 0.029 * arm, 0.021 * arm),
          0.012,
        )
      d = blendUnion(d, sleeve, 0.024)
    }
    return skirt ? blendUnion(d, skirt(x, y, z), tunic ? 0.024 : 0.04) : d
  }
}

function createSkirt(
  { hem, flare, stance, build, girth, tunic }: Pick<FigureParameters, 'hem' | 'flare' | 'stance' | 'build' | 'girth' | 'tunic'>,
  bones: Bones,
): Field | undefined {
  if (hem <= 0.05) return
  const { size, pelvis, legs } = bones
  const share = Math.min(1, hem)
  const ends = legs.map(leg => alongLeg(leg, share * 0.97))
  if (tunic)
    return createTunic(
      bones,
      legs.map((leg, i) => [leg[0], ends[i]] as const),
      lerp(0.051, 0.048, build) * size * lerp(1, girth, 0.7),
    )
  const edge = Math.min(...ends.map(([, y]) => y))
  const upright = stance === 'stand' || stance === 'walk'
  const middle: Point3 = [0, edge, (ends[0][2] + ends[1][2]) / 2]
  const hip = lerp(0.063, 0.06, build) * size * lerp(1, girth, 0.7)
  const foot = (upright ? lerp(0.066, 0.088 * flare, share) : 0.056) * size
  const centre = hip + (upright ? lerp(0.012, 0.062 * flare, share) * size : 0)
  return (x, y, z) => {
    let d = 9
    for (let i = 0; i < 2; i++) {
      const [root, knee] = legs[i]
      const bent =
        share > 0.5
          ? blendUnion(
              between(x, y, z, root, knee, hip, lerp(hip, foot, 0.5)),
              between(x, y, z, knee, ends[i], lerp(hip, foot, 0.5), foot),
              0.03,
            )
          : between(x, y, z, root, ends[i], hip, foot)
      d = blendUnion(d, bent, 0.06)
    }
    if (upright) d = blendUnion(d, between(x, y, z, pelvis, middle, hip * 1.2, centre), 0.07)
    const angle = Math.atan2(x, z - middle[2] * 0.6)
    const fall = smooth(pelvis[1], edge, y)
    d += 0.006 * fall * share * Math.sin(angle * 11 + 1.2 * Math.sin(angle * 3 + y * 5))
    return upright ? blendCut(d, edge + 0.004 * Math.sin(angle * 4) - y, 0.006) : d
  }
}

/** What lies of a tunic on the thighs: it is cut off at its hem, which stands out a little. */
const createTunic =
  ({ size }: Bones, thighs: readonly (readonly [Point3, Point3])[], radius: number): Field =>
  (x, y, z) => {
    const [d, e] = thighs.map(([hip, end]) => between(x, y, z, hip, pointAlong(hip, end, 1.3), radius, radius))
    const edge = Math.min(...thighs.map(([, [, , z]]) => z)) - z
    return blendCut(blendUnion(d, e, 0.03) - 0.005 * size * smooth(0.035 * size, 0, edge), -edge, 0.004)
  }

/** A point on the way from hip over knee to ankle. */
const alongLeg = ([hip, knee, ankle]: Limb, share: number): Point3 =>
  share < 0.5 ? pointAlong(hip, knee, share * 2) : pointAlong(knee, ankle, share * 2 - 1)

export function createShawl({ size, neck, chest, waist, arms }: Bones, girth: number): Field {
  return (x, y, z) => {
    let d = between(x, y, z, [0, neck[1] - 0.008 * size, neck[2]], chest, 0.05 * size, 0.088 * size * girth)
    for (const [shoulder, elbow] of arms) {
      d = blendUnion(
        d,
        between(
          x,
          y,
          z,
          [shoulder[0] * 0.97, shoulder[1] - 0.002 * size, shoulder[2]],
          pointAlong(shoulder, elbow, 0.72),
          0.046 * size,
          0.047 * size,
        ),
        0.06,
      )
    }
    // its point hangs down the back
    d = blendUnion(
      d,
      between(
        x,
        y,
        z,
        [0, chest[1], chest[2] - 0.04 * size],
        [0, waist[1] - 0.02 * size, waist[2] - 0.055 * size],
        0.085 * size,
        0.034 * size,
      ),
      0.06,
    )
    return d
  }
}
