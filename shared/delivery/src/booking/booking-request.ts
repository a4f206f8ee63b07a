/** Reads a booking from what was posted, field by field; everything in it is a stranger's word. */
import { domainToASCII } from 'node:url'
import type { identity } from '@site/identity'
import { type BookingFieldName, bookingLimits, honeypotField } from '@site/kit/contract/booking'
import * as v from 'valibot'
import { Refusal } from '../http/refusal.ts'

export type BookingRequest = Readonly<v.InferOutput<typeof bookingSchema>>
type EmailProvider = (typeof identity)['emailProvider']
const atMost = (limit: number) => v.maxLength<string, number, string>(limit, `at most ${limit} characters`)

/** Becomes part of a mail header, so line breaks and control characters are refused before anything is trimmed. */
const headerText = v.pipe(
  v.string('a text'),
  v.transform(text => text.replaceAll('\t', ' ')),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'a text without line breaks or control characters'),
  v.trim(),
)

/** Firefox leaves an international domain as it was typed; Chromium sends its ASCII form. The length is bounded before: the search is quadratic. */
const withAsciiDomain = (address: string): string =>
  address.replace(/@(.*[^\p{ASCII}].*)$/u, (_, domain: string) => `@${domainToASCII(domain)}`)

/** Text pasted from documents carries invisible control characters that its writer could not find: they are dropped. */
const plainText = (text: string): string =>
  text
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .trim()

const bookingSchema = v.strictObject({
  name: v.pipe(headerText, v.nonEmpty('a name'), atMost(bookingLimits.name)),
  email: v.pipe(
    headerText,
    atMost(bookingLimits.email),
    v.transform(withAsciiDomain),
    v.rfcEmail('an e-mail address such as you@example.org'),
  ),
  organisation: v.optional(v.pipe(headerText, atMost(bookingLimits.organisation)), ''),
  message: v.pipe(
    v.string('a text'),
    v.check(text => !text.includes('\0'), 'a text without NUL characters'),
    v.transform(plainText),
    v.nonEmpty('a message'),
    atMost(bookingLimits.message),
  ),
} satisfies Record<BookingFieldName, v.GenericSchema>)

const identifier = v.pipe(v.string('a text'), v.nonEmpty('a text that is not empty'), atMost(200))

const emailJsSchema = ({ serviceId, templateId }: EmailProvider) =>
  v.pipe(
    v.string(),
    // Its own message would quote the text, which may be personal.
    v.parseJson(undefined, 'JSON'),
    v.strictObject({
      lib_version: v.exactOptional(identifier), // none where the form had to do without the library
      user_id: identifier,
      service_id: v.pipe(identifier, v.value(serviceId, 'the service of this site')),
      template_id: v.pipe(identifier, v.value(templateId, 'the template of this site')),
      template_params: bookingSchema,
    }),
  )

/** @throws {Refusal} 400 for a malformed body or an unknown service or template, 403 for another account's key. */
export function readEmailJsBooking(body: string, provider: EmailProvider): BookingRequest {
  const { user_id, template_params } = check(emailJsSchema(provider), body)
  if (user_id !== provider.publicKey) throw new Refusal(403, 'user_id: expected the public key of this site')
  return template_params
}

/** @returns undefined where the honeypot was filled @throws {Refusal} 400 for a missing, malformed, repeated or unknown field. */
export function readFormBooking(body: string): BookingRequest | undefined {
  const form = new URLSearchParams(body)
  if (form.get(honeypotField)) return undefined
  form.delete(honeypotField)
  const seen = new Set<string>()
  const repeated = [...form.keys()].find(name => seen.size === seen.add(name).size)
  if (repeated !== undefined) throw new Refusal(400, `${printable(repeated)}: expected once`)
  return check(bookingSchema, Object.fromEntries(form))
}

function check<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true })
  if (result.success) return result.output
  throw new Refusal(400, reason(result.issues[0]))
}

function reason(issue: v.BaseIssue<unknown>): string {
  const field = printable(v.getDotPath(issue) ?? '')
  if (issue.type !== 'strict_object') return `${field}: expected ${issue.message}`
  if (issue.expected === 'never') return `${field}: not a field of this request`
  return issue.expected === 'Object' ? `${field}: expected an object` : `${field}: missing`
}

/** Names of unknown fields come from outside: only plain ones are repeated. */
const printable = (field: string): string => {
  if (field === '') return 'The body'
  return /^[\w.-]{1,60}$/.test(field) ? field : 'A field'
}
