/** What the page on public figure and media is made of. The schema is for tests and the prerendering build alone. */
import { picture } from '@site/kit/media-fields'
import { line, list, markedLine, slug } from '@site/kit/record-fields'
import * as v from 'valibot'
import { closing, heading, hero, item, provenance, ways } from '../../page-fields.ts'
import { voices } from './voice-paths.ts'

export const publicFigureHeroSchema = v.strictObject({
  hero,
  presence: v.strictObject({ label: line, statement: markedLine, paragraphs: list(line) }),
  footprint: v.strictObject({ ...heading, cards: list(v.strictObject({ ...item.entries, voice: v.picklist(voices) })) }),
  topics: v.strictObject({ ...heading, picture, rows: list(v.strictObject({ ...item.entries, service: slug })) }),
  /** The events themselves stand in `scheduled-events.ts`. */
  events: v.strictObject({ provenance, ...heading }),
  highlights: v.strictObject({
    provenance,
    title: markedLine,
    /** The kind of outlet, never its name. */
    voices: list(v.strictObject({ outlet: line, feature: line, quote: line })),
  }),
  archive: v.strictObject({
    ...heading,
    /** They hold a place, and decorate; the caption names the thing. */
    tiles: list(v.strictObject({ picture, caption: line })),
    action: line,
    /** Why the action does nothing yet. */
    note: line,
  }),
  ways,
  closing,
})

export type PublicFigureHeroRecord = Readonly<v.InferOutput<typeof publicFigureHeroSchema>>
