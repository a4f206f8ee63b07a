import { clamp } from '../toolkit/numbers.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

const source = import.meta.url

/** y = 0 is its face. */
export const tableTop: Solid = createSolid({
  source,
  parameters: 'table top',
  distance: (x, y, z) => Math.max(y, Math.abs(x) - 16, Math.abs(z) - 16),
  bound: { x: 0, y: 0, z: 0, radius: 23 },
})

export const pencilPart = { coat: 0, wood: 1, lead: 2 } as const
const half = 0.8
const thick = 0.085

/** Six-sided; its point lies towards +x. */
export const pencil: Solid = createSolid({
  source,
  parameters: 'pencil',
  distance(x, y, z) {
    const side = (turn: number): number => Math.abs(y * Math.cos(turn) + z * Math.sin(turn))
    const six = Math.max(side(0), side(Math.PI / 3), side((2 * Math.PI) / 3)) - thick
    const point = Math.hypot(y, z) - thick * 1.12 * clamp((half - x) / 0.3)
    return Math.max(six, point * 0.9, Math.abs(x) - half) * 0.9
  },
  part: x => (x > half - 0.1 ? pencilPart.lead : x > half - 0.29 ? pencilPart.wood : pencilPart.coat),
  bound: { x: 0, y: 0, z: 0, radius: 0.85 },
})

/** It lies open: two pages that swell from the fold. */
export const exerciseBook: Solid = createSolid({
  source,
  parameters: 'exercise book',
  distance(x, y, z) {
    const out = Math.abs(x) / 1.06
    const height = 0.045 + 0.075 * Math.sqrt(clamp(out * 3)) * (1 - 0.55 * out)
    return Math.max(y - height, -y, Math.abs(x) - 1.06, Math.abs(z) - 0.76) * 0.7
  },
  bound: { x: 0, y: 0.05, z: 0, radius: 1.35 },
})
