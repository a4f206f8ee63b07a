import type { Canvas } from './canvas.ts'
import { type Colour, scale } from './colour.ts'
import type { Curve3, Point3 } from './curve.ts'
import { clamp } from './numbers.ts'
import { layThread, stride } from './thread.ts'

export type Rope = {
  /** Where it runs, px; larger z is nearer. */
  path: Curve3
  /** px */
  radius: number
  /** Length of one turn of its three strands, px. */
  pitch: number
  colour: Colour
  /** How many straight pieces the path is cut into. */
  steps?: number
}

export type RopeOptions = {
  steps?: number
  /** How dark the shadow on what lies below is, 0..1. */
  shadow?: number
  /** How many steps are laid at once: few where ropes pass over and under, all where one lies alone. */
  piece?: number
}

type Piece = { rope: Rope; points: Point3[]; from: number; z: number }

/**
 * Ropes in space. They are cut into short pieces, laid down from the farthest to the nearest, each with
 * its soft shadow, so that ropes pass over and under each other and themselves.
 */
export function layRopes(canvas: Canvas, ropes: readonly Rope[], { steps = 300, shadow = 0.5, piece = 4 }: RopeOptions = {}): void {
  const pieces = ropes.flatMap(rope => cut(rope, rope.steps ?? steps, piece)).sort((a, b) => a.z - b.z)
  for (const { rope, points, from, z } of pieces) {
    const { radius, pitch, colour } = rope
    const width = radius * 2
    if (shadow > 0) layThread(canvas, shadowOf(points, width, shadow * 0.5), { mode: 'multiply', soft: width * 0.3, butt: true, slack: 0 })
    const lit = scale(colour, 1 + 0.1 * clamp(z / width, -1, 1))
    const vertices = new Float32Array(points.length * stride)
    points.forEach(([x, y], i) => {
      vertices.set([x, y, width, ...lit, 1], i * stride)
    })
    layThread(canvas, vertices, { rope: pitch, from, butt: true })
  }
}

/** Each piece takes one point of the next, so that no seam shows. */
function cut(rope: Rope, steps: number, size: number): Piece[] {
  const points = Array.from({ length: steps + 1 }, (_, i) => rope.path(i / steps))
  const run = [0]
  for (let i = 1; i <= steps; i++) run.push(run[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]))
  const pieces: Piece[] = []
  for (let i = 0; i < steps; i += size) {
    const end = Math.min(steps, i + size)
    pieces.push({
      rope,
      points: points.slice(i, Math.min(steps, end + 1) + 1),
      from: run[i],
      z: (points[i][2] + points[end][2]) / 2,
    })
  }
  return pieces
}

/** Fades in over its first step as the one before fades out: in a bend, shadows cut short would leave rays of light. */
function shadowOf(points: readonly Point3[], width: number, opacity: number): Float32Array {
  const vertices = new Float32Array(points.length * stride)
  points.forEach(([x, y], i) => {
    const dark = i === 0 || i === points.length - 1 ? 0 : opacity
    vertices.set([x + width * 0.13, y + width * 0.2, width * 0.98, 0.2, 0.15, 0.2, dark], i * stride)
  })
  return vertices
}
