/** The site on Cloudflare Workers: the same applications, with an R2 bucket for their store and a Durable Object that counts. */
import { waitUntil } from 'cloudflare:workers'
import * as statusPages from 'site:status-pages'
import { identity } from '@site/identity'
import type { Hono } from 'hono'
import type { AdminEnv } from '../../admin/access.ts'
import { createAdminApp } from '../../admin/admin-app.ts'
import { defaultOrigin } from '../../http/asked-origin.ts'
import type { Platform } from '../../http/responses.ts'
import { createLocalReleaseApi } from '../../management/local-release-api.ts'
import { createDelivery, type Delivery } from '../../site/app.ts'
import { createR2Storage } from '../../storage/r2-storage.ts'
import { createReleaseStore, type ReleaseStore } from '../../store/release-store.ts'
import type { Bindings } from './bindings.ts'
import { asMade } from './respond.ts'
import { openWorkerCanary, type WorkerCanary } from './worker-canary.ts'

export { GuardObject } from './canary-object.ts'

type Site = {
  /** To be prepared before a request is answered: it reads the key that signs nonces. */
  readonly guard: WorkerCanary | undefined
  readonly visitors: Hono<Platform>
  /** The admin origin, where it has a host. */
  readonly admin: Hono<AdminEnv> | undefined
}

/** Bytes of documents, and as many of files, that an isolate keeps: it has 128 MB for everything. */
const memory = 24 * 1024 * 1024

/** Made by the first request, which brings the bindings; they are the same as long as the isolate lives. */
let site: Site | undefined

const log = (message: string): void => console.error(message)

function createSite(bindings: Bindings): Site {
  const store = createReleaseStore(createR2Storage(bindings.STORE))
  const guard = openWorkerCanary(bindings, { storage: store.storage, siteOrigin: identity.origin, later: waitUntil, log })
  const { app: visitors, health } = createDelivery({
    store,
    identity,
    memory,
    log,
    later: waitUntil,
    ...(guard && { issueVisitNonce: guard.issueVisitNonce, reports: guard.routes }),
  })
  return { guard, visitors, admin: bindings.ADMIN_HOST ? createAdmin(bindings.ADMIN_HOST, { store, guard, health }) : undefined }
}

type AdminParts = Pick<Site, 'guard'> & Pick<Delivery, 'health'> & { store: ReleaseStore }

function createAdmin(host: string, { store, guard, health }: AdminParts): Hono<AdminEnv> {
  return createAdminApp({
    store,
    api: createLocalReleaseApi({ store, origin: identity.origin ?? defaultOrigin, health, guard: guard?.settings ?? 'off' }),
    siteName: identity.name,
    pages: async () => statusPages,
    log: entry => console.log(JSON.stringify(entry)),
    names: [host],
  })
}

async function answer(request: Request, bindings: Bindings): Promise<Response> {
  site ??= createSite(bindings)
  const { guard, visitors, admin } = site
  const platform = { incoming: { socket: { remoteAddress: request.headers.get('cf-connecting-ip') ?? '' } } }
  if (admin && new URL(request.url).hostname === bindings.ADMIN_HOST) return admin.fetch(request, platform)
  await guard?.prepare()
  return asMade(await visitors.fetch(request, platform))
}

// biome-ignore lint/style/noDefaultExport: the platform calls what a module exports by default.
export default {
  fetch(request: Request, bindings: Bindings): Promise<Response> {
    const answered = answer(request, bindings)
    // Others may wait for what this request has begun: it goes on although its visitor left.
    waitUntil(answered)
    return answered
  },
}
