import type { Point3 } from '../toolkit/curve.ts'
import { lerp, TAU } from '../toolkit/numbers.ts'
import type { Surface } from '../toolkit/sheet.ts'

/** How the cloth hangs in the frame: its ends, [x, y, z] in the camera's axes (x from -1 to 1, y up), from its upper to its lower hem. */
export type Hanging = { readonly held: readonly [Point3, Point3]; readonly free: readonly [Point3, Point3] }

export const landscape: Hanging = {
  held: [
    [1.4, 0.98, 0],
    [1.3, -0.8, 0.35],
  ],
  free: [
    [-0.62, 0.6, -0.7],
    [-0.3, -0.3, -0.45],
  ],
}

export const portrait: Hanging = {
  held: [
    [1.6, 2.3, 0.1],
    [1.7, 0.15, 0.5],
  ],
  free: [
    [-0.85, 1.15, -0.6],
    [-0.6, -0.1, -0.35],
  ],
}

/** Distance of the eye from the middle of the frame. */
export const eye = 2.6

/** How many threads run along the cloth. */
export const threads = 96

/** A place on the cloth at rest; beyond u = 1 lies its fringe. */
function atRest({ held, free }: Hanging, u: number, v: number): Point3 {
  const sag = Math.sin(Math.PI * Math.min(1, u)) * 0.1
  // the free end hangs back where no corner draws it
  const reach = u - 0.07 * u * Math.sin(Math.PI * v) ** 2
  const at = (n: 0 | 1 | 2): number => lerp(lerp(held[0][n], held[1][n], v), lerp(free[0][n], free[1][n], v), reach)
  return [at(0), at(1) - sag, at(2)]
}

/** One wave: how high, how many along and across the cloth, how often it passes in a loop, where it begins. */
const waves = [
  { height: 0.13, along: 1.9, across: 0.5, passes: 1, start: 0.2 },
  { height: 0.075, along: 0.8, across: -1.05, passes: 1, start: 0.62 },
  { height: 0.04, along: 3.1, across: -0.6, passes: 1, start: 0.1 },
  { height: 0.016, along: 5.3, across: 1.2, passes: 2, start: 0.8 },
] as const

/** The cloth in the wind: every wave runs from where it is held to where it is free, and grows on its way. */
export function inWind(hanging: Hanging, t: number): Surface {
  return (u, v) => {
    const [x, y, z] = atRest(hanging, u, v)
    const bent = u + 0.05 * Math.sin(TAU * (0.55 * v + 0.3 * u - t)) + 0.06 * Math.sin(TAU * (1.1 * v + 0.2))
    const grown = 0.5 + 0.6 * u
    let lift = 0
    for (const { height, along, across, passes, start } of waves) {
      const phase = TAU * (along * bent + across * v + start - passes * t)
      lift += height * Math.sin(phase + 0.4 * Math.cos(phase)) // steeper to one side, as wind drives it
    }
    const sway = Math.sin(TAU * (1.1 * u + 0.35 * v - t + 0.4))
    return [x + 0.3 * lift * grown, y + (0.05 * lift + 0.012 * sway) * grown, z + lift * grown]
  }
}
