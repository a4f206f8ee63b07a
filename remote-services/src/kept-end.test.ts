import { expect, it } from 'vitest'
import { keptEnd } from './kept-end.ts'

it('keeps the last words of a paragraph together until they fill the beginning of a line', () => {
  expect(keptEnd('Either side may ask for a break.')).toBe('Either side may ask\u00a0for\u00a0a\u00a0break.')
  expect(keptEnd('It was ours, in our own handwriting.')).toBe('It was ours, in our own\u00a0handwriting.')
})

it('leaves what is short enough for one line as it is, but in one piece', () => {
  expect(keptEnd('One year.')).toBe('One\u00a0year.')
})
