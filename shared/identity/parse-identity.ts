import * as v from 'valibot'

const line = v.pipe(v.string(), v.trim(), v.nonEmpty('a non-empty text'))
const email = v.pipe(v.string(), v.email('an e-mail address'))
const webAddress = v.pipe(v.string(), v.url('an absolute web address'))
const origin = v.pipe(webAddress, v.regex(/^https?:\/\/[^/]+$/, 'an origin without a path or trailing slash'))

const identitySchema = v.strictObject({
  name: line,
  initial: v.pipe(v.string(), v.regex(/^\p{Lu}$/u, 'one capital letter')),
  origin,
  place: v.strictObject({ city: line, country: line }),
  phone: v.pipe(v.string(), v.regex(/^\+[\d ]{7,20}$/, 'an international number such as +44 20 7946 0142')),
  companyNumber: v.pipe(v.string(), v.regex(/^[A-Z\d]{8}$/, 'eight digits or capital letters')),
  emails: v.strictObject({ office: email, general: email, consultation: email, media: email, speaking: email }),
  socials: v.strictObject({
    photographs: webAddress,
    music: webAddress,
    video: webAddress,
    conversations: webAddress,
    community: webAddress,
  }),
  emailProvider: v.strictObject({
    origin: v.union([v.literal('self'), origin], "'self' or an origin such as https://api.emailjs.com"),
    publicKey: line,
    serviceId: line,
    templateId: line,
  }),
})

export type Identity = Readonly<v.InferOutput<typeof identitySchema>>

/**
 * Checks an owner's record.
 * @throws {TypeError} naming file, field, what was expected and what came.
 */
export function parseIdentity(input: unknown): Identity {
  const result = v.safeParse(identitySchema, input)
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new TypeError(
    `shared/identity/identity.ts: ${v.getDotPath(issue) ?? 'the record'}: expected ${expectation(issue)}, got ${issue.received}`,
  )
}

const expectation = (issue: v.BaseIssue<unknown>): string =>
  issue.kind === 'validation' || issue.type === 'union' ? issue.message : (issue.expected ?? issue.message)
