/** The text that a page of this site posts, read with suspicion. */

export type PostedTextOptions = {
  mediaType: string
  /** Of the body, in kB of 1,024 bytes, declared or sent. */
  limit: number
  /** The site's public origin, which differs from the host asked where a proxy rewrites it. */
  siteOrigin: string
}

export type PostedText = { readonly text: string } | { readonly status: 400 | 403 | 413 | 415; readonly reason: string }

/** @returns what was posted, or why it is not taken: 403 from another site, 415, 413, 400 where it breaks off or is not UTF-8 */
export async function readPostedText(request: Request, { mediaType, limit, siteOrigin }: PostedTextOptions): Promise<PostedText> {
  if (!isSameOrigin(request, siteOrigin)) return { status: 403, reason: 'Origin: this is taken from pages of this site alone.' }
  const [type] = (request.headers.get('content-type') ?? '').split(';')
  if (type?.trim().toLowerCase() !== mediaType) return { status: 415, reason: `Content-Type: expected ${mediaType}.` }
  const tooLarge = { status: 413, reason: `The body: expected at most ${limit} kB.` } as const
  if (Number(request.headers.get('content-length')) > limit * 1024) return tooLarge
  const bytes = await collect(request.body, limit * 1024)
  if (bytes === 'too large') return tooLarge
  if (bytes === 'broken off') return { status: 400, reason: 'The body: it broke off.' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { status: 400, reason: 'The body: expected UTF-8.' }
  }
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

async function collect(body: ReadableStream<Uint8Array> | null, limitBytes: number): Promise<Uint8Array | 'too large' | 'broken off'> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.length
      if (bytes > limitBytes) return 'too large'
      chunks.push(chunk)
    }
  } catch {
    return 'broken off'
  }
  return Buffer.concat(chunks)
}
