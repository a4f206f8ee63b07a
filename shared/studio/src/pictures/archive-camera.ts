/** Stills: a camera on a table, its strap a red cord. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { through } from '../toolkit/curve.ts'
import { blendUnion, box } from '../toolkit/distance.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { TAU } from '../toolkit/numbers.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, joinSolids } from '../toolkit/solid.ts'
import { trace, type View } from '../toolkit/trace.ts'
import { layCord, seenIn } from './things-cord.ts'
import { dyed } from './things-dyed.ts'
import { wovenLayers } from './things-woven.ts'

const source = import.meta.url
const part = { leather: 0, metal: 1, ring: 2, glass: 3, window: 4 } as const

/** A short cylinder along z. */
const tube = (r: number, z: number, radius: number, middle: number, half: number): number => {
  const [a, b] = [r - radius + 0.03, Math.abs(z - middle) - half + 0.03]
  return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - 0.03
}
const metal = (x: number, y: number, z: number): number => {
  const top = blendUnion(box(x, y - 0.6, z, 1.05, 0.13, 0.31, 0.06), box(x, y - 0.78, z, 0.34, 0.17, 0.27, 0.08), 0.08)
  const foot = box(x, y + 0.63, z, 1.05, 0.06, 0.31, 0.04)
  const shutter = Math.max(Math.hypot(x + 0.66, z) - 0.09, Math.abs(y - 0.78) - 0.08)
  const dial = Math.max(Math.hypot(x - 0.7, z) - 0.18 + 0.008 * Math.cos(Math.atan2(z, x - 0.7) * 22), Math.abs(y - 0.77) - 0.07)
  const lugs = Math.hypot(Math.hypot(Math.abs(x) - 1.1, y - 0.48) - 0.075, z) - 0.026
  return Math.min(top, foot, shutter, dial * 0.9, lugs)
}
const rings = (x: number, y: number, z: number): number => {
  const r = Math.hypot(x, y + 0.04)
  const barrel = Math.min(tube(r, z, 0.55, 0.36, 0.08), tube(r, z, 0.48, 0.55, 0.16), tube(r, z, 0.52, 0.74, 0.07))
  return Math.max(barrel, -tube(r, z, 0.4, 0.8, 0.16))
}
const parts = (x: number, y: number, z: number): readonly number[] => [
  box(x, y, z, 1.02, 0.6, 0.3, 0.07),
  metal(x, y, z),
  rings(x, y, z),
  Math.max(Math.hypot(x, y + 0.04, z - 0.24) - 0.52, Math.hypot(x, y + 0.04) - 0.4),
  box(x, y - 0.79, z - 0.26, 0.19, 0.085, 0.03, 0.02),
]

const camera = createSolid({
  source,
  parameters: 'camera',
  distance: (x, y, z) => Math.min(...parts(x, y, z)) * 0.95,
  part(x, y, z) {
    const all = parts(x, y, z)
    return all.indexOf(Math.min(...all))
  },
  bound: { x: 0, y: 0.1, z: 0.2, radius: 1.4 },
})
const table = createSolid({ source, parameters: 'table', distance: (_x, y) => y + 0.69, bound: { x: 0, y: -0.7, z: 0, radius: 9 } })

const silver = ramp([
  scale(dye.ink, 0.6),
  mix(dye.ink, dye.plum, 0.6),
  mix(dye.plum, dye.linen, 0.4),
  mix(dye.plum, dye.linen, 0.75),
  dye.linen,
  dye.paper,
])
const deep = ramp([scale(dye.ink, 0.4), scale(dye.indigo, 0.5), dye.indigo, mix(dye.iris, dye.indigo, 0.3), dye.iris, dye.rose])
const detail = 0.66

function drawCamera(frame: Frame): Canvas {
  const { width, height, unit: k } = frame
  const view: View = {
    width: width * detail,
    height: height * detail,
    span: 3.9,
    x: 0.02,
    y: 0.08,
    near: 4,
    far: -4,
    rotation: rotation(-24, 14),
    light: [-0.6, 0.58, 0.55],
    shadow: 0.7,
  }
  const canvas = createGround(frame, mix(dye.marigold, dye.ember, 0.35), dye.marigold, { x: 0.36, y: 0.3, radius: 1 })
  const traced = trace(joinSolids([table, camera]), view)
  const is = (wanted: number) => (i: number) => traced.child[i] === 1 && traced.part[i] === wanted
  const threads = width / view.span / (4.3 * k)
  const wound = { fill: [0.8, 0.97] as const }
  const circle = (x: number, y: number): number => Math.hypot(x, y + 0.04)
  const layers: Layer[] = [
    {
      fill: [0.86, 0.98],
      round: 0.5,
      where: i => traced.child[i] === 0,
      across: (_x, _y, z) => z * threads * 0.34,
      colour: light => dyed(mix(dye.marigold, dye.butter, 0.2))(light * 1.1),
    },
    ...wovenLayers({
      where: is(part.leather),
      warpAt: (x, y) => (x + y) * threads * 0.6,
      weftAt: (x, y, z) => (x - y + z) * threads * 0.6,
      warp: light => deep(light * 0.86),
      weft: light => deep(light * 0.78),
    }),
    { ...wound, where: is(part.metal), across: (_x, y, z) => (y + 0.5 * z) * threads, along: x => x * 20, colour: silver },
    {
      ...wound,
      where: is(part.ring),
      across: (x, y, z) => (Math.hypot(x, y + 0.04) + z) * threads,
      along: (x, y) => (Math.atan2(y + 0.04, x) / TAU) * 90,
      colour: (light, id) => (Math.floor(id / (threads * 0.16)) % 2 ? goldDye(light) : deep(light * 0.7)),
      ply: 0.5,
    },
    {
      ...wound,
      where: is(part.glass),
      across: (x, y) => circle(x, y) * threads,
      colour: (light, id) => {
        const r = id / threads
        return r < 0.13
          ? scale(dye.ink, 0.5 + light)
          : r > 0.34
            ? scale(dye.ink, 0.4 + 0.5 * light)
            : dyed(mix(dye.lagoon, dye.teal, 0.5 - r))(light * 1.15)
      },
      round: 0.6,
    },
    { ...wound, where: is(part.window), across: (_x, y) => y * threads, colour: dyed(mix(dye.lagoon, dye.ink, 0.3)) },
  ]
  engrave(canvas, traced, layers, { ambient: 0.22, body: 0.98, character: 0.18 })
  const at = seenIn(frame, view)
  const [gx, gy] = at([-0.15, 0.13, 0.8])
  glow(canvas, gx, gy, 46 * k, dye.paper, { strength: 0.8, falloff: 3 })
  const strap = through([
    [-1.12, 0.46, 0],
    [-1.2, 0.52, 0.12],
    [-1.4, 0.2, 0.2],
    [-1.5, -0.4, 0.3],
    [-1.42, -0.64, 0.55],
    [-1.0, -0.655, 1.0],
    [-0.3, -0.655, 1.12],
    [0.2, -0.655, 1.32],
    [0.75, -0.655, 1.15],
    [1.25, -0.655, 0.8],
    [1.5, -0.62, 0.4],
    [1.48, -0.1, 0.2],
    [1.3, 0.42, 0.12],
    [1.14, 0.5, 0.06],
    [1.1, 0.44, 0],
  ])
  layCord(canvas, frame, traced, { path: strap, width: 20 * k, colour: () => mix(dye.ember, dye.marigold, 0.12), pieces: 800, shade: 0.5 })
  bloom(canvas, 0.16, 26 * k, 0.55)
  vignette(canvas, 0.28, 0.5, 0.46)
  return canvas
}

export const pictures = {
  'public-figure-hero-camera': { shape: 0.75, tile: true, draw: drawCamera },
} satisfies Record<string, PictureDrawing>
