/** What the contact page is made of. The schema is for tests and the prerendering build; browsers get the types alone. */
import { distinct, exactly, line, markedLine, slug } from '@site/kit/record-fields'
import * as v from 'valibot'

const category = v.strictObject({
  id: slug,
  title: line,
  description: line,
  /** Which of the addresses in `identity.ts` it is read at. */
  desk: v.picklist(['general', 'consultation', 'media', 'speaking']),
  ground: v.picklist(['ink', 'lagoon', 'indigo', 'ember']),
})

export const contactSchema = v.strictObject({
  /** `{city}` stands for the city in `identity.ts`. */
  hero: v.strictObject({ title: markedLine, lead: line }),
  categories: v.pipe(exactly(4, 'categories', category), distinct('id'), distinct('desk')),
})

export type ContactRecord = Readonly<v.InferOutput<typeof contactSchema>>
export type ContactCategory = ContactRecord['categories'][number]
