/** The body of a whole figure with its clothes, as a field of distances round its bones. */
import type { Point3 } from '../toolkit/curve.ts'
import { blendUnion } from '../toolkit/distance.ts'
import { lerp } from '../toolkit/numbers.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'
import { type Bones, sources as boneSources, createBones, type Limb } from './figure-bones.ts'
import { sources as clothesSources, createShawl, createTop } from './figure-clothes.ts'
import { createHeadForm, sources as headSources } from './figure-head.ts'
import { createLoad, sources as loadSources } from './figure-loads.ts'
import { between, type Field, type FigureParameters, type FigurePartField, figurePart, pointAlong } from './figure-parts.ts'

/** A trace of a figure is made anew when any of these changes. */
const sources = [boneSources, clothesSources, headSources, loadSources]

const standard: FigureParameters = {
  age: 30,
  build: 0,
  girth: 1,
  stance: 'stand',
  phase: 0.12,
  stride: 1,
  seat: 0.26,
  lean: 0,
  left: 'hang',
  right: 'hang',
  turn: 0,
  nod: 0,
  tilt: 0,
  hair: 'bun',
  wear: 'none',
  beard: false,
  hem: 1,
  flare: 1,
  legs: 'trousers',
  sleeves: 1,
  shawl: false,
  load: 'none',
}

export type Figure = Solid & { readonly parameters: FigureParameters; readonly bones: Bones }

/** A whole person, feet at y = 0; a grown woman is one unit tall. */
export function createFigure(parameters: Partial<FigureParameters> = {}): Figure {
  const skirted = (parameters.hem ?? standard.hem) > 0.4
  const all: FigureParameters = { ...standard, legs: skirted ? 'bare' : 'trousers', ...parameters }
  const bones = createBones(all)
  const parts = createParts(all, bones)
  const solid = createSolid({
    source: import.meta.url,
    parameters: [all, sources],
    distance: (x, y, z) => {
      let nearest = 9
      for (const part of parts) {
        const d = part.distance(x, y, z)
        if (d < nearest) nearest = d
      }
      return nearest * 0.9
    },
    part: (x, y, z) => parts.reduce((best, part) => (part.distance(x, y, z) < best.distance(x, y, z) ? part : best)).part,
    bound: { x: 0, y: 0.55, z: 0.02, radius: 0.85 },
  })
  return { ...solid, parameters: all, bones }
}

function createParts(parameters: FigureParameters, bones: Bones): FigurePartField[] {
  const { hair, wear, beard, shawl, load } = parameters
  const head = createHeadForm(hair, wear, beard)
  const inHead = headAxes(bones)
  const limb = createLimbs(parameters, bones)
  const face = inHead(head.skin)
  const parts: FigurePartField[] = [
    { part: figurePart.skin, distance: (x, y, z) => Math.min(blendUnion(face(x, y, z), limb.neck(x, y, z), 0.012), limb.skin(x, y, z)) },
    { part: figurePart.top, distance: createTop(parameters, bones) },
    { part: figurePart.shoes, distance: limb.shoes },
  ]
  if (hair !== 'none' || beard) parts.push({ part: figurePart.hair, distance: inHead(head.hair) })
  if (wear !== 'none') parts.push({ part: figurePart.wear, distance: inHead(head.wear) })
  if (parameters.legs === 'trousers') parts.push({ part: figurePart.legs, distance: limb.trousers })
  if (shawl) parts.push({ part: figurePart.shawl, distance: createShawl(bones, parameters.girth) })
  if (load !== 'none') parts.push(...createLoad(parameters, bones))
  return parts
}

/** Gives a field of the head its place on the neck; far from the head, a ball is near enough. */
function headAxes({ head, headTurn: R, headSize }: Bones): (field: Field) => Field {
  const [hx, hy, hz] = head
  return field => (x, y, z) => {
    const dx = (x - hx) / headSize
    const dy = (y - hy) / headSize
    const dz = (z - hz) / headSize
    const off = Math.sqrt(dx * dx + dy * dy + dz * dz) - 2.7
    if (off > 0.3) return off * headSize
    return headSize * field(R[0] * dx + R[3] * dy + R[6] * dz, R[1] * dx + R[4] * dy + R[7] * dz, R[2] * dx + R[5] * dy + R[8] * dz)
  }
}

function createLimbs(
  { build, sleeves, girth, stance, legs: wornOnLegs, tunic, rightHand }: FigureParameters,
  bones: Bones,
): Record<'neck' | 'skin' | 'shoes' | 'trousers', Field> {
  const { size, neck, head, headSize, arms, hands, legs, feet, pelvis } = bones
  const pelvisTop = pelvis[1] + 0.12 * size
  const wide = size * lerp(1, girth, 0.4)
  const arm = lerp(0.88, 1.12, build) * wide
  const leg = lerp(0.96, 1.04, build) * wide
  const thigh = (tunic ? 0.044 : 0.055) * leg
  const skull: Point3 = [head[0], head[1] - 0.2 * headSize, head[2] - 0.25 * headSize]
  const hand = (x: number, y: number, z: number, [, elbow, wrist]: Limb, tip: Point3, side: number): number => {
    const forearm = between(x, y, z, pointAlong(elbow, wrist, 0.4), wrist, 0.021 * arm, 0.0135 * arm)
    if (side < 0 && rightHand === 'none') return forearm
    const palm = pointAlong(wrist, tip, 0.5)
    if (Math.hypot(x - palm[0], y - palm[1], z - palm[2]) > 0.14 * size)
      return Math.hypot(x - palm[0], y - palm[1], z - palm[2]) - 0.06 * size
    // the thumb lies on the side of the body's middle
    const thumb: Point3 = [palm[0] - side * 0.014 * size, palm[1] - 0.002 * size, palm[2] + 0.015 * size]
    const d = blendUnion(
      between(x, y, z, wrist, palm, 0.0125 * arm, 0.0165 * arm),
      between(x, y, z, palm, tip, 0.0165 * arm, 0.011 * arm),
      0.012,
    )
    return Math.min(blendUnion(d, between(x, y, z, pointAlong(wrist, palm, 0.25), thumb, 0.009 * arm, 0.007 * arm), 0.008), forearm)
  }
  return {
    neck: (x, y, z) =>
      between(x, y, z, [neck[0], neck[1] - 0.02 * size, neck[2]], skull, lerp(0.03, 0.036, build) * size, lerp(0.027, 0.034, build) * size),
    skin: (x, y, z) => {
      let d = 9
      for (let i = 0; i < 2; i++) {
        d = Math.min(d, hand(x, y, z, arms[i], hands[i], i === 0 ? 1 : -1))
        if (sleeves < 0.7)
          d = Math.min(
            d,
            between(x, y, z, pointAlong(arms[i][0], arms[i][1], 0.4), arms[i][1], 0.027 * arm, 0.022 * arm),
            between(x, y, z, arms[i][1], arms[i][2], 0.023 * arm, 0.0135 * arm),
          )
        if (wornOnLegs === 'trousers' || y > pelvisTop) continue
        d = Math.min(d, between(x, y, z, pointAlong(legs[i][0], legs[i][1], 0.5), legs[i][1], 0.045 * leg, 0.036 * leg))
        d = Math.min(d, blendUnion(between(x, y, z, legs[i][1], legs[i][2], 0.033 * leg, 0.02 * leg), calf(x, y, z, legs[i], leg), 0.02))
      }
      return d
    },
    shoes: (x, y, z) => {
      let d = 9
      for (let i = 0; i < 2; i++) {
        const [, , ankle] = legs[i]
        const [fx, fy, fz] = feet[i]
        const off = Math.hypot(x - ankle[0], y - ankle[1], z - ankle[2]) - 0.13 * size
        if (off > 0.1) {
          d = Math.min(d, off)
          continue
        }
        const drop = stance === 'kneel' || stance === 'floor' ? 0 : 0.024 * size
        const heel: Point3 = [ankle[0] - fx * 0.022 * size, ankle[1] - drop - fy * 0.022 * size, ankle[2] - fz * 0.022 * size]
        const toe: Point3 = [ankle[0] + fx * 0.074 * size, ankle[1] - drop - 0.004 * size + fy * 0.074 * size, ankle[2] + fz * 0.074 * size]
        d = Math.min(
          d,
          blendUnion(
            between(x, y, z, heel, toe, 0.0185 * leg, 0.0135 * leg),
            between(x, y, z, heel, ankle, 0.018 * leg, 0.0175 * leg),
            0.016,
          ),
        )
      }
      return d
    },
    trousers: (x, y, z) => {
      let d = 9
      for (let i = 0; i < 2; i++) {
        const [hip, knee, ankle] = legs[i]
        const off = Math.hypot(x - knee[0], y - knee[1], z - knee[2]) - 0.33 * size
        if (off > 0.1) {
          d = Math.min(d, off)
          continue
        }
        const one = blendUnion(
          between(x, y, z, hip, knee, thigh, 0.042 * leg),
          between(x, y, z, knee, pointAlong(knee, ankle, 0.93), 0.042 * leg, 0.031 * leg),
          0.02,
        )
        d = Math.min(d, one)
      }
      return d + 0.002 * Math.sin(y * 60 + x * 40)
    },
  }
}

const calf = (x: number, y: number, z: number, [, knee, ankle]: Limb, leg: number): number => {
  const back = pointAlong(knee, ankle, 0.3)
  return between(x, y, z, [back[0], back[1], back[2] - 0.012 * leg], pointAlong(knee, ankle, 0.55), 0.031 * leg, 0.024 * leg)
}
