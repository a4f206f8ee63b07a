import { expect, it } from 'vitest'
import { strandPath } from './strand-path.ts'

it('begins outside the ring, goes round in it once, and closes it', () => {
  const path = strandPath()
  expect(path).toMatch(/^M186 10C/)
  const ends = path
    .split('S')
    .slice(2)
    .map(curve => curve.split(' ').slice(-2).map(Number))
  const radii = ends.map(([x = 0, y = 0]) => Math.round(Math.hypot(x - 200, y - 200) / 10) * 10)
  expect(radii).toEqual(ends.map((_, half) => (half % 2 === 0 ? 120 : 150)))
  expect(ends.at(-1)).toEqual(ends[0])
})
