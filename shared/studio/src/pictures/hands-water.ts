import type { PictureDrawing } from '../drawing.ts'
import { roseDye, skins } from '../people/dyes.ts'
import { createHand } from '../people/hand.ts'
import { poses } from '../people/hand-poses.ts'
import { createPool } from '../people/hand-things.ts'
import { aim, type HandsTrace, inPicture, lamp, placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import type { Curve, Point, Point3 } from '../toolkit/curve.ts'
import type { Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { placeSolid } from '../toolkit/solid.ts'
import { strand, warp } from '../toolkit/strand.ts'

const noise = createNoise(12)
const water = ramp([dye.lagoon, dye.teal, mix(dye.teal, dye.paper, 0.5), dye.paper])
const surface: Point3 = [0, 0.25, 0.15]

function traceCup(frame: Frame): HandsTrace {
  const hand = createHand({ ...poses.cupping, sleeve: { from: 0.55 }, forearm: 4 })
  const hands = [1, -1].map(side =>
    placeHand(hand, {
      fingers: [0.11 * side, 0.75, -0.5],
      palm: [-0.36 * side, 0.5, 0.75],
      hold: [-0.37, 0.45, 0.02],
      at: [0, -0.1, 0],
      left: side < 0,
    }),
  )
  const pool = placeSolid(createPool(0.52, 0.16), { rotate: aim([0, 0.6, 0.8], [0, -0.8, 0.6]), move: surface })
  return traceHands(hands, frame, { span: 4.7, x: -0.55, y: 0.2, light: [-0.2, 0.75, 0.5], others: [pool] })
}

/** Rings run out from where a drop fell, and grow faint; it is lit from within, so only its threads shade it. */
const ringsOf = (traced: HandsTrace): Layer => ({
  where: i => traced.child[i] === traced.hands.length,
  across: (x, _, z) => (Math.hypot(x - 0.06, z + 0.05) + 0.006 * noise.at(x * 5, z * 5)) * 42,
  along: (x, _, z) => Math.atan2(x, z) * 9,
  colour: (light, id, lit, across) => {
    const ripple = 0.44 + 0.34 * Math.exp(-across / 10) + 0.28 * Math.exp(-across / 16) * Math.cos(id * 1.15)
    return scale(water(ripple), 0.3 + 0.85 * (light / (lit + 1e-6)))
  },
  fill: [0.8, 0.9],
})

/** A still lake in which one drop's rings run out: nearer threads are thick, those towards the far shore lie close together. */
function layLake(canvas: Canvas, { width, height, unit: k }: Frame, [x, y]: Point, shore: number): void {
  const deep = y - shore
  for (let n = 0; n < 300; n++) {
    const radius = (4 + 6.4 * n + 0.02 * n * n) * k
    const ripple = 0.1 + 0.5 * Math.exp(-n / 26) + 0.3 * Math.exp(-n / 60) * Math.cos(n * 0.62)
    const ring = water(Math.max(0.04, ripple))
    const far = (t: number): number => Math.max(0, -Math.sin(TAU * t)) * radius * 0.36
    strand(
      canvas,
      t => {
        const sway = 1 + 0.006 * noise.at(n * 0.3, 4 * Math.cos(TAU * t))
        const down = Math.sin(TAU * t) * radius * 0.36
        return [x + Math.cos(TAU * t) * radius * sway, down > 0 ? y + down : y - deep * (1 - Math.exp(down / deep))]
      },
      {
        pieces: 220,
        width: t => (2.6 + 4 * Math.abs(Math.cos(TAU * t))) * (1 + 0.006 * n) * k * Math.exp(-far(t) / deep) + 0.5 * k,
        colour: t => {
          const glitter = Math.exp(-(((Math.cos(TAU * t) * radius) / (170 * k)) ** 2)) * (0.35 + 0.5 * hash(n, Math.floor(t * 90)))
          const haze = 0.5 * (1 - Math.exp(-far(t) / deep)) * Math.exp(-(((Math.cos(TAU * t) * radius) / (0.42 * width)) ** 2))
          return mix(mix(ring, mix(dye.rose, dye.marigold, 0.5), haze), mix(dye.butter, dye.marigold, 0.4), 0.6 * glitter)
        },
        opacity: t => smooth(1.2 * height, height, y + Math.sin(TAU * t) * radius * 0.36),
        round: 0.6,
      },
    )
  }
}

function drawRisingLight(canvas: Canvas, k: number, [x, y]: Point, { rays, across }: { rays: number; across: number }): void {
  for (let i = 0; i < rays; i++) {
    const from = x + (hash(i, 1) - 0.5) * across * k
    const foot = y - 10 * k - (hash(i, 3) - 0.5) * 60 * k
    const height = (150 + 210 * hash(i, 2)) * k
    const ray: Curve = t => [from + (from - x) * 0.35 * t + 5 * k * noise.at(i, t * 2), foot - height * t]
    strand(canvas, ray, {
      mode: 'add',
      width: 1.7 * k,
      colour: mix(dye.teal, dye.butter, hash(i, 4)),
      opacity: t => 0.5 * smooth(0, 0.15, t) * (1 - t) ** 1.6,
      pieces: 40,
    })
  }
  glow(canvas, x, y - 60 * k, 460 * k, mix(dye.teal, dye.butter, 0.25), { strength: 0.2 })
}

export const pictures = {
  /** Two hands hold water, and it is the water that gives light. */
  'healing-recovery': {
    shape: 0.5625,
    portrait: { cropAt: 0.62 },
    draw(frame) {
      const k = frame.unit
      const canvas = createGround(frame, mix(dye.ink, dye.lagoon, 0.12), mix(dye.lagoon, dye.ink, 0.45), { x: 0.62, y: 0.42, radius: 0.9 })
      warp(canvas, frame, { colour: dye.rose, opacity: 0.05, seed: 12 })
      const traced = traceCup(frame)
      const glimmer = lamp([0, 0.35, 0.6], 0.6, 1.1)
      windHands(canvas, traced, [{ skin: skins.deep, sleeve: roseDye }], {
        ambient: 0.08,
        light: (light, i) => glimmer(light * 0.6, i, traced),
        layers: [ringsOf(traced)],
      })
      drawRisingLight(canvas, k, inPicture(traced, canvas, surface), { rays: 34, across: 330 })
      bloom(canvas, 0.3, 26 * k, 0.3)
      vignette(canvas, 0.35, 0.6, 0.45)
      return canvas
    },
  },
  /** The same water at daybreak: the hands have given it back, and a drop of light falls into a still lake. */
  'healing-recovery-still': {
    shape: 0.5625,
    portrait: 'never',
    draw(frame) {
      const { unit: k, width, height } = frame
      const drop: Point = [0.62 * width, 0.72 * height]
      const shore = 0.44 * height
      const canvas = createGround(frame, mix(dye.ink, dye.lagoon, 0.3), mix(dye.plum, dye.rose, 0.4), { x: 0.62, y: 0.44, radius: 0.75 })
      warp(canvas, frame, { colour: dye.rose, opacity: 0.06, seed: 12 })
      glow(canvas, drop[0], shore, 760 * k, mix(dye.marigold, dye.rose, 0.3), { strength: 0.55, stretch: 0.42 })
      for (let y = shore + 3 * k; y < height; y += 3 * k)
        strand(canvas, t => [t * width, y], { pieces: 8, width: 5 * k, colour: mix(dye.ink, dye.lagoon, 0.5), round: 0.2 })
      layLake(canvas, frame, drop, shore)
      drawRisingLight(canvas, k, drop, { rays: 46, across: 260 })
      bloom(canvas, 0.3, 26 * k, 0.3)
      vignette(canvas, 0.35, 0.6, 0.45)
      return canvas
    },
  },
} satisfies Record<string, PictureDrawing>
