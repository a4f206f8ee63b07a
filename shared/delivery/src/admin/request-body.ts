/** Reads what a request brings, and never more than is allowed. */

import type { Bytes } from '../storage/storage.ts'
import { AdminRefusal } from './refusal.ts'

/** @returns the request's bytes @throws {AdminRefusal} 413 above `limit` bytes, declared or sent; 400 where it breaks off. */
export async function readBody(request: Request, limit: number): Promise<Bytes> {
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > limit) throw tooLarge(limit, declared)
  const parts: Uint8Array[] = []
  let read = 0
  for await (const part of partsOf(request)) {
    read += part.length
    if (read > limit) throw tooLarge(limit, 'more')
    parts.push(part)
  }
  return joined(parts, read)
}

const tooLarge = (limit: number, got: string): AdminRefusal =>
  new AdminRefusal(413, `The body: expected at most ${limit} bytes, got ${got}`)

async function* partsOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new AdminRefusal(400, 'The body: it broke off')
      })
      if (done) return
      yield value
    }
  } finally {
    // Nothing more is wanted where the reading ended early.
    await reader.cancel().catch(() => {})
  }
}

function joined(parts: readonly Uint8Array[], length: number): Bytes {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** @throws {AdminRefusal} 415 for another media type. */
export function assertMediaType(request: Request, expected: string): void {
  const [type] = (request.headers.get('content-type') ?? '').split(';')
  const got = type?.trim().toLowerCase()
  if (got !== expected) throw new AdminRefusal(415, `Content-Type: expected ${expected}, got ${got || 'none'}`)
}
