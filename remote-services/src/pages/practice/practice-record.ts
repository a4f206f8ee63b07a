/**
 * What the four pages about the practice are made of: policy, healing, advocacy, impact. The schemas are
 * for tests and the prerendering build; the browser is sent the types alone, that is nothing.
 */
import { picture } from '@site/kit/media-fields'
import { line, list, markedLine, text } from '@site/kit/record-fields'
import * as v from 'valibot'
import { cards, closing, heading, hero, item, provenance, share, steps, ways } from '../../page-fields.ts'

const count = text('a count such as 32 or 47+', /^\d+\+?$/)

const outcomes = v.strictObject({ provenance, ...heading, outcomes: list(v.strictObject({ label: line, value: share, note: line })) })
const testimonial = v.strictObject({
  provenance,
  label: line,
  /** Without quotation marks. */
  quote: line,
  /** A role and a place, never a name. */
  by: line,
  aside: v.exactOptional(line),
  portrait: v.exactOptional(picture),
})
const listing = v.strictObject({ label: line, rows: list(item) })

/** A segment of a clause, and what one sitting did to it. */
const segment = v.strictObject({ text: line, change: v.exactOptional(v.picklist(['struck', 'added'])) })

export const consultancyPolicySchema = v.strictObject({
  hero,
  frameworks: cards,
  process: steps,
  clause: v.strictObject({
    title: markedLine,
    note: line,
    stages: list(v.strictObject({ stage: line, segments: list(segment), remark: line })),
  }),
  awareness: v.strictObject({ ...heading, rows: list(item) }),
  impact: outcomes,
  testimonial,
  ways,
  closing,
})

export const healingRecoverySchema = v.strictObject({
  hero,
  programmes: cards,
  journey: steps,
  outcomes,
  testimonial,
  modalities: listing,
  ways,
  closing,
})

export const humanRightsAdvocacySchema = v.strictObject({
  hero,
  frameworks: cards,
  journey: steps,
  impact: v.strictObject({ provenance, ...heading, figures: list(v.strictObject({ value: count, label: line, note: line })) }),
  testimonial,
  methodologies: listing,
  ways,
  closing,
})

export const impactWorkSchema = v.strictObject({
  hero,
  intro: v.strictObject({
    provenance,
    label: line,
    statement: markedLine,
    paragraphs: list(line),
    /** One ring is drawn for each. */
    countries: v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'one country or more')),
    unit: line,
    caption: line,
  }),
  programmes: v.strictObject({ ...heading, cards: list(item) }),
  journey: steps,
  outcomes: v.strictObject({ provenance, ...heading, outcomes: list(v.strictObject({ value: count, label: line, share, note: line })) }),
  ways,
  closing,
})

export type ConsultancyPolicyRecord = Readonly<v.InferOutput<typeof consultancyPolicySchema>>
export type HealingRecoveryRecord = Readonly<v.InferOutput<typeof healingRecoverySchema>>
export type HumanRightsAdvocacyRecord = Readonly<v.InferOutput<typeof humanRightsAdvocacySchema>>
export type ImpactWorkRecord = Readonly<v.InferOutput<typeof impactWorkSchema>>
