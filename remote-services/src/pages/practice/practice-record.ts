/**
 * What the four pages about the practice are made of: policy, healing, advocacy, impact. The schemas are
 * for tests and the prerendering build; the browser is sent the types alone, that is nothing.
 */
import { icon, picture } from '@site/kit/media-fields'
import { exactly, line, list, markedLine, text } from '@site/kit/record-fields'
import * as v from 'valibot'
import { closing, heading, hero, item } from '../../page-fields.ts'

const number = text("a two-digit number such as '01'", /^\d{2}$/)
const share = v.pipe(v.number(), v.minValue(0, 'a share from 0 to 100'), v.maxValue(100, 'a share from 0 to 100'))
const count = text('a count such as 32 or 47+', /^\d+\+?$/)

const cards = v.strictObject({ ...heading, cards: exactly(6, 'cards', v.strictObject({ ...item.entries, icon })) })
const journey = v.strictObject({ ...heading, steps: exactly(5, 'steps', v.strictObject({ number, ...item.entries })) })
const outcomes = v.strictObject({
  ...heading,
  outcomes: exactly(3, 'outcomes', v.strictObject({ label: line, value: share, note: line })),
})
const testimonial = v.strictObject({
  label: line,
  /** Without quotation marks. */
  quote: line,
  /** A role and a place, never a name. */
  by: line,
  aside: v.exactOptional(line),
  portrait: v.exactOptional(picture),
})
const listing = v.strictObject({ label: line, rows: list(item) })

/** A run of a clause's words, and what one sitting did to it. */
const wording = v.strictObject({ text: line, change: v.exactOptional(v.picklist(['struck', 'added'])) })

export const consultancyPolicySchema = v.strictObject({
  hero,
  frameworks: cards,
  process: journey,
  clause: v.strictObject({
    title: markedLine,
    note: line,
    stages: exactly(3, 'stages', v.strictObject({ stage: line, wording: list(wording), remark: line })),
  }),
  awareness: v.strictObject({ ...heading, rows: list(item) }),
  impact: outcomes,
  testimonial,
  closing,
})

export const healingRecoverySchema = v.strictObject({
  hero,
  programmes: cards,
  journey,
  outcomes,
  testimonial,
  modalities: listing,
  closing,
})

export const humanRightsAdvocacySchema = v.strictObject({
  hero,
  frameworks: cards,
  journey,
  impact: v.strictObject({ ...heading, figures: exactly(3, 'figures', v.strictObject({ value: count, label: line, note: line })) }),
  testimonial,
  methodologies: listing,
  closing,
})

export const impactWorkSchema = v.strictObject({
  hero,
  intro: v.strictObject({
    label: line,
    statement: markedLine,
    paragraphs: list(line),
    /** One ring is drawn for each. */
    countries: v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'one country or more')),
    unit: line,
    caption: line,
  }),
  programmes: v.strictObject({ ...heading, cards: exactly(6, 'cards', item) }),
  journey,
  outcomes: v.strictObject({
    ...heading,
    outcomes: exactly(3, 'outcomes', v.strictObject({ value: count, label: line, share, note: line })),
  }),
  closing,
})

export type ConsultancyPolicyRecord = Readonly<v.InferOutput<typeof consultancyPolicySchema>>
export type HealingRecoveryRecord = Readonly<v.InferOutput<typeof healingRecoverySchema>>
export type HumanRightsAdvocacyRecord = Readonly<v.InferOutput<typeof humanRightsAdvocacySchema>>
export type ImpactWorkRecord = Readonly<v.InferOutput<typeof impactWorkSchema>>
