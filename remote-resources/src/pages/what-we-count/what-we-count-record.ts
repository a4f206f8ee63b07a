/** What the page of all figures adds to them. The schema is for tests and the prerendering build; browsers get the types alone. */
import { line, list, markedLine, sitePath, slug, ways } from '@site/kit/record-fields'
import * as v from 'valibot'
import { ruleSigns } from './rule-sign.tsx'

export const whatWeCountSchema = v.strictObject({
  hero: v.strictObject({ title: markedLine, lead: line }),
  /** How the page is to be read; `sign` is what a rule looks like in a tally. */
  reading: v.strictObject({ title: line, rules: list(v.strictObject({ sign: v.picklist(ruleSigns), title: line, text: line })) }),
  /** Above the groups. */
  groups: v.strictObject({ title: markedLine, lead: line }),
  /** What a figure is of, by its id, where the label of its own page says less than it should among others. */
  labels: v.record(slug, line),
  /** Pages that are no services, as links name them. */
  pages: v.record(sitePath, line),
  /** Opens what a figure rests on. */
  rests: line,
  /** Before the name of the page that shows a figure. */
  shown: line,
  ask: v.strictObject({ title: line, lead: line, label: line }),
  ways,
})

export type WhatWeCountRecord = Readonly<v.InferOutput<typeof whatWeCountSchema>>
