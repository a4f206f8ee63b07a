import { expect, it } from 'vitest'
import { linesTaken } from './report.ts'

it.each([
  ['all of them where they fit', 5, 5, 5],
  ['as many as fit', 9, 4, 4],
  ['one less, so that no last line stands alone on the next page', 5, 4, 3],
  ['none where one would stay behind alone', 3, 2, 0],
  ['none where one would fit', 6, 1, 0],
])('sets %s', (_, count, fit, taken) => {
  expect(linesTaken(count, fit)).toBe(taken)
})
