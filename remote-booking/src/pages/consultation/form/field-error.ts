import { locale } from '@site/identity/locale'
import { type BookingFieldName, bookingLimits } from '@site/kit/contract/booking'
import { bookingFields } from './booking-copy.ts'
import type { BookingField } from './booking-copy-record.ts'
import { asksSomething } from './booking-topic.ts'

export type Control = HTMLInputElement | HTMLTextAreaElement
export type FieldErrors = Partial<Record<BookingFieldName, string>>

/**
 * What is to be mended in a field, in words; undefined when it can be sent. The browser's own check decides on addresses.
 * @param topic what the message was begun with for the visitor: unless it is an estimate, alone it is no message
 */
export function fieldError(field: BookingField, control: Control, topic?: string): string | undefined {
  const text = control.value.trim()
  if (field.required && !asksSomething(text, field.name === 'message' ? topic : '')) return field.missing
  if (control.validity.typeMismatch) return field.malformed
  const limit = bookingLimits[field.name]
  if (text.length <= limit) return undefined
  return `${field.label}: please shorten it to ${inWords(limit)} characters; it has ${inWords(text.length)}.`
}

const inWords = (count: number): string => count.toLocaleString(locale)

/** The control of a field, in its form. */
export function controlOf(form: HTMLFormElement, name: BookingFieldName): Control {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control
  throw new TypeError(`The booking form has no control named ${name}`)
}

const counted = ['One answer needs', 'Two answers need', 'Three answers need', 'Four answers need']

/** How many fields are to be mended, in words; there are four. */
export function errorCount(count: number): string {
  return count === 0 ? 'Thank you. All is here.' : `${counted[count - 1]} your attention.`
}

/** Every error of the form, in the order of its fields. */
export function formErrors(form: HTMLFormElement, topic?: string): FieldErrors {
  const found = bookingFields.map(field => [field.name, fieldError(field, controlOf(form, field.name), topic)] as const)
  return Object.fromEntries(found.filter(([, error]) => error))
}
