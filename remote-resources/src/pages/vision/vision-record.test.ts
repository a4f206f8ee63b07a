import { type Change, refusalOf } from '@site/kit/record-refusal'
import { expect, it } from 'vitest'
import { learnMoreVision } from './learn-more-vision.ts'
import { vision } from './vision.ts'
import { learnMoreVisionSchema, visionSchema } from './vision-record.ts'

const refused = (change: Change) => refusalOf(visionSchema, vision, change)
const refusedMore = (change: Change) => refusalOf(learnMoreVisionSchema, learnMoreVision, change)

it('accepts the records, and a pillar and a topic more', () => {
  expect(refused(() => undefined)).toBe('accepted')
  expect(refused(({ pillars }) => pillars.items.push(pillars.items[0]))).toBe('accepted')
  expect(refusedMore(({ topics }) => topics.items.push(topics.items[0]))).toBe('accepted')
})

it('refuses a page without pillars, and one without topics', () => {
  expect(refused(({ pillars }) => pillars.items.splice(0))).toBe('TypeError: x.ts: pillars.items: expected at least one entry, got 0')
  expect(refusedMore(({ topics }) => topics.items.splice(0))).toBe('TypeError: x.ts: topics.items: expected at least one entry, got 0')
})
