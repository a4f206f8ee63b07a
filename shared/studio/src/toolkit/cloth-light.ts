/** Light on cloth whose depth is known for every pixel. Where there is no cloth, its depth is far below. */
import { clamp, TAU } from './numbers.ts'
import type { Trace } from './trace.ts'

/** How far around a point higher cloth closes it in, and in how many directions that is looked for. */
const closeness = 0.022
const directions = Array.from({ length: 8 }, (_, n) => [Math.cos((n * TAU) / 8), Math.sin((n * TAU) / 8)] as const)
const shadowSteps = 14
const shadowStep = 0.018

/** Darkens (`openness`) what lies lower than the cloth around it; `strength` is how much. */
export function closeIn({ width, height, hit, depth, openness }: Trace, strength: number): void {
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const o = j * width + i
      if (!hit[o]) continue
      let higher = 0
      for (const [dx, dy] of directions) {
        const u = clamp(Math.round(i + dx * width * closeness), 0, width - 1)
        const v = clamp(Math.round(j + dy * width * closeness), 0, height - 1)
        higher += Math.max(0, depth[v * width + u] - depth[o])
      }
      openness[o] = clamp(1 - (higher / directions.length) * 9 * strength)
    }
  }
}

/** Shadows (`lit`) that folds throw on folds, as dark as `shadow` (0..1). */
export function castShadow({ width, height, hit, depth, lit, light }: Trace, shadow: number): void {
  lit.fill(1)
  if (shadow <= 0) return
  const size = 2 / width
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const o = j * width + i
      if (!hit[o]) continue
      let open = 1
      for (let n = 1; n < shadowSteps; n++) {
        const way = n * shadowStep
        const u = Math.round(i + (light[0] * way) / size)
        const v = Math.round(j - (light[1] * way) / size)
        if (u < 0 || v < 0 || u >= width || v >= height) break
        const above = depth[v * width + u] - depth[o] - light[2] * way
        if (above > 0) open = Math.min(open, 1 - clamp(above * 14))
      }
      lit[o] = 1 - shadow + shadow * open
    }
  }
}
