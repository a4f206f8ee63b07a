import { coordinate } from '@site/kit/ui/threads/seeded'

/** The drawing's own units: a square about its middle. */
export const wreathBox = '-50 -50 100 100'

const ring = 34
const loop = 14
const curves = 30

/**
 * One closed thread with `loops` loops in a ring. It looks the same after every `360 / loops` degrees, so
 * a turn by that angle can be repeated without a seam.
 */
export function wreathPath(loops: number): string {
  const step = (2 * Math.PI) / curves
  const backwards = loops - 1
  const point = (t: number) =>
    [ring * Math.cos(t) + loop * Math.cos(backwards * t), ring * Math.sin(t) - loop * Math.sin(backwards * t)] as const
  // A third of the way along each end's tangent: the cubic that passes through both points in their directions.
  const reach = (t: number) =>
    [
      ((-ring * Math.sin(t) - backwards * loop * Math.sin(backwards * t)) * step) / 3,
      ((ring * Math.cos(t) - backwards * loop * Math.cos(backwards * t)) * step) / 3,
    ] as const
  const parts = Array.from({ length: curves }, (_, index) => {
    const [start, end] = [index * step, (index + 1) * step]
    const [[x0, y0], [x3, y3], [dx0, dy0], [dx3, dy3]] = [point(start), point(end), reach(start), reach(end)]
    return [x0 + dx0, y0 + dy0, x3 - dx3, y3 - dy3, x3, y3].map(coordinate).join(' ')
  })
  return `M${ring + loop} 0C${parts.join(' ')}Z`
}
