import { type Change, refusalOf } from '@site/kit/record-refusal'
import { expect, it } from 'vitest'
import { consultation } from './consultation.ts'
import { consultationSchema, topicsSchema } from './consultation-record.ts'
import { topics } from './topics.ts'

type Case = [what: string, change: Change, message: string]

const refused = (change: Change) => refusalOf(consultationSchema, { consultation }, change)

it('accepts the records of the page, and a service more', () => {
  expect(refused(() => undefined)).toBe('accepted')
  expect(refused(({ consultation: { services } }) => services.items.push(services.items[0]))).toBe('accepted')
  expect(refusalOf(topicsSchema, { topics }, () => undefined)).toBe('accepted')
})

it('keeps plain data', () => {
  expect(JSON.parse(JSON.stringify({ consultation, topics }))).toEqual({ consultation, topics })
})

it.each<Case>([
  [
    'no service',
    ({ consultation: { services } }) => services.items.splice(0),
    'consultation.services.items: expected at least one entry, got 0',
  ],
  [
    'a way to another site',
    ({ consultation: { elsewhere } }) => (elsewhere.ways[1].href = 'https://example.org/faq'),
    'consultation.elsewhere.ways.1.href: expected a path of this site such as /faq, got "https://example.org/faq"',
  ],
  [
    'an asterisk alone',
    ({ consultation: { hero } }) => (hero.title = 'Bring the *hard question'),
    'consultation.hero.title: expected a text with at most one phrase between asterisks, got "Bring the *hard question"',
  ],
])('refuses a consultation with %s', (_, change, message) => {
  expect(refused(change)).toBe(`TypeError: x.ts: ${message}`)
})

it('refuses a topic whose slug is none, and one without a title', () => {
  const refused = (change: Change) => refusalOf(topicsSchema, { topics }, record => change(record.topics))
  expect(refused(topics => (topics['Holistic healing'] = 'Holistic healing'))).toBe(
    'TypeError: x.ts: topics.Holistic healing: expected lower-case words joined by hyphens, got "Holistic healing"',
  )
  expect(refused(topics => (topics['holistic-healing'] = ''))).toBe(
    'TypeError: x.ts: topics.holistic-healing: expected a non-empty text, got ""',
  )
})
