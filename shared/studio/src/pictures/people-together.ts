import type { PictureDrawing } from '../drawing.ts'
import { cast, drawPerson } from '../people/cast.ts'
import { emberDye, goldDye, indigoDye, lagoonDye, saffronDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix } from '../toolkit/colour.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { bundle, warp } from '../toolkit/strand.ts'
import { darkenFoot, faceAt, threadThrough } from './people-framing.ts'

/** They look aside, into a light from the left. */
const turned = {
  man: { yaw: -36, pitch: -5, roll: -2 },
  woman: { yaw: -32, pitch: -6, roll: -4 },
  child: { yaw: -24, pitch: -9, roll: -3 },
}
const light = [-0.68, 0.42, 0.6] as const

/** Three generations stand in the same light, and one shawl goes round them all. */
export const humanRights: PictureDrawing = {
  shape: 0.625,
  portrait: 'drawn',
  draw(frame) {
    const canvas = createGround(frame, dye.ink, mix(dye.plum, dye.clay, 0.42), { x: 0.5, y: 0.35, radius: 0.85, strength: 0.95 })
    warp(canvas, frame, { colour: dye.rose, opacity: 0.05, seed: 3 })
    const common = { threads: 54, gaze: [-0.15, 0.15] as const, ambient: 0.26 }
    const { man, woman, child } = frame.portrait ? standing.upright : standing.wide
    drawPerson(
      canvas,
      frame,
      cast.weaver,
      { ...faceAt(frame, ...man), ...turned.man, light },
      { ...common, wrap: indigoDye, cloth: lagoonDye },
    )
    drawPerson(
      canvas,
      frame,
      cast.teacher,
      { ...faceAt(frame, ...woman), ...turned.woman, light },
      { ...common, wrap: emberDye, cloth: emberDye },
    )
    drawPerson(
      canvas,
      frame,
      cast.girl,
      { ...faceAt(frame, ...child), ...turned.child, light },
      { ...common, cloth: goldDye, face: { hair: 'cropped', earrings: 'studs', smile: 0.6 } },
    )
    darkenFoot(canvas, frame.portrait ? 0.46 : 0.66)
    windShawl(canvas, frame)
    bloom(canvas, 0.26, 26 * frame.unit, 0.34)
    vignette(canvas, 0.4, 0.58, 0.42)
    return canvas
  },
}

/** Span of the head's frame, and where the face stands in fractions of it. */
type Standing = Record<'man' | 'woman' | 'child', readonly [span: number, x: number, y: number]>

const standing: Record<'wide' | 'upright', Standing> = {
  wide: { man: [6, 0.828, 0.35], woman: [5.9, 0.54, 0.38], child: [6.5, 0.665, 0.715] },
  upright: { man: [4.1, 0.735, 0.25], woman: [4.1, 0.29, 0.265], child: [4.5, 0.505, 0.485] },
}

const shawl = {
  wide: [
    [1720, 640],
    [1510, 770],
    [1340, 915],
    [1110, 1000],
    [900, 960],
    [720, 875],
    [480, 820],
    [220, 890],
    [-60, 840],
  ],
  upright: [
    [1020, 560],
    [880, 660],
    [710, 745],
    [480, 790],
    [280, 750],
    [130, 700],
    [-60, 750],
  ],
} as const

function windShawl(canvas: Canvas, { unit: k, portrait }: Frame): void {
  bundle(canvas, threadThrough(k, portrait ? shawl.upright : shawl.wide), {
    count: 190,
    seed: 12,
    radius: t => (82 - (portrait ? 20 : 56) * smooth(0.42, 0.95, t)) * k,
    twist: 0.8,
    loose: t => (portrait ? 0.3 : 1) * smooth(0.5, 1, t) ** 2,
    drift: 110 * k,
    width: (t, { id }) => (1.6 + 1.5 * hash(id)) * (1 - 0.3 * t) * k,
    colour: (t, { id }) => saffronDye(0.34 + 0.56 * hash(id, 4) - 0.22 * t),
    opacity: t => 1 - 0.55 * smooth(0.5, 1, t),
    round: 0.4,
    pieces: 220,
  })
}
