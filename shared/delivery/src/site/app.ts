/** The site as one Hono application: it knows a storage and requests, neither a disk nor a socket. */
import { bookingPaths, emailJsPath } from '@site/kit/contract/booking'
import { feedPath } from '@site/kit/contract/head'
import { Hono } from 'hono'
import type { SiteIdentity } from '../compose/compose.ts'
import { type RequestTarget, readRequestPath, withoutLastSlash } from '../http/request-path.ts'
import type { Resource } from '../http/resource.ts'
import { type Ctx, createResponses, type Platform, type Responses } from '../http/responses.ts'
import { readSecret } from '../storage/signing-key.ts'
import { StorageError } from '../storage/storage.ts'
import { readPreview } from '../store/preview.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { emptyRollout, liveReleases } from '../store/rollout.ts'
import { createSiteSource, type Log } from './live-site.ts'
import { createReleaseFiles } from './release-files.ts'
import { createResolveRequest, type ResolveRequest } from './resolve-request.ts'
import type { LiveSite } from './site-loader.ts'
import { setCookie } from './visitor.ts'
import { createVisits, previewStart, type Sent } from './visits.ts'

export type AppOptions = {
  store: ReleaseStore
  identity: SiteIdentity
  /** The endpoints that take a booking. */
  booking?: Hono<Platform>
  /** The endpoint that takes what documents report. */
  reports?: Hono<Platform>
  /** Gives a document the header that its reports come back with. */
  issueVisitNonce?: (sent: Sent) => string | undefined
  /** Gets what went wrong, in words, for whoever runs the site. */
  log: Log
  /** Whether a proxy in front says truthfully, in `X-Forwarded-Proto` and `X-Forwarded-For`, how the visitor is connected. */
  trustProxy?: boolean
  /** Bytes of composed documents, and as many of files, that are kept; by default what a server has to spare. */
  memory?: number | undefined
  /** Lets work go on after the request that began it was answered, where a platform would end it. */
  later?: (work: Promise<void>) => void
}

/** The only addresses that take POST. */
const postPaths = [bookingPaths.form, emailJsPath]
const reportPaths = ['/reports']

export type Delivery = {
  readonly app: Hono<Platform>
  /** What the application answers with at the addresses of pages and files, for platforms that can send it more directly. */
  readonly resolve: ResolveRequest
}

export const createApp = (options: AppOptions): Hono<Platform> => createDelivery(options).app

export function createDelivery(options: AppOptions): Delivery {
  const { store, booking, reports, issueVisitNonce, log, trustProxy = false, memory, later } = options
  const identity = { ...options.identity, bookable: booking !== undefined }
  const source = createSiteSource({ store, identity, log, memory, later })
  const live = async () => liveReleases((await source.current())?.rollout ?? emptyRollout)
  const files = createReleaseFiles({ store, live, log, memory })
  const answers = createResponses(trustProxy)
  const secret = createSecret(store)
  const resolve = createResolveRequest({ visits: createVisits({ source, files, secret, issueVisitNonce }), files, trustProxy })
  const app = new Hono<Platform>()

  const released = (resourceOf: (live: LiveSite) => Resource | Promise<Resource> | undefined) =>
    reading(answers, async c => {
      const state = await source.current()
      return state ? answers.resource(c, await resourceOf(state.of(undefined))) : notReady(answers, c)
    })

  if (booking) mountPosts(app, booking, postPaths, answers)
  if (reports) mountPosts(app, reports, reportPaths, answers)
  app.get('/health', async c => {
    const health = await source.health()
    return answers.json(c, health.ok ? 200 : 503, health)
  })
  const sitemap = released(({ documents }) => documents.sitemap())
  app.get('/sitemap.xml', sitemap)
  const robots = released(({ documents }) => documents.robots())
  app.get('/robots.txt', robots)
  const feed = released(({ documents }) => documents.feed())
  app.get(feedPath, feed)
  app.get('/preview/end', c =>
    answers.plain(c, 303, 'The preview has ended.', { location: '/', 'set-cookie': setCookie('preview', '', cookieOf(answers, c, 0)) }),
  )
  app.get('/preview/:token', async c => {
    const preview = readPreview(c.req.param('token'), await secret(), new Date())
    if (!preview) return answers.plain(c, 403, 'This preview has expired, or its address is not whole. Ask for a new one.', notIndexed)
    const start = await previewStart(source, preview).catch((error: Error) => error)
    if (start instanceof Error) return answers.plain(c, 409, `This release cannot be shown: ${start.message}.`, notIndexed)
    if (!start) return notReady(answers, c)
    const seconds = Math.max(1, preview.expires - Math.floor(Date.now() / 1000))
    const cookie = setCookie('preview', c.req.param('token'), cookieOf(answers, c, seconds))
    return answers.plain(c, 303, 'The preview begins.', { ...notIndexed, location: start, 'set-cookie': cookie })
  })
  const pageOrFile = reading(answers, async (c, target) => {
    const peer = c.env?.incoming?.socket?.remoteAddress
    const answer = await resolve(target, { method: c.req.method, headers: c.req.raw.headers, secure: answers.isSecure(c), peer })
    if (answer === 'not ready') return notReady(answers, c)
    return answer === 'nothing' ? answers.resource(c, undefined) : answers.resource(c, answer.resource, answer.headers)
  })
  app.get('*', pageOrFile)
  app.notFound(c => answers.plain(c, 405, 'This address takes GET and HEAD.', { allow: 'GET, HEAD' }))
  app.onError((error, c) => {
    log(error.message)
    return error instanceof StorageError
      ? answers.plain(c, 503, 'The site cannot be read at this moment. Please try again.', { 'retry-after': '5' })
      : answers.plain(c, 500, 'Something went wrong here. Please try again.')
  })
  return { app, resolve }
}

/** The address of a preview is worth as much as the preview: it goes to nobody else. */
const notIndexed = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } as const

const notReady = (answers: Responses, c: Ctx): Response => answers.plain(c, 503, 'The site is not ready yet.', { 'retry-after': '5' })

const cookieOf = (answers: Responses, c: Ctx, seconds: number) => ({ secure: answers.isSecure(c), seconds })

/** Reads the secret once; a failure is tried again. */
function createSecret(store: ReleaseStore): () => Promise<Uint8Array> {
  let known: Uint8Array | undefined
  return async () => {
    known ??= await readSecret(store.storage)
    return known
  }
}

/** Refuses malformed addresses before anything looks at them, and takes off a last slash. */
const reading = (answers: Responses, answer: (c: Ctx, target: RequestTarget) => Promise<Response>) => (c: Ctx) => {
  const target = readRequestPath(targetOf(c))
  if ('refused' in target) return answers.plain(c, target.refused, target.reason)
  const slashless = withoutLastSlash(target.raw)
  if (slashless)
    return answers.plain(c, 308, 'This page is at its address without the last slash.', { location: slashless + target.search })
  return answer(c, target)
}

/** Node hands the address over as the visitor wrote it, before dot segments are resolved; elsewhere it comes resolved. */
const targetOf = (c: Ctx): string => c.env?.incoming?.url ?? c.req.url.replace(/^https?:\/\/[^/]*/, '')

/** Everything but POST at these addresses is refused; their answers carry the headers of all others. */
function mountPosts(app: Hono<Platform>, routes: Hono<Platform>, paths: readonly string[], answers: Responses): void {
  for (const path of paths)
    app.use(path, async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(answers.headersFor(c))) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    })
  app.route('/', routes)
  for (const path of paths) app.all(path, c => answers.plain(c, 405, 'This address takes POST.', { allow: 'POST' }))
}
