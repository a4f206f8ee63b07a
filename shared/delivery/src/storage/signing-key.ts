/** The key that signs previews, sessions and nonces. It lies in the store, is made when it is first needed, and is never served. */
import { randomBytes } from 'node:crypto'
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import type { Storage } from './storage.ts'
import { jsonBytes, parseJson } from './stored-json.ts'

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

/**
 * @returns 32 bytes, the same for every process that uses the store
 * @throws {TypeError} when the file is malformed.
 */
export async function readSecret(storage: Storage): Promise<Uint8Array> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const file = await storage.read(secretKey)
    if (file) return parse(file.bytes)
    const made = jsonBytes({ signing: randomBytes(keyBytes).toString('base64url') })
    if (await storage.writeIf(secretKey, made, undefined)) return parse(made)
  }
  throw new TypeError(`${secretKey}: expected a file, got a folder`)
}

const parse = (bytes: Uint8Array): Uint8Array => parseRecord(secretFile, parseJson(bytes, secretKey, false), secretKey, 'the file').signing
