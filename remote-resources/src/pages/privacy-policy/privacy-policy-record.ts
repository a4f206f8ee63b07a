/** What the privacy policy is made of. The schema is for tests and the prerendering build; browsers get the types alone. */
import { focus, picture } from '@site/kit/media-fields'
import { distinct, line, list, markedLine, ways } from '@site/kit/record-fields'
import * as v from 'valibot'
import { noticeSection } from '../../blocks/notice-record.ts'

/** `visit` is short, and nobody knows how short; `open` has no end that is known beforehand. */
const span = v.picklist(['year', 'month', 'hour', 'visit', 'open'])

export const privacyPolicySchema = v.strictObject({
  hero: v.strictObject({
    title: markedLine,
    tagline: line,
    film: v.strictObject({ mp4: line, webm: line }),
    poster: picture,
    focus,
  }),
  /** ISO 8601 date of the last change of substance. */
  changed: v.pipe(v.string(), v.isoDate('a date such as 2026-11-21')),
  /** What is kept, in short; the first row is a booking request. `span`: the time to which its thread is drawn. */
  kept: v.strictObject({ title: line, scale: line, rows: list(v.strictObject({ what: line, why: line, until: line, span })) }),
  /** The first one stands above the others, which have a list of contents; the last one is followed by the office's address. */
  sections: v.pipe(list(noticeSection), distinct('id')),
  /** Said in place of what is said of the outbox where an e-mail provider carries the requests. */
  provider: v.strictObject({ text: line, until: line }),
  ways,
})

export type PrivacyPolicyRecord = Readonly<v.InferOutput<typeof privacyPolicySchema>>
