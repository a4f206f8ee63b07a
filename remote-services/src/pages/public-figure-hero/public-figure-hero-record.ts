/** What the page on public figure and media is made of. The schema is for tests and the prerendering build alone. */
import { icon, picture } from '@site/kit/media-fields'
import { exactly, line, list, markedLine } from '@site/kit/record-fields'
import * as v from 'valibot'
import { closing, heading, hero, item } from '../../page-fields.ts'

export const publicFigureHeroSchema = v.strictObject({
  hero,
  presence: v.strictObject({ label: line, statement: markedLine, paragraphs: list(line) }),
  footprint: v.strictObject({ ...heading, cards: exactly(6, 'footprint cards', v.strictObject({ ...item.entries, icon })) }),
  topics: v.strictObject({ ...heading, rows: exactly(5, 'speaking topics', item) }),
  /** The events themselves stand in `scheduled-events.ts`. */
  events: v.strictObject(heading),
  highlights: v.strictObject({
    title: markedLine,
    /** The kind of outlet, never its name. */
    voices: exactly(4, 'media highlights', v.strictObject({ outlet: line, feature: line, quote: line })),
  }),
  archive: v.strictObject({
    ...heading,
    /** They hold a place, and decorate. */
    tiles: exactly(8, 'media tiles', picture),
    action: line,
    /** Why the action does nothing yet. */
    note: line,
  }),
  closing,
})

export type PublicFigureHeroRecord = Readonly<v.InferOutput<typeof publicFigureHeroSchema>>
