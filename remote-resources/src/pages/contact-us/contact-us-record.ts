/** What the contact page is made of. The schema is for tests and the prerendering build; browsers get the types alone. */
import { distinct, line, list, markedLine, slug, ways } from '@site/kit/record-fields'
import * as v from 'valibot'

const category = v.strictObject({
  id: slug,
  title: line,
  description: line,
  /** Which of the addresses in `identity.ts` it is read at. */
  mailbox: v.picklist(['general', 'consultation', 'media', 'speaking']),
  ground: v.picklist(['ink', 'lagoon', 'indigo', 'ember']),
})

export const contactUsSchema = v.strictObject({
  /** `{city}` stands for the city in `identity.ts`. */
  hero: v.strictObject({ title: markedLine, lead: line, telephone: line }),
  categories: v.pipe(list(category), distinct('id'), distinct('mailbox')),
  ways,
})

export type ContactUsRecord = Readonly<v.InferOutput<typeof contactUsSchema>>
export type ContactCategory = ContactUsRecord['categories'][number]
