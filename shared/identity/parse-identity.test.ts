import { describe, expect, it } from 'vitest'
import { identity } from './content/identity.ts'
import { parseIdentity } from './parse-identity.ts'

const refusal = (record: unknown): string => {
  try {
    parseIdentity(record)
  } catch (error) {
    return String(error)
  }
  return 'accepted'
}

describe('The identity', () => {
  it('is plain data: it comes through JSON unchanged', () => {
    expect(parseIdentity(JSON.parse(JSON.stringify(identity)))).toEqual(identity)
  })

  it.each(['demonstration', 'live'] as const)('may be of a site that is %s', status => {
    expect(parseIdentity({ ...identity, status }).status).toBe(status)
  })

  it.each([
    ['a site that does not say what it is', { status: undefined }, "status: expected 'demonstration' or 'live'"],
    ['a site that is something else', { status: 'Live' }, "status: expected 'demonstration' or 'live'"],
    ['a promise that no copy makes', { promises: ['haste'] }, "promises.0: expected 'reply', 'confidence', 'reader' or 'notes'"],
    [
      'an address of the site with a path',
      { origin: 'https://example.org/site' },
      'origin: expected an origin without a path or trailing slash',
    ],
    ['a number that cannot be dialled from abroad', { phone: '020 7946 0142' }, 'phone: expected an international number'],
    ['a mail address that is none', { emails: { ...identity.emails, media: 'press' } }, 'emails.media: expected an e-mail address'],
    [
      'a key with half a fingerprint',
      { encrypted: { pgp: { key: 'https://example.org/key', fingerprint: 'ABCD' } } },
      'encrypted.pgp.fingerprint',
    ],
    [
      'a provider without its account',
      { emailProvider: { ...identity.emailProvider, origin: 'https://api.emailjs.com' } },
      "emailProvider: expected the identifiers of the provider's account",
    ],
    ['a neutral page that is a program', { neutralPage: 'javascript:void 0' }, 'neutralPage: expected an absolute web address'],
    ['a field that it does not know', { slogan: 'Onwards' }, 'slogan'],
  ])('refuses %s, naming file and field', (_, change, message) => {
    expect(refusal({ ...identity, ...change })).toContain(`shared/identity/content/identity.ts: ${message}`)
  })
})
