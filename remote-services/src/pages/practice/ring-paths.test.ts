import { expect, it } from 'vitest'
import { ringRadius, strandPath } from './ring-paths.ts'

const pointsOf = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=Q|$)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

it('begins at the top and ends where the hand of a clock stands at that minute', () => {
  const points = pointsOf(strandPath(100, { from: 0, until: 15 }, { half: 20, pull: 10 }))
  expect([points.at(0), points.at(-1)?.map(Math.abs)]).toEqual([
    [0, -100],
    [100, 0],
  ])
})

it('crosses its ring between two swings', () => {
  const points = pointsOf(strandPath(200, { from: 40, until: 55 }, { half: 22, pull: -12 }))
  expect(points.length).toBeGreaterThan(10)
  for (const [x, y] of points) expect(Math.abs(Math.hypot(x, y) - 200)).toBeLessThan(1)
})

it('widens from ring to ring, and all eight lie within the drawing', () => {
  const radii = Array.from({ length: 8 }, (_, index) => ringRadius(index))
  const gaps = radii.slice(1).map((radius, index) => radius - (radii[index] ?? 0))
  expect(gaps).toEqual(gaps.toSorted((one, other) => one - other))
  expect(radii.at(-1)).toBeLessThan(500 - 22)
})
