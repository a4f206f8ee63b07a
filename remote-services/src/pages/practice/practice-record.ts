/**
 * What the four pages about the practice are made of: policy, healing, advocacy, impact. The schemas are
 * for tests and the prerendering build; the browser is sent the types alone, that is nothing.
 */
import { figure } from '@site/identity/figure'
import { picture } from '@site/kit/media-fields'
import { line, list, markedLine } from '@site/kit/record-fields'
import * as v from 'valibot'
import { closing, heading, hero, iconCard, item, provenance, step, steps, ways } from '../../page-fields.ts'

/** A figure, and what the page adds to it. */
const outcome = v.strictObject({ figure, note: line })

const outcomes = v.strictObject({
  provenance,
  ...heading,
  outcomes: list(outcome),
  /** Figures that the page says elsewhere, in passing. */
  also: v.exactOptional(list(figure)),
})
const testimonial = v.strictObject({
  provenance,
  label: line,
  /** Without quotation marks. */
  quote: line,
  /** A role and a place, never a name. */
  by: line,
  aside: v.exactOptional(line),
  picture: v.exactOptional(picture),
})
const listing = v.strictObject({ label: line, rows: list(item) })

/** A segment of a clause, and what one sitting did to it. */
const segment = v.strictObject({ text: line, change: v.exactOptional(v.picklist(['struck', 'added'])) })

export const consultancyPolicySchema = v.strictObject({
  hero,
  frameworks: v.strictObject({ ...heading, cards: list(item) }),
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

/** One ring of the drawing. */
const evening = v.strictObject({
  number: v.pipe(v.number(), v.integer(), v.minValue(1, 'at least 1')),
  /** Of an hour, that she spoke; `null` where she stayed at home. */
  minutes: v.nullable(v.pipe(v.number(), v.minValue(0, 'at least 0'), v.maxValue(59, 'less than the hour'))),
  sang: v.exactOptional(v.boolean()),
  words: line,
})
const circleStep = v.strictObject({ ...step.entries, evenings: list(evening) })

export const healingRecoverySchema = v.strictObject({
  hero,
  programmes: v.strictObject({ ...heading, cards: list(v.strictObject({ ...iconCard.entries, wayOut: line })) }),
  journey: v.strictObject({
    ...heading,
    /** Of what the rings beside the steps are, and that nobody's evenings are shown. */
    illustration: v.strictObject({ title: markedLine, note: line, hint: line }),
    steps: list(circleStep),
  }),
  outcomes,
  testimonial,
  modalities: listing,
  ways,
  closing,
})

export const humanRightsAdvocacySchema = v.strictObject({
  hero,
  frameworks: v.strictObject({ ...heading, cards: list(item) }),
  journey: steps,
  impact: v.strictObject({ provenance, ...heading, figures: list(outcome) }),
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
    countries: figure,
    unit: line,
    caption: line,
  }),
  programmes: v.strictObject({ ...heading, cards: list(item) }),
  journey: v.strictObject({
    ...steps.entries,
    /** In whose hands the programme is after each step, and the words of the button that hands it on. */
    handing: v.strictObject({ label: line, hands: list(line), next: line, again: line }),
  }),
  outcomes: v.strictObject({ provenance, ...heading, outcomes: list(outcome) }),
  ways,
  closing,
})

export type ConsultancyPolicyRecord = Readonly<v.InferOutput<typeof consultancyPolicySchema>>
export type HealingRecoveryRecord = Readonly<v.InferOutput<typeof healingRecoverySchema>>
export type HumanRightsAdvocacyRecord = Readonly<v.InferOutput<typeof humanRightsAdvocacySchema>>
export type ImpactWorkRecord = Readonly<v.InferOutput<typeof impactWorkSchema>>
