/** The admin origin: publishing from elsewhere, and the status page. Section code runs on the public origin: nothing of this is there. */
import { Hono } from 'hono'
import { contentHash } from '../compose/content-policy.ts'
import { commonHeaders, isSecure } from '../http/responses.ts'
import type { ReleaseApi } from '../management/operations.ts'
import { readSecret } from '../storage/signed-value.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type AdminContext, type AdminEnv, assertHost, bearerOf, createAccess } from './access.ts'
import { apiRoutes } from './api-routes.ts'
import { pageRoutes } from './page-routes.ts'
import { refusalOf } from './refusal.ts'
import { createSessions } from './session.ts'
import type { RenderedPage, StatusPages } from './status-pages.ts'
import { tokenInText } from './tokens.ts'

export type AdminOptions = {
  store: ReleaseStore
  api: ReleaseApi
  siteName: string
  /** Undefined while the pages are not built: the rest works without them. */
  pages: () => Promise<StatusPages | undefined>
  log: AdminLog
  /** In Prometheus' text format; undefined where nothing is measured. */
  metrics?: ((api: ReleaseApi) => Promise<string>) | undefined
  trustProxy?: boolean
  /** Names under which this origin is known besides `localhost`; undefined takes any. */
  names?: readonly string[] | undefined
}

/** @returns `/api` and `/status`. What a handler throws is answered as `{ error }` with its status, and logged. */
export function createAdminApp({ store, api, siteName, pages, log, metrics, trustProxy = false, names }: AdminOptions): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>()
  const isEncrypted = (c: AdminContext): boolean => isSecure(c.req.raw, trustProxy)
  const access = createAccess(store.storage, trustProxy)
  const sessions = async () => createSessions(await readSecret(store.storage))

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries({ ...commonHeaders(isEncrypted(c)), 'x-robots-tag': 'noindex' }))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    record(c, log)
  })
  app.use(async (c, next) => {
    assertHost(c.req.raw, names)
    await next()
  })
  app.route('/api', apiRoutes(store, api, access))
  app.route('/status', pageRoutes({ store, api, access, sessions, pages, siteName, isSecure: isEncrypted, html }))
  if (metrics)
    app.get('/metrics', async c => {
      await access(c, bearerOf(c))
      return c.text(await metrics(api), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
    })
  app.notFound(c => refuse(c, 404, 'There is nothing at this address. The releases are at /status'))
  app.onError((error, c) => {
    const { status, message, headers } = refusalOf(error)
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    return refuse(c, status, message)
  })
  return app
}

function refuse(c: AdminContext, status: ReturnType<typeof refusalOf>['status'], reason: string): Response {
  c.set('refused', { status, reason })
  return c.json({ error: reason }, status)
}

/** Logs every refusal, and every change; of an upload not its single files. */
function record(c: AdminContext, log: AdminLog): void {
  const refused = c.get('refused')
  const { method, path } = c.req
  const what = { method, path: loggable(path), token: c.get('token') ?? 'none' }
  if (refused) log({ event: 'admin-refused', ...what, status: refused.status, reason: loggable(refused.reason) })
  else if (method !== 'GET' && method !== 'HEAD' && c.res.status < 400 && !path.includes('/files/'))
    log({ event: 'admin-changed', ...what, status: c.res.status })
}

/** No script, nothing from elsewhere; fonts and drawings stand in the style sheet as `data:` addresses. */
const pagePolicy = ({ styles }: RenderedPage): string =>
  `default-src 'none'; style-src ${contentHash(styles)}; font-src data:; img-src data:; form-action 'self'; base-uri 'none'; ` +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

function html(page: RenderedPage, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  const own = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy(page) }
  return new Response(page.html, { status, headers: { ...headers, ...own } })
}

export type AdminEvent = {
  readonly event: 'admin-refused' | 'admin-changed'
  readonly method: string
  readonly path: string
  readonly status: number
  /** Id of the token; `none` where none was given, or none that is good. */
  readonly token: string
  readonly reason?: string
}

export type AdminLog = (entry: AdminEvent) => void
const maxLength = 512

/** A text that the client has chosen, for the log: cut, and without the tokens that somebody put into it by mistake. */
const loggable = (text: string): string => text.replace(tokenInText, 'site_…').slice(0, maxLength)
