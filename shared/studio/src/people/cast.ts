/** The people of the pictures: invented, named by what they do. */
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import type { Frame } from '../toolkit/frame.ts'
import { emberDye, goldDye, hairs, indigoDye, lagoonDye, linenDye, plumDye, roseDye, saffronDye, skins } from './dyes.ts'
import { createHead } from './head.ts'
import type { HeadParameters } from './parameters.ts'
import { type HeadLook, type HeadTrace, type HeadView, traceHead, windHead } from './wind-head.ts'

export type Person = { readonly features: Partial<HeadParameters>; readonly dyes: HeadLook }

const darkEyes = mix(dye.umber, dye.ink, 0.25)

export const cast = {
  consultant: {
    features: {
      age: 42,
      build: 0.1,
      wear: 'wrap',
      earrings: 'studs',
      clothes: 'shawl',
      faceWidth: 0.97,
      jaw: 0.94,
      chin: 0.95,
      lips: 1.3,
      noseWidth: 1.08,
      noseLength: 0.97,
      cheekbones: 1.12,
      cheeks: 0.5,
      eyeSize: 1.12,
      eyeTilt: 0.07,
      smile: 0.42,
    },
    dyes: { skin: skins.deep, wrap: saffronDye, cloth: indigoDye, iris: darkEyes },
  },
  elder: {
    features: {
      age: 77,
      build: 0.9,
      hair: 'cropped',
      receding: 0.9,
      beard: 'full',
      glasses: true,
      clothes: 'collar',
      noseWidth: 1.15,
      lips: 1.1,
      smile: 0.7,
      faceWidth: 1.02,
    },
    dyes: { skin: skins.bronze, hair: hairs.white, cloth: linenDye, iris: darkEyes },
  },
  girl: {
    features: { age: 7, build: 0, hair: 'puffs', smile: 0.85, clothes: 'round', lips: 1.05, noseWidth: 1.15, cheeks: 0.7 },
    dyes: { skin: skins.deep, cloth: goldDye, iris: darkEyes },
  },
  boy: {
    features: { age: 10, build: 0.6, hair: 'short', smile: 0.5, clothes: 'round', eyeFold: 0.8, noseWidth: 1, cheeks: 0.5 },
    dyes: { skin: skins.honey, hair: hairs.black, cloth: lagoonDye, iris: darkEyes },
  },
  pupil: {
    features: { age: 11, build: 0, hair: 'braids', smile: 0.45, clothes: 'collar', noseWidth: 0.95, eyeFold: 0.9, eyeTilt: 0.06 },
    dyes: { skin: skins.olive, hair: hairs.brown, cloth: indigoDye, ribbon: emberDye, iris: dye.umber },
  },
  student: {
    features: { age: 22, build: 0.85, hair: 'locs', clothes: 'round', lips: 1.2, noseWidth: 1.2, jaw: 1.03, smile: 0.35 },
    dyes: { skin: skins.ebony, cloth: lagoonDye, iris: darkEyes },
  },
  apprentice: {
    features: { age: 20, build: 0.9, hair: 'fade', clothes: 'collar', jaw: 1.05, noseWidth: 1, noseBridge: 1.1, smile: 0.3 },
    dyes: { skin: skins.honey, cloth: plumDye, iris: darkEyes },
  },
  teacher: {
    features: {
      age: 33,
      build: 0.1,
      wear: 'hijab',
      clothes: 'band',
      noseWidth: 0.88,
      noseBridge: 1.25,
      noseLength: 1.03,
      lips: 1.05,
      eyeSize: 1.1,
      smile: 0.65,
    },
    dyes: { skin: skins.olive, wrap: lagoonDye, cloth: lagoonDye, iris: mix(dye.umber, dye.marigold, 0.12) },
  },
  advocate: {
    features: {
      age: 38,
      build: 0.1,
      hair: 'bob',
      clothes: 'collar',
      eyeFold: 0.1,
      eyeTilt: 0.14,
      noseWidth: 0.95,
      noseBridge: 0.6,
      noseLength: 0.97,
      faceWidth: 1.03,
      cheekbones: 1.1,
      lips: 0.95,
      smile: 0.35,
    },
    dyes: { skin: skins.porcelain, hair: hairs.black, cloth: indigoDye, iris: darkEyes },
  },
  grandmother: {
    features: {
      age: 75,
      build: 0.05,
      hair: 'bun',
      clothes: 'shawl',
      earrings: 'studs',
      smile: 0.6,
      cheeks: 0.8,
      noseWidth: 1.02,
      eyeSize: 0.98,
      faceWidth: 1.02,
    },
    dyes: { skin: skins.olive, hair: hairs.white, cloth: roseDye, iris: dye.umber },
  },
  speaker: {
    features: {
      age: 29,
      build: 0.05,
      hair: 'afro',
      earrings: 'hoops',
      clothes: 'round',
      lips: 1.25,
      noseWidth: 1.15,
      cheekbones: 1.1,
      eyeSize: 1.08,
      smile: 0.35,
    },
    dyes: { skin: skins.bronze, cloth: emberDye, iris: darkEyes },
  },
  researcher: {
    features: {
      age: 31,
      build: 0.05,
      hair: 'waves',
      glasses: true,
      clothes: 'round',
      noseWidth: 0.88,
      noseBridge: 1.05,
      lips: 0.95,
      smile: 0.35,
    },
    dyes: { skin: skins.porcelain, hair: hairs.copper, cloth: indigoDye, iris: mix(dye.lagoon, dye.umber, 0.45) },
  },
  weaver: {
    features: {
      age: 61,
      build: 0.95,
      wear: 'kufi',
      hair: 'cropped',
      beard: 'short',
      clothes: 'band',
      lips: 1.2,
      noseWidth: 1.25,
      smile: 0.75,
    },
    dyes: { skin: skins.ebony, hair: hairs.grey, wrap: indigoDye, cloth: goldDye, iris: scale(darkEyes, 0.8) },
  },
} as const satisfies Record<string, Person>

/**
 * Draws one of the cast as seen in `view`; `look` may change dyes, gaze or fade, and `features` the face (a
 * closed eye, a wider smile). Of several people the farthest comes first.
 */
export function drawPerson(
  canvas: Canvas,
  frame: Pick<Frame, 'width' | 'height'>,
  person: Person,
  view: HeadView,
  { features, ...look }: HeadLook & { face?: Partial<HeadParameters> } = {},
): HeadTrace {
  const { face, ...winding } = look
  const traced = traceHead(createHead({ ...person.features, ...face }), frame, view)
  windHead(canvas, traced, { ...person.dyes, ...winding, ...(features !== undefined && { features }) })
  return traced
}
