/** Small values that a browser keeps for the server: signed for one purpose, for a while. */
import { createHmac, timingSafeEqual } from 'node:crypto'

export type SignedFor = {
  /** Tells one kind of value from the others: what is signed for one is worth nothing for another. */
  readonly purpose: string
  readonly secret: Uint8Array
}

const signatureOf = (payload: string, { purpose, secret }: SignedFor): string =>
  createHmac('sha256', secret).update(`${purpose}:${payload}`).digest('base64url')

/**
 * @param expires seconds since 1970
 * @returns letters, digits, `.`, `_` and `-`: fit for a cookie
 */
export function signValue(value: string, expires: number, signed: SignedFor): string {
  const payload = `${Buffer.from(value).toString('base64url')}.${expires}`
  return `${payload}.${signatureOf(payload, signed)}`
}

/** @returns undefined for what was not signed here for this purpose, was altered, or has expired */
export function readSigned(text: string, signed: SignedFor, now: Date): string | undefined {
  const [, payload, value = '', expires = '', signature = ''] = /^(([\w-]*)\.(\d{1,12}))\.([\w-]{43})$/.exec(text) ?? []
  if (payload === undefined) return undefined
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(payload, signed)))) return undefined
  return Number(expires) * 1000 > now.getTime() ? Buffer.from(value, 'base64url').toString() : undefined
}
