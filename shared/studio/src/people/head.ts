/** A head and shoulders, looking along +z: about 2 units from chin to crown, the eyes at y = 0. */
import { createSolid, type Solid } from '../toolkit/solid.ts'
import { createFace, type FaceForm, faceSource } from './face-form.ts'
import { createHair, type HairForm, hairSource } from './hair-form.ts'
import { average, type HeadParameters } from './parameters.ts'
import { createCloth, createGlasses, createJewel, createWear, wearSource } from './wear-form.ts'

/** What a point of a head's surface belongs to: the values of a trace's `part`. */
export const headPart = { skin: 0, lips: 1, eye: 2, hair: 3, beard: 4, wear: 5, cloth: 6, glasses: 7, jewel: 8 } as const

export type Head = Solid & {
  readonly parameters: HeadParameters
  readonly face: FaceForm
  readonly hair: HairForm
}

/** A head of these features; what is not given is average. */
export function createHead(parameters: Partial<HeadParameters> = {}): Head {
  const p = { ...average, ...parameters }
  const face = createFace(p)
  const hair = createHair(p, face)
  const wear = createWear(p, face)
  const cloth = createCloth(p, face)
  const glasses = createGlasses(p, face)
  const jewel = createJewel(p, face)
  const forms = [
    [headPart.skin, face.skin],
    [headPart.eye, face.eyes],
    [headPart.hair, p.wear === 'none' || p.wear === 'kufi' ? hair.mass : () => 9],
    [headPart.beard, hair.beard],
    [headPart.wear, wear],
    [headPart.cloth, cloth],
    [headPart.glasses, glasses],
    [headPart.jewel, jewel],
  ] as const
  const solid = createSolid({
    source: import.meta.url,
    parameters: [p, faceSource, hairSource, wearSource],
    distance: (x, y, z) => {
      let nearest = 9
      for (const [, distance] of forms) nearest = Math.min(nearest, distance(x, y, z))
      return nearest
    },
    part: (x, y, z) => {
      let nearest = 9
      let part: number = headPart.skin
      for (const [number, distance] of forms) {
        const d = distance(x, y, z)
        if (d >= nearest) continue
        nearest = d
        part = number
      }
      return part === headPart.skin && z > 0.4 && face.lips(x, y, z) < 0 ? headPart.lips : part
    },
    bound: { x: 0, y: -1.5, z: -0.25, radius: 3.7 },
  })
  return { ...solid, parameters: p, face, hair }
}
