/** The site as one Hono application: it knows a storage and requests, neither a disk nor a socket. */
import { bookingPaths, emailJsPath } from '@site/kit/contract/booking'
import { reportsPath } from '@site/kit/contract/reports'
import { Hono } from 'hono'
import type { CrossOrigin } from '../http/cross-origin.ts'
import { readRequestPath } from '../http/request-path.ts'
import { type Ctx, commonHeaders, isSecure, jsonAnswer, type Platform, plainAnswer, responseOf } from '../http/responses.ts'
import { readSecret } from '../storage/signed-value.ts'
import { once } from '../storage/single-flight.ts'
import { StorageError } from '../storage/storage.ts'
import { emptyRollout, liveReleases } from '../store/rollout.ts'
import { createFrontDoor } from './front-door.ts'
import { createPageAnswer, type Sent } from './page-answer.ts'
import { previewRoutes } from './preview-routes.ts'
import { createReleaseFiles } from './release-files.ts'
import { createSiteSource, type SourceOptions } from './site-source.ts'

export type AppOptions = SourceOptions & {
  booking?: Hono<Platform>
  reports?: Hono<Platform>
  issueVisitNonce?: ((sent: Sent) => string | undefined) | undefined
  trustProxy?: boolean
  crossOrigin?: CrossOrigin | undefined
}

/** The addresses that take a booking. */
const postPaths = [bookingPaths.form, emailJsPath]

export type Delivery = ReturnType<typeof createDelivery>

/**
 * Puts the site together. It reads the store with the first request, and answers 503 in words while it cannot.
 * @returns `frontDoor` is what the application answers pages and files with, for platforms that can send it more directly
 */
export function createDelivery(options: AppOptions) {
  const { store, booking, reports, issueVisitNonce, log, trustProxy = false, crossOrigin, memory, later, count } = options
  const identity = { ...options.identity, bookable: booking !== undefined }
  const source = createSiteSource({ store, identity, log, memory, later, count })
  const live = async () => liveReleases((await source.current())?.rollout ?? emptyRollout)
  const secret = once(() => readSecret(store.storage))
  const page = createPageAnswer({ secret, issueVisitNonce, trustProxy })
  const frontDoor = createFrontDoor({ source, files: createReleaseFiles({ store, live, log, memory, count }), page, crossOrigin })
  const secureIn = (c: Ctx): boolean => isSecure(c.req.raw, trustProxy)

  const app = new Hono<Platform>()
  if (booking) mountPosts(app, booking, postPaths, secureIn)
  if (reports) mountPosts(app, reports, [reportsPath], secureIn)
  app.get('/health', async c => {
    const health = await source.health()
    return responseOf(jsonAnswer(secureIn(c), health.ok ? 200 : 503, health))
  })
  app.route('/preview', previewRoutes(source, secret, secureIn))
  app.all('*', async c => {
    const { method, headers } = c.req.raw
    const request = { method, headers, secure: secureIn(c), peer: c.env?.incoming?.socket?.remoteAddress }
    return responseOf(await frontDoor(readRequestPath(targetOf(c)), request))
  })
  app.onError((error, c) => {
    log(error.message)
    return responseOf(
      error instanceof StorageError
        ? plainAnswer(secureIn(c), 503, 'The site cannot be read at this moment. Please try again.', { 'retry-after': '5' })
        : plainAnswer(secureIn(c), 500, 'Something went wrong here. Please try again.'),
    )
  })
  return { app, frontDoor, health: source.health }
}

/** Node hands the address over as the visitor wrote it, before dot segments are resolved; elsewhere it comes resolved. */
const targetOf = (c: Ctx): string => c.env?.incoming?.url ?? c.req.url.replace(/^https?:\/\/[^/]*/, '')

/** Everything but POST at these addresses is refused; their answers carry the headers of all others. */
function mountPosts(app: Hono<Platform>, routes: Hono<Platform>, paths: readonly string[], secureIn: (c: Ctx) => boolean): void {
  for (const path of paths)
    app.use(path, async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(commonHeaders(secureIn(c)))) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    })
  app.route('/', routes)
  for (const path of paths) app.all(path, c => responseOf(plainAnswer(secureIn(c), 405, 'This address takes POST.', { allow: 'POST' })))
}
