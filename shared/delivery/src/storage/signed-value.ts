/** Small values that a browser keeps for the server: signed for one purpose, for a while. Previews, sessions and nonces are such. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import type { Storage } from './storage.ts'
import { jsonBytes, parseJson } from './stored-json.ts'

export type SignedFor = {
  /** Tells one kind of value from the others: what is signed for one is worth nothing for another. */
  readonly purpose: string
  /** Key of the HMAC, see {@link readSecret}. */
  readonly secret: Uint8Array
}

export type SignedRefusal = 'malformed' | 'forged' | 'expired'

/** `expires`: seconds since 1970. */
export type SignedRead = { readonly value: string; readonly expires: number } | { readonly refused: SignedRefusal }

/** HMAC with SHA-256 (RFC 2104), 43 characters. No payload has a colon, so no purpose runs on into one. */
const signatureOf = (payload: string, { purpose, secret }: SignedFor): string =>
  createHmac('sha256', secret).update(`${purpose}:${payload}`).digest('base64url')

/** @param value letters, digits, `.`, `_`, `-` @param expires seconds since 1970 @returns `value.expires.signature` */
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

export const secretKey = 'secrets.json'

/** Of an HMAC with SHA-256, bytes: as long as its output (RFC 2104, 3). */
const keyBytes = 32

/** Each that fails means that another process has just made the file. */
const maxAttempts = 3

const secretFile = v.object({
  signing: v.pipe(
    v.string(),
    v.transform(text => new Uint8Array(Buffer.from(text, 'base64url'))),
    v.check(key => key.length === keyBytes, `${keyBytes} bytes in base64url`),
  ),
})

/** The secret that was made before, if there is one. @throws {TypeError} when it is malformed. */
export async function findSecret(storage: Storage): Promise<Uint8Array | undefined> {
  const file = await storage.read(secretKey)
  return file && parse(file.bytes)
}

/** It lies in the store, is made when it is first needed, and is never served. @returns 32 bytes @throws {TypeError} when malformed. */
export async function readSecret(storage: Storage): Promise<Uint8Array> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const known = await findSecret(storage)
    if (known) return known
    const made = jsonBytes({ signing: randomBytes(keyBytes).toString('base64url') })
    if (await storage.writeIf(secretKey, made, undefined)) return parse(made)
  }
  throw new TypeError(`${secretKey}: expected a file, got a folder`)
}

const parse = (bytes: Uint8Array): Uint8Array => parseRecord(secretFile, parseJson(bytes, secretKey, false), secretKey, 'the file').signing
