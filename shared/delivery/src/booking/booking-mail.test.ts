import { describe, expect, it } from 'vitest'
import { readMail } from '../../test-support/booking/read-mail.ts'
import { booking, site } from '../../test-support/booking/site.ts'
import { composeBookingMail, readBookingMail } from './booking-mail.ts'

const received = new Date('2025-11-21T05:52:10Z')
const compose = async (fields: Partial<typeof booking> = {}) =>
  readMail(await composeBookingMail({ ...booking, ...fields }, site, received))

describe('the mail of a booking', () => {
  it('comes from the office, goes to consultations, and is answered to the visitor', async () => {
    const { headers } = await compose()
    expect(headers).toMatchObject({
      from: 'Website of Ada Example <office@site.example>',
      to: 'consult@site.example',
      'reply-to': 'Amara Osei <amara@visitor.example>',
      subject: 'Consultation request from Amara Osei, Northgate Youth Justice Board',
      date: 'Fri, 21 Nov 2025 05:52:10 +0000',
      'content-type': 'text/plain; charset=utf-8',
      'mime-version': '1.0',
    })
    expect(headers['message-id']).toMatch(/^<[\da-f-]{36}@site\.example>$/)
    expect((await compose()).headers['message-id']).not.toBe(headers['message-id'])
  })

  it('holds every field', async () => {
    const { text } = await compose()
    expect(text).toContain(
      `Name: Amara Osei\nE-mail: amara@visitor.example\nOrganisation: Northgate Youth Justice Board\n\n${booking.message}\n`,
    )
  })

  it('does without an organisation', async () => {
    const { headers, text } = await compose({ organisation: '' })
    expect(headers.subject).toBe('Consultation request from Amara Osei')
    expect(text).not.toContain('Organisation')
  })

  it.each([
    'Zoë Øster',
    '山田 太郎',
    'نور الهدى',
    'Ọlá 🌍🕊️',
    'Comma, Quote " and <angle@b.example>',
    '=?utf-8?q?Bcc?=',
    'O’Hara\\',
    'É'.repeat(200),
    '🌍'.repeat(100),
  ])('carries any name and organisation whole: %s', async name => {
    const { headers, text, source } = await compose({ name, organisation: name })
    expect(headers.subject).toBe(`Consultation request from ${name}, ${name}`)
    expect(headers['reply-to']).toBe(`${name} <amara@visitor.example>`)
    expect(text).toContain(`Name: ${name}\n`)
    expect(source).toMatch(/^[\x20-\x7e\r\n\t]*$/)
    expect(Math.max(...source.split('\r\n').map(line => line.length))).toBeLessThanOrEqual(998)
  })

  it.each([
    '.\n..\n. leading dots\nFrom here on',
    `${'long '.repeat(900)}line`,
    '  spaces at the ends  \n\ttab = equals =3D',
    'Прошу о встрече.\n\n日本語 🕊️',
    'Bcc: all@victim.example\n\nSubject: no header',
  ])('carries any message unchanged: %j', async message => {
    const { text, headers, source } = await compose({ message })
    expect(text).toContain(`\n\n${message}\n\n-- \n`)
    expect(headers.bcc).toBeUndefined()
    expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('has no header more when a field slipped through with a line break', async () => {
    const { headers } = await compose({ name: 'a\r\nBcc: all@victim.example', organisation: 'b\nX-Other: 1' })
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['bcc']))
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['x-other']))
  })
})

describe('reading a mail again', () => {
  it.each([
    booking,
    { ...booking, organisation: '' },
    { name: 'Zoë "O" Øster', email: 'a@b.example', organisation: 'Ọlá 🌍', message: 'Subject\n\n-- \nsigned\n\n-- \nName: x' },
    { ...booking, message: `${'long '.repeat(900)}line\n\n\tend` },
  ])('gives what was put into it: $name, $organisation', async fields => {
    expect(await readBookingMail(await composeBookingMail(fields, site, received))).toEqual({
      ...fields,
      received: '2025-11-21T05:52:10.000Z',
      about: fields.message.split('\n')[0],
    })
  })

  it('gives the text of any other mail, and no date where it has none', async () => {
    expect(await readBookingMail(Buffer.from('Subject: x\r\n\r\nHello\r\n'))).toMatchObject({ name: '', message: 'Hello', received: '' })
  })
})
