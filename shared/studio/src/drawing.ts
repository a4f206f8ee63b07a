import type { Canvas, Finish } from './toolkit/canvas.ts'
import type { Frame } from './toolkit/frame.ts'

/** One picture, drawn at any size. */
export type PictureDrawing = {
  /** Height over width. */
  shape: number
  /**
   * How it stands upright (3:4) for narrow screens: cut out of the landscape picture round a centre (a
   * fraction of its width), or drawn anew (`draw` is then given a portrait frame). `never`: it is as large as wide
   * screens, but no page frames it upright. None: it stands beside words, always whole.
   */
  portrait?: { readonly cropAt: number } | 'drawn' | 'never'
  /** It is one of many on a wall, and never wider than a third of a screen. */
  tile?: boolean
  finish?: Finish
  draw(frame: Frame): Canvas | Promise<Canvas>
}

/** One film: everything in it depends on t (0..1) and returns to itself, so that the last frame runs into the first. */
export type FilmDrawing = {
  /** 6 to 10. */
  seconds: number
  /** Whether it is also framed anew for narrow screens (`prepare` is then given a portrait frame). */
  portrait?: boolean
  finish?: Finish
  /** Does once what all frames share, and gives the function that draws one. */
  prepare(frame: Frame): FrameDrawing | Promise<FrameDrawing>
}

export type FrameDrawing = (t: number) => Canvas
