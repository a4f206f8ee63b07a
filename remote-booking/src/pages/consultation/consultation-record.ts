/** What the consultation page is made of. The schema is for tests and the prerendering build; browsers get the types alone. */
import { line, list, markedLine, sitePath, slug } from '@site/kit/record-fields'
import * as v from 'valibot'
import { matters } from './matter-threads.ts'

const consultation = v.strictObject({
  hero: v.strictObject({ title: markedLine, tagline: line, facts: list(line) }),
  services: v.strictObject({
    title: markedLine,
    items: list(v.strictObject({ title: line, text: line, href: sitePath, thread: v.picklist(matters) })),
  }),
  next: v.strictObject({ title: markedLine, steps: list(v.strictObject({ title: line, text: line })), done: line }),
  elsewhere: v.strictObject({ title: markedLine, ways: list(v.strictObject({ title: line, text: line, href: sitePath })) }),
})

/** The record of `consultation.ts`. */
export const consultationSchema = v.strictObject({ consultation })

/** The record of `topics.ts`. */
export const topicsSchema = v.strictObject({ topics: v.record(slug, line) })

export type ConsultationContent = Readonly<v.InferOutput<typeof consultation>>
