import type { ThreadRow } from '@site/identity/figure-threads'
import { coordinate, seededRandom } from '@site/kit/ui/threads/seeded'

/** The drawing's own units; it is stretched to the width of its box. */
export const warpBox = { width: 1000, height: 100 } as const

/** No more than these stand side by side: on a phone each still has three pixels. */
const maxLineThreads = 100

/** Between two bundles, in widths of a thread. */
const bundleGap = 0.7

export type WarpPaths = {
  /** One upright thread for each that is held. */
  readonly held: string
  /** One that came loose for each that is not; empty where all are held. */
  readonly loose: string
  /** What is woven through the held ones, and ends where they end, or goes on where there may be more. */
  readonly weft: string
}

/**
 * A warp with as many threads as were counted, the held ones first, in one line or, from a hundred on, in lines beneath each other that
 * fill from left to right together: the woven part is as wide as its share of the whole.
 * @param width in threads: for how many there is room; a drawing beside it is at the same scale when its width is the same
 * @param seed another seed is another set of loose ends
 */
export function warpPaths({ held, all, bundle, isOpen }: ThreadRow, width: number, seed: number): WarpPaths {
  const random = seededRandom(seed * 977 + 3)
  const lines = Math.ceil(width / maxLineThreads)
  const columns = Math.ceil(width / lines)
  // How far the weft goes beyond the last thread that is held, in widths of one.
  const tail = isOpen ? 3 : 0.5
  const room = Math.max(columns, Math.floor((held - 1) / lines) + 0.5 + tail)
  const step = warpBox.width / (room + bundleGap * Math.floor((columns - 1) / bundle))
  const height = warpBox.height / lines
  const left = (index: number): number => {
    const column = Math.floor(index / lines)
    return (column + 0.5 + bundleGap * Math.floor(column / bundle)) * step
  }
  const top = (index: number): number => (index % lines) * height + height * 0.06
  const threads = Array.from({ length: all }, (_, index) =>
    index < held
      ? `M${coordinate(left(index) + (random() - 0.5) * step * 0.24)} ${coordinate(top(index))}v${coordinate(height * (0.84 + random() * 0.06))}`
      : looseThread(left(index), top(index), step, height, random),
  )
  const ends = held > 0 ? left(held - 1) + step * tail : 0
  const rises = lines > 1 ? [0.5] : [0.3, 0.5, 0.7]
  const wefts = Array.from({ length: lines }, (_, line) =>
    rises.map(rise => `M0 ${coordinate((line + rise) * height)}H${coordinate(ends)}`),
  )
  return { held: threads.slice(0, held).join(''), loose: threads.slice(held).join(''), weft: wefts.flat().join('') }
}

/** Hangs from the same edge, shorter, and curls away. */
function looseThread(x: number, y: number, step: number, height: number, random: () => number): string {
  const [long, drift] = [height * (0.34 + random() * 0.42), step * (random() - 0.3) * 2.4]
  const points = [-drift * 0.6, long * 0.4, drift * 1.5, long * 0.6, drift, long].map(coordinate).join(' ')
  return `M${coordinate(x)} ${coordinate(y)}c${points}`
}
