/** What /education-programme is made of. The schema is for tests and the prerendering build; the browser is sent the type alone. */
import { figure } from '@site/identity/figure'
import { picture } from '@site/kit/media-fields'
import { line, list, markedLine } from '@site/kit/record-fields'
import * as v from 'valibot'
import { cards, closing, heading, hero, item, provenance, steps, ways } from '../../page-fields.ts'

export const educationProgrammeSchema = v.strictObject({
  hero,
  mission: v.strictObject({ statement: markedLine, paragraphs: list(line) }),
  programmes: cards,
  approach: steps,
  /** One lesson, told. */
  lesson: v.strictObject({ title: markedLine, paragraphs: list(line), picture }),
  outcomes: v.strictObject({ provenance, ...heading, meters: list(v.strictObject({ figure, note: line })) }),
  pillars: v.strictObject({ label: line, rows: list(item) }),
  ways,
  closing,
})

export type EducationProgrammeRecord = Readonly<v.InferOutput<typeof educationProgrammeSchema>>
