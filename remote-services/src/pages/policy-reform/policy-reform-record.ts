/** What /policy-reform is made of. The schema is for tests and the prerendering build; the browser is sent the type alone. */
import { figure } from '@site/identity/figure'
import { distinct, line, list, markedLine, slug, text } from '@site/kit/record-fields'
import * as v from 'valibot'
import { closing, heading, hero, item, provenance, steps, ways } from '../../page-fields.ts'

const position = v.number('a coordinate of the map')

/** A country as the map draws it: what `@site/media/maps/countries` exports. */
const mark = v.strictObject({
  name: line,
  /** Its shape, in the map's box. */
  outline: text('the data of a path', /^M[\d\s.MLlhvzZ-]+$/),
  x: position,
  y: position,
})

const highlight = v.strictObject({
  slug,
  country: line,
  reform: line,
  impact: line,
  mark,
  /** Where its name stands on the map, seen from its middle: names of neighbours must not meet, even set large on a small screen. */
  side: v.picklist(['west', 'east', 'above']),
})

export const policyReformSchema = v.strictObject({
  hero,
  intro: v.strictObject({ label: line, statement: markedLine, paragraphs: list(line) }),
  services: v.strictObject({ ...heading, cards: list(item) }),
  process: steps,
  metrics: v.strictObject({
    /** Of the highlights too, which stand in the same section. */
    provenance,
    ...heading,
    meters: list(v.strictObject({ figure, note: line })),
  }),
  highlights: v.strictObject({
    label: line,
    /** Names the map for screen readers. */
    mapLabel: line,
    /** Above the map: what it shows and what it leaves out. */
    caption: line,
    countries: v.pipe(list(highlight), distinct('slug'), distinct('country')),
  }),
  methodologies: v.strictObject({ ...heading, rows: list(item) }),
  adaptation: v.strictObject({ ...heading, rows: list(item) }),
  ways,
  closing,
})

export type PolicyReformRecord = Readonly<v.InferOutput<typeof policyReformSchema>>
export type ReformHighlight = PolicyReformRecord['highlights']['countries'][number]
