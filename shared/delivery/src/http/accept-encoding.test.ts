import { expect, test } from 'vitest'
import { chooseEncoding } from './resource.ts'

const both = { br: true, gzip: true }

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['x-gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=0.5, gzip;q=0.2', 'identity'],
  ['gzip;q=0.2', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('%s chooses %s', (header, expected) => {
  expect(chooseEncoding(header, both)).toBe(expected)
})

test('what is not available is not chosen', () => {
  expect(chooseEncoding('br, gzip', { gzip: true })).toBe('gzip')
  expect(chooseEncoding('br', {})).toBe('identity')
})
