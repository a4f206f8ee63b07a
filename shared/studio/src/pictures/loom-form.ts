/** Bodies of a loom: x along the weft, y up, z towards the weaver; ten centimetres are one unit, as in hands. */
import { blendCut, box, cone } from '../toolkit/distance.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

const source = import.meta.url

export const shuttlePart = { wood: 0, yarn: 1 } as const

const hollow = (x: number, y: number, z: number): number => box(x, y - 0.16, z, 0.46, 0.2, 0.1, 0.06)
const hull = (x: number, y: number, z: number): number => {
  const slim = 1 - 0.82 * Math.min(1, Math.abs(x) / 1.5) ** 2
  const flat = blendCut(Math.hypot(y * 1.15, z) - 0.21 * slim, Math.abs(y + 0.01) - 0.14, 0.05)
  return blendCut(flat, Math.abs(x) - 1.5, 0.05) * 0.75
}
const bobbin = (x: number, y: number, z: number): number => cone(x, y - 0.05, z, -0.36, 0, 0, 0.36, 0, 0, 0.085, 0.075)

/** A shuttle along x, and the yarn in it. */
export const shuttle: Solid = createSolid({
  source,
  parameters: 'shuttle',
  distance: (x, y, z) => Math.min(blendCut(hull(x, y, z), -hollow(x, y, z), 0.03), bobbin(x, y, z)),
  part: (x, y, z) => (bobbin(x, y, z) < blendCut(hull(x, y, z), -hollow(x, y, z), 0.03) ? shuttlePart.yarn : shuttlePart.wood),
  bound: { x: 0, y: 0, z: 0, radius: 1.6 },
})

/** A bar of the beater, level and along x; its middle is at (height, at). */
export const createBar = (at: number, height: number, half: number): Solid =>
  createSolid({
    source,
    parameters: ['bar', at, height, half],
    distance: (x, y, z) => box(x, y - height, z - at, half, 0.16, 0.17, 0.05),
    bound: { x: 0, y: height, z: at, radius: half + 0.3 },
  })
