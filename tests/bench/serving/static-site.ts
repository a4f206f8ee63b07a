/** A finished site in memory: what the two other architectures are served from, by the delivery's own means. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { answerWith, prepareResource, type Resource } from '../../../shared/delivery/src/http/resource.ts'
import { responseOf } from '../../../shared/delivery/src/http/responses.ts'
import { brotliOf, gzipOf, isCompressible } from '../../../shared/delivery/src/store/write-release.ts'

export type StaticSite = {
  /** By path. */
  readonly documents: Record<string, { readonly html: string; readonly headers?: Readonly<Record<string, string>> }>
  /** By address. */
  readonly files: Record<string, { readonly file: string; readonly type: string }>
}

/** As the delivery compresses: files once for years, documents while somebody waits. */
const quality = { file: 11, document: 9 }

type Content = {
  type: string
  bytes: Uint8Array<ArrayBuffer>
  quality: number
  cacheControl: string
  headers?: Readonly<Record<string, string>>
}

async function resourceOf({ type, bytes, quality, cacheControl, headers = {} }: Content): Promise<Resource> {
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const encodings = isCompressible(type) ? { br: await brotliOf(bytes, quality), gzip: await gzipOf(bytes) } : {}
  return prepareResource({ type, tag, cacheControl, headers, body: bytes, ...encodings })
}

async function resourcesOf({ documents, files }: StaticSite): Promise<Map<string, Resource>> {
  const resources = new Map<string, Resource>()
  for (const [address, { file, type }] of Object.entries(files)) {
    const bytes = new Uint8Array(await readFile(file))
    resources.set(address, await resourceOf({ type, bytes, quality: quality.file, cacheControl: 'public, max-age=31536000, immutable' }))
  }
  for (const [path, { html, headers = {} }] of Object.entries(documents)) {
    const bytes = new TextEncoder().encode(html)
    resources.set(
      path,
      await resourceOf({ type: 'text/html; charset=utf-8', bytes, quality: quality.document, cacheControl: 'no-cache', headers }),
    )
  }
  return resources
}

/** Serves the site on a free port. @returns its address */
export async function serveStatic(site: StaticSite): Promise<string> {
  const resources = await resourcesOf(site)
  const answer = getRequestListener(async request => {
    const resource = resources.get(decodeURI(new URL(request.url).pathname))
    if (!resource) return new Response('There is nothing at this address.\n', { status: 404 })
    return responseOf(answerWith(resource, { method: request.method, headers: request.headers, secure: false }))
  })
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => void answer(request, response))
  await new Promise<void>(resolve => server.listen(0, resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
