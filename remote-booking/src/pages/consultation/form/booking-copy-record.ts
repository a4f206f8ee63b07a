/** What the booking form is made of. The schema is for tests and the prerendering build; browsers get the types alone. */
import { bookingFieldNames } from '@site/kit/contract/booking'
import { distinct, line, list, rule } from '@site/kit/record-fields'
import * as v from 'valibot'

const bookingField = v.strictObject({
  name: v.picklist(bookingFieldNames),
  label: line,
  kind: v.picklist(['text', 'email', 'long']),
  /** Autofill token of the HTML standard. */
  autoComplete: line,
  required: v.boolean(),
  hint: v.exactOptional(line),
  /** Set apart from the hint: it protects somebody. */
  caution: v.exactOptional(line),
  /** What the visitor reads when the field is empty, and when its text is not what it should be. */
  missing: v.exactOptional(line),
  malformed: v.exactOptional(line),
})

const copyWhenEmpty = rule<v.InferOutput<typeof bookingField>>(({ required, missing }) =>
  required && missing === undefined ? { at: ['missing'], expected: 'what a visitor reads who left it empty', got: missing } : undefined,
)

const everyField = rule<readonly BookingField[]>(fields => {
  const absent = bookingFieldNames.find(name => fields.every(field => field.name !== name))
  return absent && { at: [], expected: `a field named ${absent}`, got: undefined }
})

const bookingFields = v.pipe(list(v.pipe(bookingField, copyWhenEmpty)), distinct('name'), everyField)

const bookingCopy = v.strictObject({
  title: line,
  topicLabel: line,
  noTopic: line,
  send: line,
  sending: line,
  sendAgain: line,
  sendingNote: line,
  sent: line,
  sentNote: line,
  demonstration: line,
  demonstrationSend: line,
  demonstrationSent: line,
  demonstrationWords: line,
  sentWords: line,
  sentReply: line,
  another: line,
  failed: line,
  failedNote: line,
  offlineNote: line,
  privacy: line,
  forget: line,
  forgotten: line,
  mended: line,
  safely: line,
  write: line,
  mailOnly: line,
  byLetter: line,
})

/** The two records of `booking-copy.ts`. */
export const bookingCopySchema = v.strictObject({ bookingFields, bookingCopy })

export type BookingField = Readonly<v.InferOutput<typeof bookingField>>
export type BookingCopy = Readonly<v.InferOutput<typeof bookingCopy>>
