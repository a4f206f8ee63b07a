import { blendUnion } from './distance.ts'
import { type Rotation, rotation, turnBack } from './rotation.ts'

/** Where a point of a body's surface lies: in which of the bodies joined, in which part of it, and there in its own axes. */
export type Place = { child: number; part: number; x: number; y: number; z: number }

export type Ball = { readonly x: number; readonly y: number; readonly z: number; readonly radius: number }

/** A body as a field of distances: what {@link trace} draws. */
export type Solid = {
  /** Tells this body from every other one: traces are kept by it. */
  readonly key: string
  /** Distance to the surface, negative inside; it may be too small, never too large. */
  distance(x: number, y: number, z: number): number
  /** Fills in the place of a point on the surface. */
  locate(x: number, y: number, z: number, place: Place): void
  /** A ball that holds the whole body. */
  readonly bound: Ball
  /** How many bodies are joined in it. */
  readonly children: number
}

export type SolidSource = {
  /** `import.meta.url` of the file that defines the body: when it changes, its traces are made anew. */
  source: string
  /** Everything the field depends on. */
  parameters: unknown
  distance(x: number, y: number, z: number): number
  /** The number of the part that a point on the surface belongs to (skin, hair, …); 0 by default. */
  part?(x: number, y: number, z: number): number
  bound: Ball
}

export function createSolid({ source, parameters, distance, part, bound }: SolidSource): Solid {
  return {
    key: JSON.stringify([source, parameters]),
    distance,
    locate(x, y, z, place) {
      place.child = 0
      place.part = part?.(x, y, z) ?? 0
      place.x = x
      place.y = y
      place.z = z
    },
    bound,
    children: 1,
  }
}

export type Placing = {
  rotate?: Rotation
  move?: readonly [number, number, number]
  size?: number
  /** Turns a right hand into a left one. */
  mirror?: boolean
}

/** A body turned, moved, scaled or mirrored; threads still follow its own axes. */
export function placeSolid(solid: Solid, { rotate = rotation(), move = [0, 0, 0], size = 1, mirror = false }: Placing): Solid {
  const [tx, ty, tz] = move
  const R = rotate
  const side = mirror ? -1 : 1
  const { x: bx, y: by, z: bz, radius } = solid.bound
  const sx = bx * side
  return {
    key: JSON.stringify([solid.key, rotate, move, size, mirror]),
    distance(x, y, z) {
      const dx = (x - tx) / size
      const dy = (y - ty) / size
      const dz = (z - tz) / size
      return (
        size *
        solid.distance(side * (R[0] * dx + R[3] * dy + R[6] * dz), R[1] * dx + R[4] * dy + R[7] * dz, R[2] * dx + R[5] * dy + R[8] * dz)
      )
    },
    locate(x, y, z, place) {
      const [ox, oy, oz] = turnBack(R, (x - tx) / size, (y - ty) / size, (z - tz) / size)
      solid.locate(ox * side, oy, oz, place)
    },
    bound: {
      x: tx + size * (R[0] * sx + R[1] * by + R[2] * bz),
      y: ty + size * (R[3] * sx + R[4] * by + R[5] * bz),
      z: tz + size * (R[6] * sx + R[7] * by + R[8] * bz),
      radius: radius * size,
    },
    children: solid.children,
  }
}

/** Bodies together; with `blend`, they melt into each other over that distance. */
export function joinSolids(solids: readonly Solid[], blend = 0): Solid {
  const firstChild = solids.map((_, i) => solids.slice(0, i).reduce((sum, { children }) => sum + children, 0))
  return {
    key: JSON.stringify([solids.map(({ key }) => key), blend]),
    distance(x, y, z) {
      let nearest = Number.POSITIVE_INFINITY
      for (const solid of solids) {
        const outside = outsideBall(solid.bound, x, y, z)
        if (outside > nearest + blend) continue
        // far from a body, its ball is near enough
        const d = outside > 0.5 ? outside + 0.05 : solid.distance(x, y, z)
        nearest = blend > 0 && nearest < 1e6 ? blendUnion(nearest, d, blend) : Math.min(nearest, d)
      }
      return nearest
    },
    locate(x, y, z, place) {
      let nearest = Number.POSITIVE_INFINITY
      let child = 0
      solids.forEach((solid, i) => {
        const d = solid.distance(x, y, z)
        if (d >= nearest) return
        nearest = d
        child = i
      })
      solids[child].locate(x, y, z, place)
      place.child += firstChild[child]
    },
    bound: ballAround(solids.map(({ bound }) => bound)),
    children: solids.reduce((sum, { children }) => sum + children, 0),
  }
}

const outsideBall = ({ x, y, z, radius }: Ball, px: number, py: number, pz: number): number =>
  Math.sqrt((px - x) ** 2 + (py - y) ** 2 + (pz - z) ** 2) - radius

function ballAround(balls: readonly Ball[]): Ball {
  const middle = (pick: (ball: Ball) => number): number => balls.reduce((sum, ball) => sum + pick(ball), 0) / balls.length
  const [x, y, z] = [middle(b => b.x), middle(b => b.y), middle(b => b.z)]
  return { x, y, z, radius: Math.max(...balls.map(b => Math.hypot(b.x - x, b.y - y, b.z - z) + b.radius)) }
}
