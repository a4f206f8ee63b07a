import { fees } from '@site/identity/fees'
import { describe, expect, it } from 'vitest'
import { slugOf } from '../../blocks/slug.ts'
import { faqRecords } from './faq.ts'
import { answered } from './faq-answers.ts'
import { faqCategories } from './faq-record.ts'
import { plainText } from './linked-text.ts'

describe('the FAQ records', () => {
  it('have addresses of their own, also apart from the categories', () => {
    const ids = [...faqRecords.map(({ slug }) => slug), ...faqCategories.map(slugOf)]
    expect(new Set(ids).size).toBe(ids.length)
    for (const { slug } of faqRecords) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(faqRecords))).toEqual(faqRecords)
  })

  it('name fees by their ids, and show them in pounds', () => {
    expect(JSON.stringify(faqRecords)).not.toContain('£')
    const shown = answered(faqRecords, fees).map(({ answer }) => plainText(answer))
    expect(shown.join(' ')).toContain('Policy drafting and review starts from £2,000, and a quarterly advisory retainer from £3,500.')
    expect(shown.join(' ')).not.toMatch(/[{[]/)
  })
})
