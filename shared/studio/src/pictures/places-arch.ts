import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, hairs, indigoDye, lagoonDye, linenDye, plumDye, roseDye, skins } from '../people/dyes.ts'
import { drawFigure } from '../people/figure.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'
import type { Point } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, lerp } from '../toolkit/numbers.ts'
import { layRopes } from '../toolkit/rope.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { joinSolids, placeSolid, type Solid } from '../toolkit/solid.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { project, type Trace, trace } from '../toolkit/trace.ts'
import { createRidgeLine, layRidge } from './places-hills.ts'
import { createBlock, createWedge } from './solids-arch.ts'

/** The centre of the arch, where it springs, and the ground. */
const spring = -0.62
const footing = spring - 0.83
const arch = { radius: 1.16, height: 0.52, depth: 0.34, joint: 0.012, stones: 11 }
const step = Math.PI / arch.stones
/** How far the keystone hangs above its place, and how much it leans there (degrees). */
type Keystone = { lift: number; tilt: number }
const hanging: Keystone = { lift: 0.47, tilt: 5 }
const set: Keystone = { lift: 0, tilt: 0 }
const turned = rotation(-15, 7)

type Stone = { solid: Solid; dye: Ramp; way: number }

const dyes = [indigoDye, roseDye, lagoonDye, plumDye, goldDye, roseDye, indigoDye, emberDye, linenDye, indigoDye, roseDye, plumDye]

/** How the threads of the nth stone run: round its height, round its width, or aslant. */
const wayOf = (n: number): number => [0, Math.PI / 2, 0.5, 0, -0.45][n % 5]

function createStones(keystone: Keystone): Stone[] {
  const wedge = createWedge({ ...arch, angle: step })
  const ring = Array.from({ length: arch.stones }, (_, n): Stone => {
    const angle = (n - (arch.stones - 1) / 2) * step
    const isKey = n === (arch.stones - 1) / 2
    return {
      solid: placeSolid(wedge, {
        rotate: rotation(0, 0, (-angle * 180) / Math.PI + (isKey ? keystone.tilt : 0)),
        move: [0, spring + (isKey ? keystone.lift : 0), 0],
      }),
      dye: isKey ? goldDye : dyes[n === 4 ? 2 : n],
      way: isKey ? 0 : wayOf(n * 3 + 1),
    }
  })
  const piers = [-1, 1].flatMap(side =>
    [0, 1].map((course): Stone => {
      const height = 0.2
      return {
        solid: placeSolid(createBlock(0.36 + 0.04 * course, height, arch.depth + 0.02 + 0.03 * course), {
          move: [side * (arch.radius + 0.02 * course), spring - 0.22 - course * 0.41, 0],
        }),
        dye: dyes[(side > 0 ? 3 : 8) + course],
        way: wayOf(course + (side > 0 ? 2 : 0)),
      }
    }),
  )
  return [...ring, ...piers]
}

function windStones(canvas: Canvas, traced: Trace, stones: readonly Stone[]): void {
  const noise = createNoise(12)
  const layers = stones.map(
    ({ dye: colours, way }, n): Layer => ({
      where: i => traced.child[i] === n,
      across: (x, y, z) => {
        const wander = 0.016 * noise.at(x * 3 + n * 5, y * 3, z * 3)
        return (Math.cos(way) * y + Math.sin(way) * x + (Math.abs(way) > 1 ? 0 : 0.12 * z) + wander) * 44
      },
      along: (x, y, z) => (-Math.sin(way) * y + Math.cos(way) * x - z) * 40,
      colour: light => colours(0.1 + light * 0.98),
      fill: [0.72, 0.94],
      ply: 0.55,
    }),
  )
  engrave(canvas, traced, layers, { body: 1, ambient: 0.26, character: 0.36 })
}

/** Open land, pale and far; the ground the arch stands on begins at `level`, a fraction of the frame. */
function layLand(canvas: Canvas, frame: Frame, level: number): void {
  const air = mix(dye.rose, dye.paper, 0.5)
  const far = ramp([mix(dye.iris, dye.rose, 0.65), mix(dye.rose, dye.iris, 0.18), air])
  const ground = ramp([mix(dye.rose, dye.iris, 0.3), mix(dye.rose, dye.ember, 0.12), mix(dye.rose, dye.butter, 0.45)])
  const line = createRidgeLine(6, level - 0.12, 0.07, 1.7)
  layRidge(canvas, frame, { line, depth: 0.2, colours: far, mist: dye.paper, misty: 0.75, rows: 28, opacity: 0.75 })
  const depth = 1.04 - level
  layRidge(canvas, frame, { line: x => level - 0.012 * Math.sin(x * 7 + 1), depth, colours: ground, rows: Math.round(depth * 110) })
}

/** The timber ring that bears an arch until its keystone is in. */
function layCentring(canvas: Canvas, at: (x: number, y: number, z: number) => Point, k: number): void {
  const inner = arch.radius - arch.height / 2 - 0.03
  const wood = mix(mix(dye.umber, dye.marigold, 0.28), dye.linen, 0.3)
  for (const z of [-0.2, 0.2]) {
    const spoke = (from: Point, to: Point, breadth: number): void =>
      strand(canvas, t => at(lerp(from[0], to[0], t), spring + lerp(from[1], to[1], t), z), {
        width: breadth * k,
        pieces: 2,
        colour: scale(wood, z > 0 ? 1 : 0.72),
        round: 0.9,
        ply: 15 * k,
        butt: true,
      })
    for (const angle of [-1.15, -0.58, 0, 0.58, 1.15]) spoke([0, 0], [Math.sin(angle) * inner, Math.cos(angle) * inner], 11)
    spoke([-inner, 0], [inner, 0], 15)
    for (const side of [-1, 1]) spoke([side * inner * 0.9, 0], [side * inner * 0.9, footing - spring], 14)
    for (const ring of [0, 1])
      strand(canvas, t => at(-Math.cos(t * Math.PI) * (inner - ring * 0.06), spring + Math.sin(t * Math.PI) * (inner - ring * 0.06), z), {
        width: 16 * k,
        colour: scale(wood, (z > 0 ? 1.1 : 0.75) - 0.15 * ring),
        round: 0.9,
        ply: 15 * k,
      })
  }
}

function layShadow(canvas: Canvas, at: (x: number, y: number, z: number) => Point, k: number): void {
  for (const side of [-1, 1])
    strand(canvas, t => at(side * arch.radius - 0.45 + 1.35 * t, footing + 0.02, 0.1 - 0.2 * t), {
      pieces: 10,
      width: 60 * k,
      soft: 30 * k,
      mode: 'multiply',
      colour: [0.6, 0.45, 0.5],
      opacity: t => 0.75 * Math.sin(Math.PI * Math.min(1, t + 0.12)),
    })
}

/** Two people: on either side, each with a line to the stone to guide it home; or met under it when it is in. */
function layPeople(canvas: Canvas, frame: Frame, at: (x: number, y: number, z: number) => Point, unit: number, keystone: Keystone): void {
  const k = frame.unit
  const guiding = keystone.lift > 0
  const common = {
    stance: 'walk',
    phase: 0.1,
    stride: guiding ? 0.75 : 0.4,
    ...(guiding && ({ lean: -9, nod: -24, left: [-0.05, 0.42, 0.8], right: [-0.05, 0.26, 0.86] } as const)),
  } as const
  const guides = [
    {
      side: -1,
      person: { ...common, age: 36, wear: 'wrap', hem: 0.5 },
      dyes: { skin: skins.deep, wear: emberDye, top: lagoonDye, legs: indigoDye },
    },
    {
      side: 1,
      person: { ...common, age: 44, build: 1, hair: 'cropped', hem: 0.16 },
      dyes: { skin: skins.olive, hair: hairs.grey, top: emberDye, legs: indigoDye },
    },
  ] as const
  for (const { side, person, dyes } of guides) {
    const [x, foot] = at(side * (guiding ? 1.86 : 0.38), footing - 0.06, 0.1)
    strand(canvas, t => [x + (t * 130 - 30) * k, foot - 2 * k], {
      pieces: 8,
      width: 20 * k,
      soft: 11 * k,
      mode: 'multiply',
      colour: [0.55, 0.42, 0.48],
      opacity: t => 0.8 * (1 - t),
    })
    const light = [-0.55, 0.62, 0.56] as const
    const standing = drawFigure(
      canvas,
      frame,
      person,
      { x, foot, tall: 0.8 * unit, yaw: -side * 68, pitch: 6, light },
      { dyes, ambient: 0.28 },
    )
    if (!guiding) continue
    const lift = spring + keystone.lift
    const tie = at(side * 0.15, lift + arch.radius - 0.02, arch.depth)
    for (const hand of standing.hands)
      strand(canvas, t => [lerp(hand[0], tie[0], t), lerp(hand[1], tie[1], t) + 46 * k * t * (1 - t)], {
        pieces: 60,
        width: 4 * k,
        colour: mix(dye.ember, dye.clay, 0.3),
        round: 0.8,
        ply: 8 * k,
      })
  }
}

/** What the last stone is let down by. */
function layTackle(canvas: Canvas, at: (x: number, y: number, z: number) => Point, k: number, { lift }: Keystone): void {
  const top = spring + lift + arch.radius + arch.height / 2
  const hook = at(0, top + 0.2, 0)
  const colour = mix(mix(dye.umber, dye.marigold, 0.28), dye.linen, 0.34)
  layRopes(
    canvas,
    [
      { path: t => [hook[0] - 3 * k * t, lerp(hook[1], -20 * k, t), 0], radius: 8 * k, pitch: 52 * k, colour },
      ...[-1, 1].map(side => ({
        path: (t: number) => [...at(side * 0.15 * t - 0.03 * t, top + 0.2 - 0.26 * t, arch.depth * clamp(t * 1.5)), 1] as const,
        radius: 6 * k,
        pitch: 40 * k,
        colour,
      })),
    ],
    { steps: 60, shadow: 0.2, piece: 60 },
  )
}

const drawArch =
  (keystone: Keystone): PictureDrawing['draw'] =>
  frame => {
    const { width, height, unit: k } = frame
    const canvas = createGround(frame, mix(dye.linen, dye.rose, 0.3), dye.paper, { x: 0.5, y: 0.3, radius: 1 })
    warp(canvas, frame, { colour: dye.umber, opacity: 0.07, seed: 6 })
    const stones = createStones(keystone)
    const view = {
      width,
      height,
      ...(frame.portrait ? { span: 4.3, x: 0, y: -0.7 } : { span: 5.75, x: 0, y: -0.03 }),
      rotation: turned,
      light: [-0.55, 0.62, 0.56] as const,
      shadow: 0.5,
    }
    const traced = trace(joinSolids(stones.map(({ solid }) => solid)), view)
    const at = (x: number, y: number, z: number): Point => {
      const [X, Y] = turn(turned, x, y, z)
      const [px, py] = project(view, width, height, X, Y)
      return [px, py]
    }
    layLand(canvas, frame, at(0, footing, -0.5)[1] / height)
    layShadow(canvas, at, k)
    if (keystone.lift) layCentring(canvas, at, k)
    windStones(canvas, traced, stones)
    if (keystone.lift) layTackle(canvas, at, k, keystone)
    layPeople(canvas, frame, at, width / view.span, keystone)
    vignette(canvas, 0.14, 0.5, 0.4)
    return canvas
  }

/** Many stones, each of its own colour, become one arch when the last is let down into its place. */
export const consultancy: PictureDrawing = { shape: 0.5625, portrait: 'drawn', draw: drawArch(hanging) }
/** It bears itself: the timber is away, and the two have met under it. */
export const consulted: PictureDrawing = { shape: 0.5625, portrait: 'never', draw: drawArch(set) }
