import type { PictureDrawing } from '../drawing.ts'
import { hairs, indigoDye, lagoonDye, skins } from '../people/dyes.ts'
import { placeFigure, windFigure } from '../people/figure.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import type { Point } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'
import { createRidgeLine, layRidge } from './places-hills.ts'

/** An eye 1.5 m over the ground; units of the picture for a metre at one metre. */
const eye = { x: 800, y: 478, height: 1.5, focal: 1100 }
/** The fence runs off from the left foreground; metres. */
const fence = { x: -2.62, slant: 0.1, from: 1.7, to: 17, height: 3.7, gap: 0.27 }
/** Where its cords are drawn aside, and to where. */
const opening = { from: 3.75, to: 7.4, tieHeight: 1.35 }

const onGround = (x: number, y: number, z: number): Point => [eye.x + (eye.focal * x) / z, eye.y + (eye.focal * (eye.height - y)) / z]
const onFence = (z: number, y: number): Point => onGround(fence.x + fence.slant * z, y, z)

/** How the scene lies in the frame: px a unit, where its corner lies, px, and how high the sun has come over its hills, units. */
type View = { frame: Frame; k: number; left: number; top: number; sun: { x: number; y: number; radius: number } }

const viewOf = (frame: Frame): View =>
  frame.portrait
    ? { frame, k: 0.74 * frame.unit, left: -84 * frame.unit, top: 96 * frame.unit, sun: { x: 1190, y: 350, radius: 132 } }
    : // A hero shows a band of it, on low screens little more than half of its height: sun and feet are in that.
      { frame, k: 0.74 * frame.unit, left: 226 * frame.unit, top: -34 * frame.unit, sun: { x: 1190, y: 430, radius: 124 } }

const inPixels = ([x, y]: Point, { k, left, top }: View): Point => [left + x * k, top + y * k]

/** The scene's x at a share of the frame's width. */
const acrossAt = (t: number, { frame, k, left }: View): number => (t * frame.width - left) / k

const onScene = (line: (x: number) => number, { frame, k, left, top }: View): ((t: number) => number) => {
  const { width, height } = frame
  return t => (top + line((t * width - left) / (1600 * k)) * 900 * k) / height
}

function laySky(canvas: Canvas, view: View): void {
  const { k, top, frame, sun } = view
  const noise = createNoise(23)
  const gap = 6.1
  for (let i = Math.floor(-top / k / gap); i < 92; i++) {
    const y0 = (i + 0.5) * gap
    const dy = (y0 - sun.y) / sun.radius
    const own = hash(i, 20)
    strand(
      canvas,
      t => {
        const dx = (acrossAt(t, view) - sun.x) / sun.radius
        const push = Math.exp(-(dx * dx) / 2) * Math.exp(-(dy * dy) / 1.5) * Math.sign(dy || 1) * sun.radius * 0.75
        return [t * frame.width, top + (y0 + push + 5 * noise.at(i * 0.1, t * 3)) * k]
      },
      {
        pieces: 120,
        width: (1 + 1.3 * own) * k,
        colour: mix(mix(dye.ember, dye.marigold, 0.35), dye.paper, hash(i, 23) > 0.6 ? 0.75 : 0.1),
        opacity: t => (0.14 + 0.4 * own * own) * smooth(0.1, 0.6, Math.hypot((acrossAt(t, view) - sun.x) / sun.radius, dy) - 0.9),
      },
    )
  }
  for (let ring = 0; ring < 24; ring++)
    strand(
      canvas,
      t => {
        const r = ((ring + 0.5) / 24) * sun.radius
        return inPixels([sun.x + Math.cos(t * TAU) * r, sun.y + Math.sin(t * TAU) * r], view)
      },
      {
        pieces: 130,
        width: 4.4 * k,
        round: 0.5,
        ply: 9 * k,
        colour: t =>
          scale(
            mix(dye.marigold, dye.ember, (0.12 + 0.5 * (0.5 + 0.5 * Math.sin(t * TAU + 0.5))) * (0.4 + 0.6 * (ring / 24))),
            0.92 + 0.2 * hash(ring, 5),
          ),
      },
    )
}

function layLand(canvas: Canvas, view: View): void {
  const { k, top, frame, sun } = view
  const far = ramp([mix(dye.lagoon, dye.rose, 0.55), mix(dye.teal, dye.butter, 0.5), dye.butter])
  const nearer = ramp([mix(dye.lagoon, dye.clay, 0.25), mix(dye.lagoon, dye.teal, 0.6), mix(dye.teal, dye.marigold, 0.6), dye.butter])
  layRidge(canvas, frame, {
    line: onScene(createRidgeLine(2, 0.5, 0.075), view),
    depth: 0.12,
    colours: far,
    mist: dye.butter,
    misty: 0.5,
    rows: 24,
  })
  layRidge(canvas, frame, {
    line: onScene(createRidgeLine(11, 0.555, 0.05, 2), view),
    depth: 0.1,
    colours: nearer,
    mist: dye.marigold,
    misty: 0.35,
    rows: 20,
  })
  const noise = createNoise(37)
  const rows = frame.portrait ? 170 : 120
  const nearest = frame.portrait ? 1.35 : 2.2
  for (let row = 0; row < rows; row++) {
    const z = 1 / lerp(1 / 17, 1 / nearest, row / (rows - 1))
    strand(
      canvas,
      t => {
        const [, y] = onGround(0, 0.05 * noise.at(t * 1.6 * z, z * 1.4), z)
        return [t * frame.width, top + y * k]
      },
      {
        pieces: 90,
        width: 6.4 * k,
        round: 0.75,
        colour: t => {
          const x = ((acrossAt(t, view) - eye.x) * z) / eye.focal
          const glint = Math.exp(-(((acrossAt(t, view) - sun.x) / 430) ** 2))
          const base = mix(mix(dye.ember, dye.marigold, 0.5), dye.marigold, 0.6 + 0.9 * noise.at(x * 0.7, z * 0.5))
          return scale(mix(mix(base, dye.clay, 0.16 * hash(row, 2)), dye.butter, 0.62 * glint), 0.94)
        },
      },
    )
  }
}

/** A path of shade on the ground, from the foot of what throws it. */
const throwShade = (canvas: Canvas, foot: Point, to: Point, from: number, until: number, view: View, opacity: number): void =>
  strand(canvas, t => inPixels([lerp(foot[0], to[0], t), lerp(foot[1], to[1], t)], view), {
    pieces: 20,
    width: t => lerp(from, until, t) * view.k,
    soft: 5 * view.k,
    mode: 'multiply',
    colour: [0.62, 0.4, 0.42],
    opacity: t => opacity * (1 - 0.8 * t),
  })

function layFence(canvas: Canvas, view: View): void {
  const { k } = view
  const count = Math.floor((fence.to - fence.from) / fence.gap)
  const middle = (opening.from + opening.to) / 2
  for (const z of [fence.to, opening.to + 0.5, opening.from - 0.42])
    strand(canvas, t => inPixels(onFence(z, (fence.height + 0.05) * t), view), {
      pieces: 4,
      width: ((0.13 * eye.focal) / z) * k,
      colour: mix(dye.indigo, dye.plum, 0.5),
      round: 0.9,
      ply: ((0.15 * eye.focal) / z) * k,
      light: [0.72, -0.55],
    })
  for (let n = count; n >= 0; n--) {
    const z0 = fence.from + n * fence.gap
    const drawn = z0 > opening.from && z0 < opening.to
    const near = z0 < middle
    const share = drawn ? (near ? (z0 - opening.from) / (middle - opening.from) : (opening.to - z0) / (opening.to - middle)) : 0
    const tie = near ? opening.from - 0.05 : opening.to + 0.15
    const bunch = (hash(n, 9) - 0.5) * 0.16
    const zAt = (v: number): number => {
      if (!drawn) return z0
      const tieAt = 1 - opening.tieHeight / fence.height
      const pulled = v < tieAt ? smooth(0, 1, v / tieAt) ** 1.2 : 1 - 0.16 * smooth(0, 1, (v - tieAt) / (1 - tieAt)) * share
      return lerp(z0, tie + bunch, pulled)
    }
    const colour = drawn ? mix(mix(dye.indigo, dye.iris, 0.5), dye.rose, 0.3 * hash(n, 4)) : mix(dye.indigo, dye.plum, 0.35 * hash(n, 3))
    const foot = onFence(zAt(1), 0)
    throwShade(
      canvas,
      foot,
      onGround(fence.x + fence.slant * z0 - 3.4, 0, zAt(1) * 1.02),
      (0.055 * eye.focal) / z0,
      (0.09 * eye.focal) / z0,
      view,
      drawn ? 0.2 : 0.5,
    )
    strand(canvas, t => inPixels(onFence(zAt(t), fence.height * (1 - t)), view), {
      pieces: 60,
      width: t => ((0.062 * eye.focal) / zAt(t)) * k,
      colour: t => scale(colour, 0.8 + 0.35 * smooth(0, 0.8, t)),
      round: 0.95,
      ply: ((0.09 * eye.focal) / z0) * k,
      light: [0.72, -0.55],
    })
  }
  for (const [z, wide] of [
    [opening.from - 0.05, 0.3],
    [opening.to + 0.15, 0.3],
  ] as const)
    for (const turn of [0, 1, 2]) {
      const [x, y] = onFence(z, opening.tieHeight + 0.07 - turn * 0.065)
      const half = (wide * eye.focal) / z / 2
      strand(canvas, t => inPixels([x - half + 2 * half * t, y + half * 0.22 * Math.sin(Math.PI * t)], view), {
        width: ((0.07 * eye.focal) / z) * k,
        colour: dye.ember,
        round: 0.9,
        ply: ((0.08 * eye.focal) / z) * k,
        pieces: 16,
        light: [0.6, -0.6],
      })
    }
  strand(canvas, t => inPixels(onFence(1 / lerp(1 / fence.to, 1 / fence.from, t), fence.height), view), {
    pieces: 80,
    width: t => 0.13 * eye.focal * lerp(1 / fence.to, 1 / fence.from, t) * k,
    colour: mix(dye.indigo, dye.iris, 0.2),
    round: 0.9,
    ply: 26 * k,
  })
}

/** Where the young person has come to: along the road and away from us, m; and in which part of a stride. */
type Place = { x: number; z: number; phase: number }

const drawWalk =
  (at: Place): PictureDrawing['draw'] =>
  frame => {
    const view = viewOf(frame)
    const { k, sun } = view
    const canvas = createGround(frame, mix(dye.marigold, dye.butter, 0.55), mix(dye.butter, dye.paper, 0.5), {
      x: 0.7,
      y: 0.4,
      radius: 0.95,
    })
    laySky(canvas, view)
    layLand(canvas, view)
    const [sunX, sunY] = inPixels([sun.x, sun.y], view)
    glow(canvas, sunX, sunY, 430 * k, dye.butter, { strength: 0.12, falloff: 2.6 })
    layFence(canvas, view)
    const foot = onGround(at.x, 0, at.z)
    throwShade(canvas, foot, onGround(at.x - 3.2, 0, at.z * 1.06), 46, 96, view, 0.85)
    const [footX, footY] = inPixels(foot, view)
    const tall = (1.66 * eye.focal) / at.z
    const person = placeFigure(
      {
        age: 17,
        build: 0.8,
        stance: 'walk',
        phase: at.phase,
        stride: 1.05,
        left: 'swing',
        right: 'swing',
        hair: 'cropped',
        hem: 0.16,
        nod: -7,
        turn: 8,
      },
      { x: footX, foot: footY, tall: tall * k, yaw: 62, pitch: 4, light: [0.72, 0.5, 0.48] },
    )
    windFigure(canvas, frame, person, { dyes: { skin: skins.deep, hair: hairs.black, top: lagoonDye, legs: indigoDye }, ambient: 0.26 })
    bloom(canvas, 0.14, 26 * k, 0.6)
    return canvas
  }

/** Bars of taut thread are drawn aside like a curtain, and a young person walks out into the morning. */
export const rehabilitation: PictureDrawing = { shape: 0.5, portrait: 'drawn', draw: drawWalk({ x: 0.52, z: 4.75, phase: 0.1 }) }
/** The same morning later: most of the way to the sun is behind them. */
export const rehabilitated: PictureDrawing = { shape: 0.5, portrait: 'never', draw: drawWalk({ x: 2.7, z: 8.2, phase: 0.6 }) }
