import type { PictureDrawing } from '../drawing.ts'
import { goldDye, hairs, indigoDye, skins } from '../people/dyes.ts'
import { drawFigure } from '../people/figure.ts'
import { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { bezier, type Point } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { layRopes } from '../toolkit/rope.ts'
import { strand } from '../toolkit/strand.ts'
import { weave } from '../toolkit/weave.ts'

// all in units of a frame 1600 x 900
const door = { left: 872, right: 1232, floor: 762, spring: 262 }
const half = (door.right - door.left) / 2
const middle = (door.left + door.right) / 2
const eye = { x: 800, y: 470, far: 1400 }
/** How far the leaf is pushed inwards. */
const swing = (56 * Math.PI) / 180
const lamp = { x: 930, y: 600 }

const archTop = (x: number): number => door.spring - Math.sqrt(Math.max(0, half * half - (x - middle) ** 2))

/** How far a point lies outside the doorway, negative within. */
const outsideDoor = (x: number, y: number): number =>
  y < door.spring ? Math.hypot(x - middle, y - door.spring) - half : Math.max(Math.abs(x - middle) - half, y - door.floor - 7)

/** A point of the leaf: `s` from its hinge, at the height y; the leaf turns away into the light. */
function onLeaf(s: number, y: number): Point {
  const depth = s * Math.sin(swing)
  const nearness = eye.far / (eye.far + depth)
  const x = door.right - s * Math.cos(swing)
  return [eye.x + (x - eye.x) * nearness, eye.y + (y - eye.y) * nearness]
}

const glowing = ramp([
  [1.25, 1.1, 0.8],
  dye.butter,
  mix(dye.butter, dye.marigold, 0.6),
  dye.marigold,
  mix(dye.marigold, dye.ember, 0.6),
  dye.ember,
  dye.clay,
])

/** What lies behind the door: a morning over open land. */
function layMorning(inside: Canvas, { unit: k }: Frame): void {
  const noise = createNoise(8)
  inside.shade((x, y) => glowing(Math.hypot((x / k - lamp.x) / 420, (y / k - lamp.y) / 560)), 4)
  for (let ring = 0; ring < 34; ring++)
    strand(
      inside,
      t => {
        const r = (40 + ring * 17) * k
        return [lamp.x * k + Math.cos(t * TAU) * r, lamp.y * k + Math.sin(t * TAU) * r * 1.05]
      },
      { width: 2.2 * k, colour: mix(dye.paper, dye.marigold, clamp(ring / 26)), opacity: 0.5 * (1 - ring / 40), pieces: 120 },
    )
  for (let row = 0; row < 46; row++) {
    const down = row / 45
    const y = 612 + 170 * down ** 1.4
    strand(
      inside,
      t => [lerp(840, 1240, t) * k, (y + 16 * (1 - down) * noise.at(t * 3, down * 3) - 10 * Math.sin(t * 7) * (1 - down)) * k],
      {
        width: (3.4 + 2 * down) * k,
        round: 0.5,
        colour: t =>
          mix(
            mix(dye.ember, dye.marigold, 0.55 + 0.4 * noise.at(t * 4, row * 0.4)),
            dye.butter,
            0.75 * Math.exp(-(((lerp(840, 1240, t) - lamp.x) / 60) ** 2)),
          ),
        opacity: 0.9,
      },
    )
  }
}

/** The leaf, of upright cords held by bands; its free edge takes the light. */
function layLeaf(inside: Canvas, { unit: k }: Frame): void {
  const width = 2 * half
  const cords = 62
  for (let i = 0; i < cords; i++) {
    const s = (width * (i + 0.5)) / cords
    const [top, foot] = [archTop(door.right - s), door.floor]
    const edge = smooth(0.9, 1, i / cords)
    const base = i % 9 === 4 ? mix(dye.indigo, dye.rose, 0.22) : mix(dye.indigo, dye.plum, 0.3 + 0.5 * hash(i, 3))
    strand(inside, t => onLeaf(s, lerp(top - 3, foot + 2, t)).map(v => v * k) as unknown as Point, {
      pieces: 24,
      width: (onLeaf(s - width / cords / 2, 400)[0] - onLeaf(s + width / cords / 2, 400)[0]) * 1.25 * k,
      colour: t => mix(scale(base, 0.42 + 0.3 * smooth(0.2, 1, t) + 0.3 * hash(i, 5)), dye.marigold, 0.8 * edge),
      round: 0.9,
      ply: 15 * k,
      butt: true,
    })
  }
  for (const y of [300, 318, 520, 538, 706, 724])
    strand(inside, t => onLeaf(lerp(0, width, t), y).map(v => v * k) as unknown as Point, {
      width: 12 * k,
      colour: t => mix(mix(dye.indigo, dye.iris, 0.5), dye.marigold, 0.75 * smooth(0.8, 1, t)),
      round: 0.9,
      ply: 12 * k,
      butt: true,
      pieces: 30,
    })
  // the trim that runs round it
  strand(inside, t => onLeaf(lerp(4, width - 5, t), archTop(door.right - lerp(4, width - 5, t)) + 4).map(v => v * k) as unknown as Point, {
    pieces: 120,
    width: 11 * k,
    colour: t => mix(mix(dye.indigo, dye.iris, 0.3), dye.marigold, 0.9 * smooth(0.7, 1, t)),
    round: 0.9,
    ply: 12 * k,
  })
  strand(inside, t => onLeaf(width - 5, lerp(door.spring, door.floor + 2, t)).map(v => v * k) as unknown as Point, {
    pieces: 20,
    width: 10 * k,
    colour: mix(dye.marigold, dye.ember, 0.25),
    round: 0.9,
    ply: 12 * k,
  })
  const ring = onLeaf(width * 0.87, 455)
  strand(inside, t => [(ring[0] + Math.sin(t * TAU) * 15) * k, (ring[1] + 24 - Math.cos(t * TAU) * 24) * k], {
    width: 8 * k,
    colour: dye.marigold,
    round: 0.9,
    pieces: 50,
  })
}

/** Light that the doorway throws on the wall round it. */
const wallLight = (x: number, y: number): number => {
  const d = Math.max(0, outsideDoor(x, y))
  const gap = Math.hypot(x - lamp.x + 20, (y - lamp.y) * 0.62)
  return 0.16 + 0.62 * Math.exp(-d / 55) + 0.5 * Math.exp(-gap / 210)
}

function layWall(canvas: Canvas, frame: Frame): void {
  const { unit: k } = frame
  const noise = createNoise(61)
  const cell = 17
  const warm = (x: number, y: number): number => clamp((wallLight(x, y) - 0.2) * 0.62)
  weave(canvas, frame, {
    rows: Math.ceil(door.floor / cell) + 1,
    columns: Math.ceil(1600 / cell) + 3,
    at: (row, column) => [
      ((column - 1) * cell + 2.6 * noise.at(row * 0.2, column * 0.13)) * k,
      (door.floor + 4 - (row - 0.2) * cell + 2.6 * noise.at(row * 0.14, column * 0.22, 5)) * k,
    ],
    width: 16,
    weft: (row, column) =>
      mix(mix(dye.indigo, dye.iris, 0.1 + 0.28 * hash(row, 5)), dye.marigold, warm((column - 1) * cell, door.floor - row * cell)),
    warp: (row, column) =>
      mix(
        mix(dye.indigo, dye.plum, column % 8 === 0 ? 0 : 0.55),
        column % 8 === 0 ? dye.ember : dye.marigold,
        Math.max(column % 8 === 0 ? 0.55 : 0, warm((column - 1) * cell, door.floor - row * cell)),
      ),
    light: (x, y) => wallLight(x / k, y / k) * smooth(-260, 520, x / k + 0.3 * (y / k - 450)),
    fibres: 5,
    shadow: 0.55,
  })
}

/** The floor, and the threads that run out over it with the light. */
function layFloor(canvas: Canvas, { unit: k, width }: Frame): void {
  for (let row = 0; row < 34; row++) {
    const y = door.floor + 6 + 140 * (row / 33) ** 1.5
    const spread = 1 + (y - door.floor) / 60
    strand(canvas, t => [t * width, y * k], {
      width: (5 + 5 * (row / 33)) * k,
      round: 0.8,
      colour: t => {
        const x = t * 1600
        const beam = Math.exp(-(((x - (936 - (y - door.floor) * 0.9)) / (66 * spread)) ** 2))
        return mix(scale(mix(dye.plum, dye.indigo, 0.4 * hash(row, 2)), 0.5), mix(dye.marigold, dye.ember, 0.4), 0.62 * beam)
      },
    })
  }
  const count = 120
  for (let i = 0; i < count; i++) {
    const n = (i * 47) % count
    const share = n / (count - 1)
    const own = hash(n, 7)
    const start: Point = [lerp(882, 992, share) * k, (690 + 66 * hash(n, 11)) * k]
    const end: Point = [lerp(330, 1230, share ** 0.8) * k, (915 + 30 * own) * k]
    const path = bezier(start, [start[0] - 4 * k, (790 + 14 * own) * k], [lerp(start[0], end[0], 0.35), (820 + 20 * own) * k], end)
    const colour = [dye.marigold, dye.butter, dye.rose, mix(dye.iris, dye.rose, 0.3), dye.marigold, dye.ember][n % 6]
    strand(canvas, path, {
      pieces: 60,
      width: (2 + 2.4 * own) * k,
      colour: t => scale(colour, 1.12 - 0.55 * t),
      round: 0.7,
      opacity: t => smooth(0, 0.12, t) * (1 - 0.75 * smooth(0.35, 1, t) * (1 - 0.5 * share)),
    })
  }
}

function layJamb(canvas: Canvas, { unit: k }: Frame): void {
  const ropes = [
    { off: 12, radius: 13, colour: mix(dye.ember, dye.marigold, 0.35) },
    { off: 36, radius: 11, colour: mix(dye.indigo, dye.iris, 0.45) },
  ]
  for (const { off, radius, colour } of ropes) {
    const r = half + off
    const straight = door.floor - door.spring
    const total = 2 * straight + Math.PI * r
    layRopes(
      canvas,
      [
        {
          path: t => {
            const way = t * total
            if (way < straight) return [(middle - r) * k, (door.floor - way) * k, 0]
            if (way > total - straight) return [(middle + r) * k, (door.floor - (total - way)) * k, 0]
            const a = Math.PI - (way - straight) / r
            return [(middle + Math.cos(a) * r) * k, (door.spring - Math.sin(a) * r) * k, 0]
          },
          radius: radius * k,
          pitch: 74 * k,
          colour,
        },
      ],
      { steps: 200, shadow: 0.5, piece: 200 },
    )
  }
}

/** A tall door stands ajar in a woven wall; a girl has her hand on it, and the morning comes to meet her. */
export const discover: PictureDrawing = {
  shape: 0.5625,
  portrait: { cropAt: 0.645 },
  draw(frame) {
    const { width, height, unit: k } = frame
    const canvas = createGround(frame, dye.night, dye.plum, { x: 0.62, y: 0.5, radius: 0.9, strength: 0.6 })
    layWall(canvas, frame)
    const inside = new Canvas(width, height)
    layMorning(inside, frame)
    layLeaf(inside, frame)
    canvas.lay(inside, i => clamp(0.5 - outsideDoor(((i % width) + 0.5) / k, (Math.floor(i / width) + 0.5) / k) * k))
    layJamb(canvas, frame)
    layFloor(canvas, frame)
    glow(canvas, lamp.x * k, (lamp.y - 20) * k, 330 * k, dye.marigold, { strength: 0.3, falloff: 2.4, stretch: 1.25 })
    drawFigure(
      canvas,
      frame,
      {
        age: 12,
        stance: 'walk',
        phase: 0.06,
        stride: 0.7,
        right: 'forward',
        left: 'hang',
        hair: 'puffs',
        hem: 0.52,
        sleeves: 1,
        legs: 'bare',
      },
      { x: 936 * k, foot: 782 * k, tall: 340 * k, yaw: 152, pitch: 6 },
      { dyes: { skin: skins.deep, hair: hairs.black, top: indigoDye, shoes: goldDye }, rim: 0.85, front: 0.16 },
    )
    bloom(canvas, 0.32, 30 * k, 0.3)
    vignette(canvas, 0.42, 0.6, 0.5)
    return canvas
  },
}
