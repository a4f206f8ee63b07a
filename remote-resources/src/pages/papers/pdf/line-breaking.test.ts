import { describe, expect, it } from 'vitest'
import { breakLines } from './line-breaking.ts'

/** Every letter is one point wide, a raised one half of that. */
const measure = (text: string, style: 'body' | 'raised') => text.length * (style === 'body' ? 1 : 0.5)
const lines = (...parameters: Parameters<typeof breakLines<'body' | 'raised'>>) =>
  breakLines(...parameters).map(line => line.map(({ text }) => text).join('|'))

describe('breakLines', () => {
  it('fills each line and breaks at spaces', () => {
    expect(lines([{ text: 'one two  three four', style: 'body' }], 9, measure)).toEqual(['one two', 'three', 'four'])
    expect(lines([{ text: 'one two three', style: 'body' }], 13, measure)).toEqual(['one two three'])
  })

  it('keeps a reference with the word before it', () => {
    const runs = [
      { text: 'one two.', style: 'body' },
      { text: '1', style: 'raised', to: 'note-1' },
      { text: ' Three', style: 'body' },
    ] as const
    expect(lines(runs, 8, measure)).toEqual(['one', 'two.|1', 'Three'])
    expect(breakLines(runs, 20, measure)[0]?.map(({ x }) => x)).toEqual([0, 8, 8.5])
  })

  it('gives a word that is wider than the line a line of its own', () => {
    expect(lines([{ text: 'a immeasurable b', style: 'body' }], 5, measure)).toEqual(['a', 'immeasurable', 'b'])
  })
})
