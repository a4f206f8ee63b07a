import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { readSigned, signValue } from './signed-value.ts'

const signed = { purpose: 'visit', secret: new Uint8Array(32).fill(7) }
const expires = 1_760_000_000
const at = (seconds: number) => new Date(seconds * 1000)

it.each(['', 'remote-home.0123456789abcdef', '1.2.abc'])('brings back %j, fit for a cookie, a header and an address', value => {
  const text = signValue(value, expires, signed)
  expect(text).toMatch(/^[\w.-]+$/)
  expect(readSigned(text, signed, at(expires))).toEqual({ value, expires })
})

it('is signed by HMAC with SHA-256', () => {
  const payload = `hello.${expires}`
  const signature = createHmac('sha256', signed.secret).update(`visit:${payload}`).digest('base64url')
  expect(signValue('hello', expires, signed)).toBe(`${payload}.${signature}`)
})

it('refuses what was signed for another purpose, or with another key', () => {
  const text = signValue('hello', expires, signed)
  expect(readSigned(text, { ...signed, purpose: 'preview' }, at(0))).toEqual({ refused: 'forged' })
  expect(readSigned(text, { ...signed, secret: new Uint8Array(32) }, at(0))).toEqual({ refused: 'forged' })
})

it('refuses what has expired', () => {
  const text = signValue('hello', expires, signed)
  expect(readSigned(text, signed, at(expires + 1))).toEqual({ refused: 'expired' })
  const later = `${text.split('.')[0]}.${expires + 9}.${text.split('.')[2]}`
  expect(readSigned(later, signed, at(expires + 1))).toEqual({ refused: 'forged' })
})

it.each(['', 'x', '..', 'a.1.short', `a.x.${'A'.repeat(43)}`, `größe.1.${'A'.repeat(43)}`])('refuses %j as malformed', text => {
  expect(readSigned(text, signed, at(0))).toEqual({ refused: 'malformed' })
})
