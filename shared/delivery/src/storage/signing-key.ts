/** The key that signs previews and the guard's nonces. It lies in the store, is made when it is first needed, and is never served. */
import type { Storage } from './storage.ts'

export const secretKey = 'secrets.json'

/** Of an HMAC with SHA-256, bytes: as long as its output (RFC 2104, 3). */
const keyBytes = 32

/** Each that fails means that another process has just made the file. */
const maxAttempts = 3

/**
 * The same for every process that uses the store.
 * @throws {TypeError} when the file is malformed.
 */
export async function readSecret(storage: Storage): Promise<Uint8Array> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const file = await storage.read(secretKey)
    if (file) return parse(new TextDecoder().decode(file.bytes))
    const made = JSON.stringify({ signing: Buffer.from(crypto.getRandomValues(new Uint8Array(keyBytes))).toString('base64url') })
    if (await storage.writeIf(secretKey, new TextEncoder().encode(`${made}\n`), undefined)) return parse(made)
  }
  throw new TypeError(`${secretKey}: expected a file, got a folder`)
}

function parse(text: string): Uint8Array {
  let signing: unknown
  try {
    signing = (JSON.parse(text) as { signing?: unknown }).signing
  } catch (error) {
    throw new TypeError(`${secretKey}: expected JSON: ${(error as Error).message}`)
  }
  const key = typeof signing === 'string' ? new Uint8Array(Buffer.from(signing, 'base64url')) : undefined
  if (key?.length !== keyBytes) throw new TypeError(`${secretKey}: signing: expected ${keyBytes} bytes in base64url`)
  return key
}
