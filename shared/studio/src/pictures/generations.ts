/** The page on advocacy for human rights: a girl, a woman and a grandmother. */
import type { PictureDrawing } from '../drawing.ts'
import { cast, drawPerson } from '../people/cast.ts'
import type { HeadView } from '../people/wind-head.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import { type Curve, through } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { headAt, type Spot } from './faces.ts'
import { darkenFoot } from './people-framing.ts'

/** Where the three generations stand: in a wide frame, and in an upright one. */
const generations: Record<'wide' | 'upright', Record<'grandmother' | 'woman' | 'girl', Spot>> = {
  wide: { grandmother: [9.03, 1273, 370], woman: [9.03, 942, 481], girl: [9.89, 622, 641] },
  upright: { grandmother: [5, 692, 272], woman: [5.5, 405, 505], girl: [6.1, 175, 785] },
}

/** The girl has turned round to the other two, who bend to her: it is lighter, and what the three know runs on as one thread. */
const told: Record<'grandmother' | 'woman' | 'girl', { at: Spot; turned: Pick<HeadView, 'yaw' | 'pitch' | 'roll'> }> = {
  grandmother: { at: [8.4, 1406, 318], turned: { yaw: -46, pitch: 9, roll: 3 } },
  woman: { at: [8.4, 1036, 446], turned: { yaw: -52, pitch: 12, roll: 5 } },
  girl: { at: [9.2, 738, 616], turned: { yaw: 46, pitch: -10, roll: 4 } },
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

  /** The girl turns round to ask, and they bend to her. */
  'human-rights-hero-told': {
    shape: 0.5625,
    portrait: 'never',
    finish: { grain: 0 },
    draw(frame) {
      const { grandmother, woman, girl } = told
      const lit = scale(mix(mix(dye.clay, dye.ember, 0.5), dye.marigold, 0.22), 0.72)
      const canvas = createGround(frame, scale(dye.clay, 0.25), lit, { x: 0.24, y: 0.38, radius: 1, strength: 0.95 })
      warp(canvas, frame, { colour: dye.rose, opacity: 0.05, seed: 101 })
      drawDawn(canvas, frame)
      layOneThread(canvas, frame)
      const light = [-0.56, 0.5, 0.64] as const
      drawPerson(canvas, frame, cast.grandmother, { ...headAt(frame, grandmother.at), ...grandmother.turned, light })
      drawPerson(canvas, frame, cast.consultant, { ...headAt(frame, woman.at), ...woman.turned, light })
      drawPerson(canvas, frame, cast.girl, { ...headAt(frame, girl.at), ...girl.turned, light }, { face: calm })
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

/** One of those threads is golden, and runs through the hair of all three. */
function layOneThread(canvas: Canvas, { unit: k, width }: Frame): void {
  const curve: Curve = through([
    [-60 * k, 460 * k],
    [380 * k, 434 * k],
    [626 * k, 452 * k],
    [810 * k, 424 * k],
    [930 * k, 306 * k],
    [1080 * k, 250 * k],
    [1230 * k, 272 * k],
    [1310 * k, 196 * k],
    [1440 * k, 130 * k],
    [1570 * k, 150 * k],
    [width + 60 * k, 110 * k],
  ])
  strand(canvas, t => [curve(t)[0] + 5 * k, curve(t)[1] + 13 * k], {
    pieces: 300,
    width: 12 * k,
    soft: 9 * k,
    mode: 'multiply',
    colour: [0.3, 0.2, 0.2],
    opacity: 0.5,
  })
  strand(canvas, curve, { pieces: 600, width: 13 * k, colour: mix(dye.marigold, dye.butter, 0.2), rope: 28 * k })
}
