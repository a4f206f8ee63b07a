/** What recordings are kept on and found by. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye, linenDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Point3, through } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation } from '../toolkit/rotation.ts'
import { joinSolids, placeSolid } from '../toolkit/solid.ts'
import { warp } from '../toolkit/strand.ts'
import { type Trace, trace, type View } from '../toolkit/trace.ts'
import {
  boxPart,
  cabinet,
  cabinetPart,
  createReel,
  deck,
  deckPart,
  drawer,
  guides,
  pulled,
  pulledDrawer,
  reelPart,
  tapeAt,
} from './archive-form.ts'
import { layCord, seenIn } from './things-cord.ts'
import { dyed, timber } from './things-dyed.ts'
import { layShade } from './things-light.ts'

const noise = createNoise(431)
/** Pixels of the trace a pixel of the picture. */
const detail = 0.66

const steel = ramp([
  scale(dye.ink, 0.5),
  scale(dye.plum, 0.9),
  mix(dye.plum, dye.rose, 0.3),
  mix(dye.plum, dye.rose, 0.65),
  mix(dye.rose, dye.linen, 0.4),
  dye.paper,
])
const common = { near: 4, far: -4, light: [-0.6, 0.58, 0.55] as const, shadow: 0.7 }
const wound = { fill: [0.8, 0.97] as const }

type Owned = (child: number, part?: number) => (i: number) => boolean
const ownedIn =
  (traced: Trace): Owned =>
  (child, part) =>
  i =>
    traced.child[i] === child && (part === undefined || traced.part[i] === part)

// --- two reels, and the tape between them

const reels = [
  { x: -0.88, y: 0.3, pack: 0.64, turn: 0.1 },
  { x: 0.88, y: 0.3, pack: 0.42, turn: 0.4 },
] as const

function drawReels(frame: Frame): Canvas {
  const { width, height, unit: k } = frame
  const view: View = {
    ...common,
    width: width * detail,
    height: height * detail,
    span: 4.7,
    x: 0,
    y: -0.02,
    rotation: rotation(-15, 12),
  }
  const canvas = createGround(frame, scale(dye.clay, 0.3), mix(dye.clay, dye.ember, 0.35), { x: 0.34, y: 0.32, radius: 1 })
  warp(canvas, frame, { colour: dye.rose, opacity: 0.06, seed: 433 })
  const at = seenIn(frame, view)
  const size = width / view.span
  const [sx, sy] = at([0.22, -0.28, -0.7])
  layShade(canvas, sx, sy, { across: 2.15 * size, down: 1.6 * size, strength: 0.7, soft: 0.35 })
  const traced = trace(
    joinSolids([deck, ...reels.map(({ x, y, pack, turn }) => placeSolid(createReel(pack, turn), { move: [x, y, 0.02] }))]),
    view,
  )
  const is = ownedIn(traced)
  const threads = size / (4.3 * k)
  const layers: Layer[] = [
    { ...wound, where: is(0, deckPart.panel), across: (_, y) => y * threads, colour: dyed(mix(dye.lagoon, dye.ink, 0.25)), round: 0.6 },
    {
      ...wound,
      where: is(0, deckPart.case),
      across: (x, y, z) => ((Math.abs(x) > 1.74 ? x : y) + z + 0.02 * noise.at(x * 2, y * 2)) * threads,
      colour: timber(0.5),
    },
    { ...wound, where: is(0, deckPart.head), across: (_, y, z) => (y + z) * threads, colour: steel },
    { ...wound, where: is(0, deckPart.knob), across: (_, __, z) => z * threads, colour: goldDye },
    { ...wound, where: is(0, deckPart.meter), across: (_, y) => y * threads, colour: light => linenDye(light + 0.1), round: 0.4 },
    ...reels.flatMap((_, n): Layer[] => [
      {
        ...wound,
        where: is(n + 1, reelPart.flange),
        across: (x, y) => Math.hypot(x, y) * threads,
        colour: steel,
        along: (x, y) => Math.atan2(y, x) * 20,
      },
      {
        ...wound,
        where: is(n + 1, reelPart.tape),
        across: (x, y) => Math.hypot(x, y) * threads * 1.15,
        along: (x, y) => Math.atan2(y, x) * 30,
        colour: (light, id) => goldDye(light * (0.8 + 0.25 * hash(id, 3))),
        ply: 0.5,
      },
      { ...wound, where: is(n + 1, reelPart.hub), across: (x, y) => Math.hypot(x, y) * threads, colour: dyed(dye.ember) },
    ]),
  ]
  engrave(canvas, traced, layers, { ambient: 0.22, body: 0.98, character: 0.18 })
  layTape(canvas, frame, traced)
  bloom(canvas, 0.2, 28 * k, 0.5)
  vignette(canvas, 0.36, 0.5, 0.46)
  return canvas
}

/** From the outside of one reel, past the heads, to the other; and the needle that swings with what is on it. */
function layTape(canvas: Canvas, frame: Frame, traced: Trace): void {
  const { unit: k } = frame
  const [left, right] = reels
  const z = 0.13
  const round = (x: number, from: number, to: number): Point3[] =>
    Array.from({ length: 5 }, (_, n) => {
      const angle = (from + ((to - from) * n) / 4) * TAU
      return [x + 0.09 * Math.cos(angle), tapeAt + 0.05 + 0.09 * Math.sin(angle), z] as const
    })
  const path = through([
    [left.x - left.pack * 0.97, left.y - 0.05, z],
    [left.x - left.pack * 0.9, left.y - left.pack * 0.5, z],
    [-0.98, -0.5, z],
    ...round(guides[0], 0.52, 0.75),
    [-0.4, tapeAt - 0.045, z + 0.1],
    [0, tapeAt - 0.04, z + 0.12],
    [0.4, tapeAt - 0.045, z + 0.1],
    ...round(guides[1], 0.75, 0.98),
    [1.08, -0.5, z],
    [right.x + right.pack * 0.93, right.y - right.pack * 0.42, z],
    [right.x + right.pack * 0.99, right.y + 0.03, z],
  ])
  layCord(canvas, frame, traced, { path, width: 15 * k, colour: () => mix(dye.marigold, dye.butter, 0.25), pieces: 700, shade: 0.5 })
  const needle = through([
    [-1.36, -1.1, 0.07],
    [-1.27, -0.88, 0.07],
  ])
  layCord(canvas, frame, traced, { path: needle, width: 7 * k, colour: () => dye.ember, pieces: 20, shade: 0.4 })
}

// --- a cabinet of drawers

function drawDrawers(frame: Frame): Canvas {
  const { width, height, unit: k } = frame
  const view: View = {
    ...common,
    width: width * detail,
    height: height * detail,
    span: 3.6,
    x: 0.02,
    y: 0.03,
    rotation: rotation(-27, 25),
  }
  const canvas = createGround(frame, dye.ink, scale(dye.umber, 0.7))
  const traced = trace(joinSolids([cabinet, placeSolid(pulledDrawer, { move: [0, 0, pulled.out] })]), view)
  const is = ownedIn(traced)
  const threads = width / view.span / (6.4 * k)
  const grain =
    (count: number): Layer['across'] =>
    (x, y) =>
      (y + 0.02 * noise.at(x * 1.6, y * 5)) * count
  /** Three lines of a hand on each label. */
  const written = (x: number, y: number): boolean => {
    const [u, v] = [x - Math.round(x / drawer.wide) * drawer.wide, y - Math.round(y / drawer.high) * drawer.high - 0.085]
    return (
      Math.abs(v - 0.012 * Math.sin(x * 95)) < 0.014 &&
      Math.abs(u) < 0.1 + 0.07 * hash(Math.round(x / drawer.wide) * 7 + Math.round(y / drawer.high), 5)
    )
  }
  const label = (child: number, part: number): Layer => ({
    ...wound,
    where: is(child, part),
    across: (_, y) => y * threads,
    along: x => x,
    colour: (light, _, __, across, along) => (written(along, across / threads) ? dyed(dye.indigo)(light) : linenDye(light + 0.06)),
    round: 0.4,
  })
  const calm = { fill: [0.9, 0.98] as const, round: 0.45 }
  const layers: Layer[] = [
    { ...calm, where: is(0, cabinetPart.frame), across: (x, y, z) => (x * 0.5 + y + z) * threads, colour: timber(0.15) },
    { ...calm, where: is(0, cabinetPart.front), across: grain(threads), colour: timber(0.7), round: 0.45 },
    label(0, cabinetPart.label),
    { ...wound, where: is(0, cabinetPart.pull), across: (x, y) => (x + y) * threads, colour: goldDye },
    { ...calm, where: is(1, boxPart.frame), across: (x, y, z) => (y + 0.4 * x + 0.1 * z) * threads, colour: timber(0.5) },
    { ...calm, where: is(1, boxPart.front), across: grain(threads), colour: timber(0.85), round: 0.45 },
    label(1, boxPart.label),
    { ...wound, where: is(1, boxPart.pull), across: (x, y) => (x + y) * threads, colour: goldDye },
    { ...wound, where: is(1, boxPart.card), across: (_, y) => y * threads, colour: light => linenDye(light + 0.05), round: 0.5 },
    {
      ...wound,
      where: is(1, boxPart.tab),
      across: (_, y) => y * threads,
      along: (_, __, z) => z,
      colour: (light, _, __, ___, z) => dyed([dye.ember, dye.teal, dye.iris, dye.marigold][Math.abs(Math.round(z * 9)) % 4])(light),
    },
  ]
  engrave(canvas, traced, layers, { ambient: 0.2, body: 0.98, character: 0.1 })
  bloom(canvas, 0.18, 28 * k, 0.5)
  vignette(canvas, 0.42, 0.52, 0.5)
  return canvas
}

const still = { shape: 0.75 }

export const pictures = {
  /** Recordings: two reels, and one golden tape that runs between them. */
  'public-figure-hero-reels': { ...still, draw: drawReels },
  /** A catalogue in the making: one drawer of many is pulled out, and one of its cards is lifted. */
  'public-figure-hero-drawers': { ...still, draw: drawDrawers },
} satisfies Record<string, PictureDrawing>
