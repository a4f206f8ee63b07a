import type { Canvas } from '../toolkit/canvas.ts'
import type { Colour } from '../toolkit/colour.ts'
import { smooth } from '../toolkit/numbers.ts'

export type Shade = {
  /** Half axes, px. */
  across: number
  down: number
  /** Factor on the light in the middle, a channel each. */
  colour?: Colour
  strength?: number
  /** Share of the radius over which it fades. */
  soft?: number
}

/** The soft shadow of something that stands on the ground, an ellipse round (x, y) px. */
export function layShade(
  { width, height, pixels }: Canvas,
  x: number,
  y: number,
  { across, down, colour = [0.15, 0.12, 0.2], strength = 0.8, soft = 0.8 }: Shade,
): void {
  for (let py = Math.max(0, Math.floor(y - down)); py < Math.min(height, y + down); py++) {
    for (let px = Math.max(0, Math.floor(x - across)); px < Math.min(width, x + across); px++) {
      const share = strength * smooth(1, 1 - soft, Math.hypot((px - x) / across, (py - y) / down))
      if (share <= 0) continue
      const p = (py * width + px) * 3
      for (let n = 0; n < 3; n++) pixels[p + n] *= 1 - share * (1 - colour[n])
    }
  }
}
