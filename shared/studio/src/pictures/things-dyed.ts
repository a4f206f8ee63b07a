import { type Colour, dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'

/** Cloth of one dye, from shade to light: the dye itself shows in the light, and only its edge is pale. */
export const dyed = (colour: Colour): Ramp =>
  ramp([
    scale(colour, 0.08),
    scale(colour, 0.3),
    scale(colour, 0.62),
    scale(colour, 0.95),
    mix(scale(colour, 1.1), dye.butter, 0.1),
    mix(scale(colour, 1.1), dye.butter, 0.34),
  ])

export const timber = (warmth: number): Ramp =>
  ramp([
    scale(dye.umber, 0.2),
    scale(dye.umber, 0.8),
    mix(dye.umber, dye.clay, warmth),
    mix(dye.clay, dye.marigold, 0.25 + 0.3 * warmth),
    mix(dye.marigold, dye.butter, 0.5),
  ])

export const goldYarn = ramp([
  scale(dye.clay, 0.25),
  dye.clay,
  mix(dye.ember, dye.marigold, 0.5),
  dye.marigold,
  mix(dye.marigold, dye.butter, 0.4),
  dye.butter,
])
