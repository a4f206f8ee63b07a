/** Small values that a browser keeps for the server: signed for one purpose, for a while. Previews, sessions and nonces are such. */
import { createHmac, timingSafeEqual } from 'node:crypto'

export type SignedFor = {
  /** Tells one kind of value from the others: what is signed for one is worth nothing for another. */
  readonly purpose: string
  /** Key of the HMAC, see `signing-key.ts`. */
  readonly secret: Uint8Array
}

export type SignedRefusal = 'malformed' | 'forged' | 'expired'

/** `expires`: seconds since 1970. */
export type SignedRead = { readonly value: string; readonly expires: number } | { readonly refused: SignedRefusal }

/** HMAC with SHA-256 (RFC 2104), 43 characters. No payload has a colon, so no purpose runs on into one. */
const signatureOf = (payload: string, { purpose, secret }: SignedFor): string =>
  createHmac('sha256', secret).update(`${purpose}:${payload}`).digest('base64url')

/**
 * @param value letters, digits, `.`, `_` and `-`: whatever else must be encoded before
 * @param expires seconds since 1970: the last that it is good in
 * @returns `value.expires.signature`, fit for a cookie, a header and an address
 */
export function signValue(value: string, expires: number, signed: SignedFor): string {
  const payload = `${value}.${expires}`
  return `${payload}.${signatureOf(payload, signed)}`
}

/** @returns what was signed, or why it is not believed; nothing of it is read before its signature */
export function readSigned(text: string, signed: SignedFor, now: Date): SignedRead {
  const [, payload, value = '', expires = '', signature = ''] = /^(([\w.-]*)\.(\d{1,12}))\.([\w-]{43})$/.exec(text) ?? []
  if (payload === undefined) return { refused: 'malformed' }
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(payload, signed)))) return { refused: 'forged' }
  if (Number(expires) < Math.floor(now.getTime() / 1000)) return { refused: 'expired' }
  return { value, expires: Number(expires) }
}
