/** The kinds of answers that the application gives, each with the headers that belong to it. */
import type { Context } from 'hono'
import { type Resource, respondWith } from './resource.ts'
import { inertPolicy, securityHeaders, transportSecurity } from './security-headers.ts'

/** What a platform may hand to the application with each request. */
export type Platform = { Bindings: { incoming?: { url?: string; socket?: { remoteAddress?: string } } } }
export type Ctx = Context<Platform>
/** A request in whatever application. */
type Asked = Pick<Ctx, 'req'>

export type Responses = {
  /** One sentence, never cached. */
  plain(c: Ctx, status: number, sentence: string, headers?: Readonly<Record<string, string>>): Response
  json(c: Ctx, status: number, value: unknown): Response
  /** A page or a file; undefined is answered with a 404. */
  resource(c: Ctx, resource: Resource | undefined, headers?: Readonly<Record<string, string>>): Promise<Response>
  /** Whether the visitor's connection is encrypted. */
  isSecure(c: Asked): boolean
  /** For answers that someone else makes. */
  headersFor(c: Asked): Readonly<Record<string, string>>
}

/** @param trustProxy whether `X-Forwarded-Proto` says truthfully how the visitor is connected */
export function createResponses(trustProxy: boolean): Responses {
  const isSecure = (c: Asked): boolean =>
    c.req.url.startsWith('https:') || (trustProxy && c.req.raw.headers.get('x-forwarded-proto') === 'https')

  const headersFor = (c: Asked): Record<string, string> => ({
    ...securityHeaders,
    ...inertPolicy,
    ...(isSecure(c) && transportSecurity),
    'cache-control': 'no-store',
  })

  const text = (c: Ctx, status: number, type: string, content: string, headers?: Readonly<Record<string, string>>): Response =>
    new Response(`${content}\n`, { status, headers: { ...headersFor(c), 'content-type': `${type}; charset=utf-8`, ...headers } })

  return {
    isSecure,
    headersFor,
    plain: (c, status, sentence, headers) => text(c, status, 'text/plain', sentence, headers),
    json: (c, status, value) => text(c, status, 'application/json', JSON.stringify(value)),
    resource: async (c, resource, headers) =>
      resource
        ? respondWith(resource, { method: c.req.method, headers: c.req.raw.headers, secure: isSecure(c) }, headers)
        : text(c, 404, 'text/plain', 'There is nothing at this address.'),
  }
}
