import { expect, it } from 'vitest'
import { excerptOf, segmentsOf } from './marked-words.ts'

const hits = (text: string, words: readonly string[]) =>
  segmentsOf(text, words)
    .filter(({ hit }) => hit)
    .map(segment => segment.text)

it('marks whole words in any case, and no part of a word', () => {
  expect(hits('Heal: healing heals, a HEAL.', ['heal', 'heals'])).toEqual(['Heal', 'heals', 'HEAL'])
  expect(hits('Nothing', [])).toEqual([])
})

it('takes what stands in an index literally, a price or a sum', () => {
  expect(hits('From £1,250 = a talk, 47+ of them', ['1250', '=', '47+'])).toEqual(['1,250', '=', '47+'])
})

it('keeps every letter of the text', () => {
  const text = 'Law (and order) for café programs.'
  expect(
    segmentsOf(text, ['café', 'law'])
      .map(segment => segment.text)
      .join(''),
  ).toBe(text)
})

it('cuts an excerpt around the first word found, at whole words', () => {
  const text = `${'before '.repeat(20)}needle ${'after '.repeat(60)}`.trim()
  const excerpt = excerptOf(text, ['needle'])
  expect(excerpt).toMatch(/^… (before )+needle (after )+…$/)
  expect(excerpt.length).toBeLessThan(160)
  expect(excerptOf('Short and whole.', ['whole'])).toBe('Short and whole.')
})

it('begins an excerpt with the sentence or the line of the word, not with the end of another', () => {
  expect(excerptOf('from £3,500 · Before you ask · Do you teach in prisons? Yes.', ['prisons'])).toBe('Do you teach in prisons? Yes.')
  expect(excerptOf('It ends here. The witness reads it first.', ['witness'])).toBe('The witness reads it first.')
})

it('ends an excerpt with a sentence or a line, not with the first word of the next', () => {
  const sentence = `A needle ${'lies here '.repeat(13)}today.`
  expect(excerptOf(`${sentence} 00:00 Locked · 06:30 Roll call`, ['needle'])).toBe(sentence)
  expect(excerptOf(`${sentence.slice(0, -1)} · Prison education of the whole wing`, ['needle'])).toBe(`${sentence.slice(0, -1)} …`)
})
