/** Something that can be served: its bytes in one or more encodings, ready in memory or streamed from the storage. */

import type { Bytes } from '../storage/storage.ts'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import { type ByteRange, readRange } from './byte-range.ts'
import { securityHeaders, transportSecurity } from './security-headers.ts'

type Headers = Readonly<Record<string, string>>

/** Bytes that stay in the storage until they are asked for. */
export type Streamed = { readonly size: number; readonly open: (range: ByteRange) => Promise<ReadableStream<Bytes> | undefined> }

export type ResourceInput = {
  status?: number
  /** Media type. */
  type: string
  /** Names the content: equal tags mean equal bytes, before encoding. Printable ASCII without quotes. */
  tag: string
  cacheControl: string
  headers?: Headers
  body: Bytes | Streamed
  br?: Bytes | undefined
  gzip?: Bytes | undefined
}

type Variant = { readonly body: Bytes | Streamed; readonly size: number; readonly etag: string; readonly headers: Headers }

export type Resource = {
  readonly status: number
  readonly encodings: ReadonlySet<Encoding>
  readonly variants: Readonly<Partial<Record<Encoding, Variant>> & { identity: Variant }>
}

/** Does once what can be done once: a request then only picks. */
export function prepareResource(input: ResourceInput): Resource {
  const { status = 200, body, br, gzip } = input
  const variants = {
    identity: variant(input, 'identity', body),
    ...(br && { br: variant(input, 'br', br) }),
    ...(gzip && { gzip: variant(input, 'gzip', gzip) }),
  }
  return { status, variants, encodings: new Set(Object.keys(variants).filter(name => name !== 'identity') as Encoding[]) }
}

function variant(input: ResourceInput, encoding: Encoding, body: Bytes | Streamed): Variant {
  const size = body instanceof Uint8Array ? body.length : body.size
  const compressed = Boolean(input.br || input.gzip)
  const etag = `"${input.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headers = {
    ...securityHeaders,
    ...input.headers,
    'content-type': input.type,
    'content-length': String(size),
    'cache-control': input.cacheControl,
    etag,
    ...(compressed ? { vary: 'Accept-Encoding' } : { 'accept-ranges': 'bytes' }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  return { body, size, etag, headers }
}

/** The part of a request that an answer depends on. */
export type RequestFacts = {
  readonly method: string
  readonly headers: Pick<globalThis.Headers, 'get'>
  /** Whether the visitor's connection is encrypted. */
  readonly secure: boolean
}

/** What is to be sent, whatever platform sends it. `headers` may be shared by many answers: they are never changed. */
export type ReadyAnswer = {
  readonly status: number
  readonly headers: Headers
  /** Opened when it is sent, where it is not in memory; null for none. */
  readonly body: Bytes | (() => Promise<ReadableStream<Bytes>>) | null
}

/**
 * Responses a GET or HEAD: 200 (or the resource's own status), 206, 304 or 416.
 * @param own headers of this answer alone, in place of the resource's
 */
export function answerWith(resource: Resource, request: RequestFacts, own?: Headers): ReadyAnswer {
  const chosen = resource.variants[chooseEncoding(request.headers.get('accept-encoding'), resource.encodings)] ?? resource.variants.identity
  const headers = request.secure || own ? withOwn(chosen.headers, request.secure ? transportSecurity : undefined, own) : chosen.headers
  const known = request.headers.get('if-none-match')
  if (known && resource.status === 200 && names(known, chosen.etag)) return { status: 304, headers: withoutBody(headers), body: null }
  const range = resource.encodings.size === 0 ? rangeOf(request, chosen) : undefined
  if (range === 'unsatisfiable')
    return {
      status: 416,
      headers: { ...withoutBody(headers), 'content-length': '0', 'content-range': `bytes */${chosen.size}` },
      body: null,
    }
  if (range) return partOf(chosen, range, headers, request)
  return { status: resource.status, headers, body: bodyOf(chosen, { from: 0, to: chosen.size - 1 }, request) }
}

/** Not by spreading: for as many headers that takes six times as long, and for each document. */
const withOwn = (headers: Headers, ...others: readonly (Headers | undefined)[]): Headers => Object.assign({}, headers, ...others)

/** The same as the answer that `fetch` and Hono know. @throws {Error} when the storage has lost the file. */
export async function respondWith(resource: Resource, request: RequestFacts, own?: Headers): Promise<Response> {
  const { status, headers, body } = answerWith(resource, request, own)
  return new Response(typeof body === 'function' ? await body() : body, { status, headers })
}

function partOf(variant: Variant, range: ByteRange, headers: Headers, request: RequestFacts): ReadyAnswer {
  const { from, to } = range
  return {
    status: 206,
    headers: { ...headers, 'content-length': String(to - from + 1), 'content-range': `bytes ${from}-${to}/${variant.size}` },
    body: bodyOf(variant, range, request),
  }
}

/** The entity tag comparison of `If-None-Match` is the weak one (RFC 9110, 13.1.2). */
const names = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some(canary => canary.trim().replace(/^W\//, '') === etag)

/** A range counts for GET alone, and with `If-Range` only for exactly these bytes. */
function rangeOf(request: RequestFacts, { size, etag }: Variant): ByteRange | 'unsatisfiable' | undefined {
  const header = request.method === 'GET' ? request.headers.get('range') : null
  if (!header) return undefined
  const condition = request.headers.get('if-range')
  return condition === null || condition.trim() === etag ? readRange(header, size) : undefined
}

function bodyOf({ body }: Variant, range: ByteRange, { method }: RequestFacts): ReadyAnswer['body'] {
  if (method === 'HEAD') return null
  if (body instanceof Uint8Array) return range.to - range.from + 1 === body.length ? body : body.subarray(range.from, range.to + 1)
  return async () => {
    const stream = await body.open(range)
    if (!stream) throw new Error('A file vanished from the store while it was served')
    return stream
  }
}

function withoutBody(headers: Headers): Headers {
  const { 'content-length': _length, 'content-type': _type, 'content-encoding': _encoding, ...kept } = headers
  return kept
}
