/** Where rendered media lie, in which sizes, and how large each may be. */
import { fileURLToPath } from 'node:url'

/** The committed files. */
export const mediaDirectory = fileURLToPath(new URL('../../../media/', import.meta.url))
/** What can be made again at any time. */
export const workDirectory = fileURLToPath(new URL('../../../../var/media/', import.meta.url))

export type Variant = {
  /** px */
  width: number
  /** bytes */
  budget: number
  /** The best quality of AVIF that is tried, of 100; that of all pictures by default. */
  quality?: number
  /** Of the encoder, 0 to 9: the highest spares a twentieth of the bytes and takes ten times as long. 4 by default. */
  effort?: number
}

/** A picture as AVIF, the whole of it. */
export const landscape: readonly Variant[] = [
  { width: 640, budget: 60_000 },
  { width: 960, budget: 90_000, quality: 52 },
  { width: 1280, budget: 150_000 },
  { width: 2400, budget: 340_000 },
]

/** The poster of a film in a tile as small as that of the next film on a phone. */
export const thumbnail: Variant = { width: 320, budget: 10_000 }

/** Pictures whose drawing says nothing of `portrait` stand beside words and never fill a screen. */
export const beside: readonly Variant[] = landscape.filter(({ width }) => width < 2400)

/** Pictures that are one of many on a wall never stand wider than a third of a screen. */
export const tile: readonly Variant[] = beside.filter(({ width }) => width < 1280)

/** Pictures that are upright themselves and never fill a screen. */
export const vignette: readonly Variant[] = [
  { width: 480, budget: 50_000 },
  { width: 720, budget: 75_000, quality: 48 },
  { width: 960, budget: 130_000 },
]

/** A picture as AVIF, framed upright for narrow screens. Phones take the 720, which they paint first; tablets the 960. Above 21 kB the 720 ends a round trip later beside the fonts. */
export const upright: readonly Variant[] = [
  { width: 720, budget: 30_000, quality: 36, effort: 9 },
  { width: 960, budget: 130_000 },
]

/** The WebP behind the AVIF. */
export const fallback: Variant = { width: 1280, budget: 220_000, quality: 84 }

/** That of pictures that stand beside words: few browsers ask for it, and none shows it large. */
export const besideFallback: Variant = { width: 960, budget: 150_000, quality: 74 }

/** That of tiles. */
export const tileFallback: Variant = { width: 640, budget: 80_000, quality: 74 }

export const film = { width: 1280, height: 720, framesPerSecond: 24, av1: 700_000, h264: 1_200_000 }

/** The narrow framing of a film is as large, turned. */
export const filmFrame = (portrait: boolean): { width: number; height: number } =>
  portrait ? { width: film.height, height: film.width } : { width: film.width, height: film.height }
