/** What the specification counts of this section (sections 2 and 9). The schemas and templates take more and fewer. */
import { identity } from '@site/identity'
import { expect, it } from 'vitest'
import { slugOf } from './blocks/slug.ts'
import { contactUs } from './pages/contact-us/contact-us.ts'
import { faqRecords, openScope } from './pages/faq/faq.ts'
import { faqCategories } from './pages/faq/faq-record.ts'
import { whitePapers } from './pages/papers/white-papers.ts'
import { privacyPolicy } from './pages/privacy-policy/privacy-policy.ts'
import { learnMoreVision } from './pages/vision/learn-more-vision.ts'
import { vision } from './pages/vision/vision.ts'

it('answers twelve questions in ten categories, and opens them by position', () => {
  expect(faqRecords).toHaveLength(12)
  expect(faqCategories).toHaveLength(10)
  expect(new Set(faqRecords.map(({ category }) => category))).toEqual(new Set(faqCategories))
  expect(openScope).toBe('position')
})

it('lists four white papers, the bank paper by the name of the consultant', () => {
  expect(whitePapers.map(({ id, title }) => [id, title])).toEqual([
    [slugOf(identity.name), 'Zero Bank'],
    ['zero-blockchain', 'Zero Blockchain'],
    ['zero-coin-ico', 'Zero Coin ICO'],
    ['zero-tokens-ico', 'Zero Tokens ICO'],
  ])
})

it('has four categories to write to, each with an address of its own', () => {
  expect(contactUs.categories.map(({ title }) => title)).toEqual([
    'General Enquiries',
    'Consultation Requests',
    'Media & Press',
    'Speaking Engagements',
  ])
  expect(new Set(contactUs.categories.map(({ mailbox }) => mailbox)).size).toBe(4)
})

it('rests the vision on seven pillars and three rows of impact', () => {
  expect([vision.pillars.items.length, vision.impact.rows.length]).toEqual([7, 3])
})

it('makes the vision of twelve topics and two feature blocks', () => {
  expect([learnMoreVision.topics.items.length, learnMoreVision.blocks.length]).toEqual([12, 2])
})

it('divides the privacy policy into five sections', () => {
  expect(privacyPolicy.sections).toHaveLength(5)
})
