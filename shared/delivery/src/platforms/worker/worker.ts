/** The site on Cloudflare Workers: the same applications, with an R2 bucket for their store and a Durable Object that counts. */
import { waitUntil } from 'cloudflare:workers'
import * as statusPages from 'site:status-pages'
import { identity } from '@site/identity'
import { createAdminApp } from '../../admin/admin-app.ts'
import { defaultOrigin } from '../../http/asked-origin.ts'
import { openTo } from '../../http/cross-origin.ts'
import { createLocalReleaseApi } from '../../management/local-release-api.ts'
import { createDelivery } from '../../site/app.ts'
import { createR2Storage } from '../../storage/r2-storage.ts'
import { createReleaseStore } from '../../store/release-store.ts'
import type { Bindings } from './bindings.ts'
import { openWorkerCanary } from './worker-canary.ts'

export { GuardObject } from './canary-object.ts'

/** Bytes of documents, and as many of files, that an isolate keeps: it has 128 MB for everything. */
const memory = 24 * 1024 * 1024

/** Made by the first request, which brings the bindings; they are the same as long as the isolate lives. */
let site: ReturnType<typeof createSite> | undefined

const log = (message: string): void => console.error(message)

/** @returns `guard`, to be prepared before a request is answered: it reads the key that signs nonces; and `admin`, where it has a host */
function createSite(bindings: Bindings) {
  const host = bindings.ADMIN_HOST?.toLowerCase()
  const store = createReleaseStore(createR2Storage(bindings.STORE))
  const guard = openWorkerCanary(bindings, { storage: store.storage, siteOrigin: identity.origin, later: waitUntil, log })
  const { app: visitors, health } = createDelivery({
    store,
    identity,
    memory,
    log,
    crossOrigin: openToListed(bindings.FEDERATION_ORIGINS),
    later: waitUntil,
    ...(guard && { issueVisitNonce: guard.issueVisitNonce, reports: guard.routes }),
  })
  const admin =
    host &&
    createAdminApp({
      store,
      api: createLocalReleaseApi({ store, origin: identity.origin ?? defaultOrigin, health, guard: guard?.settings ?? 'off' }),
      siteName: identity.name,
      pages: async () => statusPages,
      log: entry => console.log(JSON.stringify(entry)),
      names: [host],
    })
  return { guard, visitors, admin, host }
}

/** A list that cannot be read opens nothing, and does not keep visitors out. */
function openToListed(origins: string | undefined): ReturnType<typeof openTo> {
  try {
    return openTo(origins)
  } catch (error) {
    log(`FEDERATION_ORIGINS: ${(error as Error).message}`)
    return undefined
  }
}

async function answer(request: Request, bindings: Bindings): Promise<Response> {
  site ??= createSite(bindings)
  const { guard, visitors, admin, host } = site
  const platform = { incoming: { socket: { remoteAddress: request.headers.get('cf-connecting-ip') ?? '' } } }
  if (admin && new URL(request.url).hostname === host) return admin.fetch(request, platform)
  await guard?.prepare()
  return asMade(await visitors.fetch(request, platform))
}

// biome-ignore lint/style/noDefaultExport: the platform calls what a module exports by default.
export default {
  fetch(request: Request, bindings: Bindings): Promise<Response> {
    // A body that nobody reads to its end would hold up what comes next on its connection.
    const answered = answer(request, bindings).finally(() => request.bodyUsed || request.body?.pipeTo(new WritableStream()))
    // Others may wait for what this request has begun: it goes on although its visitor left.
    waitUntil(answered)
    return answered
  },
}

/** Unknown to the standard: `manual` says that the body has the encoding that its header names. */
type WorkersInit = ResponseInit & { encodeBody: 'manual' }

/** Without it the platform compresses once more what `Content-Encoding` names. */
function asMade(answer: Response): Response {
  if (!answer.headers.has('content-encoding')) return answer
  return new Response(answer.body, { status: answer.status, headers: answer.headers, encodeBody: 'manual' } as WorkersInit)
}
