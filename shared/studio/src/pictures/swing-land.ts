/** The morning a child swings into: sky, hills with grass, and the leaves of the bough. */
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import type { Point } from '../toolkit/curve.ts'
import type { Frame } from '../toolkit/frame.ts'
import { glow } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'
import { createRidgeLine, layRidge } from './places-hills.ts'
import { layLeaf } from './places-tree-leaf.ts'

const noise = createNoise(472)

const dawn = ramp([
  scale(dye.lagoon, 0.42),
  scale(dye.lagoon, 0.9),
  mix(dye.lagoon, dye.teal, 0.7),
  mix(dye.teal, dye.butter, 0.5),
  dye.butter,
])

const sun = { x: 0.93, y: 0.7 }

/** Threads of the sky lie level, dark above and light over the hills towards the sun. */
export function laySky(canvas: Canvas, { width, height, unit: k }: Frame): void {
  const rows = 190
  for (let i = 0; i <= rows; i++) {
    const y = i / rows
    strand(canvas, t => [t * width, (y + 0.006 * noise.at(t * 3, y * 7)) * height], {
      pieces: 60,
      width: (height / rows) * 1.5,
      round: 0.35,
      colour: t => {
        const away = Math.hypot((t - sun.x) * 1.1, (y - sun.y) * 1.15)
        const cloud = 0.26 * smooth(-0.05, 0.45, noise.octaves(t * 1.6 + y, y * 8, 3)) * smooth(1.5, 0.3, away)
        return scale(dawn(Math.exp(-away * 2.1) * 1.02 + cloud), 0.9 + 0.2 * hash(i, 473))
      },
    })
  }
  glow(canvas, sun.x * width, sun.y * height, 520 * k, mix(dye.marigold, dye.ember, 0.12), { strength: 0.5 })
}

/** Two hills, grass on the near one. */
export function layLand(canvas: Canvas, frame: Frame): void {
  layRidge(canvas, frame, {
    line: createRidgeLine(5, 0.77, 0.07, 2),
    depth: 0.16,
    colours: ramp([scale(dye.lagoon, 0.5), mix(dye.lagoon, dye.teal, 0.3), mix(dye.teal, dye.butter, 0.12)]),
    mist: mix(dye.lagoon, dye.teal, 0.8),
    misty: 0.4,
    rows: 36,
  })
  const near = createRidgeLine(12, 0.88, 0.05, 1.2)
  layRidge(canvas, frame, {
    line: near,
    depth: 0.2,
    colours: ramp([scale(dye.lagoon, 0.12), scale(dye.lagoon, 0.4), scale(dye.lagoon, 0.8)]),
    rows: 40,
  })
  layGrass(canvas, frame, near)
}

/** Blades stand on the near hill, bright where the sun comes over it. */
function layGrass(canvas: Canvas, { width, height, unit: k }: Frame, line: (x: number) => number): void {
  const count = 2600
  for (let i = 0; i < count; i++) {
    const down = (i / count) ** 1.3
    const x = hash(i, 474)
    const foot = line(x) + 0.002 + 0.15 * down
    const tall = (16 + 26 * hash(i, 475)) * (0.6 + 0.9 * down) * k
    const lean = (hash(i, 476) - 0.35) * 0.9 * tall
    const lit = smooth(0.75, 0.05, Math.hypot(x - sun.x, 0.8 * (foot - sun.y))) * (1 - 0.55 * down)
    const blade = dawn(0.1 + 0.75 * lit * (0.5 + 0.5 * hash(i, 477)))
    strand(canvas, t => [x * width + lean * t * t, foot * height - tall * t], {
      pieces: 8,
      width: t => (3.4 - 2.6 * t) * k,
      colour: t => scale(blade, 0.45 + 0.7 * t),
      round: 0.5,
    })
  }
}

/** Leaves of the bough, some before it and some hanging from it. */
export function layLeaves(canvas: Canvas, { unit: k }: Frame): void {
  for (let id = 0; id < 34; id++) {
    const x = leafless(1600 * ((id + 0.7 * hash(id, 483)) / 34))
    const at: Point = [x, 6 + 60 * hash(id, 484) + 30 * smooth(700, 0, x)]
    const angle = Math.PI * (0.5 + 0.75 * (hash(id, 485) - 0.5))
    const size = 34 + 22 * hash(id, 486)
    const light = (0.34 + 0.5 * smooth(0, 1500, x)) * (0.8 + 0.4 * hash(id, 487))
    layLeaf(
      canvas,
      (u, v) => [u * k, v * k],
      { at, angle, length: size, breadth: size * 0.42, pattern: id % 5, light, id: leafCloths[id % leafCloths.length] ?? 0 },
      k,
    )
  }
}

/** Leaves in greens; none hangs before the ropes. */
const leafCloths = [0, 4, 0, 4, 6]
const leafless = (x: number): number => (x > 470 && x < 700 ? x - 260 : x > 850 && x < 1010 ? x + 190 : x)
