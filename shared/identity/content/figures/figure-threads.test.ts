import { expect, it } from 'vitest'
import { figureGroups } from './figure-groups.ts'
import { threadsOf } from './figure-threads.ts'

const rowsOf = (figure: Parameters<typeof threadsOf>[0]) => threadsOf(figure).rows.map(({ held, all }) => [held, all])

it.each([
  ['a share as so many of a hundred', { value: '87%', unit: 'share', of: 100 }, [[87, 100]]],
  ['a count by itself', { value: '42+', unit: 'count' }, [[42, 42]]],
  ['a count of its whole', { value: '127', unit: 'count', of: 150 }, [[127, 150]]],
  ['a rating in tenths of a mark', { value: '4.8/5', unit: 'rating', of: 5 }, [[48, 50]]],
  ['hours as hours', { value: '72hr', unit: 'hours' }, [[72, 72]]],
  ['thousands by the hundred', { value: '2,400+', unit: 'count' }, [[24, 24]]],
  ['nothing at all', { value: '0 breaches', unit: 'count' }, []],
  ['a rule as nothing that was counted', { value: '5 to 50', unit: 'rule' }, []],
] as const)('draws %s', (_, figure, rows) => {
  expect(rowsOf(figure)).toEqual(rows)
})

it.each([
  [
    { value: '85%', unit: 'reduction' },
    [
      [100, 100],
      [15, 15],
    ],
  ],
  [
    { value: '78%', unit: 'increase' },
    [
      [100, 100],
      [178, 178],
    ],
  ],
  [
    { value: '3.5x', unit: 'times' },
    [
      [10, 10],
      [35, 35],
    ],
  ],
] as const)('draws %o as what was there before and what is there after, never as a share', (figure, rows) => {
  expect(rowsOf(figure)).toEqual(rows)
})

it('leaves a count open that says so', () => {
  expect(threadsOf({ value: '47+', unit: 'count' }).rows[0]?.isOpen).toBe(true)
  expect(threadsOf({ value: '32', unit: 'count' }).rows[0]?.isOpen).toBe(false)
})

it('draws whole threads of every figure, and bars as wide as the specification has them', () => {
  const figures = figureGroups.flatMap(group => group.figures.map(({ figure }) => figure))
  for (const { held, all } of figures.flatMap(figure => threadsOf(figure).rows)) expect([held % 1, all % 1]).toEqual([0, 0])
  const widthOf = (id: string): number => {
    const [row] = threadsOf(figures.find(figure => figure.id === id)!).rows
    return Math.round((100 * row!.held) / row!.all)
  }
  expect(['impact-communities', 'impact-policy-changes', 'educational-reforms'].map(widthOf)).toEqual([100, 70, 62])
  expect(['reform-countries', 'reform-frameworks', 'reform-institutions'].map(widthOf)).toEqual([100, 85, 100])
})
