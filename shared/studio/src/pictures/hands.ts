import type { PictureDrawing } from '../drawing.ts'
import { emberDye, indigoDye, lagoonDye, linenDye, roseDye, saffronDye, skins } from '../people/dyes.ts'
import { createHand, type HandOptions, handSize } from '../people/hand.ts'
import type { Bone } from '../people/hand-bones.ts'
import { poses } from '../people/hand-poses.ts'
import { threadOver } from '../people/hand-thread.ts'
import { type HandLook, type HandPlace, inPicture, type PlacedHand, placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Curve, type Point, type Point3, through } from '../toolkit/curve.ts'
import { createGround } from '../toolkit/frame.ts'
import { vignette } from '../toolkit/light.ts'
import { warp } from '../toolkit/strand.ts'

/** `upright`: where the hand stands in a portrait frame, which has room for four. */
type Asker = {
  at: readonly [x: number, y: number]
  upright?: readonly [x: number, y: number]
  hand: HandOptions
  look: HandLook
  place?: Partial<HandPlace>
}

/** A class that asks: nobody's hand is like another's. */
const askers: readonly Asker[] = [
  {
    at: [-3.3, -1.45],
    hand: { fingers: [0.14, 0.12, 0.16, 0.22], spread: 0.4, sleeve: { from: 0.5, wide: 0.03 } },
    look: { skin: skins.olive, sleeve: linenDye },
    place: { left: true, fingers: [0.12, 1, 0], palm: [0.25, 0, 1] },
  },
  {
    at: [-2, -0.62],
    upright: [-1.45, -0.55],
    hand: { ...poses.pointingUp, sleeve: { from: 0.34, wide: 0.03 } },
    look: { skin: skins.deep, sleeve: saffronDye },
    place: { fingers: [-0.04, 1, 0.05], palm: [0.1, 0, 1] },
  },
  {
    at: [-0.75, -1.35],
    upright: [-0.4, -1.5],
    hand: { age: 'child', fingers: [0.08, 0.06, 0.1, 0.16], spread: 0.8, sleeve: { from: 0.4, wide: 0.03 } },
    look: { skin: skins.porcelain, sleeve: lagoonDye, threads: 30 },
    place: { left: true, fingers: [0.1, 1, 0], palm: [-0.4, 0, 1] },
  },
  {
    at: [0.55, -0.5],
    upright: [0.42, -0.1],
    hand: { age: 'elder', fingers: [0.1, 0.12, 0.18, 0.26], spread: 0.35, sleeve: { from: 0.55, wide: 0.03 } },
    look: { skin: skins.ebony, sleeve: indigoDye },
    place: { fingers: [0.08, 1, 0], palm: [-0.3, 0, -1] },
  },
  {
    at: [1.9, -1.4],
    upright: [1.35, -1.15],
    hand: { fingers: [0.1, 0.08, 0.12, 0.14], spread: 0.6, sleeve: { from: 0.3, wide: 0.03 } },
    look: { skin: skins.bronze, sleeve: roseDye },
    place: { fingers: [-0.08, 1, 0], palm: [0.3, 0, 1] },
  },
  {
    at: [3.2, -0.75],
    hand: { ...poses.pointingUp, age: 'elder', sleeve: { from: 0.4, wide: 0.03 } },
    look: { skin: skins.porcelain, sleeve: emberDye },
    place: { fingers: [-0.14, 1, 0], palm: [0.2, 0, 1] },
  },
]

const placeAsker = ([x, y]: readonly [number, number], { hand, place }: Asker): PlacedHand =>
  placeHand(createHand({ forearm: 4, ...hand }), {
    fingers: [0, 1, 0],
    palm: [0, 0, 1],
    at: [x, y, 0],
    size: handSize[hand.age ?? 'adult'],
    ...place,
  })

/** A point round a bone: at t of its length, from one side (0) over the front to the other (a half turn). */
function aroundBone({ start, along, side, back, length, from }: Bone, t: number, angle: number): Point3 {
  const [c, f] = [Math.cos(angle) * from * 1.02, Math.sin(angle) * from * 1.15]
  return [0, 1, 2].map(i => start[i] + along[i] * t * length + side[i] * c - back[i] * f) as unknown as Point3
}

/** Four turns of red thread, and a bow whose one end runs out of the picture. */
function tieBow(canvas: Canvas, k: number, round: (t: number, angle: number) => Point): void {
  const thread = { width: 12 * k, colour: dye.ember }
  const shade = { dx: 5 * k, dy: 9 * k, opacity: 0.35 }
  for (let i = 0; i < 4; i++)
    threadOver(canvas, t => round(0.63 + 0.055 * i + 0.03 * t, Math.PI * (0.02 + 0.96 * t)), { ...thread, pieces: 30 })
  const [x, y] = round(0.74, Math.PI * 0.5)
  const path = (...points: (readonly [number, number])[]): Curve => through(points.map(([dx, dy]) => [x + dx * k, y + dy * k]))
  const bow = [
    path([0, 0], [26, 40], [22, 92], [48, 140]),
    path([0, 0], [-48, 46], [-120, 52], [-210, 4], [-330, 6], [-480, 110], [-640, 150], [-900, 60]),
    path([0, 0], [-46, -54], [-112, -66], [-134, -28], [-84, 6], [0, 0]),
    path([0, 0], [40, -48], [96, -72], [128, -44], [86, -2], [0, 0]),
  ]
  for (const curve of bow) threadOver(canvas, curve, { ...thread, shade })
  threadOver(canvas, path([-10, -14], [0, 0], [6, 15]), { ...thread, width: 24 * k, pieces: 12 })
}

const twilight = ramp([scale(dye.ink, 0.8), scale(dye.indigo, 0.5), dye.indigo, dye.iris, mix(dye.rose, dye.iris, 0.3), dye.paper])

export const pictures = {
  /** Hands of all ages and skins go up: everyone may ask. */
  faq: {
    shape: 0.5625,
    portrait: 'drawn',
    draw(frame) {
      const canvas = createGround(frame, mix(dye.linen, dye.rose, 0.5), mix(dye.paper, dye.linen, 0.2), { x: 0.5, y: 0.3, radius: 1 })
      warp(canvas, frame, { colour: dye.ember, opacity: 0.09, seed: 8, gap: 10 })
      const seen = frame.portrait ? askers.filter(({ upright }) => upright) : askers
      const hands = seen.map(asker => placeAsker((frame.portrait && asker.upright) || asker.at, asker))
      const traced = traceHands(hands, frame, { span: frame.portrait ? 4.5 : 8.3, y: -0.25, light: [-0.5, 0.6, 0.6] })
      const looks = seen.map(({ look }) => look)
      windHands(canvas, traced, looks)
      vignette(canvas, 0.12)
      return canvas
    },
  },

  /** A thread tied round a finger, so as not to forget. */
  'contact-3': {
    shape: 0.75,
    draw(frame) {
      const k = frame.unit
      const canvas = createGround(frame, dye.marigold, mix(dye.marigold, dye.butter, 0.55), { x: 0.36, y: 0.35, radius: 0.8 })
      warp(canvas, frame, { colour: dye.ember, opacity: 0.12, seed: 33, gap: 11 })
      const hand = createHand({ ...poses.open, forearm: 4 })
      const placed = placeHand(hand, { fingers: [0.12, 1, 0], palm: [0.1, 0, 1], hold: [0, 0.6, 0], at: [0.2, -0.28, 0], left: true })
      const traced = traceHands([placed], frame, { span: 3.7, light: [-0.6, 0.45, 0.6] })
      windHands(canvas, traced, [{ skin: twilight, threads: 33 }])
      tieBow(canvas, k, (t, angle) => inPicture(traced, canvas, placed.point(aroundBone(hand.skeleton.digits[1][0], t, angle))))
      vignette(canvas, 0.15)
      return canvas
    },
  },
} satisfies Record<string, PictureDrawing>
