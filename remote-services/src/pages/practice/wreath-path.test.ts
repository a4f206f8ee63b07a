import { describe, expect, it } from 'vitest'
import { wreathPath } from './wreath-path.ts'

/** Points that the path passes through, without the handles between them. */
function pointsOf(path: string): [number, number][] {
  const [start = '', curves = ''] = path.replace(/[MZ]/g, '').split('C')
  const numbers = curves.split(' ').map(Number)
  const ends = Array.from({ length: numbers.length / 6 }, (_, index): [number, number] => [
    numbers[index * 6 + 4]!,
    numbers[index * 6 + 5]!,
  ])
  const [x = 0, y = 0] = start.split(' ').map(Number)
  return [[x, y], ...ends]
}

const turned = ([x, y]: [number, number], degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

describe('A wreath of five loops', () => {
  const points = pointsOf(wreathPath(5))

  it('is closed', () => {
    const [first, last] = [points[0]!, points.at(-1)!]
    expect(last[0]).toBeCloseTo(first[0], 1)
    expect(last[1]).toBeCloseTo(first[1], 1)
  })

  it('looks the same after a fifth of a turn, so that the turning has no seam', () => {
    for (const point of points.slice(1)) {
      const [x, y] = turned(point, 72)
      expect(points.some(other => Math.hypot(other[0] - x, other[1] - y) < 0.05)).toBe(true)
    }
  })

  it('stays within its box', () => {
    expect(Math.max(...points.flat().map(Math.abs))).toBeLessThan(50)
  })
})
