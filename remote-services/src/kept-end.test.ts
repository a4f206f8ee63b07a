import { expect, it } from 'vitest'
import { keptEnd } from './kept-end.ts'

it('keeps the last words of a paragraph together until they fill the beginning of a line', () => {
  expect(keptEnd('Either side may ask for a break.')).toBe('Either side may ask for\u00a0a\u00a0break.')
  expect(keptEnd('No longer than it takes to say so.')).toBe('No longer than it takes to\u00a0say\u00a0so.')
})

it('leaves a last word that is long enough free: the one before it, drawn along, would leave a hole on a phone', () => {
  expect(keptEnd('It was ours, in our own handwriting.')).toBe('It was ours, in our own handwriting.')
  expect(keptEnd('Learning and healing advance together.')).toBe('Learning and healing advance together.')
})

it('keeps a short text in one piece', () => {
  expect(keptEnd('One year.')).toBe('One\u00a0year.')
})
