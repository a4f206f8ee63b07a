import { expect, it } from 'vitest'
import { linesTaken, linesToBegin } from './report.ts'

it.each([
  ['all of them where they fit', 5, 5, 5],
  ['as many as fit', 9, 4, 4],
  ['one less, so that no last line stands alone on the next page', 5, 4, 3],
  ['none where one would stay behind alone', 3, 2, 0],
  ['none where one would fit', 6, 1, 0],
])('sets %s', (_, count, fit, taken) => {
  expect(linesTaken(count, fit)).toBe(taken)
})

it('begins no paragraph on a page that none of its lines can stand on', () => {
  for (const count of [1, 2, 3, 4, 5, 12]) expect(linesTaken(count, linesToBegin(count)), `${count} lines`).toBeGreaterThan(0)
})
