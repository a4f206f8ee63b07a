/** What the profile is made of. The schema is for tests and the prerendering build; the browser is sent nothing of it. */
import { picture } from '@site/kit/media-fields'
import { exactly, line, markedLine, text } from '@site/kit/record-fields'
import * as v from 'valibot'
import { closing, heading, hero, item } from '../../page-fields.ts'

const year = text('a year of four digits', /^\d{4}$/)

export const profileSchema = v.strictObject({
  /** `{name}` in the tagline is hers. */
  hero,
  /** The three words of the hero's title, each beside a face it was learnt from. */
  habits: v.strictObject({
    title: markedLine,
    portraits: exactly(3, 'portraits', v.strictObject({ ...item.entries, picture })),
  }),
  timeline: v.strictObject({
    ...heading,
    milestones: exactly(7, 'milestones', v.strictObject({ year, description: line })),
  }),
  vision: v.strictObject({ ...heading, cards: exactly(8, 'vision cards', item) }),
  testimonials: v.strictObject({
    title: markedLine,
    /** The kind of organisation and where it is, never its name. */
    voices: exactly(6, 'testimonials', v.strictObject({ quote: line, organisation: line, place: line })),
  }),
  /** `{name}` in the action's label is hers. */
  closing,
})

export type ProfileRecord = Readonly<v.InferOutput<typeof profileSchema>>
