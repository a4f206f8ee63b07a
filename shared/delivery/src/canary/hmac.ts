/** HMAC with SHA-256: https://www.rfc-editor.org/rfc/rfc2104 */
import * as crypto from 'node:crypto'

/** @returns the code, 32 bytes in base64url */
export type Mac = (message: Uint8Array) => string

/** Of SHA-256, in bytes. */
const blockSize = 64
const hashSize = 32

/**
 * By two hashes at once where the platform has them: each `createHmac` makes an object of the system's library, and to
 * collect these costs a busy server more than all the rest of a document.
 * @param key at most a block of 64 bytes
 * @throws {RangeError} when it is longer
 */
export function createMac(key: Uint8Array): Mac {
  if (key.length > blockSize) throw new RangeError(`A key of at most ${blockSize} bytes was expected, got ${key.length}`)
  const { hash } = crypto as { hash?: typeof crypto.hash }
  return hash ? byTwoHashes(key, hash) : message => crypto.createHmac('sha256', key).update(message).digest('base64url')
}

function byTwoHashes(key: Uint8Array, hash: typeof crypto.hash): Mac {
  let inner = padded(key, 0x36, 512)
  const outer = padded(key, 0x5c, hashSize)
  return message => {
    if (blockSize + message.length > inner.length) inner = padded(key, 0x36, message.length)
    inner.set(message, blockSize)
    // Strings: a buffer for 32 bytes costs more than the hash.
    outer.write(hash('sha256', inner.subarray(0, blockSize + message.length), 'binary'), blockSize, 'binary')
    return hash('sha256', outer, 'base64url')
  }
}

/** A block of the key with `pad` over it, and room for so many bytes behind it. */
function padded(key: Uint8Array, pad: number, room: number): Buffer {
  const bytes = Buffer.alloc(blockSize + room)
  for (let at = 0; at < blockSize; at++) bytes[at] = (key[at] ?? 0) ^ pad
  return bytes
}
