import { Canvas } from './canvas.ts'
import { type Colour, dye, mix } from './colour.ts'
import { smooth } from './numbers.ts'

/** What a picture is drawn into. Sizes inside a picture are in units, so that it is the same at every size. */
export type Frame = {
  /** px */
  readonly width: number
  /** px */
  readonly height: number
  /** px: a 1600th of the width of a landscape frame, a 900th of a portrait one. */
  readonly unit: number
  readonly portrait: boolean
}

/** A frame `width` px wide; `shape` is height over width. */
export const createFrame = (width: number, shape: number): Frame => ({
  width: Math.round(width),
  height: Math.round(width * shape),
  unit: width / (shape > 1 ? 900 : 1600),
  portrait: shape > 1,
})

export type Pool = {
  /** Centre, in fractions of the frame. */ x?: number
  y?: number
  /** In heights of the frame. */
  radius?: number
  strength?: number
}

/** A canvas of the frame's size: a ground with a soft pool of light on it. */
export function createGround(frame: Frame, base: Colour, lit: Colour, { x = 0.5, y = 0.4, radius = 0.8, strength = 1 }: Pool = {}): Canvas {
  const { width, height } = frame
  return new Canvas(width, height).shade((px, py) =>
    mix(base, lit, strength * (1 - smooth(0, radius, Math.hypot((px / width - x) * (width / height), py / height - y)))),
  )
}

/** A plain canvas of the frame's size. */
export const createCanvas = (frame: Frame, ground: Colour = dye.ink): Canvas => new Canvas(frame.width, frame.height, ground)
