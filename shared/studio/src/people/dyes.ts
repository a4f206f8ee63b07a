/** Dyes for people: from shade to light, as thread takes it. */
import { dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'

/** Skins, from light to dark. In every one the shade is warm and the light is near to paper. */
export const skins = {
  porcelain: ramp([
    scale(dye.umber, 0.4),
    mix(dye.clay, dye.umber, 0.45),
    mix(dye.ember, dye.rose, 0.42),
    mix(dye.rose, dye.ember, 0.16),
    mix(dye.rose, dye.paper, 0.4),
    mix(dye.paper, dye.rose, 0.22),
    dye.paper,
  ]),
  olive: ramp([
    scale(dye.umber, 0.35),
    mix(dye.umber, dye.clay, 0.4),
    mix(dye.clay, dye.marigold, 0.3),
    mix(mix(dye.ember, dye.marigold, 0.6), dye.rose, 0.3),
    mix(mix(dye.marigold, dye.rose, 0.66), dye.butter, 0.2),
    mix(dye.rose, dye.butter, 0.45),
    mix(dye.paper, dye.butter, 0.5),
  ]),
  honey: ramp([
    scale(dye.plum, 0.3),
    scale(dye.umber, 0.8),
    mix(dye.clay, dye.umber, 0.3),
    mix(dye.ember, dye.marigold, 0.35),
    mix(dye.marigold, dye.rose, 0.35),
    mix(dye.butter, dye.rose, 0.3),
  ]),
  bronze: ramp([
    scale(dye.plum, 0.28),
    scale(dye.umber, 0.75),
    mix(dye.clay, dye.umber, 0.4),
    mix(dye.ember, dye.clay, 0.3),
    mix(dye.ember, dye.marigold, 0.5),
    mix(dye.marigold, dye.rose, 0.5),
    mix(dye.butter, dye.rose, 0.25),
  ]),
  deep: ramp([
    scale(dye.ink, 0.6),
    scale(dye.umber, 0.55),
    mix(dye.clay, dye.umber, 0.35),
    mix(dye.ember, dye.clay, 0.3),
    mix(dye.ember, dye.marigold, 0.45),
    mix(dye.marigold, dye.rose, 0.5),
    dye.butter,
  ]),
  ebony: ramp([
    scale(dye.ink, 0.5),
    scale(dye.umber, 0.36),
    scale(dye.umber, 0.8),
    mix(dye.umber, dye.clay, 0.6),
    mix(dye.clay, dye.ember, 0.6),
    mix(dye.ember, dye.marigold, 0.5),
    mix(dye.marigold, dye.rose, 0.55),
  ]),
} as const satisfies Record<string, Ramp>

export const indigoDye = ramp([
  scale(dye.indigo, 0.2),
  scale(dye.indigo, 0.8),
  dye.iris,
  mix(dye.rose, dye.iris, 0.35),
  dye.rose,
  dye.paper,
])
export const lagoonDye = ramp([
  scale(dye.lagoon, 0.15),
  scale(dye.lagoon, 0.7),
  dye.lagoon,
  dye.teal,
  mix(dye.teal, dye.butter, 0.5),
  dye.butter,
])
export const goldDye = ramp([scale(dye.clay, 0.25), dye.clay, mix(dye.ember, dye.marigold, 0.4), dye.marigold, dye.butter, dye.paper])
export const emberDye = ramp([
  scale(dye.clay, 0.2),
  scale(dye.clay, 0.9),
  dye.ember,
  mix(dye.ember, dye.marigold, 0.5),
  dye.rose,
  dye.paper,
])
export const saffronDye = ramp([scale(dye.clay, 0.2), dye.clay, dye.ember, mix(dye.ember, dye.marigold, 0.6), dye.marigold, dye.butter])
export const plumDye = ramp([scale(dye.plum, 0.4), dye.plum, mix(dye.plum, dye.indigo, 0.5), mix(dye.iris, dye.rose, 0.35), dye.rose])
export const roseDye = ramp([
  scale(dye.clay, 0.35),
  mix(dye.clay, dye.rose, 0.3),
  mix(dye.ember, dye.rose, 0.6),
  dye.rose,
  mix(dye.rose, dye.paper, 0.6),
  dye.paper,
])
export const linenDye = ramp([
  scale(dye.umber, 0.4),
  mix(dye.umber, dye.linen, 0.25),
  mix(dye.umber, dye.linen, 0.6),
  dye.linen,
  dye.paper,
  [1, 0.97, 0.92],
])

/** Hair, from black to white. */
export const hairs = {
  black: ramp([
    scale(dye.ink, 0.4),
    scale(dye.ink, 0.75),
    mix(dye.ink, dye.umber, 0.3),
    mix(dye.ink, dye.umber, 0.8),
    mix(dye.umber, dye.rose, 0.22),
    mix(dye.umber, dye.rose, 0.5),
  ]),
  brown: ramp([
    scale(dye.umber, 0.3),
    scale(dye.umber, 0.8),
    mix(dye.umber, dye.clay, 0.6),
    mix(dye.clay, dye.marigold, 0.3),
    mix(dye.marigold, dye.rose, 0.4),
    dye.butter,
  ]),
  copper: ramp([
    scale(dye.clay, 0.3),
    dye.clay,
    mix(dye.clay, dye.ember, 0.7),
    mix(dye.ember, dye.marigold, 0.5),
    dye.marigold,
    dye.butter,
  ]),
  grey: ramp([
    scale(dye.ink, 0.8),
    mix(dye.ink, dye.plum, 0.5),
    mix(dye.plum, dye.linen, 0.22),
    mix(dye.plum, dye.linen, 0.55),
    dye.linen,
    dye.paper,
  ]),
  white: ramp([
    mix(dye.ink, dye.plum, 0.6),
    mix(dye.plum, dye.linen, 0.25),
    mix(dye.plum, dye.linen, 0.55),
    dye.linen,
    dye.paper,
    [1, 0.98, 0.95],
  ]),
} as const satisfies Record<string, Ramp>
