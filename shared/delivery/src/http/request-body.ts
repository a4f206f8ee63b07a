/** Reads what a request brings, and never more than is allowed. */
import type { Bytes } from '../storage/storage.ts'
import { Refusal } from './refusal.ts'

/** @throws {Refusal} 415 for another media type. */
export function assertMediaType(request: Request, expected: string): void {
  const [type] = (request.headers.get('content-type') ?? '').split(';')
  if (type?.trim().toLowerCase() !== expected) throw new Refusal(415, `Content-Type: expected ${expected}`)
}

/** @param limit in bytes @throws {Refusal} 413 above it, declared or sent; 400 where the body breaks off. */
export async function readBody(request: Request, limit: number): Promise<Bytes> {
  const tooLarge = new Refusal(413, `The body: expected at most ${limit} bytes`)
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge
  const chunks: Uint8Array[] = []
  let read = 0
  try {
    for await (const chunk of request.body ?? []) {
      read += chunk.length
      if (read > limit) throw tooLarge
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'The body: it broke off')
  }
  return Buffer.concat(chunks)
}

/** @param limit in bytes @throws {Refusal} as {@link readBody}; 415 for another media type, 400 for what is not UTF-8. */
export async function readText(request: Request, { mediaType, limit }: { mediaType: string; limit: number }): Promise<string> {
  assertMediaType(request, mediaType)
  const bytes = await readBody(request, limit)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, 'The body: expected UTF-8')
  }
}
