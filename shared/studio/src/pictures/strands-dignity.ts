/** Dignity: a cameo of a woman in dark relief, as those of queens were; it stands on its own rim, and nothing holds it by a cord. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye, linenDye, saffronDye, skins } from '../people/dyes.ts'
import { createHead } from '../people/head.ts'
import { traceHead, windHead } from '../people/wind-head.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import type { Frame } from '../toolkit/frame.ts'
import { smooth, TAU } from '../toolkit/numbers.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import type { Trace } from '../toolkit/trace.ts'
import { pictureOf, viewOf, wound } from './strands-stage.ts'
import { seenIn } from './things-cord.ts'
import { layShade } from './things-light.ts'

const radii = { x: 0.74, y: 0.92 }
const middle = [0, 1.08, -0.62] as const
const part = { disc: 0, rim: 1 } as const

/** In the plane of the oval, 0 on its edge. */
const edge = (x: number, y: number): number => (Math.hypot(x / radii.x, y / radii.y) - 1) * radii.x
const disc = (x: number, y: number, z: number): number => Math.max(edge(x, y), Math.abs(z) - 0.05)
const rim = (x: number, y: number, z: number): number =>
  Math.min(Math.hypot(edge(x, y), z - 0.03) - 0.085, Math.hypot(edge(x, y) + 0.17, z - 0.05) - 0.028)

const cameo = createSolid({
  source: import.meta.url,
  parameters: ['cameo', radii],
  distance: (x, y, z) => Math.min(disc(x, y, z), rim(x, y, z)) * 0.85,
  part: (x, y, z) => (disc(x, y, z) < rim(x, y, z) ? part.disc : part.rim),
  bound: { x: 0, y: 0, z: 0, radius: 1.4 },
})

const features = {
  age: 46,
  build: 0.05,
  wear: 'wrap',
  clothes: 'none',
  lips: 1.3,
  noseWidth: 1.12,
  cheekbones: 1.12,
  smile: 0.12,
  earrings: 'studs',
} as const

/** Cut off by the oval, as reliefs are. */
function drawRelief(canvas: Canvas, frame: Frame, traced: Trace): void {
  const { width } = frame
  const at = seenIn(frame, viewOf(frame))
  const [cx, cy] = at([middle[0], middle[1], middle[2] + 0.06])
  const unit = width / viewOf(frame).span
  layShade(canvas, cx + 0.16 * unit, cy + 0.12 * unit, {
    across: 0.56 * unit,
    down: 0.74 * unit,
    colour: [0.5, 0.38, 0.4],
    strength: 0.62,
    soft: 0.8,
  })
  const size = 0.43
  const head = traceHead(createHead(features), frame, {
    yaw: -58,
    pitch: 5,
    roll: -3,
    span: viewOf(frame).span / size,
    x: (width / 2 - cx) / unit / size + 0.02,
    y: (cy - frame.height / 2) / unit / size - 0.34,
    light: traced.light,
    shadow: 0.5,
  })
  windHead(canvas, head, {
    skin: light => skins.ebony(light * 0.94),
    wrap: saffronDye,
    threads: 46,
    ambient: 0.3,
    fade: (x, y) => smooth(-0.175, -0.195, edge((x - cx) / unit, (cy - y) / unit)),
  })
}

export const pictures = {
  'strand-dignity': pictureOf({
    strand: 'ember',
    bodies: [
      {
        solid: placeSolid(cameo, { move: middle }),
        windings: threads => [
          wound(linenDye, (x, y) => edge(x, y) * threads, { part: part.disc }),
          wound(goldDye, (x, y) => (Math.atan2(x, -y) / TAU) * 190, { part: part.rim, ply: 0.6, along: (_, __, z) => z * 30 }),
        ],
      },
    ],
    over: drawRelief,
  }),
} satisfies Record<string, PictureDrawing>
