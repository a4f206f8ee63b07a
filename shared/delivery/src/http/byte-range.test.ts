import { expect, test } from 'vitest'
import { readRange } from './resource.ts'

test.each([
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=2-5', { from: 2, to: 5 }],
  ['bytes=7-', { from: 7, to: 9 }],
  ['bytes=7-999', { from: 7, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-999', { from: 0, to: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  // Malformed, of another unit, or several at once: the whole.
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0-1,4-5', undefined],
  ['seconds=0-1', undefined],
  ['', undefined],
  [null, undefined],
] as const)('%s of ten bytes', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected)
})

test('nothing of an empty file can be satisfied', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(readRange('bytes=-1', 0)).toBe('unsatisfiable')
})
