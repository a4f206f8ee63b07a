import type { PictureDrawing } from '../drawing.ts'
import { emberDye, hairs, indigoDye, linenDye, roseDye, saffronDye, skins } from '../people/dyes.ts'
import { drawFigure } from '../people/figure.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import { type Point, through } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { createRandom, hash } from '../toolkit/random.ts'
import { bundle, strand, warp } from '../toolkit/strand.ts'
import { type Leaf, layLeaf } from './places-tree-leaf.ts'

// all in units; the trunk stands at the origin, y points down
const crown = { y: -452, width: 500, height: 262 }

type Place = (x: number, y: number) => Point

const woods: readonly Colour[] = [
  mix(dye.umber, dye.marigold, 0.3),
  mix(dye.clay, dye.marigold, 0.4),
  mix(dye.umber, dye.rose, 0.3),
  mix(dye.ember, dye.umber, 0.4),
  mix(dye.marigold, dye.linen, 0.3),
]

/** Thirteen cords rise from their roots, twist round each other, and part into branches. */
function layTrunk(canvas: Canvas, at: Place, k: number): void {
  const cords = 13
  for (let n = 0; n < cords; n++) {
    const i = (n * 5) % cords
    const share = i / (cords - 1) - 0.5
    const phase = (i / cords) * TAU
    const reach = lerp(-1, 1, i / (cords - 1))
    const helix = (t: number): number => Math.cos(phase + t * 3.4)
    const tip: Point = [
      reach * crown.width * 0.82 + 40 * (hash(i, 3) - 0.5),
      crown.y + 120 * Math.abs(reach) ** 1.5 - 150 * (1 - Math.abs(reach)) * hash(i, 4),
    ]
    const path = through(
      [
        [share * 560, 26 + 22 * hash(i, 6)],
        [share * 300, 2],
        [share * 120 + 26 * helix(0.1), -60],
        [52 * helix(0.4), -140],
        [48 * helix(0.8), -215],
        [50 * helix(1.15) + reach * 34, -285],
        [lerp(reach * 50, tip[0], 0.36), lerp(-285, tip[1], 0.5) - 18],
        [lerp(reach * 50, tip[0], 0.72), lerp(-285, tip[1], 0.86) - 10],
        tip,
      ].map(([x, y]) => at(x, y)),
    )
    strand(
      canvas,
      t => {
        const p = path(t)
        return [p[0] + 9 * k, p[1] + 5 * k]
      },
      {
        pieces: 80,
        width: t => (46 - 34 * smooth(0.35, 1, t)) * k,
        soft: 10 * k,
        mode: 'multiply',
        colour: [0.3, 0.3, 0.35],
        opacity: t => 0.6 * smooth(0, 0.2, t),
      },
    )
    bundle(canvas, path, {
      count: 34,
      seed: 40 + i,
      radius: t => (26 * smooth(0, 0.12, t) + 5 - 23 * smooth(0.5, 1, t)) * k,
      twist: 3.2,
      colour: (t, thread) =>
        scale(woods[(thread.id + i) % woods.length], (0.62 + 0.5 * smooth(-0.6, 0.7, -helix(t * 2))) * (1 - 0.25 * smooth(0.55, 0.9, t))),
      width: 3.6 * k,
      round: 0.6,
      pieces: 110,
      opacity: t => smooth(0, 0.06, t),
    })
  }
}

function createLeaves(): Leaf[] {
  const random = createRandom(77)
  const leaves: Leaf[] = []
  for (let id = 0; id < 460; id++) {
    const front = id / 460
    const a = random() * TAU
    const r = Math.sqrt(random())
    // lobes: the crown is a cloud of clouds
    const lobe = 1 + 0.1 * Math.sin(a * 5 + 0.7) + 0.06 * Math.sin(a * 9)
    const at: Point = [
      Math.cos(a) * r * crown.width * lobe,
      crown.y + Math.sin(a) * r * crown.height * lobe + 26 * Math.abs(Math.cos(a)) * r,
    ]
    // branches show through from below
    if (at[1] > crown.y + 130 && Math.abs(at[0]) < 230 && random() < 0.82) continue
    const high = clamp(0.5 - (at[1] - crown.y) / (2 * crown.height))
    const left = clamp(0.5 - at[0] / (2 * crown.width))
    leaves.push({
      at,
      angle: Math.atan2(at[1] - crown.y - 120, at[0]) + (random() - 0.5) * 1.5,
      length: random.between(33, 48),
      breadth: random.between(17, 23),
      pattern: Math.floor(random() * 5),
      light: (0.42 + 0.52 * high + 0.24 * left) * lerp(0.34, 1.16, smooth(0.05, 0.75, front)),
      id,
    })
  }
  return leaves
}

const fallen: readonly Leaf[] = [
  { at: [-330, 34], angle: 0.2, length: 30, breadth: 11, pattern: 1, light: 0.6, id: 3 },
  { at: [300, 26], angle: 2.7, length: 30, breadth: 11, pattern: 0, light: 0.6, id: 1 },
  { at: [392, 62], angle: 0.5, length: 32, breadth: 12, pattern: 2, light: 0.55, id: 6 },
  { at: [-190, 78], angle: 2.9, length: 30, breadth: 11, pattern: 3, light: 0.6, id: 5 },
]

function layGround(canvas: Canvas, at: Place, { unit: k, portrait }: Frame): void {
  const rows = portrait ? 92 : 40
  const reach = portrait ? 620 : 190
  const noise = createNoise(29)
  for (let row = 0; row < rows; row++) {
    const down = row / (rows - 1)
    strand(
      canvas,
      t => {
        const x = lerp(-1300, 900, t)
        return at(x, -26 + reach * down ** 1.3 + 30 * (x / 900) ** 2 + 10 * noise.at(x / 170, down * 3) * (1 - 0.5 * down))
      },
      {
        pieces: 110,
        width: (5.5 + 2 * down) * k,
        round: 0.8,
        colour: t => {
          const x = lerp(-1300, 900, t)
          const pool = Math.exp(-((x / 520) ** 2)) * (1 - smooth(0, 0.9, down) * 0.9)
          return mix(
            scale(dye.lagoon, (0.22 + 0.2 * hash(row, 4)) * (portrait ? 1 - 0.5 * down : 1)),
            mix(dye.teal, dye.marigold, 0.35 + 0.3 * noise.at(x / 120, row * 0.3)),
            0.55 * pool,
          )
        },
        opacity: 0.96,
      },
    )
  }
}

/** A low seat of coiled cord. */
function layStool(canvas: Canvas, [x, y]: Point, tall: number): void {
  const half = tall * 0.13
  for (let coil = 0; coil < 8; coil++) {
    const level = y - tall * 0.022 * coil
    strand(canvas, t => [x - half + 2 * half * t, level + half * 0.34 * Math.sin(Math.PI * t)], {
      pieces: 24,
      width: tall * 0.03,
      round: 0.9,
      ply: tall * 0.04,
      colour: t => scale(mix(dye.ember, dye.marigold, 0.4), 0.4 + 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.1)) * (coil % 2 ? 1 : 0.85)),
    })
  }
}

const draw =
  (asking: boolean): PictureDrawing['draw'] =>
  frame => {
    const { width, height, unit: k } = frame
    const canvas = createGround(frame, scale(dye.lagoon, 0.2), mix(dye.lagoon, dye.teal, 0.2), {
      x: 0.63,
      y: 0.42,
      radius: 0.95,
      strength: 0.95,
    })
    warp(canvas, frame, { colour: dye.butter, opacity: 0.05, seed: 17 })
    const size = frame.portrait ? 0.86 : 1
    const root: Point = frame.portrait ? [width * 0.5, height * 0.6] : [width * 0.62, height * 0.835]
    const at: Place = (x, y) => [root[0] + x * size * k, root[1] + y * size * k]
    const sun = at(-60, crown.y + 40)
    glow(canvas, sun[0], sun[1], 620 * k * size, dye.marigold, { strength: 0.07, falloff: 2 })
    layGround(canvas, at, frame)
    const unit = k * size
    layTrunk(canvas, at, unit)
    for (const leaf of createLeaves()) layLeaf(canvas, at, leaf, unit)
    for (const leaf of fallen) layLeaf(canvas, at, leaf, unit)
    const seat = at(-128, 66)
    const tall = 345 * unit
    layStool(canvas, [seat[0] - 4 * k, seat[1] - 12 * k], tall)
    drawFigure(
      canvas,
      frame,
      {
        age: 72,
        stance: 'sit',
        seat: 0.2,
        left: 'book',
        right: 'book',
        load: 'book',
        wear: 'wrap',
        hem: 1,
        shawl: true,
        nod: asking ? -2 : 16,
        turn: asking ? 26 : 12,
      },
      { x: seat[0], foot: seat[1], tall, yaw: 34, pitch: 8 },
      { dyes: { skin: skins.deep, wear: saffronDye, top: indigoDye, shawl: linenDye, hair: hairs.grey, load: linenDye }, ambient: 0.28 },
    )
    const mat = at(74, 84)
    drawFigure(
      canvas,
      frame,
      {
        age: 7,
        ...(asking
          ? ({ stance: 'stand', left: 'raised', right: 'hang', nod: -26 } as const)
          : ({ stance: 'floor', left: 'lap', right: 'lap', nod: 4 } as const)),
        hair: 'puffs',
        hem: 0.5,
        turn: -14,
      },
      { x: mat[0], foot: mat[1], tall, yaw: -42, pitch: 8 },
      { dyes: { skin: skins.bronze, hair: hairs.black, top: roseDye, legs: indigoDye, shoes: emberDye }, ambient: 0.28 },
    )
    bloom(canvas, 0.28, 28 * k, 0.32)
    vignette(canvas, 0.42, 0.62, 0.45)
    return canvas
  }

/** A great tree of twisted threads in a leaf of many cloths; beneath it an elder and a child read together. */
export const curriculum: PictureDrawing = { shape: 0.5625, portrait: 'drawn', draw: draw(false) }
/** The child has got up, and asks about a leaf. */
export const curriculumAsked: PictureDrawing = { shape: 0.5625, portrait: 'never', draw: draw(true) }
