/** Reads what a request brings, and never more than is allowed. */
import type { Bytes } from '../storage/storage.ts'

/** Why a body is not taken: 413 too large, 415 of another media type, 400 broken off or not UTF-8. */
export class BodyRefusal extends Error {
  override name = 'BodyRefusal'
  readonly status: 400 | 413 | 415
  /** In few words, for visitors; the message says what came as well. */
  readonly reason: string

  constructor(status: 400 | 413 | 415, reason: string, message = reason) {
    super(message)
    this.status = status
    this.reason = reason
  }
}

/** @throws {BodyRefusal} 415 for another media type. */
export function assertMediaType(request: Request, expected: string): void {
  const [type] = (request.headers.get('content-type') ?? '').split(';')
  const got = type?.trim().toLowerCase()
  const reason = `Content-Type: expected ${expected}`
  if (got !== expected) throw new BodyRefusal(415, reason, `${reason}, got ${got || 'none'}`)
}

/** @param limit in bytes @throws {BodyRefusal} 413 above it, declared or sent; 400 where the body breaks off. */
export async function readBody(request: Request, limit: number): Promise<Bytes> {
  const tooLarge = (got: number | string): BodyRefusal =>
    new BodyRefusal(413, `The body: expected at most ${limit / 1024} kB`, `The body: expected at most ${limit} bytes, got ${got}`)
  const declared = Number(request.headers.get('content-length'))
  if (declared > limit) throw tooLarge(declared)
  const chunks: Uint8Array[] = []
  let read = 0
  try {
    for await (const chunk of request.body ?? []) {
      read += chunk.length
      if (read > limit) throw tooLarge('more')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof BodyRefusal ? error : new BodyRefusal(400, 'The body: it broke off')
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** @param limit in bytes @throws {BodyRefusal} as {@link readBody}; 415 for another media type, 400 for what is not UTF-8. */
export async function readText(request: Request, { mediaType, limit }: { mediaType: string; limit: number }): Promise<string> {
  assertMediaType(request, mediaType)
  const bytes = await readBody(request, limit)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new BodyRefusal(400, 'The body: expected UTF-8')
  }
}
