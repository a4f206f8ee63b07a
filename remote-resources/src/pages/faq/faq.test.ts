import { describe, expect, it } from 'vitest'
import { slugOf } from '../../blocks/slug.ts'
import { faqCategories, faqRecords, openScope } from './faq.ts'

describe('the FAQ records', () => {
  it('are exactly 12, and every category has one', () => {
    expect(faqRecords).toHaveLength(12)
    expect(new Set(faqRecords.map(({ category }) => category))).toEqual(new Set(faqCategories))
  })

  it('have addresses of their own, also apart from the categories', () => {
    const ids = [...faqRecords.map(({ slug }) => slug), ...faqCategories.map(slugOf)]
    expect(new Set(ids).size).toBe(ids.length)
    for (const { slug } of faqRecords) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(faqRecords))).toEqual(faqRecords)
  })

  it('open by position, as specified', () => {
    expect(openScope).toBe('position')
  })
})
