/** What the page on writing safely is made of. The schema is for tests and the prerendering build; browsers get the types alone. */
import { distinct, line, list, markedLine, ways } from '@site/kit/record-fields'
import * as v from 'valibot'
import { noticeSection } from '../../blocks/notice-record.ts'

export const writingSafelySchema = v.strictObject({
  hero: v.strictObject({ title: markedLine, lead: line }),
  sections: v.pipe(list(noticeSection), distinct('id')),
  /** Said above the ways of `identity.ts` that are encrypted; without one there is no such section. */
  encrypted: v.strictObject({ title: line, lead: line, signal: line, pgp: line, key: line }),
  ask: v.strictObject({ title: line, lead: line, label: line }),
  ways,
})

export type WritingSafelyRecord = Readonly<v.InferOutput<typeof writingSafelySchema>>
