import type { Canvas } from './canvas.ts'
import type { Colour } from './colour.ts'
import { clamp, lerp, smooth } from './numbers.ts'
import { hash } from './random.ts'
import type { Trace } from './trace.ts'

export type FabricOptions = {
  /** Threads a unit of the trace's x (warp) and y (weft). */
  threads: number
  weft: (row: number, column: number) => Colour
  warp: (row: number, column: number) => Colour
  /** Light at pixel i of the trace, 0..1 and above. */
  light: (i: number) => number
  /** Share of a thread's pitch that it fills, 0..1. */
  fill?: number
  /** Opacity at a place of the cloth, by its thread coordinates; what is left out shows the ground. */
  opacity?: (row: number, column: number, i: number) => number
}

/** How the threads of one cell are lit: their height, and whether the weft lies over. */
type Cell = { row: number; column: number; weftOver: boolean; acrossWeft: number; acrossWarp: number }

/**
 * A fine plain weave on a cloth (its x and y are the place on it). Close threads are drawn one by one, with
 * the light on each; where they are too fine for the picture, they give way to their mean.
 */
export function layFabric(canvas: Canvas, cloth: Trace, options: FabricOptions): void {
  const { threads, opacity } = options
  const { width: w, height: h } = cloth
  const step = w / canvas.width
  // threads a pixel of the picture: above a third, single threads cannot be drawn
  const apart = smooth(0.5, 0.3, (threads * 2) / canvas.width)
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const i = clamp(Math.round((x + 0.5) * step - 0.5), 0, w - 1)
      const j = clamp(Math.round((y + 0.5) * step - 0.5), 0, h - 1)
      const o = j * w + i
      if (!cloth.hit[o]) continue
      const u = cloth.x[o] * threads
      const v = cloth.y[o] * threads
      const cell: Cell = {
        row: Math.floor(v),
        column: Math.floor(u),
        weftOver: ((Math.floor(u) + Math.floor(v)) & 1) === 0,
        acrossWeft: (v - Math.floor(v)) * 2 - 1,
        acrossWarp: (u - Math.floor(u)) * 2 - 1,
      }
      const share = opacity ? opacity(v, u, o) : 1
      if (share <= 0) continue
      const colour = threadColour(cell, options, options.light(o), apart)
      const p = (y * canvas.width + x) * 3
      for (let n = 0; n < 3; n++) canvas.pixels[p + n] += (colour[n] - canvas.pixels[p + n]) * share
    }
  }
}

function threadColour(
  { row, column, weftOver, acrossWeft, acrossWarp }: Cell,
  options: FabricOptions,
  light: number,
  apart: number,
): Colour {
  const { weft, warp, fill = 0.94 } = options
  const [across, along] = weftOver ? [acrossWeft, acrossWarp] : [acrossWarp, acrossWeft]
  const over = weftOver ? weft(row, column) : warp(row, column)
  const under = weftOver ? warp(row, column) : weft(row, column)
  const round = Math.sqrt(Math.max(0, 1 - (across / fill) ** 2))
  // highest in the middle of the cell, down at its ends where it dives; the light comes from the upper left
  const arch = Math.cos((along * Math.PI) / 2)
  const tilt = 1 - 0.22 * across - 0.16 * along
  const shade = (0.3 + 0.45 * round + 0.4 * arch) * tilt * (0.88 + 0.24 * hash(weftOver ? row * 131 + column : column * 137 + row, 8))
  const edge = smooth(1, 0.86, Math.abs(across) / fill)
  return [0, 1, 2].map(n => {
    const fine = lerp(under[n] * 0.22, over[n] * shade, edge)
    const mean = (over[n] * 0.72 + under[n] * 0.08) as number
    return light * lerp(mean, fine, apart)
  }) as unknown as Colour
}
