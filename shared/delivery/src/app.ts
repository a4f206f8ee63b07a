/** The site as one Hono application: it knows a storage and requests, neither a disk nor a socket. */
import { Hono } from 'hono'
import { type Answers, type Ctx, createAnswers, type Platform } from './answers.ts'
import type { SiteIdentity } from './compose.ts'
import { feedPath } from './feed.ts'
import { createReleaseFiles, type ReleaseFiles } from './release-files.ts'
import type { ReleaseStore } from './release-store.ts'
import { readRequestPath } from './request-path.ts'
import type { Resource } from './resource.ts'
import { createSiteSource, type LiveSite, type Log } from './site-source.ts'
import { StorageError } from './storage.ts'

export type AppOptions = {
  store: ReleaseStore
  identity: SiteIdentity
  /** The endpoints that take a booking. */
  booking?: Hono<Platform>
  /** Gets what went wrong, in words, for whoever runs the site. */
  log: Log
  /** Whether a proxy in front says truthfully, in `X-Forwarded-Proto`, how the visitor is connected. */
  trustProxy?: boolean
}

/** The only addresses that take POST. */
const bookingPaths = ['/booking', '/api/v1.0/email/send']

export function createApp({ store, identity, booking, log, trustProxy = false }: AppOptions): Hono<Platform> {
  const source = createSiteSource(store, identity, log)
  const files = createReleaseFiles(store, log)
  const answers = createAnswers(trustProxy)
  const app = new Hono<Platform>()

  const visiting = (find: (visit: Visit) => Promise<Resource | undefined> | undefined) =>
    reading(answers, async (c, path, search) => {
      const live = await source.current()
      if (!live) return answers.plain(c, 503, 'The site is not ready yet.', { 'retry-after': '5' })
      return answers.resource(c, await find({ ...live, path, search }))
    })
  const releaseFile = reading(answers, async c => {
    const { owner = '', name = '' } = c.req.param()
    return answers.resource(c, await files.immutable(owner, name))
  })

  if (booking) mountBooking(app, booking, answers)
  app.get('/health', async c => {
    const health = await source.health()
    return answers.json(c, health.ok ? 200 : 503, health)
  })
  app.get('/_/:owner/:name', releaseFile)
  // The same bytes at another address: browsers remember by its address that a module failed.
  app.get('/_/:owner/:attempt{~[1-9]}/:name', releaseFile)
  const sitemap = visiting(({ documents }) => documents.sitemap())
  const robots = visiting(({ documents }) => documents.robots())
  app.get('/sitemap.xml', sitemap)
  app.get('/robots.txt', robots)
  const feed = visiting(({ documents }) => documents.feed())
  app.get(feedPath, feed)
  const pageOrPublicFile = visiting(visit => findPageOrPublicFile(files, visit))
  app.get('*', pageOrPublicFile)
  app.notFound(c => answers.plain(c, 405, 'This address takes GET and HEAD.', { allow: 'GET, HEAD' }))
  app.onError((error, c) => {
    log(error.message)
    return error instanceof StorageError
      ? answers.plain(c, 503, 'The site cannot be read at this moment. Please try again.', { 'retry-after': '5' })
      : answers.plain(c, 500, 'Something went wrong here. Please try again.')
  })
  return app
}

/** An address that was read, with the site as it is now. */
type Visit = LiveSite & { readonly path: string; readonly search: string }

/** Refuses malformed addresses before anything looks at them, and takes off a last slash. */
const reading = (answers: Answers, answer: (c: Ctx, path: string, search: string) => Promise<Response>) => (c: Ctx) => {
  const target = readRequestPath(targetOf(c))
  if ('refused' in target) return answers.plain(c, target.refused, target.reason)
  const slashless = /^((?:\/[^/]+)+)\/$/.exec(target.raw)?.[1]
  if (slashless && !target.raw.startsWith('/_/'))
    return answers.plain(c, 308, 'This page is at its address without the last slash.', { location: slashless + target.search })
  return answer(c, target.path, target.search)
}

/** Node hands the address over as the visitor wrote it, before dot segments are resolved; elsewhere it comes resolved. */
const targetOf = (c: Ctx): string => c.env?.incoming?.url ?? c.req.url.replace(/^https?:\/\/[^/]*/, '')

/** Fixed public paths stand for the release that `?r=` names, or else for the stable one. */
async function findPageOrPublicFile(files: ReleaseFiles, { site, documents, path, search }: Visit): Promise<Resource | undefined> {
  if (path.startsWith('/_/')) return undefined
  const named = search ? new URLSearchParams(search).get('r') : null
  const ofNamed = named ? await files.ofRelease(named, path) : undefined
  const stable = site.publicFiles.get(path)
  if (ofNamed || (stable && named)) return ofNamed
  return stable ? files.revalidated(stable) : documents.page(path)
}

/** Everything but POST at a booking address is refused; its answers carry the headers of all others. */
function mountBooking(app: Hono<Platform>, booking: Hono<Platform>, answers: Answers): void {
  for (const path of bookingPaths)
    app.use(path, async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(answers.headersFor(c))) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    })
  app.route('/', booking)
  for (const path of bookingPaths) app.all(path, c => answers.plain(c, 405, 'This address takes POST.', { allow: 'POST' }))
}
