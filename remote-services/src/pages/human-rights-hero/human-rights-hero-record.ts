/** What the hero-style page on human rights is made of. The schema is for tests and the prerendering build alone. */
import { picture } from '@site/kit/media-fields'
import { type Fault, line, list, markedLine, rule, sitePath } from '@site/kit/record-fields'
import * as v from 'valibot'
import { closing, framework, heading, hero, item, provenance, ways } from '../../page-fields.ts'

const fields = v.strictObject({
  hero: v.strictObject({ ...hero.entries, promptLabel: line }),
  pillars: v.strictObject({
    ...heading,
    items: list(item),
    /** What they bear. */
    borne: line,
    /** What is left without each, in their order, as words to end a sentence with. */
    without: list(line),
    /** What each button says: to take its pillar away, and to put it back. */
    take: line,
    restore: line,
  }),
  initiatives: v.strictObject({ ...heading, items: list(v.strictObject({ ...item.entries, picture })) }),
  voices: v.strictObject({
    provenance,
    label: line,
    /** `initiative` is the title of one of this page's. */
    quotes: list(v.strictObject({ quote: line, initiative: line, location: line })),
  }),
  modalities: v.strictObject({ ...heading, rows: list(item) }),
  resources: v.strictObject({
    title: markedLine,
    sheet: v.strictObject({ title: line, description: line, action: line, href: sitePath }),
    workshops: v.strictObject({ title: line, description: line, action: line, href: sitePath }),
  }),
  framework,
  ways,
  closing,
})

export type HumanRightsHeroRecord = Readonly<v.InferOutput<typeof fields>>

export const humanRightsHeroSchema = v.pipe(fields, rule(strayQuote))

/** A quotation from an initiative that the page does not have. */
function strayQuote({ initiatives, voices }: HumanRightsHeroRecord): Fault | undefined {
  const index = voices.quotes.findIndex(({ initiative }) => !initiatives.items.some(({ title }) => title === initiative))
  if (index < 0) return undefined
  return {
    at: ['voices', 'quotes', index, 'initiative'],
    expected: 'the title of one of the initiatives',
    got: voices.quotes[index]?.initiative,
  }
}
