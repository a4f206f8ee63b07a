/** Things of metal, wound: a lock, a school bell, wheels that drive each other. */
import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, lagoonDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Curve3, through } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { lerp, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation } from '../toolkit/rotation.ts'
import { warp } from '../toolkit/strand.ts'
import { trace, type View } from '../toolkit/trace.ts'
import { bell, bellPart, padlock, padlockPart, wheels, wheelTrain } from './metals-form.ts'
import { layCord, seenIn } from './things-cord.ts'
import { dyed, timber } from './things-dyed.ts'
import { layShade } from './things-light.ts'

const indigo = ramp([
  scale(dye.indigo, 0.12),
  scale(dye.indigo, 0.6),
  dye.indigo,
  mix(dye.indigo, dye.iris, 0.6),
  mix(dye.iris, dye.rose, 0.45),
  dye.paper,
])
const wound = { fill: [0.8, 0.97] as const, ply: 0.8 }
const turnAt = (x: number, z: number): number => Math.atan2(x, z) / TAU

function drawLock(frame: Frame): Canvas {
  const { width, height, unit: k } = frame
  const canvas = createGround(frame, mix(dye.linen, dye.rose, 0.5), mix(dye.paper, dye.linen, 0.4), { x: 0.35, y: 0.3, radius: 1.1 })
  warp(canvas, frame, { colour: dye.indigo, opacity: 0.09, seed: 321, gap: 9 })
  const view: View = {
    width,
    height,
    span: 4.9,
    x: 0,
    y: 0.18,
    rotation: rotation(-24, 10),
    light: [-0.62, 0.55, 0.56],
    shadow: 0.6,
  }
  const at = seenIn(frame, view)
  const size = width / view.span
  const [sx, sy] = at([0.35, -0.45, -0.4])
  layShade(canvas, sx, sy, { across: 1.35 * size, down: 1.3 * size, colour: [0.5, 0.42, 0.52], strength: 0.6, soft: 0.9 })
  const traced = trace(padlock, view)
  const is = (part: number) => (i: number) => traced.part[i] === part
  const threads = size / (4.6 * k)
  const layers: Layer[] = [
    { where: is(padlockPart.body), across: (_, y) => y * threads, along: x => x * 26, colour: indigo, ...wound },
    { where: is(padlockPart.band), across: (_, y) => y * threads, along: x => x * 26, colour: goldDye, ...wound },
    { where: is(padlockPart.plate), across: (x, y) => Math.hypot(x, y + 0.42) * threads * 0.8, colour: goldDye, ...wound, ply: 0 },
    { where: is(padlockPart.hole), across: (_, y) => y * threads, colour: light => scale(dye.night, 0.4 + light * 0.3), fill: [0.9, 0.97] },
    {
      where: is(padlockPart.shackle),
      across: (x, y) => (y > 0.72 ? (Math.atan2(y - 0.72, x) / TAU) * 92 : y * threads * 0.6 + (x > 0 ? 0 : 46)),
      along: (_, __, z) => z * 30,
      colour: goldDye,
      ...wound,
    },
  ]
  // the cord runs through the lock: what comes before it is frayed into many, what leaves it is one
  const cordOf = (n: number, far: boolean): Curve3 => {
    const y = 0.98 + 0.05 * n
    return through(
      far
        ? [
            [-3.4, y + 0.62 * n + 0.15, -0.7],
            [-1.6, y + 0.3 * n + 0.1, -0.45],
            [-0.4, y + 0.02 * n, -0.2],
            [0.0, 0.93 + 0.045 * n, 0],
          ]
        : [
            [0.0, 0.93 + 0.045 * n, 0],
            [0.5, y - 0.06, 0.16],
            [1.5, y - 0.02, 0.5],
            [3.4, y + 0.2, 1.1],
          ],
    )
  }
  const strands = [-1, 0, 1]
  const dyes: readonly Colour[] = [dye.lagoon, dye.ember, dye.teal]
  const lay = (far: boolean): void => {
    for (const n of strands)
      layCord(canvas, frame, traced, {
        path: cordOf(n, far),
        width: 17 * k,
        colour: t => dyed(dyes[n + 1])(0.66 + 0.2 * hash(n + 2, Math.floor(t * 9))),
        shade: 0.3,
      })
  }
  lay(true)
  engrave(canvas, traced, layers, { ambient: 0.18, body: 0.98, character: 0.2 })
  lay(false)
  lay(true)
  bloom(canvas, 0.12, 24 * k, 0.6)
  vignette(canvas, 0.18)
  return canvas
}

function drawBell(frame: Frame): Canvas {
  const { width, height, unit: k } = frame
  const canvas = createGround(frame, mix(dye.ember, dye.plum, 0.35), mix(dye.marigold, dye.rose, 0.45), { x: 0.62, y: 0.62, radius: 0.95 })
  warp(canvas, frame, { colour: dye.butter, opacity: 0.12, seed: 331, gap: 10 })
  const view: View = {
    width,
    height,
    span: 4.9,
    x: 0.2,
    y: -0.02,
    rotation: rotation(-20, -6, 9),
    light: [-0.6, 0.5, 0.6],
    shadow: 0.6,
  }
  const at = seenIn(frame, view)
  const [gx, gy] = at([0, -0.4, 0])
  glow(canvas, gx, gy, 820 * k, dye.butter, { strength: 0.28 })
  const traced = trace(bell, view)
  const is = (part: number) => (i: number) => traced.part[i] === part
  const threads = width / view.span / (4.6 * k)
  const bands = (light: number, id: number): Colour => {
    const y = id / threads
    return (y > -0.72 && y < -0.6) || (y > 0.3 && y < 0.36) ? emberDye(light) : goldDye(light * 0.95)
  }
  const layers: Layer[] = [
    { where: is(bellPart.cup), across: (_, y) => y * threads, along: (x, _, z) => turnAt(x, z) * 90, colour: bands, ...wound },
    { where: is(bellPart.inside), across: (_, y) => y * threads, colour: light => dyed(dye.clay)(light * 0.6), fill: [0.85, 0.97] },
    { where: is(bellPart.clapper), across: (_, y) => y * threads, along: (x, _, z) => turnAt(x, z) * 40, colour: lagoonDye, ...wound },
    { where: is(bellPart.beam), across: (_, y, z) => (y + z) * threads, along: x => x * 16, colour: timber(0.5), ...wound, ply: 0 },
    { where: is(bellPart.yoke), across: (x, y) => (Math.atan2(y - 0.98, x) / TAU) * 60, colour: emberDye, ...wound },
  ]
  engrave(canvas, traced, layers, { ambient: 0.2, body: 0.98, character: 0.2 })
  // the rope by which it is rung is still swinging
  const rope = through([
    [0, -1.16, 0.1],
    [0.08, -1.5, 0.14],
    [0.3, -1.9, 0.1],
    [0.36, -2.4, 0.1],
  ])
  layCord(canvas, frame, traced, { path: rope, width: 19 * k, colour: t => dyed(dye.lagoon)(lerp(0.85, 0.6, t)), shade: 0 })
  bloom(canvas, 0.16, 28 * k, 0.55)
  vignette(canvas, 0.26)
  return canvas
}

function drawWheels(frame: Frame): Canvas {
  const { width, height, unit: k } = frame
  const canvas = createGround(frame, scale(dye.indigo, 0.55), mix(dye.indigo, dye.iris, 0.5), { x: 0.4, y: 0.35, radius: 1.05 })
  warp(canvas, frame, { colour: dye.iris, opacity: 0.16, seed: 341, gap: 9 })
  const view: View = {
    width,
    height,
    span: 5.1,
    x: 0.1,
    y: 0,
    rotation: rotation(-24, 20),
    light: [-0.6, 0.55, 0.58],
    shadow: 0.65,
  }
  const at = seenIn(frame, view)
  const size = width / view.span
  for (const { x, y, radius } of wheels) {
    const [sx, sy] = at([x + 0.25, y - 0.3, -0.5])
    layShade(canvas, sx, sy, { across: 1.15 * radius * size, down: 1.15 * radius * size, strength: 0.55, soft: 0.6 })
  }
  const traced = trace(wheelTrain, view)
  const threads = size / (4.6 * k)
  const cloth = [goldDye, emberDye, lagoonDye]
  const layers = wheels.flatMap(({ teeth }, n): Layer[] => [
    {
      where: i => traced.child[i] === n,
      across: (x, y, z) => Math.hypot(x, y) * threads * 0.9 + z * threads * 0.5,
      along: (x, y) => (Math.atan2(y, x) / TAU) * teeth * 8,
      colour: (light, id) => (Math.hypot(0, id) / (threads * 0.9) < 0.2 ? dyed(dye.paper)(light) : cloth[n](light)),
      ...wound,
    },
  ])
  engrave(canvas, traced, layers, { ambient: 0.2, body: 0.98, character: 0.22 })
  bloom(canvas, 0.14, 26 * k, 0.55)
  vignette(canvas, 0.26)
  return canvas
}

const still = { shape: 0.75 }

export const pictures = {
  /** Research: three cords are led through one lock. */
  'research-locked': { ...still, draw: drawLock },
  /** Emergency education: a school bell rings from a beam. */
  'emergency-education-bell': { ...still, draw: drawBell },
  /** Policy and governance: three toothed wheels, each turning the next. */
  'policy-governance-consultancy-wheels': { ...still, draw: drawWheels },
} satisfies Record<string, PictureDrawing>
