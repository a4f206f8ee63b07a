import type { Canvas } from './canvas.ts'
import { clamp, lerp, smooth } from './numbers.ts'

/** Numbers a vertex: x, y, width (px), red, green, blue (linear light), opacity. */
export const stride = 7

export type ThreadOptions = {
  /** `over`: matter that covers; `add`: light; `multiply`: shade, the colour is the factor. */
  mode?: 'over' | 'add' | 'multiply'
  /** Feathering, px (depth of field, soft shadows). */
  soft?: number
  /** Cylinder shading, 0..1. */
  round?: number
  /** Pitch of the twist, px. */
  ply?: number
  /** Pitch of a three-ply rope with its fibres drawn, px. */
  rope?: number
  /** Flat ends. */
  butt?: boolean
  /** How far a piece may reach past its joint, px. */
  slack?: number
  /** Length already run, px: keeps the twist unbroken between pieces, or makes it travel. */
  from?: number
  /** Direction of the light across the thread. */
  light?: readonly [number, number]
}

const upperLeft = [-0.5, -0.86] as const

/** Widths from which the joints are cut at their bisector, so that twist and shading run on unbroken. */
const wideFrom = 5

/**
 * Lays one anti-aliased thread through its vertices ({@link stride} numbers each). However it crosses
 * itself, it covers a pixel once.
 */
export function layThread(canvas: Canvas, vertices: Float32Array, options: ThreadOptions = {}): void {
  const { mode = 'over', soft = 0, round = 0, ply = 0, rope = 0, butt = false, slack = 0.6, from = 0, light = upperLeft } = options
  const { width: W, height: H, pixels, toucher, cover } = canvas
  const me = ++canvas.threads
  const count = Math.floor(vertices.length / stride)
  const shaded = rope > 0 || round > 0 || ply > 0
  let along = from
  for (let i = 0; i + 1 < count; i++) {
    const a = i * stride
    const b = a + stride
    const x0 = vertices[a]
    const y0 = vertices[a + 1]
    const dx = vertices[b] - x0
    const dy = vertices[b + 1] - y0
    const lengthSquared = dx * dx + dy * dy
    if (!(lengthSquared > 1e-9)) continue
    const length = Math.sqrt(lengthSquared)
    const width0 = vertices[a + 2]
    const width1 = vertices[b + 2]
    const opacity0 = vertices[a + 6]
    const opacity1 = vertices[b + 6]
    const start = along
    along += length
    if (opacity0 <= 0.002 && opacity1 <= 0.002) continue
    const reach = Math.max(width0, width1) / 2 + soft + 1
    const left = Math.max(0, Math.floor(Math.min(x0, x0 + dx) - reach))
    const right = Math.min(W - 1, Math.ceil(Math.max(x0, x0 + dx) + reach))
    const top = Math.max(0, Math.floor(Math.min(y0, y0 + dy) - reach))
    const bottom = Math.min(H - 1, Math.ceil(Math.max(y0, y0 + dy) + reach))
    if (left > right || top > bottom) continue
    const normalX = -dy / length
    const normalY = dx / length
    const facing = normalX * light[0] + normalY * light[1]
    const wide = width0 > wideFrom
    const first = i === 0
    const last = i + 2 >= count
    let t0x = dx / length
    let t0y = dy / length
    let t1x = t0x
    let t1y = t0y
    if (wide && !first) [t0x, t0y] = bisector(t0x, t0y, x0 - vertices[a - stride], y0 - vertices[a - stride + 1])
    if (wide && !last) [t1x, t1y] = bisector(t1x, t1y, vertices[b + stride] - vertices[b], vertices[b + stride + 1] - vertices[b + 1])
    for (let y = top; y <= bottom; y++) {
      const ey = y - y0
      for (let x = left; x <= right; x++) {
        const ex = x - x0
        let t = (ex * dx + ey * dy) / lengthSquared
        if (wide) {
          const d0 = ex * t0x + ey * t0y
          const d1 = (dx - ex) * t1x + (dy - ey) * t1y
          if ((d0 < -slack && (butt || !first)) || (d1 < -slack && (butt || !last))) continue
          if (d0 >= 0 && d1 >= 0) t = d0 / (d0 + d1 + 1e-9)
        }
        if (butt && ((first && t < 0) || (last && t > 1))) continue
        t = clamp(t)
        const fx = ex - dx * t
        const fy = ey - dy * t
        const distance = Math.sqrt(fx * fx + fy * fy)
        const width = width0 + (width1 - width0) * t
        const half = width * 0.5
        let c: number
        if (soft > 0.6) {
          const radius = half + soft
          if (distance >= radius) continue
          const s = 1 - distance / radius
          c = s * s * (3 - 2 * s) * Math.min(1, (width + 0.5) / radius)
        } else {
          c = half + 0.5 - distance
          if (c <= 0) continue
          if (c > 1) c = 1
          if (width < 1) c *= width
        }
        c *= opacity0 + (opacity1 - opacity0) * t
        const k = y * W + x
        let before = 0
        if (toucher[k] === me) {
          before = cover[k]
          if (c <= before) continue
        } else toucher[k] = me
        cover[k] = c
        let r = vertices[a + 3] + (vertices[b + 3] - vertices[a + 3]) * t
        let g = vertices[a + 4] + (vertices[b + 4] - vertices[a + 4]) * t
        let bl = vertices[a + 5] + (vertices[b + 5] - vertices[a + 5]) * t
        if (shaded) {
          const across = clamp((ex * normalX + ey * normalY) / (half + 0.3), -1, 1)
          const lit = rope
            ? ropeLight(across, facing, (start + length * t) / rope)
            : plyLight(across, facing, round, ply ? (start + length * t) / ply : -1)
          r *= lit
          g *= lit
          bl *= lit
        }
        const p = k * 3
        if (mode === 'over') {
          const share = before >= 1 ? 0 : (c - before) / (1 - before)
          pixels[p] += (r - pixels[p]) * share
          pixels[p + 1] += (g - pixels[p + 1]) * share
          pixels[p + 2] += (bl - pixels[p + 2]) * share
        } else if (mode === 'add') {
          pixels[p] += r * (c - before)
          pixels[p + 1] += g * (c - before)
          pixels[p + 2] += bl * (c - before)
        } else {
          pixels[p] *= (1 - c + c * r) / (1 - before + before * r)
          pixels[p + 1] *= (1 - c + c * g) / (1 - before + before * g)
          pixels[p + 2] *= (1 - c + c * bl) / (1 - before + before * bl)
        }
      }
    }
  }
}

/** The direction halfway between a unit vector and another vector. */
function bisector(ux: number, uy: number, vx: number, vy: number): [number, number] {
  const l = Math.hypot(vx, vy) || 1
  const x = ux + vx / l
  const y = uy + vy / l
  const m = Math.hypot(x, y) || 1
  return [x / m, y / m]
}

/** Light on a round thread, `turns` twists along (-1: not twisted); `across` runs from edge to edge, -1..1. */
function plyLight(across: number, facing: number, round: number, turns: number): number {
  let light = 1
  if (round) {
    const up = Math.sqrt(1 - across * across)
    light = lerp(1, Math.max(0, 0.28 + 0.55 * up + 0.5 * across * facing), round)
    if (up > 0.2) light += round * 0.35 * Math.max(0, up * 0.8 + across * facing * 0.6) ** 12
  }
  if (turns !== -1) {
    const phase = turns + Math.asin(across) * 0.55
    light *= 0.66 + 0.46 * smooth(0, 0.75, Math.abs((phase - Math.floor(phase)) * 2 - 1))
  }
  return light
}

/** Light on a three-ply rope, `turns` pitches along: strands, the fibres on them, and a sheen. */
function ropeLight(across: number, facing: number, turns: number): number {
  const up = Math.sqrt(1 - across * across)
  const angle = Math.asin(across) / Math.PI
  const phase = turns * 3 + angle * 1.5
  const f = phase - Math.floor(phase)
  const bump = Math.sin(f * Math.PI)
  const tilt = Math.cos(f * Math.PI)
  const fibre = Math.sin((f * 5.5 + turns * 4 - angle * 7) * 6.283) * 0.5 + 0.5
  const body = (0.2 + 0.52 * up + 0.5 * across * facing) * (0.3 + 0.75 * bump ** 0.6) * (0.8 + 0.28 * fibre) + 0.14 * tilt * up
  const sheen = 0.42 * Math.max(0, up * 0.75 + across * facing * 0.55 + 0.12 * tilt) ** 10 * bump * (0.6 + 0.4 * fibre)
  return Math.max(0.03, body + sheen) * 1.35
}
