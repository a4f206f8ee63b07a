import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { createCloth } from '../toolkit/cloth.ts'
import { type Colour, dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'
import { type Point, type Point3, through } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createCanvas, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, modulo, smooth, TAU } from '../toolkit/numbers.ts'
import { createRandom, hash } from '../toolkit/random.ts'
import { layRopes } from '../toolkit/rope.ts'
import { strand } from '../toolkit/strand.ts'
import type { Trace } from '../toolkit/trace.ts'
import { layShade } from './things-light.ts'
import { undercoat, wovenLayers } from './things-woven.ts'
import { layYarnBall } from './yarn-ball.ts'

// All lengths are units, x from the left edge, y from the top; heights too.

/** A roof of cloth, from above: a parasol, or an awning with a ridge along its own x. */
type Roof = {
  at: Point
  turned: number
  cloths: readonly [Colour, Colour, Colour]
} & ({ kind: 'parasol'; radius: number; sides: number } | { kind: 'awning'; half: readonly [number, number]; stripes: number })

const roofs: readonly Roof[] = [
  { kind: 'parasol', at: [322, 286], radius: 212, sides: 8, turned: 0.2, cloths: [dye.ember, dye.linen, dye.marigold] },
  { kind: 'awning', at: [812, 196], half: [198, 132], stripes: 9, turned: 0.09, cloths: [dye.indigo, dye.linen, dye.rose] },
  { kind: 'parasol', at: [1296, 318], radius: 226, sides: 10, turned: 0.1, cloths: [dye.lagoon, dye.teal, dye.butter] },
  { kind: 'awning', at: [1426, 726], half: [150, 118], stripes: 7, turned: 1.44, cloths: [dye.marigold, dye.clay, dye.linen] },
  { kind: 'parasol', at: [1026, 668], radius: 190, sides: 8, turned: 0.34, cloths: [dye.marigold, dye.linen, dye.ember] },
  { kind: 'parasol', at: [604, 590], radius: 172, sides: 6, turned: 0.1, cloths: [dye.indigo, dye.iris, dye.marigold] },
  { kind: 'awning', at: [196, 700], half: [172, 122], stripes: 8, turned: -1.47, cloths: [dye.lagoon, dye.linen, dye.marigold] },
  { kind: 'parasol', at: [448, 1010], radius: 204, sides: 8, turned: 0.28, cloths: [dye.rose, dye.ember, dye.linen] },
  { kind: 'awning', at: [892, 1068], half: [190, 126], stripes: 9, turned: -0.1, cloths: [dye.ember, dye.butter, dye.indigo] },
  { kind: 'parasol', at: [1322, 1082], radius: 186, sides: 8, turned: 0.05, cloths: [dye.teal, dye.linen, dye.indigo] },
]

const eaves = 62
const top = 132

/** Where a point lies under a roof, in the roof's own measure. */
type Under = {
  /** How far inside its edge, negative outside. */
  inside: number
  height: number
  /** Counts along the threads' crossing: their own way across, and along. */
  across: number
  along: number
  /** Which panel or stripe. */
  panel: number
}

function under(roof: Roof, x: number, y: number): Under {
  const [dx, dy] = [x - roof.at[0], y - roof.at[1]]
  const [c, s] = [Math.cos(roof.turned), Math.sin(roof.turned)]
  const [u, v] = [dx * c + dy * s, -dx * s + dy * c]
  if (roof.kind === 'parasol') {
    const { radius, sides } = roof
    const sector = TAU / sides
    const angle = Math.atan2(v, u)
    const panel = Math.floor(angle / sector + 0.5)
    const off = angle - panel * sector
    const r = Math.hypot(u, v)
    const rim = ((radius * Math.cos(sector / 2)) / Math.cos(off)) * (0.93 + 0.07 * (off / (sector / 2)) ** 2)
    const out = r / rim
    // the cloth hangs a little between its ribs, which stand in the corners
    const sag = 17 * Math.cos((off / sector) * Math.PI) * Math.sin(Math.PI * clamp(out * 0.92)) ** 0.8
    const knob = 14 * smooth(0.075, 0.02, out)
    return {
      inside: rim - r,
      height: top + knob - (top - eaves) * out ** 1.15 - sag,
      across: r * Math.cos(off),
      along: r * Math.sin(off),
      panel: modulo(panel, sides),
    }
  }
  const [a, b] = roof.half
  const stripe = (2 * a) / roof.stripes
  const place = (u + a) / stripe
  const scallop = 13 * Math.abs(Math.sin(place * Math.PI)) ** 0.7
  const out = Math.abs(v) / b
  return {
    inside: Math.min(a - Math.abs(u), b + scallop - 13 - Math.abs(v)),
    height: top - 8 - (top - 8 - eaves) * out - 10 * Math.sin(Math.PI * clamp(out)) - 5 * Math.cos((u / a) * Math.PI) * clamp(out),
    across: u,
    along: v,
    panel: Math.floor(place),
  }
}

/** Baskets, and what is in them. */
const baskets: readonly { at: Point; radius: number; colour: Colour }[] = [
  { at: [566, 330], radius: 52, colour: dye.marigold },
  { at: [596, 402], radius: 38, colour: dye.ember },
  { at: [1060, 400], radius: 50, colour: dye.ember },
  { at: [986, 436], radius: 36, colour: dye.teal },
  { at: [812, 752], radius: 54, colour: dye.marigold },
  { at: [800, 842], radius: 40, colour: dye.rose },
  { at: [368, 748], radius: 44, colour: dye.ember },
  { at: [1226, 868], radius: 50, colour: dye.indigo },
  { at: [1160, 912], radius: 36, colour: dye.marigold },
  { at: [662, 1150], radius: 44, colour: dye.teal },
  { at: [190, 968], radius: 42, colour: dye.marigold },
  { at: [1120, 1176], radius: 42, colour: dye.rose },
  { at: [86, 470], radius: 46, colour: dye.iris },
  { at: [1536, 530], radius: 44, colour: dye.rose },
]

const dyed = (colour: Colour): Ramp =>
  ramp([
    scale(colour, 0.1),
    scale(colour, 0.36),
    scale(colour, 0.7),
    scale(colour, 0.98),
    mix(colour, dye.butter, 0.1),
    mix(colour, dye.paper, 0.24),
  ])

const pitch = 5.6

/** Which of its cloths: the panels of a parasol take turns, and a hem runs round; an awning's stripes run over its ridge. */
function clothAt({ kind }: Roof, { panel, inside }: Under): number {
  if (kind === 'parasol') return inside > 14 && inside < 25 ? 2 : panel & 1
  return panel % 4 === 2 ? 2 : panel & 1
}

/** Threads of different roofs are told apart by their numbers. */
const numbers = 1000
const ramps = roofs.map(({ cloths }) => cloths.map(dyed))

type Seen = { roof: number; under: Under }

function highest(x: number, y: number): Seen | undefined {
  let found: Seen | undefined
  roofs.forEach((roof, n) => {
    const reach = roof.kind === 'parasol' ? roof.radius : Math.hypot(...roof.half)
    if (Math.hypot(x - roof.at[0], y - roof.at[1]) > reach + 2) return
    const place = under(roof, x, y)
    if (place.inside > 0 && (!found || place.height > found.under.height)) found = { roof: n, under: place }
  })
  return found
}

const ground = mix(mix(dye.rose, dye.marigold, 0.28), dye.ember, 0.26)
const paving = (light: number, own: number): Colour =>
  scale(mix(ground, own > 0.5 ? dye.linen : dye.ember, 0.22 * own), 0.16 + 1.14 * light)

/** How dark the square is at a place that a roof keeps the sun from, 0..1. */
const shadeAt = (x: number, y: number): number =>
  Math.max(
    ...roofs.map(roof => {
      const [sx, sy] = [x - 48, y - 52]
      if (Math.hypot(sx - roof.at[0], sy - roof.at[1]) > 260) return 0
      return smooth(-12, 14, under(roof, sx, sy).inside)
    }),
  )

/** The square, and the roofs over it. */
function layMarket(canvas: Canvas, frame: Frame): void {
  const { width, height, unit: k } = frame
  const half = width / k / 2
  const toUnits = (x: number, y: number): Point => [(x + 1) * half, y * half + height / k / 2]
  const noise = createNoise(131)
  const square = (x: number, y: number): number => 7 * noise.at(x / 170, y / 170)
  const cloth = createCloth(
    frame,
    (x, y) => {
      const place = toUnits(x, y)
      return (highest(...place)?.under.height ?? square(...place)) / half
    },
    { light: [-0.55, 0.55, 0.63], pull: 0, depth: 0.35, shadow: 0 },
  )
  const seen = Array.from(cloth.x, (x, i) => highest(...toUnits(x, cloth.y[i])))
  const slots = seen.map(at => (at ? clothAt(roofs[at.roof], at.under) : -1))
  keepEdgesUpright(cloth, seen)
  const across = (i: number): number => ((seen[i]?.roof ?? 0) + 0.5) * numbers + (seen[i]?.under.across ?? 0) / pitch
  const along = (i: number): number => (seen[i]?.under.along ?? 0) / pitch
  const layers: Layer[] = [
    ...wovenLayers({
      where: i => !seen[i],
      warpAt: x => (x * half) / 9,
      weftAt: (_, y) => (y * half) / 9,
      warp: (light, id) => paving(light, hash(id, 3)),
      weft: (light, id) => paving(light * 0.96, hash(id, 4)),
    }),
    { ...undercoat(scale(dye.plum, 0.6)), where: i => seen[i] !== undefined },
    ...[0, 1, 2].map(
      (slot): Layer => ({
        where: i => slots[i] === slot,
        across: (_x, _y, _z, i) => across(i),
        along: (_x, _y, _z, i) => along(i),
        colour: (light, id) => ramps[clamp(Math.floor(id / numbers), 0, roofs.length - 1)][slot](light),
        fill: [0.82, 0.97],
        ply: 0.5,
        round: 0.7,
      }),
    ),
  ]
  engrave(canvas, cloth, layers, {
    ambient: 0.24,
    body: 0.97,
    character: 0.16,
    light: (light, i) => (seen[i] ? light : light * (1 - 0.68 * shadeAt(...toUnits(cloth.x[i], cloth.y[i])))),
  })
}

/** Where a roof ends, its light is its own: the fall to the ground is no slope of the cloth. */
function keepEdgesUpright({ width, nx, ny, nz, openness, lit }: Trace, seen: readonly (Seen | undefined)[]): void {
  for (let o = width + 1; o < seen.length - width - 1; o++) {
    const here = seen[o]?.roof
    if ([o - 1, o + 1, o - width, o + width].every(next => seen[next]?.roof === here)) continue
    nx[o] = nx[o - width - 1]
    ny[o] = ny[o - width - 1]
    nz[o] = nz[o - width - 1]
    openness[o] = here === undefined ? openness[o] : 1
    lit[o] = here === undefined ? lit[o] : 1
  }
}

/** A basket from above: coils of straw, and what is sold, each wound of thread. */
function layBasket(canvas: Canvas, { unit: k }: Frame, { at: [x, y], radius, colour }: (typeof baskets)[number], seed: number): void {
  layShade(canvas, (x + radius * 0.35) * k, (y + radius * 0.4) * k, {
    across: radius * 1.25 * k,
    down: radius * 1.2 * k,
    strength: 0.6,
    soft: 0.5,
  })
  const coils = Math.round(radius / 5)
  for (let n = 0; n < coils; n++) {
    const r = radius * (1 - (0.34 * n) / coils)
    strand(canvas, t => [(x + Math.cos(t * TAU) * r) * k, (y + Math.sin(t * TAU) * r) * k], {
      pieces: 70,
      width: 7.4 * k,
      round: 0.9,
      ply: 9 * k,
      colour: t =>
        scale(mix(dye.umber, dye.marigold, 0.5 + 0.12 * (n & 1)), 0.95 + 0.4 * Math.cos((t - 0.62) * TAU) * (n > coils / 2 ? -1 : 1)),
    })
  }
  const random = createRandom(seed)
  const fruit = dyed(colour)
  const size = radius * 0.27
  const spots: Point[] = [0, 1, 2, 3, 4, 5].map(n => [
    x + Math.cos(n * 1.05 + seed) * radius * 0.46,
    y + Math.sin(n * 1.05 + seed) * radius * 0.46,
  ])
  for (const [fx, fy] of [...spots, [x + 2, y - 3] as const])
    layYarnBall(canvas, {
      x: fx * k,
      y: fy * k,
      radius: size * (0.94 + 0.12 * random()) * k,
      yarn: 0.2,
      bands: 12,
      turns: 7,
      colour: fruit,
      seed: Math.floor(random() * 999),
    })
}

/** From which roof to which the golden cord goes. */
const way = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** One cord runs from peak to peak, and out on either side. */
function layCord(canvas: Canvas, { unit: k }: Frame): void {
  const points: Point3[] = [[-60, 150, 10]]
  way.forEach((n, i) => {
    const [x, y] = roofs[n].at
    points.push([x, y, 12])
    const next = roofs[way[i + 1]]
    if (next) points.push([(x + next.at[0]) / 2 + 10 * (hash(n, 7) - 0.5), (y + next.at[1]) / 2 + 16, 8])
  })
  points.push([1660, 1190, 10])
  const path = through(points.map(([x, y, z]): Point3 => [x * k, y * k, z * k]))
  strand(canvas, t => [path(t)[0] + 26 * k, path(t)[1] + 28 * k], {
    pieces: 500,
    width: 9 * k,
    soft: 9 * k,
    mode: 'multiply',
    colour: [0.28, 0.16, 0.2],
    opacity: 0.5,
  })
  const knots = way.map(n => {
    const [x, y] = roofs[n].at
    return {
      path: (t: number): Point3 => [
        (x + Math.cos(t * TAU * 1.9) * (11 + 4 * t)) * k,
        (y + Math.sin(t * TAU * 1.9) * (11 + 4 * t)) * k,
        (14 + 2 * t) * k,
      ],
      radius: 5.2 * k,
      pitch: 32 * k,
      colour: gold,
      steps: 48,
    }
  })
  layRopes(canvas, [{ path, radius: 6 * k, pitch: 36 * k, colour: gold, steps: 900 }, ...knots], { shadow: 0.5, piece: 4 })
}
const gold = mix(dye.marigold, dye.butter, 0.15)

export const pictures = {
  /** A market from above: roofs of many cloths, no two alike, and one golden cord from peak to peak. */
  'community-empowerment-market': {
    shape: 0.8,
    draw(frame) {
      const canvas = createCanvas(frame, dye.rose)
      layMarket(canvas, frame)
      baskets.forEach((basket, n) => {
        layBasket(canvas, frame, basket, n * 7 + 3)
      })
      layCord(canvas, frame)
      bloom(canvas, 0.12, 22 * frame.unit, 0.6)
      vignette(canvas, 0.22, 0.48, 0.46)
      return canvas
    },
  },
} satisfies Record<string, PictureDrawing>
