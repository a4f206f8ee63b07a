import { BookingRefusal } from './booking-refusal.ts'

const limitBytes = 64 * 1024

/**
 * The text of a request that a page of this site sent with the media type expected.
 * @param siteOrigin the site's public origin, which differs from the host asked where a proxy rewrites it
 * @throws {BookingRefusal} 403 from another site, 415 for another media type, 413 above 64 kB (65,536
 *   bytes, declared or sent), 400 where it breaks off or is not UTF-8.
 */
export async function readBody(request: Request, mediaType: string, siteOrigin: string): Promise<string> {
  if (!isSameOrigin(request, siteOrigin)) throw new BookingRefusal(403, 'Origin: a booking can be sent from this site alone.')
  const [type] = (request.headers.get('content-type') ?? '').split(';')
  if (type?.trim().toLowerCase() !== mediaType) throw new BookingRefusal(415, `Content-Type: expected ${mediaType}.`)
  if (Number(request.headers.get('content-length')) > limitBytes) throw tooLarge()
  return decode(await collect(request.body))
}

/** Browsers of 2023 and later say where a request comes from; where they do not (older ones, plain http), its origin must be the host asked. */
function isSameOrigin(request: Request, siteOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  // 'none' is the visitor's own doing, such as repeating a request from the history.
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (!origin || origin === siteOrigin) return true
  // The scheme is not compared: behind a proxy that ends TLS the request arrives as http.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}

async function collect(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.length
      if (bytes > limitBytes) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof BookingRefusal ? error : new BookingRefusal(400, 'The body: it broke off.')
  }
  return Buffer.concat(chunks)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new BookingRefusal(400, 'The body: expected UTF-8.')
  }
}

const tooLarge = () => new BookingRefusal(413, 'The body: expected at most 64 kB.')
