/**
 * What a service page is made of. The schema is for tests and the prerendering build; the browser
 * is sent the types alone, that is nothing.
 */
import { focus, icon, picture } from '@site/kit/media-fields'
import { exactly, line, list, markedLine, text } from '@site/kit/record-fields'
import * as v from 'valibot'

const number = text("a two-digit number such as '01'", /^\d{2}$/)
const share = v.pipe(v.number(), v.minValue(0, 'a share from 0 to 100'), v.maxValue(100, 'a share from 0 to 100'))
const figure = text('a number with its unit such as 94% or 4.8/5', /^\d[\d,]*(\.\d+)?\D?.*$/)

/** Behind words: it decorates, and `focus` is the part that stays when it is cut. */
const backdrop = v.strictObject({ source: picture, focus })
const item = v.strictObject({ title: line, description: line })

export const serviceSchema = v.strictObject({
  hero: v.strictObject({
    title: markedLine,
    tagline: line,
    tone: v.picklist(['dark', 'light']),
    picture: backdrop,
    facts: v.pipe(v.array(line), v.maxLength(3, 'at most 3 facts'), v.readonly()),
  }),
  mission: v.strictObject({ statement: markedLine, paragraphs: list(line) }),
  philosophy: v.strictObject({
    label: line,
    /** The consultant's own words, without quotation marks. */
    quote: line,
    /** Follows her name: `on why …`. */
    occasion: line,
    aside: line,
    picture,
  }),
  framework: v.strictObject({
    title: markedLine,
    lead: line,
    cards: exactly(
      3,
      'framework cards',
      v.strictObject({
        title: line,
        summary: line,
        icon,
        description: line,
        steps: exactly(4, 'steps', item),
      }),
    ),
  }),
  process: v.strictObject({
    title: markedLine,
    lead: line,
    steps: exactly(6, 'process steps', v.strictObject({ number, title: line, description: line })),
  }),
  /** Formats, contexts, sectors or methods. */
  offer: v.strictObject({ label: line, rows: exactly(4, 'rows', item) }),
  testimonials: v.strictObject({
    label: line,
    voices: exactly(3, 'testimonials', v.strictObject({ quote: line, author: line, place: line })),
  }),
  results: v.strictObject({
    label: line,
    statistics: exactly(3, 'statistics', v.strictObject({ value: figure, label: line, share: v.optional(share) })),
  }),
  closing: v.strictObject({ title: markedLine, lead: line, action: line, picture: backdrop }),
})

export type ServiceRecord = Readonly<v.InferOutput<typeof serviceSchema>>
