import { expect, it } from 'vitest'
import { nameOn } from './hands.ts'

const names = [0, 1, 2, 3].map(nameOn)

const numbersIn = (path: string) => path.match(/-?[\d.]+/g)!.map(Number)

it('writes each name in another hand, in curves alone', () => {
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^M[^A-Z]+(C[^A-Z]+)+(M[^A-Z]+(C[^A-Z]+)+)?$/)
})

it('turns no corner: a curve leaves each point as the one before came to it', () => {
  for (const word of names.flatMap(name => name.split('M').slice(1))) {
    const curves = word.split('C').slice(1).map(numbersIn)
    for (const [at, [x1, y1]] of curves.entries()) {
      const [, , x2, y2, x, y] = curves[at - 1] ?? []
      if (x === undefined || y === undefined) continue
      expect((x - x2!) * (y1! - y) - (y - y2!) * (x1! - x)).toBeCloseTo(0, 0)
    }
  }
})

it('stays inside its drawing', () => {
  for (const name of names) {
    const points = name.split(/[MC]/).slice(1).map(numbersIn)
    for (const point of points) {
      expect(point.at(-2)).toBeLessThan(256)
      expect(point.at(-1)).toBeGreaterThan(-2)
      expect(point.at(-1)).toBeLessThan(46)
    }
  }
})
