/** What the page on writing safely is made of. The schema is for tests and the prerendering build; browsers get the types alone. */
import { distinct, line, list, markedLine, slug, ways } from '@site/kit/record-fields'
import * as v from 'valibot'
import { noticePart } from '../../blocks/notice-record.ts'
import { adviceSigns } from './advice-drawing.tsx'

/** What somebody may write, who writes for the first time. */
const letter = v.strictObject({ name: line, subject: line, lines: list(line) })

export const writingSafelySchema = v.strictObject({
  hero: v.strictObject({ title: markedLine, lead: line }),
  /** Said below the lead while the site is a demonstration. */
  demonstration: line,
  danger: v.strictObject({
    title: line,
    /** Goes before the numbers on the first screen, each with its place in short. */
    call: line,
    numbers: list(v.strictObject({ number: line, place: line })),
    notes: list(line),
  }),
  /** Above the list of the sections, each in one piece of advice. */
  short: line,
  sections: v.pipe(
    list(
      v.strictObject({
        id: slug,
        title: line,
        advice: line,
        /** What is drawn beside it. */
        sign: v.exactOptional(v.picklist([...adviceSigns, 'lock'])),
        letter: v.exactOptional(letter),
        parts: list(noticePart),
      }),
    ),
    distinct('id'),
  ),
  /** Said above the ways of `identity.ts` that are encrypted; without one there is no such section. */
  encrypted: v.strictObject({ title: line, lead: line, signal: line, pgp: line, key: line }),
  ask: v.strictObject({ title: line, lead: line, label: line }),
  ways,
})

export type LetterRecord = Readonly<v.InferOutput<typeof letter>>
export type WritingSafelyRecord = Readonly<v.InferOutput<typeof writingSafelySchema>>
