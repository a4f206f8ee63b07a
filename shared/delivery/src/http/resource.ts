/** Something that can be served: its bytes in one or more encodings, ready in memory or streamed from the storage. */
import { LRUCache } from 'lru-cache'
import { createSingleFlights } from '../storage/single-flight.ts'
import type { Bytes } from '../storage/storage.ts'
import { type Answer, type Headers, partHeaders, type RequestFacts, securityHeaders, transportSecurity } from './responses.ts'

type Streamed = { readonly size: number; readonly open: (range: ByteRange) => Promise<ReadableStream<Bytes> | undefined> }

export type ResourceInput = {
  status?: number
  type: string
  /** Names the content: equal tags mean equal bytes, before encoding. Printable ASCII without quotes. */
  tag: string
  cacheControl: string
  headers?: Headers
  body: Bytes | Streamed
  br?: Bytes | undefined
  gzip?: Bytes | undefined
}

/** Fonts, styles, scripts and pictures; not what can be a document, as a drawing can. */
const isPart = /^(font|image\/(?!svg)|text\/(css|javascript))/

type Variant = { readonly body: Bytes | Streamed; readonly size: number; readonly etag: string; readonly headers: Headers }

export type Resource = {
  readonly status: number
  readonly isCompressed: boolean
  readonly variants: Readonly<Partial<Record<Encoding, Variant>> & { identity: Variant }>
}

export function prepareResource(input: ResourceInput): Resource {
  const { status = 200, body, br, gzip } = input
  const isCompressed = Boolean(br || gzip)
  const variant = (encoding: Encoding, bytes: Bytes | Streamed): Variant => {
    const size = bytes instanceof Uint8Array ? bytes.length : bytes.size
    const etag = `"${input.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`
    const headers = {
      ...(isPart.test(input.type) ? partHeaders : securityHeaders),
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

/** A GET or HEAD: 200 (or the resource's own status), 206, 304 or 416. @param own headers of this answer alone, in place of its own */
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
    const empty = { 'cache-control': 'no-store', 'content-length': '0', 'content-range': `bytes */${chosen.size}` }
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

export type Encoding = 'br' | 'gzip' | 'identity'

/** The weight that a header gives to each coding it names. Browsers send few different ones. */
const weightsIn = new LRUCache<string, Readonly<Record<string, number>>>({
  max: 100,
  memoMethod: header => {
    const parts = header.split(',').map(part => /^\s*(?:x-)?([a-z*]+)\s*(?:;\s*q=(.*))?$/i.exec(part) ?? [])
    return Object.fromEntries(parts.map(([, coding = '', weight = '1']) => [coding.toLowerCase(), Number(weight) || 0]))
  },
})

/** RFC 9110, 12.5.3. Of equal weights the smallest encoding is chosen. @param available besides `identity`, which is the last resort */
export function chooseEncoding(header: string | null | undefined, available: Readonly<Partial<Record<Encoding, unknown>>>): Encoding {
  const named = weightsIn.memo(header ?? '')
  let [best, bestWeight]: [Encoding, number] = ['identity', 0]
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    // What is not named is not wanted, except the identity: any encoding that is named goes before it.
    const weight = named[encoding] ?? named['*'] ?? (encoding === 'identity' ? 0.0001 : 0)
    if ((encoding === 'identity' || available[encoding]) && weight > bestWeight) [best, bestWeight] = [encoding, weight]
  }
  return best
}

export type ByteRange = { readonly from: number; readonly to: number }

/** RFC 9110, 14.1.2. Several ranges are answered with the whole, as the standard allows. @returns undefined for the whole */
export function readRange(header: string | null | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (!first && !last)) return undefined
  if (!first) return Number(last) > 0 && size > 0 ? { from: Math.max(0, size - Number(last)), to: size - 1 } : 'unsatisfiable'
  const range = { from: Number(first), to: last ? Math.min(Number(last), size - 1) : size - 1 }
  if (last && Number(last) < range.from) return undefined // malformed: ignored
  return range.from < size ? range : 'unsatisfiable'
}

/** The resource of a key: at hand at once while it is kept, else made, once for all who ask at the same time. */
export type ResourceCache<R extends Resource | undefined> = (key: string, make: () => Promise<R>) => Resource | Promise<R>

/** Told of each resource: the seconds that it took to make, or undefined where it was kept. */
export type CountResource = (kind: 'page' | 'file', seconds?: number) => void

/** @param budget bytes in all encodings together @returns keeps what is made, unless it is larger, undefined, or streamed */
export function createResourceCache<R extends Resource | undefined>(budget: number, count?: (seconds?: number) => void): ResourceCache<R> {
  const kept = new LRUCache<string, Resource>({ maxSize: budget, sizeCalculation: sizeOf })
  const share = createSingleFlights<R>()
  const made = async (key: string, make: () => Promise<R>): Promise<R> => {
    const started = performance.now()
    const resource = await make()
    count?.((performance.now() - started) / 1000)
    if (resource?.variants.identity.body instanceof Uint8Array) kept.set(key, resource)
    return resource
  }
  return (key, make) => {
    const known = kept.get(key)
    if (known) count?.()
    return known ?? share(key, () => made(key, make))
  }
}

const sizeOf = ({ variants }: Resource): number => Object.values(variants).reduce((sum, { size }) => sum + size, 1)
