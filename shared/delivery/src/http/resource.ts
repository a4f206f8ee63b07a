/** Something that can be served: its bytes in one or more encodings, ready in memory or streamed from the storage. */
import type { Bytes } from '../storage/storage.ts'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import { type ByteRange, readRange } from './byte-range.ts'
import type { Answer, Headers, RequestFacts } from './responses.ts'
import { securityHeaders, transportSecurity } from './security-headers.ts'

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
  readonly isCompressed: boolean
  readonly variants: Readonly<Partial<Record<Encoding, Variant>> & { identity: Variant }>
}

/** Does once what can be done once: a request then only picks. */
export function prepareResource(input: ResourceInput): Resource {
  const { status = 200, body, br, gzip } = input
  const isCompressed = Boolean(br || gzip)
  const variant = (encoding: Encoding, bytes: Bytes | Streamed): Variant => {
    const size = bytes instanceof Uint8Array ? bytes.length : bytes.size
    const etag = `"${input.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`
    const headers = {
      ...securityHeaders,
      ...input.headers,
      'content-type': input.type,
      'content-length': String(size),
      'cache-control': input.cacheControl,
      etag,
      ...(isCompressed ? { vary: 'Accept-Encoding' } : { 'accept-ranges': 'bytes' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }
    return { body: bytes, size, etag, headers }
  }
  const variants = {
    identity: variant('identity', body),
    ...(br && { br: variant('br', br) }),
    ...(gzip && { gzip: variant('gzip', gzip) }),
  }
  return { status, isCompressed, variants }
}

/**
 * Responses a GET or HEAD: 200 (or the resource's own status), 206, 304 or 416.
 * @param own headers of this answer alone, in place of the resource's
 */
export function answerWith(resource: Resource, request: RequestFacts, own?: Headers): Answer {
  const { variants, isCompressed } = resource
  const encoding = isCompressed ? chooseEncoding(request.headers.get('accept-encoding'), variants) : 'identity'
  const chosen = variants[encoding] ?? variants.identity
  // Not by spreading: for as many headers that takes six times as long, and for each document.
  const headers = request.secure || own ? Object.assign({}, chosen.headers, request.secure && transportSecurity, own) : chosen.headers
  const known = request.headers.get('if-none-match')
  if (known && resource.status === 200 && isNamed(known, chosen.etag)) return { status: 304, headers: withoutBody(headers), body: null }
  const range = isCompressed ? undefined : rangeOf(request, chosen)
  if (!range) return { status: resource.status, headers, body: bodyOf(chosen, { from: 0, to: chosen.size - 1 }, request) }
  if (range === 'unsatisfiable') {
    const empty = { 'content-length': '0', 'content-range': `bytes */${chosen.size}` }
    return { status: 416, headers: { ...withoutBody(headers), ...empty }, body: null }
  }
  const { from, to } = range
  const part = { 'content-length': String(to - from + 1), 'content-range': `bytes ${from}-${to}/${chosen.size}` }
  return { status: 206, headers: { ...headers, ...part }, body: bodyOf(chosen, range, request) }
}

/** The entity tag comparison of `If-None-Match` is the weak one (RFC 9110, 13.1.2). */
const isNamed = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some(named => named.trim().replace(/^W\//, '') === etag)

/** A range counts for GET alone, and with `If-Range` only for exactly these bytes. */
function rangeOf(request: RequestFacts, { size, etag }: Variant): ByteRange | 'unsatisfiable' | undefined {
  const header = request.method === 'GET' ? request.headers.get('range') : null
  if (!header) return undefined
  const condition = request.headers.get('if-range')
  return condition === null || condition.trim() === etag ? readRange(header, size) : undefined
}

function bodyOf({ body }: Variant, range: ByteRange, { method }: RequestFacts): Answer['body'] {
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
