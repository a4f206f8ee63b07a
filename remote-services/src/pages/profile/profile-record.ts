/** What the profile is made of. The schema is for tests and the prerendering build; the browser is sent nothing of it. */
import { figure } from '@site/identity/figure'
import { picture } from '@site/kit/media-fields'
import { line, list, markedLine, sitePath, text } from '@site/kit/record-fields'
import * as v from 'valibot'
import { closing, heading, hero, item, provenance, ways } from '../../page-fields.ts'

const year = text('a year of four digits', /^\d{4}$/)

export const profileSchema = v.strictObject({
  /** `{name}` in the tagline stands for the name in `identity.ts`. */
  hero,
  /** What the hero's title names, each beside the face it was learnt from. */
  habits: v.strictObject({
    title: markedLine,
    portraits: list(v.strictObject({ ...item.entries, picture })),
  }),
  timeline: v.strictObject({
    provenance,
    ...heading,
    /** `since`: the page on what became of it. */
    milestones: list(v.strictObject({ year, description: line, since: v.strictObject({ title: line, href: sitePath }) })),
    /** What else has been counted of these years. */
    also: list(figure),
    /** What it has come to, in one sentence. */
    purpose: markedLine,
  }),
  /** `href`: the page on the work that a card names. */
  vision: v.strictObject({ ...heading, cards: list(v.strictObject({ ...item.entries, href: sitePath })) }),
  testimonials: v.strictObject({
    provenance,
    title: markedLine,
    /** The kind of organisation and where it is, never its name. */
    voices: list(v.strictObject({ quote: line, organisation: line, place: line })),
  }),
  ways,
  /** As in the tagline, `{name}` may stand in the action's label. */
  closing,
})

export type ProfileRecord = Readonly<v.InferOutput<typeof profileSchema>>
