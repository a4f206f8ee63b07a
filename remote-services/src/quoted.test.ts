import { expect, it } from 'vitest'
import { isLong, quoted } from './quoted.ts'

it('keeps a short last word with the one before it', () => {
  expect(quoted('Then showed us where the money for it was.')).toBe('“Then showed us where the money for it\u00a0was.”')
  expect(quoted('One.')).toBe('“One.”')
})

it('leaves a long last word free: drawn to the next line, the word before it would leave a hole', () => {
  expect(quoted('It was ours, in our own handwriting.')).toBe('“It was ours, in our own handwriting.”')
})

it('tells which quotations have too many lines to be balanced', () => {
  expect([isLong('a '.repeat(70)), isLong('a '.repeat(71))]).toEqual([false, true])
})
