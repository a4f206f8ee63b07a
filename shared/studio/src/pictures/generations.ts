/** The page on advocacy for human rights: a girl, a woman and a grandmother. */
import type { PictureDrawing } from '../drawing.ts'
import { cast, drawPerson } from '../people/cast.ts'
import { goldDye, skins } from '../people/dyes.ts'
import { createHand, handSize } from '../people/hand.ts'
import { grips } from '../people/hand-poses.ts'
import { threadOver } from '../people/hand-thread.ts'
import { type HandsTrace, placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import { type Curve, type Point, type Point3, through } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { headAt, type Spot } from './faces.ts'
import { darkenFoot, threadThrough } from './people-framing.ts'

/** Where the three generations stand: in a wide frame, and in an upright one. */
const generations: Record<'wide' | 'upright', Record<'grandmother' | 'woman' | 'girl', Spot>> = {
  wide: { grandmother: [9.03, 1273, 370], woman: [9.03, 942, 481], girl: [9.89, 622, 641] },
  upright: { grandmother: [5, 692, 272], woman: [5.5, 405, 505], girl: [6.1, 175, 785] },
}

/** The girl's face: in a wide smile her cheeks would crowd her mouth, seen so much from the side. */
const calm = { smile: 0.4, cheeks: 0.45 }

const framing = ({ portrait }: Frame): 'wide' | 'upright' => (portrait ? 'upright' : 'wide')

export const pictures = {
  /** Three generations look the same way, each a little in the light of the other. */
  'human-rights-hero': {
    shape: 0.5625,
    portrait: 'drawn',
    draw(frame) {
      const { grandmother, woman, girl } = generations[framing(frame)]
      const canvas = createGround(frame, dye.ink, mix(dye.clay, dye.plum, 0.45), { x: 0.3, y: 0.4, radius: 0.9, strength: 0.85 })
      warp(canvas, frame, { colour: dye.rose, opacity: 0.05, seed: 101 })
      drawDawn(canvas, frame)
      const light = [-0.72, 0.42, 0.5] as const
      drawPerson(canvas, frame, cast.grandmother, { ...headAt(frame, grandmother), yaw: -42, pitch: -4, roll: 0, light })
      drawPerson(canvas, frame, cast.consultant, { ...headAt(frame, woman), yaw: -40, pitch: -5, roll: 0, light })
      drawPerson(
        canvas,
        frame,
        cast.girl,
        { ...headAt(frame, girl), yaw: -36, pitch: -8, roll: 0, light },
        { gaze: [-0.2, 0.3], face: calm },
      )
      if (frame.portrait) darkenFoot(canvas, 0.66)
      bloom(canvas, 0.28, 28 * frame.unit, 0.34)
      vignette(canvas, 0.4, 0.55, 0.45)
      return canvas
    },
  },

  /** The girl, from near: the golden thread of those before her comes to her, and she has tied the next knot in it. */
  'human-rights-hero-told': {
    shape: 0.5625,
    portrait: 'never',
    finish: { grain: 0 },
    draw(frame) {
      const lit = scale(mix(mix(dye.clay, dye.ember, 0.5), dye.marigold, 0.22), 0.72)
      const canvas = createGround(frame, scale(dye.clay, 0.25), lit, { x: 0.24, y: 0.38, radius: 1, strength: 0.95 })
      warp(canvas, frame, { colour: dye.rose, opacity: 0.05, seed: 101 })
      drawDawn(canvas, frame)
      layRecord(canvas, frame)
      const light = [-0.56, 0.5, 0.64] as const
      drawPerson(canvas, frame, cast.girl, { ...headAt(frame, [5.5, 1170, 462]), yaw: -34, pitch: 9, roll: 3, light }, { face: calm })
      windHands(canvas, traceHolding(frame, light), [{ skin: skins.deep, sleeve: goldDye, threads: 44 }], {
        light: lit => 0.05 + 1.3 * lit,
      })
      bloom(canvas, 0.28, 28 * frame.unit, 0.34)
      vignette(canvas, 0.4, 0.6, 0.45)
      return canvas
    },
  },
} satisfies Record<string, PictureDrawing>

/** Threads of first light, across the frame from where the three look to. */
function drawDawn(canvas: Canvas, { unit: k, width }: Frame): void {
  for (let i = 0; i < 46; i++) {
    const own = hash(i, 7)
    const [from, to] = [120 + 15 * i, 170 + 13 * i]
    const curve: Curve = through([
      [-60 * k, from * k],
      [420 * k, (from - 26 * own) * k],
      [900 * k, (to + 22 * Math.sin(i * 0.4)) * k],
      [width + 60 * k, (to - 40 + 60 * own) * k],
    ])
    const colour: Colour = mix(dye.marigold, own > 0.7 ? dye.rose : dye.ember, hash(i, 9))
    strand(canvas, curve, {
      width: (0.9 + 1.6 * own) * k,
      colour,
      opacity: t => 0.34 * (1 - 0.6 * t) * smooth(-0.2, 0.15, t) * (0.4 + own),
    })
  }
}

/** Where the girl holds the thread, in units. */
const heldAt: Point = [500, 395]

/** Her left hand, from below; the grip is that of a right hand, seen from behind. */
function traceHolding(frame: Frame, light: Point3): HandsTrace {
  const span = 4.7
  const { pose, place } = grips.stitching
  const size = handSize.child
  const raised = rotation(0, 0, -60)
  const turned = ([x, y, z]: Point3): Point3 => turn(raised, x, y, -z)
  const [x, y, z] = turned(place.at)
  const hand = placeHand(createHand({ age: 'child', ...pose, sleeve: { from: 0.5 }, forearm: 4 }), {
    fingers: turned(place.fingers),
    palm: turned(place.palm),
    hold: place.hold,
    at: [((heldAt[0] - 800) * span) / 1600 + size * x, ((450 - heldAt[1]) * span) / 1600 + size * y, size * z],
    size,
    left: true,
  })
  return traceHands([hand], frame, { span, light, near: 4, far: -3 })
}

/** One of those threads is golden and full of knots: it comes from behind the girl, through her hair, to her fingers. */
function layRecord(canvas: Canvas, { unit: k }: Frame): void {
  const curve = threadThrough(k, [
    [-60, 590],
    [180, 640],
    [360, 560],
    heldAt,
    [690, 330],
    [900, 300],
    [1120, 190],
    [1360, 230],
    [1660, 150],
  ])
  strand(canvas, t => [curve(t)[0] + 5 * k, curve(t)[1] + 13 * k], {
    pieces: 300,
    width: 12 * k,
    soft: 9 * k,
    mode: 'multiply',
    colour: [0.3, 0.2, 0.2],
    opacity: 0.5,
  })
  strand(canvas, curve, { pieces: 600, width: 16 * k, colour: mix(dye.marigold, dye.butter, 0.2), rope: 32 * k })
  for (const [at, turns] of knots) {
    const [x, y] = curve(at)
    const [ax, ay] = curve(at + 0.002)
    const length = Math.hypot(ax - x, ay - y)
    const [dx, dy] = [((ax - x) / length) * k, ((ay - y) / length) * k]
    for (let i = 0; i < turns; i++) {
      const off = i - (turns - 1) / 2
      const over: Curve = t => {
        const [s, n] = [15 * off + 8 * (t - 0.5), (42 - 5 * off * off) * (t - 0.5)]
        return [x + dx * s - dy * n, y + dy * s + dx * n]
      }
      const shade = { dx: 3 * k, dy: 8 * k, opacity: 0.3 }
      threadOver(canvas, over, { pieces: 14, width: 19 * k, colour: mix(dye.marigold, dye.ember, 0.16 * hash(i, at)), shade })
    }
  }
}

/** Where along the thread its knots are, and of how many turns; the last is her own. */
const knots = [
  [0.345, 3],
  [0.52, 4],
  [0.565, 3],
  [0.61, 4],
  [0.94, 4],
] as const
