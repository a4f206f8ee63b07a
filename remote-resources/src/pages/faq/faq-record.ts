/** What the questions and answers are made of. The schema is for tests and the prerendering build; browsers get the types alone. */
import { distinct, line, list, rule, slug, ways } from '@site/kit/record-fields'
import * as v from 'valibot'
import { slugOf } from '../../blocks/slug.ts'

/** The categories in the order in which the page shows them. */
export const faqCategories = [
  'General',
  'Consultation',
  'Services',
  'Healing',
  'Policy',
  'Fees',
  'Community',
  'Anti-Racism',
  'Education',
  'Youth',
] as const

const faqRecord = v.strictObject({
  /** Names the answer's own address: `/faq#where-do-you-work`. Do not change one that has been published. */
  slug,
  category: v.picklist(faqCategories),
  question: line,
  /** May hold links, `[words](/path)`. */
  answer: v.pipe(line, v.regex(/^(?:[^[\]]|\[[^\]]+\]\(\/[^)\s]*\))*$/, 'links written as [words](/path)')),
})

/** The categories are anchors of the page as well. */
const apartFromCategories = rule<readonly FaqRecord[]>(records => {
  const anchors = faqCategories.map(slugOf)
  const index = records.findIndex(record => anchors.includes(record.slug))
  return index < 0 ? undefined : { at: [index, 'slug'], expected: 'a slug that no category has', got: records[index]?.slug }
})

const everyCategory = rule<readonly FaqRecord[]>(records => {
  const empty = faqCategories.find(category => records.every(record => record.category !== category))
  return empty && { at: [], expected: `a question about ${empty}`, got: undefined }
})

/** The record of `faq.ts`: questions in every category. */
export const faqSchema = v.strictObject({
  faqRecords: v.pipe(list(faqRecord), distinct('slug'), apartFromCategories, everyCategory),
  openScope: v.picklist(['position', 'item']),
  waysOn: ways,
})

export type FaqRecord = Readonly<v.InferOutput<typeof faqRecord>>
export type FaqCategory = FaqRecord['category']
/** What opens with a question: see `openScope` in `faq.ts`. */
export type OpenScope = v.InferOutput<typeof faqSchema>['openScope']
export type WayList = v.InferOutput<typeof faqSchema>['waysOn']
