/** What the booking form is made of. The schema is for tests and the prerendering build; browsers get the types alone. */
import { distinct, exactly, line, rule } from '@site/kit/record-fields'
import * as v from 'valibot'

/** The four fields that are sent, by the names the e-mail template knows. */
const fieldNames = ['name', 'email', 'organisation', 'message'] as const

const charactersWords = 'a whole number of characters, 1 or more'
const characters = v.pipe(v.number(charactersWords), v.integer(charactersWords), v.minValue(1, charactersWords))

const bookingField = v.strictObject({
  name: v.picklist(fieldNames),
  label: line,
  kind: v.picklist(['text', 'email', 'long']),
  /** Autofill token of the HTML standard. */
  autoComplete: line,
  required: v.boolean(),
  hint: v.exactOptional(line),
  /** Set apart from the hint: it protects somebody. */
  caution: v.exactOptional(line),
  /** Longest text accepted, characters: what the site's own endpoint takes. */
  limit: characters,
  /** What the visitor reads when the field is empty, and when its text is not what it should be. */
  missing: v.exactOptional(line),
  malformed: v.exactOptional(line),
})

const wordsWhenEmpty = rule<v.InferOutput<typeof bookingField>>(({ required, missing }) =>
  required && missing === undefined ? { at: ['missing'], expected: 'what a visitor reads who left it empty', got: missing } : undefined,
)

const bookingFields = v.pipe(exactly(fieldNames.length, 'fields', v.pipe(bookingField, wordsWhenEmpty)), distinct('name'))

const bookingWords = v.strictObject({
  title: line,
  lead: line,
  topic: line,
  send: line,
  sending: line,
  sendAgain: line,
  sendingNote: line,
  sent: line,
  sentNote: line,
  failed: line,
  failedNote: line,
  offlineNote: line,
  privacy: line,
  write: line,
  mailOnly: line,
  byLetter: line,
})

/** The two records of `booking-form.ts`. */
export const bookingFormSchema = v.strictObject({ bookingFields, bookingWords })

export type BookingFieldName = (typeof fieldNames)[number]
export type BookingField = Readonly<v.InferOutput<typeof bookingField>>
export type BookingWords = Readonly<v.InferOutput<typeof bookingWords>>
