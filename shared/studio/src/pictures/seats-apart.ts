import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import { type Curve3, type Point3, through } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createCanvas, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { layRopes } from '../toolkit/rope.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, joinSolids, placeSolid } from '../toolkit/solid.ts'
import { type Trace, trace, type View } from '../toolkit/trace.ts'
import { createSeat, type Seat, seatPart, sitting } from './seats-form.ts'
import { layCord, seenIn } from './things-cord.ts'
import { dyed, timber } from './things-dyed.ts'
import { undercoat, wovenLayers } from './things-woven.ts'

type Placed = { seat: Seat; at: readonly [x: number, z: number]; faces: number; warp: Colour; weft: Colour; wood: number }

/** Two that face each other over a distance, and the third, whose cloth is woven of the threads of both. */
const seats: readonly Placed[] = [
  {
    seat: { half: 0.185, back: 0.33, round: 0.35, arms: true },
    at: [-0.62, 0.16],
    faces: 78,
    warp: dye.indigo,
    weft: mix(dye.indigo, dye.iris, 0.7),
    wood: 0.3,
  },
  {
    seat: { half: 0.175, back: 0.37, round: 0.95 },
    at: [0.64, 0.14],
    faces: -74,
    warp: mix(dye.marigold, dye.ember, 0.3),
    weft: dye.marigold,
    wood: 0.8,
  },
  { seat: { half: 0.175, back: 0.33, round: 0.6 }, at: [0.02, -0.5], faces: 0, warp: dye.indigo, weft: dye.marigold, wood: 0.5 },
]

const floor = createSolid({
  source: import.meta.url,
  parameters: 'floor',
  distance: (_x, y) => Math.abs(y + 0.02) - 0.02,
  bound: { x: 0, y: 0, z: 0, radius: 4 },
})

const scene = joinSolids([
  floor,
  ...seats.map(({ seat, at: [x, z], faces }) => placeSolid(createSeat(seat), { rotate: rotation(faces), move: [x, 0, z] })),
])

const viewOf = ({ width, height }: Frame): View => ({
  width,
  height,
  span: 2.3,
  x: 0,
  y: 0.19,
  rotation: rotation(0, 31),
  light: [-0.5, 0.72, 0.48],
  shadow: 0.7,
})

/** A mat lies under the three; round it is bare floor. */
const mat = { x: 0.96, z: 0.8 }
const onMat = (x: number, z: number): boolean => Math.abs(x) < mat.x && Math.abs(z + 0.02) < mat.z

const floorColour = (id: number): Colour => scale(mix(dye.lagoon, dye.teal, 0.1 + 0.4 * hash(id, 61)), 0.9)

/** Along its ends the mat has bands; its middle is plain. */
const matColour = (id: number, threads: number): Colour => {
  const inner = mat.x - Math.abs((id + 0.5) / threads)
  if (inner < 0.05) return mix(dye.clay, dye.ember, 0.5)
  if (inner > 0.065 && inner < 0.082) return dye.marigold
  if (inner > 0.097 && inner < 0.14) return mix(dye.clay, dye.ember, 0.5)
  if (inner > 0.175 && inner < 0.187) return dye.ember
  return mix(dye.linen, dye.marigold, 0.1 + 0.1 * hash(id, 62))
}

function layersOf(traced: Trace, pitch: number): Layer[] {
  const { child, part, x, z } = traced
  const matThreads = pitch * 0.62
  const layers: Layer[] = [
    undercoat(scale(dye.lagoon, 0.12)),
    {
      where: i => child[i] === 0 && !onMat(x[i], z[i]),
      across: (_x, _y, z) => z * pitch * 0.4,
      along: x => x * 40,
      colour: (light, id) => dyed(floorColour(id))(light),
      fill: [0.8, 0.96],
      ply: 0.6,
    },
    ...wovenLayers({
      where: i => child[i] === 0 && onMat(x[i], z[i]),
      warpAt: x => x * matThreads,
      weftAt: (_x, _y, z) => z * matThreads,
      warp: (light, id) => dyed(matColour(id, matThreads))(light),
      weft: (light, id) => dyed(mix(dye.linen, dye.rose, 0.2 + 0.3 * hash(id, 63)))(light * 0.94),
    }),
  ]
  seats.forEach(({ warp, weft, wood }, n) => {
    const is = (wanted: number) => (i: number) => child[i] === n + 1 && part[i] === wanted
    const threads = pitch * 0.46
    const [warpDye, weftDye, grain] = [dyed(warp), dyed(weft), timber(wood)]
    const cloth = { warp: (light: number) => warpDye(light), weft: (light: number) => weftDye(light), fill: [0.84, 0.97] as const }
    layers.push(
      {
        where: is(seatPart.frame),
        across: (x, y, z) => (y + 0.35 * x + 0.3 * z) * pitch * 0.8,
        colour: light => grain(light),
        fill: [0.78, 0.96],
      },
      ...wovenLayers({
        ...cloth,
        where: is(seatPart.cushion),
        warpAt: (x, y) => (x + 0.3 * y) * threads,
        weftAt: (_, y, z) => (z - y) * threads,
      }),
      ...wovenLayers({ ...cloth, where: is(seatPart.back), warpAt: x => x * threads, weftAt: (_, y, z) => (y + z * 0.3) * threads }),
    )
  })
  return layers
}

/** Where a cord ends, and the way it takes: out of one seat, over the mat in a bow of its own, up to the third. */
const cords: readonly { colour: Colour; points: readonly Point3[] }[] = [
  {
    colour: mix(dye.indigo, dye.iris, 0.45),
    points: [
      [-0.56, sitting + 0.06, 0.14],
      [-0.45, sitting + 0.055, 0.15],
      [-0.4, 0.2, 0.17],
      [-0.37, 0.03, 0.2],
      [-0.26, 0.014, 0.36],
      [-0.06, 0.014, 0.42],
      [0.03, 0.014, 0.28],
      [-0.1, 0.014, 0.18],
      [-0.17, 0.014, 0.04],
      [-0.1, 0.014, -0.14],
      [-0.04, 0.03, -0.25],
      [-0.03, 0.2, -0.29],
      [-0.03, sitting + 0.055, -0.33],
      [-0.02, sitting + 0.06, -0.42],
    ],
  },
  {
    colour: dye.marigold,
    points: [
      [0.58, sitting + 0.06, 0.12],
      [0.47, sitting + 0.055, 0.14],
      [0.42, 0.2, 0.16],
      [0.39, 0.03, 0.19],
      [0.3, 0.014, 0.4],
      [0.12, 0.014, 0.46],
      [0.0, 0.018, 0.36],
      [0.1, 0.018, 0.22],
      [0.18, 0.014, 0.06],
      [0.14, 0.014, -0.12],
      [0.08, 0.03, -0.25],
      [0.07, 0.2, -0.29],
      [0.07, sitting + 0.055, -0.33],
      [0.06, sitting + 0.06, -0.42],
    ],
  },
]

function layCords(canvas: Canvas, frame: Frame, traced: Trace): void {
  const width = 15 * frame.unit
  for (const { colour, points } of cords)
    layCord(canvas, frame, traced, { path: through(points), width, colour: () => scale(colour, 1.05), pieces: 700, shade: 0.6 })
  layWreath(canvas, frame, traced)
}

/** On the third seat both are wound together. */
function layWreath(canvas: Canvas, frame: Frame, traced: Trace): void {
  const at = seenIn(frame, traced.view)
  const twist = (n: number): Curve3 => {
    return t => {
      const angle = TAU * t + 1.4
      const turn = 7 * angle + Math.PI * n
      const r = 0.07 + 0.016 * Math.cos(turn)
      const [px, py] = at([0.02 + Math.cos(angle) * r * 1.25, sitting + 0.062 + 0.014 * Math.sin(turn), -0.45 + Math.sin(angle) * r])
      return [px, py, Math.sin(turn)]
    }
  }
  const { unit: k } = frame
  layRopes(
    canvas,
    cords.map(({ colour }, n) => ({ path: twist(n), radius: 8 * k, pitch: 44 * k, colour: scale(colour, 1.05) })),
    { steps: 420, shadow: 0.5, piece: 3 },
  )
}

/** The mat's warp hangs out at both ends. */
function layFringe(canvas: Canvas, frame: Frame, traced: Trace): void {
  for (const side of [-1, 1])
    for (let n = 0; n < 62; n++) {
      const z = lerp(-mat.z, mat.z, (n + 0.5) / 62) - 0.02
      const [long, bend] = [0.055 + 0.02 * hash(n, 64 + side), 0.03 * (hash(n, 66 + side) - 0.5)]
      layCord(canvas, frame, traced, {
        path: t => [side * (mat.x + long * t), 0.004, z + bend * t * t],
        width: 5.5 * frame.unit,
        colour: () => scale(mix(dye.linen, dye.marigold, 0.2), 0.62 + 0.2 * hash(n, 65)),
        pieces: 8,
        shade: 0.5,
      })
    }
}

/** The light lies on the mat. */
const poolOfLight = (light: number, i: number, { child, x, z }: Trace): number =>
  child[i] === 0 ? light * lerp(1.02, 0.5, smooth(0.5, 1.5, Math.hypot(x[i], z[i] * 1.1))) : light * 1.1

export const pictures = {
  /** Two chairs face each other; the cloth of a third, between them, is woven of the threads of both. */
  'cross-cultural-mediation-third': {
    shape: 0.8,
    draw(frame) {
      const canvas = createCanvas(frame, scale(dye.lagoon, 0.3))
      const view = viewOf(frame)
      const traced = trace(scene, view)
      const pitch = frame.width / view.span / (5 * frame.unit)
      engrave(canvas, traced, layersOf(traced, pitch), { ambient: 0.22, body: 0.97, character: 0.2, light: poolOfLight })
      layFringe(canvas, frame, traced)
      layCords(canvas, frame, traced)
      bloom(canvas, 0.16, 24 * frame.unit, 0.5)
      vignette(canvas, 0.32, 0.5, 0.46)
      return canvas
    },
  },
} satisfies Record<string, PictureDrawing>
