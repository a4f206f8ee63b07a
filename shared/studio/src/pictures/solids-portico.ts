/** The front of a classical house: steps, five columns like spools, a beam and a pediment. */
import { blendUnion, box } from '../toolkit/distance.ts'
import { clamp, lerp } from '../toolkit/numbers.ts'
import { createSolid } from '../toolkit/solid.ts'

/** Columns count from `column` on, from the left. */
export const porticoPart = { steps: 0, wall: 1, beam: 2, pediment: 3, tympanum: 4, spool: 5, column: 10 } as const

export const portico = { columns: 5, spacing: 0.74, floor: 0.42, height: 1.86, radius: 0.2, depth: 1 }

const reach = ((portico.columns - 1) / 2) * portico.spacing
const top = portico.floor + portico.height
const beamHeight = 0.3

const nearestColumn = (x: number): number => clamp(Math.round(x / portico.spacing + (portico.columns - 1) / 2), 0, portico.columns - 1)
export const columnX = (index: number): number => (index - (portico.columns - 1) / 2) * portico.spacing

function shaft(x: number, y: number, z: number): number {
  const dx = x - columnX(nearestColumn(x))
  const t = clamp((y - portico.floor) / portico.height)
  // a slight swelling, as the Greeks built them
  const radius = portico.radius * (lerp(1, 0.82, t) + 0.05 * Math.sin(Math.PI * t))
  const r = Math.hypot(dx, z)
  return Math.max(r - radius, Math.abs(y - portico.floor - portico.height / 2) - portico.height / 2) * 0.95
}

function spools(x: number, y: number, z: number): number {
  const dx = x - columnX(nearestColumn(x))
  const r = Math.hypot(dx, z)
  const disc = (at: number, radius: number, half: number): number => Math.max(r - radius, Math.abs(y - at) - half)
  const ring = (at: number, radius: number, thick: number): number => Math.hypot(r - radius, y - at) - thick
  const foot = Math.min(box(dx, y - portico.floor - 0.035, z, 0.29, 0.035, 0.29, 0.015), ring(portico.floor + 0.105, 0.2, 0.045))
  const head = Math.min(box(dx, y - top + 0.035, z, 0.28, 0.035, 0.28, 0.015), ring(top - 0.1, 0.185, 0.045))
  return Math.min(blendUnion(foot, disc(portico.floor + 0.09, 0.22, 0.03), 0.02), blendUnion(head, disc(top - 0.09, 0.2, 0.03), 0.02))
}

function steps(x: number, y: number, z: number): number {
  let d = 9
  for (const n of [0, 1, 2])
    d = Math.min(
      d,
      box(x, y - 0.07 - n * 0.14, z + portico.depth / 2, reach + 0.8 - n * 0.17, 0.07, portico.depth / 2 + 0.86 - n * 0.17, 0.015),
    )
  return d
}

const wall = (x: number, y: number, z: number): number =>
  box(x, y - portico.floor - 0.93, z + portico.depth + 0.1, reach + 0.1, 0.93, 0.1, 0.01)

const beam = (x: number, y: number, z: number): number =>
  Math.min(
    box(x, y - top - beamHeight / 2, z + portico.depth / 2, reach + 0.26, beamHeight / 2, portico.depth / 2 + 0.22, 0.015),
    box(x, y - top - beamHeight - 0.035, z + portico.depth / 2, reach + 0.42, 0.04, portico.depth / 2 + 0.36, 0.02),
  )

const gable = (x: number, y: number, z: number, half: number, depth: number): number => {
  const Y = y - top - beamHeight - 0.06
  const rise = 0.34
  const length = Math.hypot(1, rise)
  return Math.max((Y - (half - Math.abs(x)) * rise) / length, -Y, Math.abs(z + portico.depth / 2) - portico.depth / 2 - depth)
}

const roof = (x: number, y: number, z: number): number =>
  Math.max(gable(x, y, z, reach + 0.46, 0.36), -gable(x, y - 0.075, z - 0.4, reach + 0.1, 0.36))
const tympanum = (x: number, y: number, z: number): number => gable(x, y, z, reach + 0.3, 0.2)

export const createPortico = () =>
  createSolid({
    source: import.meta.url,
    parameters: portico,
    distance(x, y, z) {
      let d = Math.min(shaft(x, y, z), spools(x, y, z))
      // what lies surely farther is not worked out
      if (z < d - portico.depth + 0.3) d = Math.min(d, wall(x, y, z))
      if (y - portico.floor < d) d = Math.min(d, steps(x, y, z))
      if (top - y < d) d = Math.min(d, beam(x, y, z), roof(x, y, z), tympanum(x, y, z))
      return d * 0.92
    },
    part(x, y, z) {
      const parts: [number, number][] = [
        [steps(x, y, z), porticoPart.steps],
        [wall(x, y, z), porticoPart.wall],
        [beam(x, y, z), porticoPart.beam],
        [roof(x, y, z), porticoPart.pediment],
        [tympanum(x, y, z), porticoPart.tympanum],
        [spools(x, y, z), porticoPart.spool],
        [shaft(x, y, z), porticoPart.column + nearestColumn(x)],
      ]
      return parts.reduce((best, next) => (next[0] < best[0] ? next : best))[1]
    },
    bound: { x: 0, y: 1.5, z: -0.4, radius: 3.4 },
  })
