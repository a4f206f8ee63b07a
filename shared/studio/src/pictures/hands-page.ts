/** A child meets herself on the page: her finger lies at the picture of a girl in a book. */
import type { PictureDrawing } from '../drawing.ts'
import { cast } from '../people/cast.ts'
import { saffronDye, skins } from '../people/dyes.ts'
import { createHand } from '../people/hand.ts'
import { createHead } from '../people/head.ts'
import { type HandsTrace, inPicture, placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import { traceHead, windHead } from '../people/wind-head.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'
import type { Point } from '../toolkit/curve.ts'
import { box } from '../toolkit/distance.ts'
import type { Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import { strand } from '../toolkit/strand.ts'
import type { Trace } from '../toolkit/trace.ts'
import { exerciseBook, tableTop } from './desk-things-form.ts'
import { placedAt } from './strands-stage.ts'
import { dyed } from './things-dyed.ts'

/** The table as it is seen: x to the right, y up from it, z towards us. */
const roll = 4
const table = rotation(0, 62, roll)
const onTable = placedAt(table, [0, 0, 0])

const cover = createSolid({
  source: import.meta.url,
  parameters: 'cover',
  distance: (x, y, z) => box(x, y - 0.015, z, 1.11, 0.03, 0.81, 0.02),
  bound: { x: 0, y: 0, z: 0, radius: 1.45 },
})
const things = { table: 0, cover: 1, book: 2 } as const

/** The oval on the left page, in the book's axes. */
const oval = { x: -0.535, z: -0.05, across: 0.41, down: 0.56 }
/** How high the page stands there. */
const pageAt = (x: number): number => 0.11 - 0.03 * Math.abs(x)
/** 1 on the oval's edge, less inside. */
const inOval = (x: number, z: number): number => Math.hypot((x - oval.x) / oval.across, (z - oval.z) / oval.down)

function traceReading(frame: Frame): HandsTrace {
  const pointing = createHand({
    age: 'child',
    fingers: [
      { base: 10, middle: 10, tip: 8 },
      { base: 44, middle: 62 },
      { base: 54, middle: 74 },
      { base: 58, middle: 78 },
    ],
    spread: 0.1,
    thumb: { out: 26, front: 40, base: 16, tip: 30 },
    wrist: { flex: -10 },
    sleeve: { from: 0.5 },
    forearm: 4,
  })
  const hand = placeHand(pointing, {
    fingers: turn(table, -0.62, -0.14, -0.78),
    palm: turn(table, -0.08, -1, 0.06),
    hold: pointing.pads[1],
    at: onTable([-0.15, pageAt(-0.15) + 0.005, 0.27]),
    size: 0.47,
  })
  return traceHands([hand], frame, {
    span: 2.84,
    x: 0.03,
    y: 0,
    light: [-0.55, 0.6, 0.58],
    shadow: 0.62,
    near: 4,
    far: -4,
    others: [tableTop, cover, exerciseBook].map(solid => placeSolid(solid, { rotate: table })),
  })
}

const paper = ramp([scale(dye.umber, 0.4), mix(dye.umber, dye.linen, 0.6), dye.linen, mix(dye.linen, dye.paper, 0.6), dye.paper, dye.paper])

/** Lines of stitched words on the right page. */
function isWord(x: number, z: number): boolean {
  const [s, row] = [(x - 0.14) / 0.8, (z + 0.62) / 0.118]
  const n = Math.floor(row)
  if (s < (n % 5 === 0 ? 0.07 : 0) || s > (n % 5 === 4 ? 0.45 + 0.2 * hash(n, 4) : 1) || n < 0 || n > 9) return false
  const word = s * 6.5 + 3 * hash(n, 5) + 0.4 * Math.sin(s * 9 + n)
  return Math.abs(row - n - 0.5) < 0.11 && word - Math.floor(word) < 0.8
}

function layersOf(traced: HandsTrace, threads: number): Layer[] {
  const is = (thing: number) => (i: number) => traced.child[i] === traced.hands.length + thing
  const cloth = dyed(mix(dye.lagoon, dye.teal, 0.25))
  const behind = dyed(mix(dye.lagoon, dye.teal, 0.5))
  const ink = dyed(mix(dye.indigo, dye.ink, 0.3))
  return [
    {
      where: is(things.table),
      across: (_, __, z) => z * threads * 0.45,
      colour: (light, _, lit) => cloth(lerp(lit, light, 0.14)),
      fill: [0.97, 0.99],
      round: 0.3,
      ply: 0,
    },
    { where: is(things.cover), across: (x, y) => (x + y) * threads, colour: dyed(dye.ember), fill: [0.94, 0.98], round: 0.5, ply: 0 },
    {
      where: is(things.book),
      across: (_, y, z) => (z + y) * threads,
      along: x => x * 30,
      colour: (light, _, lit, across, along) => {
        const [x, z] = [along / 30, across / threads - 0.1]
        const l = lerp(lit, light, 0.14) * 0.84
        if (x < 0 && inOval(x, z) < 1) return behind(l)
        return x > 0 && isWord(x, z) ? ink(l) : paper(l)
      },
      fill: [0.97, 0.99],
      round: 0.3,
      ply: 0,
    },
  ]
}

/** Less of its shade between the threads: what is small in the picture stays calm. */
const soft =
  (dyeing: Ramp, by: number): Ramp =>
  light =>
    dyeing(by + (1 - 1.9 * by) * light)

/** The table is shaded close to what lies on it, and dims towards its edges. */
function onlyNear(light: number, i: number, { child, openness, x, z }: Trace): number {
  if (child[i] !== 1 + things.table) return light
  const open = openness[i]
  const shade = (0.25 + 0.75 * smooth(0.2, 0.6, open)) / (0.25 + 0.75 * open)
  return light * shade * lerp(0.76, 0.56, smooth(0.9, 1.7, Math.hypot(x[i], z[i])))
}

const girl = createHead({ ...cast.girl.features, age: 8, eyesOpen: 0, smile: 0.3, glasses: true })

/** The girl in the book: she is cut off by the oval below; her hair stands out of it above. */
function drawGirl(canvas: Canvas, frame: Frame, traced: HandsTrace): void {
  const { width, height } = frame
  const { view } = traced
  const unit = width / view.span
  const [cx, cy] = inPicture(traced, canvas, onTable([oval.x, pageAt(oval.x), oval.z]))
  const [ax, ay] = inPicture(traced, canvas, onTable([oval.x + 1, pageAt(oval.x), oval.z]))
  const [bx, by] = inPicture(traced, canvas, onTable([oval.x, pageAt(oval.x), oval.z + 1]))
  const [a, b] = [
    [ax - cx, ay - cy],
    [bx - cx, by - cy],
  ]
  const area = a[0] * b[1] - a[1] * b[0]
  /** From px to the page, measured from the middle of the oval. */
  const onPage = (x: number, y: number): Point => [((x - cx) * b[1] - (y - cy) * b[0]) / area, ((y - cy) * a[0] - (x - cx) * a[1]) / area]
  const isHand = (x: number, y: number): boolean => {
    const o = Math.floor((y / height) * traced.height) * traced.width + Math.floor((x / width) * traced.width)
    return traced.child[o] === 0 && traced.hit[o] === 1
  }
  const layRing = (from: number, to: number): void => {
    const curve = (t: number): Point => {
      const angle = TAU * lerp(from, to, t)
      const [u, v] = [Math.cos(angle) * oval.across, Math.sin(angle) * oval.down]
      return [cx + a[0] * u + b[0] * v, cy + a[1] * u + b[1] * v]
    }
    strand(canvas, curve, {
      pieces: 240,
      width: 13 * frame.unit,
      colour: mix(dye.marigold, dye.ember, 0.12),
      round: 0.9,
      opacity: t => (isHand(...curve(t)) ? 0 : 1),
    })
  }
  layRing(0.5, 1)
  const size = 0.285
  const head = traceHead(girl, frame, {
    yaw: 24,
    pitch: 9,
    roll: -roll,
    span: view.span / size,
    x: (width / 2 - cx) / unit / size - 0.02,
    y: (cy - height / 2) / unit / size - 0.16,
    light: [-0.6, 0.5, 0.6],
    shadow: 0.5,
  })
  windHead(canvas, head, {
    ...cast.girl.dyes,
    skin: soft(skins.deep, 0.06),
    cloth: soft(saffronDye, 0.18),
    threads: 74,
    ply: 0.3,
    ambient: 0.3,
    fade: (x, y) => {
      const [u, v] = onPage(x, y)
      const edge = Math.hypot(u / oval.across, v / oval.down)
      return isHand(x, y) ? 0 : v > 0 ? smooth(0.99, 0.96, edge) : 1
    },
  })
  layRing(0, 0.5)
}

export const pictures = {
  /** Non-mainstream curriculum: a child's finger lies at the picture of a girl in an open book. */
  'non-mainstream-curriculum-herself': {
    shape: 0.8,
    finish: { grain: 0 },
    draw(frame) {
      const canvas = createGround(frame, dye.lagoon, dye.lagoon)
      const traced = traceReading(frame)
      windHands(canvas, traced, [{ skin: soft(skins.deep, 0.1), sleeve: soft(saffronDye, 0.2), threads: 74 }], {
        ambient: 0.22,
        light: onlyNear,
        ply: 0.35,
        character: 0.1,
        layers: layersOf(traced, frame.width / traced.view.span / (5.4 * frame.unit)),
      })
      drawGirl(canvas, frame, traced)
      bloom(canvas, 0.14, 26 * frame.unit, 0.55)
      vignette(canvas, 0.26, 0.5, 0.46)
      return canvas
    },
  },
} satisfies Record<string, PictureDrawing>
