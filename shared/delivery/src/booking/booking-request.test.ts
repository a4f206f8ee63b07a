import { bookingLimits } from '@site/kit/contract/booking'
import { describe, expect, it } from 'vitest'
import { booking, emailJsBody, site } from '../../test-support/booking/site.ts'
import type { Refusal } from '../http/refusal.ts'
import { readEmailJsBooking, readFormBooking } from './booking-request.ts'

const readJson = (body: unknown) => readEmailJsBooking(JSON.stringify(body), site.emailProvider)
const readFields = (fields: Record<string, unknown>) => readJson(emailJsBody({ ...booking, ...fields }))
const formOf = (fields: Record<string, string>) => new URLSearchParams({ ...booking, ...fields }).toString()

/** `status reason` of the refusal. */
function refusal(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    const { name, status, message } = error as Refusal
    if (name === 'Refusal') return `${status} ${message}.`
    throw error
  }
  return 'taken'
}

describe('the JSON of the e-mail library', () => {
  it('is read to its four fields', () => {
    expect(readJson(emailJsBody())).toEqual(booking)
  })

  it('may come without the version of a library, which the form does without where it has to', () => {
    const { lib_version: _, ...posted } = emailJsBody() as Record<string, unknown>
    expect(readJson(posted)).toEqual(booking)
  })

  it('may leave the organisation out or empty', () => {
    expect(readFields({ organisation: '' }).organisation).toBe('')
    expect(readFields({ organisation: undefined }).organisation).toBe('')
  })

  it.each([
    ['not JSON', '{"lib_version"', '400 The body: expected JSON.'],
    ['nothing', '', '400 The body: expected JSON.'],
    ['no object', '"text"', '400 The body: expected an object.'],
    ['null', 'null', '400 The body: expected an object.'],
    ['a list', '[]', '400 user_id: missing.'],
    ['no parameters', JSON.stringify({ ...emailJsBody(), template_params: undefined }), '400 template_params: missing.'],
    ['parameters of another type', JSON.stringify(emailJsBody('text')), '400 template_params: expected an object.'],
    ['another account', JSON.stringify({ ...emailJsBody(), user_id: 'other' }), '403 user_id: expected the public key of this site.'],
    ['an empty key', JSON.stringify({ ...emailJsBody(), user_id: '' }), '400 user_id: expected a text that is not empty.'],
    ['another service', JSON.stringify({ ...emailJsBody(), service_id: 'other' }), '400 service_id: expected the service of this site.'],
    ['another template', JSON.stringify({ ...emailJsBody(), template_id: 'x' }), '400 template_id: expected the template of this site.'],
    ['a field more', JSON.stringify({ ...emailJsBody(), accessToken: 'x' }), '400 accessToken: not a field of this request.'],
    ['a prototype', JSON.stringify(emailJsBody()).replace('{', '{"__proto__":{},'), '400 __proto__: not a field of this request.'],
  ])('is refused with %s', (_, body, expected) => {
    expect(refusal(() => readEmailJsBooking(body, site.emailProvider))).toBe(expected)
  })

  it('does not repeat an unknown field whose name is no plain word', () => {
    expect(refusal(() => readFields({ 'amara@visitor.example\r\n': 'x' }))).toBe('400 A field: not a field of this request.')
  })

  it('never repeats a value', () => {
    expect(refusal(() => readFields({ email: 'secret' }))).not.toContain('secret')
    expect(refusal(() => readEmailJsBooking('secret', site.emailProvider))).not.toContain('secret')
  })
})

describe('a field', () => {
  it.each(['name', 'email', 'message'])('%s is required, and spaces are not enough', name => {
    expect(refusal(() => readFields({ [name]: undefined }))).toBe(`400 template_params.${name}: missing.`)
    expect(refusal(() => readFields({ [name]: '  \t ' }))).toMatch(`400 template_params.${name}: expected a`)
  })

  it.each(['name', 'email', 'organisation', 'message'])('%s must be a text', name => {
    for (const value of [7, null, true, [], {}, ['a']])
      expect(refusal(() => readFields({ [name]: value }))).toBe(`400 template_params.${name}: expected a text.`)
  })

  it.each(['name', 'organisation', 'message'] as const)('%s is taken up to its limit and refused above it', name => {
    const limit = bookingLimits[name]
    expect(readFields({ [name]: 'é'.repeat(limit) })[name]).toHaveLength(limit)
    expect(refusal(() => readFields({ [name]: 'é'.repeat(limit + 1) }))).toBe(
      `400 template_params.${name}: expected at most ${limit} characters.`,
    )
  })

  it('email is taken up to 254 characters', () => {
    const domain = `${'d'.repeat(60)}.`.repeat(3)
    const address = (length: number) => `${'a'.repeat(length - domain.length - 8)}@${domain}example`
    expect(readFields({ email: address(254) }).email).toHaveLength(254)
    expect(refusal(() => readFields({ email: address(255) }))).toBe('400 template_params.email: expected at most 254 characters.')
  })

  it('is refused at once, however long: what is searched in it is bounded before', () => {
    expect(refusal(() => readFields({ email: '@'.repeat(300_000) }))).toBe('400 template_params.email: expected at most 254 characters.')
    const names = Array.from({ length: 300_000 }, (_, at) => at.toString(36))
    expect(refusal(() => readFormBooking(names.join('&')))).toMatch(/^400 /)
  })

  it.each(['\r\nBcc: all@victim.example', '\nBcc: all@victim.example', '\r', '\0', '\u001b[2J', '\u0085', '\u2028', '\u2029', '\u007f'])(
    'that goes into a header is refused with %j anywhere',
    attack => {
      for (const name of ['name', 'email', 'organisation'])
        for (const value of [`${attack}a@b.example`, `a${attack}@b.example`, `a@b.example${attack}`])
          expect(refusal(() => readFields({ [name]: value }))).toBe(
            `400 template_params.${name}: expected a text without line breaks or control characters.`,
          )
    },
  )

  it('message keeps its line breaks and tabs, loses invisible control characters, and is refused with NUL', () => {
    expect(readFields({ message: ' a\r\nb\rc\n\td\u000be\u0002\u001b f ' }).message).toBe('a\nb\nc\n\td\ne f')
    expect(refusal(() => readFields({ message: 'a\0b' }))).toBe('400 template_params.message: expected a text without NUL characters.')
  })

  it.each([
    'plain',
    'a@',
    '@b.example',
    'a b@c.example',
    'a@b..example',
    'a@-b.example',
    'a@b.example,c@d.example',
    '<a@b.example>',
    'a"b@c',
    'ä@b.example',
    'a@b\u3002\u3002c',
  ])('email is refused where a browser refuses it: %s', email => {
    expect(refusal(() => readFields({ email }))).toMatch('400 template_params.email: expected an e-mail address')
  })

  it.each(['a@b', 'first.last+tag@sub.example.co.uk', "o'hara!#$%&*/=?^_`{|}~-@b.example", ' a@b.example '])(
    'email is taken where a browser takes it: %s',
    email => {
      expect(readFields({ email }).email).toBe(email.trim())
    },
  )

  it('email with an international domain is taken in its ASCII form', () => {
    expect(readFields({ email: 'rosa@bücher.example' }).email).toBe('rosa@xn--bcher-kva.example')
  })
})

describe('the plain form', () => {
  it('is read to the same four fields, its line breaks as the script would send them', () => {
    expect(readFormBooking(formOf({ message: booking.message.replaceAll('\n', '\r\n') }))).toEqual(booking)
    expect(readFormBooking('name=Am%C3%A9lie+O&email=a%40b.example&message=x&website=')).toEqual({
      name: 'Amélie O',
      email: 'a@b.example',
      organisation: '',
      message: 'x',
    })
  })

  it('counts a line break as one character, as the browser does', () => {
    expect(readFormBooking(formOf({ message: `a${'\r\n'.repeat(4998)}b` }))?.message).toHaveLength(5000)
  })

  it('is refused with a missing, repeated, unknown or malformed field', () => {
    expect(refusal(() => readFormBooking(''))).toBe('400 name: missing.')
    expect(refusal(() => readFormBooking(`${formOf({})}&email=b%40c.example`))).toBe('400 email: expected once.')
    expect(refusal(() => readFormBooking(formOf({ bcc: 'x' })))).toBe('400 bcc: not a field of this request.')
    expect(refusal(() => readFormBooking(formOf({ name: 'a\r\nBcc: b@c.example' })))).toMatch(
      '400 name: expected a text without line breaks',
    )
  })

  it('with a filled honeypot is no booking, whatever else it holds', () => {
    expect(readFormBooking('website=https://spam.example&name=')).toBeUndefined()
  })
})
