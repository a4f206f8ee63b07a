import { expect, it } from 'vitest'
import { consultation } from './pages/consultation/consultation.ts'
import { bookingFields, bookingWords } from './pages/consultation/form/booking-copy.ts'
import { topics } from './pages/consultation/topics.ts'
import { feeGroups, feesContent } from './pages/fees/fees.ts'
import { section } from './section.ts'

it('owns the consultation, the fees and the two answers to a posted form', () => {
  expect(section.pages.map(page => page.path)).toEqual(['/consultation', '/fees', '/booking/sent', '/booking/failed'])
})

it('gives each page a title and a description of its own', () => {
  for (const key of ['title', 'description'] as const)
    expect(new Set(section.pages.map(page => page.head[key])).size).toBe(section.pages.length)
})

it('keeps the answers out of search results, and nothing else', () => {
  const hidden = section.pages.filter(page => 'robots' in page.head).map(page => page.path)
  expect(hidden).toEqual(['/booking/sent', '/booking/failed'])
})

it.each(
  Object.entries({ bookingFields, bookingWords, consultation, feeGroups, feesContent, topics, heads: section.pages.map(p => p.head) }),
)('holds %s as plain data', (_, record) => {
  expect(JSON.parse(JSON.stringify(record))).toEqual(record)
})
