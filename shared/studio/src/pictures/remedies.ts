import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Curve, type Point, through } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createCanvas, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { lerp, modulo, smooth, TAU } from '../toolkit/numbers.ts'
import { createRandom, hash } from '../toolkit/random.ts'
import { layRopes } from '../toolkit/rope.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, joinSolids, placeSolid } from '../toolkit/solid.ts'
import { strand } from '../toolkit/strand.ts'
import { type Trace, trace, type View } from '../toolkit/trace.ts'
import { drawLeaf, greens, leafOf } from './leaves.ts'
import { bowl, bowlPart, drum, drumPart, drumRadius, drumSize } from './remedies-form.ts'
import { layCord, seenIn } from './things-cord.ts'
import { dyed, goldYarn, timber } from './things-dyed.ts'
import { layShade } from './things-light.ts'
import { undercoat, wovenLayers } from './things-woven.ts'

const floor = createSolid({
  source: import.meta.url,
  parameters: 'floor',
  distance: (_x, y) => Math.abs(y + 0.02) - 0.02,
  bound: { x: 0, y: 0, z: 0, radius: 4 },
})
const child = { floor: 0, drum: 1, bowl: 2 } as const
const drumAt = [-0.46, 0, -0.3] as const
const bowlAt = [0.5, 0, 0.04] as const
const scene = joinSolids([floor, placeSolid(drum, { move: drumAt }), placeSolid(bowl, { move: bowlAt })])

const viewOf = ({ width, height }: Frame): View => ({
  width,
  height,
  span: 3.05,
  x: 0.0,
  y: 0.42,
  rotation: rotation(-14, 28),
  light: [-0.52, 0.68, 0.52],
  shadow: 0.68,
  far: -5,
})

const mat = { x: 1.14, z: 0.98, forward: 0.14 }
const onMat = (x: number, z: number): boolean => Math.abs(x) < mat.x && Math.abs(z - mat.forward) < mat.z

const clay = ramp([
  scale(dye.umber, 0.25),
  scale(dye.clay, 0.55),
  mix(dye.clay, dye.ember, 0.4),
  mix(dye.ember, dye.rose, 0.14),
  mix(dye.ember, dye.rose, 0.42),
  dye.rose,
])
const skin = ramp([scale(dye.umber, 0.5), mix(dye.umber, dye.linen, 0.45), mix(dye.umber, dye.linen, 0.75), dye.linen, dye.paper])
const still = ramp([
  scale(dye.lagoon, 0.12),
  scale(dye.lagoon, 0.5),
  dye.lagoon,
  mix(dye.lagoon, dye.teal, 0.7),
  mix(dye.teal, dye.paper, 0.5),
  dye.paper,
])

/** Plaited straw: broad stripes of three dyes along it. */
const matColour = (id: number): Colour => {
  const place = modulo(id, 26)
  if (place < 5) return dye.ember
  if (place === 6 || place === 24) return dye.indigo
  if (place > 13 && place < 17) return dye.lagoon
  return mix(dye.marigold, dye.linen, 0.2 + 0.25 * hash(id, 71))
}

const turnAt = (x: number, _y: number, z: number): number => Math.atan2(x, z) / TAU

/** The bowl's band: peaks between two lines. */
const bowlColour = (light: number, y: number, turned: number): Colour => {
  const peak = Math.abs(modulo(turned * 16, 1) - 0.5) * 2
  const up = (y - 0.17) / 0.13
  if (up > 0 && up < 1 && Math.abs(peak - up) < 0.24) return skin(light)
  return (Math.abs(y - 0.145) < 0.012 || Math.abs(y - 0.325) < 0.012 ? skin : clay)(light)
}

function layersOf(traced: Trace, pitch: number): Layer[] {
  const is = (body: number, part: number) => (i: number) => traced.child[i] === body && traced.part[i] === part
  const wood = timber(0.35)
  const threads = pitch * 0.85
  const strawAt = pitch * 0.36
  return [
    undercoat(scale(dye.umber, 0.3)),
    {
      where: i => traced.child[i] === child.floor && !onMat(traced.x[i], traced.z[i]),
      across: (_x, _y, z) => z * pitch * 0.42,
      along: x => x * 36,
      colour: (light, id) => dyed(mix(mix(dye.rose, dye.marigold, 0.4), dye.ember, 0.1 + 0.12 * hash(id, 72)))(light * 1.3),
      fill: [0.9, 0.98],
      ply: 0.6,
    },
    ...wovenLayers({
      where: i => traced.child[i] === child.floor && onMat(traced.x[i], traced.z[i]),
      warpAt: x => x * strawAt,
      weftAt: (_x, _y, z) => z * strawAt,
      warp: light => dyed(mix(dye.marigold, dye.umber, 0.25))(light * 0.86),
      weft: (light, id) => dyed(matColour(id))(light * 0.95),
    }),
    {
      where: is(child.drum, drumPart.body),
      across: (_, y) => y * threads,
      along: (x, y, z) => turnAt(x, y, z) * 60,
      colour: light => wood(light * 1.02),
      fill: [0.76, 0.95],
      ply: 0.5,
    },
    {
      where: is(child.drum, drumPart.skin),
      across: (x, y, z) => (Math.hypot(x, z) + (drumSize.height - y)) * threads * 0.9,
      along: (x, y, z) => turnAt(x, y, z) * 90,
      colour: light => skin(0.04 + light * 0.9),
      fill: [0.84, 0.97],
      ply: 0.5,
    },
    {
      where: is(child.drum, drumPart.ring),
      across: (x, y, z) => turnAt(x, y, z) * 190,
      colour: light => dyed(dye.ember)(light),
      fill: [0.82, 0.96],
    },
    {
      where: is(child.bowl, bowlPart.outside),
      across: (_, y) => y * threads,
      along: (x, y, z) => turnAt(x, y, z) * 96,
      colour: (light, id, _, __, along) => bowlColour(light, (id + 0.5) / threads, along / 96),
      fill: [0.8, 0.96],
      ply: 0.5,
    },
    {
      where: is(child.bowl, bowlPart.inside),
      across: (_, y) => y * threads,
      colour: light => clay(light * 0.85),
      fill: [0.8, 0.96],
    },
    {
      where: is(child.bowl, bowlPart.water),
      across: (x, _, z) => Math.hypot(x, z) * threads * 0.6,
      along: (x, y, z) => turnAt(x, y, z) * 60,
      colour: (light, id, _, __, along) =>
        still(light * (0.5 + 0.12 * (id & 1)) + 0.34 * smooth(0.12, 0, Math.abs(modulo(along / 60 + 0.36, 1) - 0.5)) * smooth(3, 9, id)),
      fill: [0.82, 0.96],
      round: 0.6,
    },
  ]
}

/** The cord that holds the skin taut goes up and down round the drum. */
function laceDrum(canvas: Canvas, frame: Frame, traced: Trace): void {
  const turns = 15
  layCord(canvas, frame, traced, {
    path: t => {
      const angle = t * TAU
      const up = Math.abs(modulo(t * turns, 1) - 0.5) * 2
      const y = lerp(0.52, drumSize.ringAt - 0.01, smooth(0.04, 0.96, up))
      const r = drumRadius(y) + 0.022
      return [drumAt[0] + Math.sin(angle) * r, y, drumAt[2] + Math.cos(angle) * r]
    },
    width: 7 * frame.unit,
    colour: () => goldYarn(0.72),
    pieces: 1500,
    shade: 0.55,
  })
}

/** Leaves that float in the bowl. */
function floatLeaves(canvas: Canvas, frame: Frame, traced: Trace): void {
  const at = seenIn(frame, traced.view)
  const { unit: k } = frame
  for (const [x, z, angle, kind] of [
    [-0.14, 0.1, 0.4, 1],
    [0.13, -0.05, 2.5, 4],
    [0.05, 0.2, -0.5, 1],
  ] as const) {
    const [px, py] = at([bowlAt[0] + x, 0.305, bowlAt[2] + z])
    drawLeaf(canvas, k, [px, py], angle, { length: 62, breadth: 14, curl: 0.2 }, scale(greens[kind], 0.9))
  }
}

/** A bundle of stems and leaves of many kinds, bound with red thread, lies before the two. */
function layHerbs(canvas: Canvas, frame: Frame, traced: Trace): void {
  const { unit: k } = frame
  const at = seenIn(frame, traced.view)
  const size = frame.width / traced.view.span
  const [tieX, tieY] = at([0.1, 0.06, 0.78])
  const random = createRandom(73)
  layShade(canvas, tieX - 0.24 * size, tieY + 0.06 * size, { across: 0.62 * size, down: 0.17 * size, strength: 0.65, soft: 0.7 })
  layShade(canvas, tieX + 0.2 * size, tieY + 0.09 * size, { across: 0.34 * size, down: 0.08 * size, strength: 0.6, soft: 0.7 })
  const stems = 19
  const order = Array.from({ length: stems }, (_, n) => n).sort((a, b) => hash(a, 74) - hash(b, 74))
  for (const n of order) {
    const share = n / (stems - 1) - 0.5
    const length = (0.58 + 0.3 * hash(n, 75)) * size
    const angle = Math.PI + 0.1 + share * 0.95
    const off = share * 0.1 * size
    const start: Point = [tieX + (0.26 + 0.1 * hash(n, 76)) * size, tieY + 0.09 * size + share * 0.26 * size]
    const along = (s: number): Point => {
      const turned = angle + share * 0.5 * s
      return [tieX + Math.cos(turned) * length * s, tieY + off + Math.sin(turned) * length * s * 0.72]
    }
    const stem: Curve = through([start, [tieX + 0.06 * size, tieY + off * 0.8 + 0.02 * size], along(0), along(0.35), along(0.7), along(1)])
    const green = greens[n % greens.length]
    const light = 0.62 + 0.5 * random()
    strand(canvas, t => [stem(t)[0] + 5 * k, stem(t)[1] + 8 * k], {
      width: 7 * k,
      soft: 6 * k,
      mode: 'multiply',
      colour: [0.25, 0.18, 0.2],
      opacity: 0.35,
    })
    strand(canvas, stem, {
      width: t => (8 - 4.4 * t) * k,
      round: 0.85,
      ply: 11 * k,
      colour: scale(mix(green, dye.umber, 0.25), 0.8 * light),
    })
    const pairs = 6 + (n % 3)
    for (let pair = 0; pair < pairs; pair++) {
      const s = 0.26 + (0.72 * pair) / pairs
      const [x, y] = along(s)
      for (const side of [-1, 1])
        drawLeaf(
          canvas,
          k * 0.68,
          [x, y],
          angle + share * 0.5 * s + side * (0.85 - 0.25 * s) + 0.3 * (hash(pair, n) - 0.5),
          leafOf(n, s),
          scale(green, light),
        )
    }
    drawLeaf(canvas, k * 0.68, along(1), angle + share * 0.5, leafOf(n, 0.85), scale(green, light))
  }
  bindHerbs(canvas, frame, [tieX, tieY], size)
}

function bindHerbs(canvas: Canvas, { unit: k }: Frame, [x, y]: Point, size: number): void {
  const red = mix(dye.ember, dye.marigold, 0.06)
  const half = 0.075 * size
  const turns = [-2, -1, 0, 1, 2].map(n => ({
    path: (t: number) =>
      [
        x + (n * 9.5 + 5 * (t - 0.5)) * k - 7 * k * Math.sin(Math.PI * t),
        y + 0.008 * size + lerp(-half, half, t),
        Math.sin(Math.PI * t) * 8,
      ] as const,
    radius: 5.6 * k,
    pitch: 34 * k,
    colour: red,
    steps: 40,
  }))
  const ends = [
    [
      [0, 0.03],
      [0.05, 0.1],
      [0.15, 0.14],
      [0.22, 0.21],
      [0.34, 0.2],
    ],
    [
      [0, 0.03],
      [-0.03, 0.11],
      [0.03, 0.19],
      [0, 0.26],
      [0.08, 0.3],
    ],
  ].map(points => ({
    path: through(points.map(([u, v]) => [x + u * size, y + v * size, 9] as const)),
    radius: 5.2 * k,
    pitch: 34 * k,
    colour: red,
    steps: 140,
  }))
  layRopes(canvas, [...ends, ...turns], { shadow: 0.6, piece: 3 })
}

/** The light lies on the mat. */
const poolOfLight = (light: number, i: number, traced: Trace): number =>
  traced.child[i] === child.floor
    ? light * lerp(1, 0.55, smooth(0.6, 1.7, Math.hypot(traced.x[i], traced.z[i] - mat.forward)))
    : light * 1.08

export const pictures = {
  /** A drum, a bowl of water and a bundle of herbs on a mat. */
  'holistic-healing-remedies': {
    shape: 1.1,
    draw(frame) {
      const canvas = createCanvas(frame, dye.rose)
      const view = viewOf(frame)
      const traced = trace(scene, view)
      const pitch = frame.width / view.span / (4.6 * frame.unit)
      engrave(canvas, traced, layersOf(traced, pitch), { ambient: 0.22, body: 0.97, character: 0.2, light: poolOfLight })
      laceDrum(canvas, frame, traced)
      floatLeaves(canvas, frame, traced)
      layHerbs(canvas, frame, traced)
      const [x, y] = seenIn(frame, traced.view)([bowlAt[0], 0.3, bowlAt[2]])
      glow(canvas, x, y, 200 * frame.unit, dye.teal, { strength: 0.05 })
      bloom(canvas, 0.14, 22 * frame.unit, 0.55)
      vignette(canvas, 0.3, 0.5, 0.46)
      return canvas
    },
  },
} satisfies Record<string, PictureDrawing>
