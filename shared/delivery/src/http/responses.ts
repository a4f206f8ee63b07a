/** What is sent to a request, whatever platform sends it; and the answers of one sentence or of JSON. */
import type { Context } from 'hono'
import type { Bytes } from '../storage/storage.ts'

export type Platform = { Bindings: { incoming?: { url?: string; socket?: { remoteAddress?: string } } } }
export type Ctx = Context<Platform>

export type Headers = Readonly<Record<string, string>>

export type RequestFacts = {
  readonly method: string
  readonly headers: Pick<globalThis.Headers, 'get'>
  readonly secure: boolean
  /** Address of the other end of the connection. */
  readonly peer?: string | undefined
}

/** `headers` may be shared by many answers: they are never changed. */
export type Answer = {
  readonly status: number
  readonly headers: Headers
  /** A function where the bytes stay in the storage until they are sent; null for none. */
  readonly body: Bytes | string | (() => Promise<ReadableStream<Bytes>>) | null
}

export const isSecure = ({ url, headers }: Request, trustProxy: boolean): boolean =>
  url.startsWith('https:') || (trustProxy && headers.get('x-forwarded-proto') === 'https')

/** Of every answer that is neither a page nor a file. @param secure whether the visitor's connection is encrypted */
export const commonHeaders = (secure: boolean): Headers => ({
  ...securityHeaders,
  ...inertPolicy,
  ...(secure && transportSecurity),
  'cache-control': 'no-store',
})

/** One sentence, never cached. @param headers besides the common ones, or in their place */
export const plainAnswer = (secure: boolean, status: number, sentence: string, headers?: Headers): Answer =>
  textAnswer(secure, status, sentence, { 'content-type': 'text/plain; charset=utf-8', ...headers })

export const jsonAnswer = (secure: boolean, status: number, value: unknown): Answer =>
  textAnswer(secure, status, JSON.stringify(value), { 'content-type': 'application/json; charset=utf-8' })

function textAnswer(secure: boolean, status: number, text: string, headers: Headers): Answer {
  const body = `${text}\n`
  return { status, body, headers: { ...commonHeaders(secure), 'content-length': String(Buffer.byteLength(body)), ...headers } }
}

/** The same for `fetch` and Hono. @throws {Error} when the storage has lost the file. */
export async function responseOf({ status, headers, body }: Answer): Promise<Response> {
  return new Response(typeof body === 'function' ? await body() : body, { status, headers })
}

export const nothingHere = (secure: boolean): Answer => plainAnswer(secure, 404, 'There is nothing at this address.')
export const notReady = (secure: boolean): Answer => plainAnswer(secure, 503, 'The site is not ready yet.', { 'retry-after': '5' })

/** Of what a document is made of: what guards documents says nothing of it, and costs its first round trip 300 bytes. */
export const partHeaders = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' } as const

export const securityHeaders = {
  ...partHeaders,
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
} as const

/** Only over TLS (RFC 6797, 7.2). Two years; subdomains are the owner's own decision. */
export const transportSecurity = { 'strict-transport-security': 'max-age=63072000' } as const

/** For answers that are no documents: whatever they hold, nothing of it runs. */
export const inertPolicy = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" } as const
