import { fees } from '@site/identity/fees'
import { describe, expect, it } from 'vitest'
import { faqRecords } from './faq.ts'
import { answered } from './faq-answers.ts'
import { excerptOf, matchesSearch, searchResult, segmentsOf } from './faq-search.ts'

const found = (query: string): string[] => faqRecords.filter(record => matchesSearch(record, query)).map(({ slug }) => slug)
const record = { question: 'What does it cost (roughly)?', answer: 'Write to İstanbul or London.' }

describe('the FAQ search', () => {
  it('finds in question or answer, whatever the case', () => {
    const both = ['can-a-service-be-adapted', 'do-you-teach-in-prisons-and-refugee-camps']
    expect(found('prison')).toEqual(both)
    expect(found('PRISON')).toEqual(both)
  })

  it('finds everything when nothing is searched for', () => {
    expect(found('')).toHaveLength(faqRecords.length)
    expect(found('   ')).toHaveLength(faqRecords.length)
  })

  it.each(['(roughly)?', 'cost  (ROUGHLY)', ' cost '])('takes %j literally, spaces loosely', query => {
    expect(matchesSearch(record, query)).toBe(true)
  })

  it('takes every character that can be typed literally', () => {
    for (const typed of ['anti-racism', ...String.raw`!"#$%&'()*+,-./:;<=>?@[\]^_{|}~£–—’`]) {
      expect(matchesSearch({ question: `Is it ${typed}?`, answer: '' }, typed)).toBe(true)
    }
  })

  it('finds nothing for words that are nowhere, nor for a pattern', () => {
    expect(found('zebra')).toEqual([])
    expect(matchesSearch(record, 'c.st')).toBe(false)
  })

  it.each([
    ['price', 'are-the-fees-negotiable'],
    ['Cost', 'are-the-fees-negotiable'],
    ['price', 'how-do-i-book-a-consultation'],
    ['jail', 'how-do-you-support-young-people-leaving-custody'],
    ['kids', 'how-do-you-support-young-people-leaving-custody'],
    ['appointment', 'how-do-i-book-a-consultation'],
    ['hire', 'how-do-i-book-a-consultation'],
    ['contact', 'how-can-a-community-ask-for-support'],
    ['money', 'are-the-fees-negotiable'],
    ['fees', 'how-do-i-book-a-consultation'],
    ['remote', 'where-do-you-work'],
  ])('finds by another word for it: %j finds %s', (query, slug) => {
    const priced = answered(faqRecords, fees).filter(each => matchesSearch(each, query))
    expect(priced.map(each => each.slug)).toContain(slug)
  })

  it('finds the words of a link, and not its address', () => {
    const linked = { question: 'Where?', answer: 'On [the page of fees](/consultation).' }
    expect(matchesSearch(linked, 'the page of fees.')).toBe(true)
    expect(matchesSearch(linked, 'consultation')).toBe(false)
  })

  it('says how many match', () => {
    expect(searchResult('prison', 2, 12)).toBe('2 of 12 questions match ‘prison’.')
    expect(searchResult('zebra', 0, 12)).toBe('None of 12 questions matches ‘zebra’.')
    expect(searchResult(' VAT ', 1, 12)).toBe('1 of 12 questions matches ‘VAT’.')
    expect(searchResult('Fee', 4, 12)).toBe('4 of 12 questions match ‘Fee’ or name a price.')
    expect(searchResult('', 12, 12)).toBeUndefined()
  })

  it('marks every match and loses no letter, even where lower case has another length', () => {
    expect(segmentsOf('Camps, camps', 'camps').map(({ text, hit }) => [text, hit])).toEqual([
      ['Camps', true],
      [', ', false],
      ['camps', true],
    ])
    expect(segmentsOf(record.answer, 'london').find(({ hit }) => hit)?.text).toBe('London')
    expect(segmentsOf('It costs £2,000.', 'price').find(({ hit }) => hit)?.text).toBe('£2,000')
    expect(segmentsOf('No search', '')).toEqual([{ text: 'No search', hit: false, at: 0 }])
  })

  it('shows the words around a match in a long answer', () => {
    const answer = faqRecords.find(({ slug }) => slug === 'can-a-service-be-adapted')?.answer ?? ''
    expect(excerptOf(answer, 'prison')).toMatch(/^… .*including prisons, camps.* …$/)
    expect(excerptOf('Short prison text', 'prison')).toBe('Short prison text')
    expect(excerptOf('Nothing here', 'prison')).toBe('')
  })
})
