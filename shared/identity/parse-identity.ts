import { line, text } from '@site/kit/record-fields'
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { identity as given } from './content/identity.ts'

const email = v.pipe(v.string('an e-mail address'), v.email('an e-mail address'))
const webAddress = v.pipe(
  v.string('an absolute web address'),
  v.url('an absolute web address'),
  v.regex(/^https?:/, 'an absolute web address'),
)
const origin = v.pipe(webAddress, v.regex(/^https?:\/\/[^/]+$/, 'an origin without a path or trailing slash'))

const identitySchema = v.strictObject({
  /**
   * A demonstration marks specimens, and says on every page that the person is not real. `live` builds no specimen at all:
   * `npm run ready` lists what is still to be given.
   */
  status: v.picklist(['demonstration', 'live'], "'demonstration' or 'live'"),
  /** Which promises of the copy the owner makes; `npm run ready` lists where each is made, and a live site makes no other. */
  promises: v.pipe(
    v.array(v.picklist(['reply', 'confidence', 'reader', 'notes'], "'reply', 'confidence', 'reader' or 'notes'")),
    v.readonly(),
  ),
  name: line,
  initial: text('one capital letter', /^\p{Lu}$/u),
  /** Public address of the site, such as `https://example.org`, for canonical links, cards, sitemap, feed and PDFs; `SITE` overrules it. */
  origin: v.exactOptional(origin),
  place: v.strictObject({ city: line, country: line }),
  phone: text('an international number such as +44 20 7946 0142', /^\+[\d ]{7,20}$/),
  companyNumber: text('eight digits or capital letters', /^[A-Z\d]{8}$/),
  emails: v.strictObject({ office: email, general: email, consultation: email, media: email, speaking: email }),
  socials: v.strictObject({
    photographs: webAddress,
    music: webAddress,
    video: webAddress,
    conversations: webAddress,
    community: webAddress,
  }),
  neutralPage: webAddress,
  /** Ways to write that hide more than e-mail does; each is shown once it is given. */
  encrypted: v.exactOptional(
    v.strictObject({
      signal: v.exactOptional(
        text('a Signal name such as office.01, or a number such as +44 20 7946 0142', /^(\+[\d ]{7,20}|\w{3,32}\.\d{2,9})$/),
      ),
      pgp: v.exactOptional(
        v.strictObject({ key: webAddress, fingerprint: text('40 hexadecimal digits in groups of four', /^[\dA-F]{4}( [\dA-F]{4}){9}$/) }),
      ),
    }),
  ),
  emailProvider: v.pipe(
    v.strictObject({
      origin: v.union([v.literal('self'), origin], "'self' or an origin such as https://api.emailjs.com"),
      publicKey: line,
      serviceId: line,
      templateId: line,
    }),
    v.check(given => given.origin === 'self' || given.publicKey !== 'demonstration', "the identifiers of the provider's account"),
  ),
})

export type Identity = Readonly<v.InferOutput<typeof identitySchema>>

/**
 * Checks an owner's record.
 * @throws {TypeError} naming file, field, what was expected and what came.
 */
export const parseIdentity = (input: unknown): Identity => parseRecord(identitySchema, input, 'shared/identity/content/identity.ts')

/** What builds, tests and the server get as `@site/identity`; browsers get the record alone, which a build has checked. */
export const identity = parseIdentity(given)
