/** The pages at `/status`: what a browser shows of the releases, and the forms that change what visitors get. */
import { Hono } from 'hono'
import { Refusal } from '../http/refusal.ts'
import { assertMediaType, readBody } from '../http/request-body.ts'
import type { ProgramSummary, ReleaseApi } from '../management/operations.ts'
import { summaryText } from '../management/store-status.ts'
import type { ProgramName } from '../release/release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { weightOf } from '../store/rollout-changes.ts'
import { type AdminContext, type AdminEnv, assertSameOrigin, type HolderOf, programToChange, unauthorized } from './access.ts'
import { statusFor } from './api-routes.ts'
import { refusalOf } from './refusal.ts'
import type { Sessions } from './session.ts'
import type { Notice, RenderedPage, StatusPages } from './status-pages.ts'
import { findHolder, type TokenHolder } from './tokens.ts'

const maxForm = 4 * 1024

type PageOptions = {
  store: ReleaseStore
  api: ReleaseApi
  access: HolderOf
  sessions: () => Promise<Sessions>
  pages: () => Promise<StatusPages | undefined>
  siteName: string
  isSecure: (c: AdminContext) => boolean
  /** Responses with a document, and with the policy that allows its style element alone. */
  html: (page: RenderedPage, status: number, headers?: Readonly<Record<string, string>>) => Response
}

/** All below `/status`. Forms have to come from a page of this origin; what is refused becomes a page, or a flash message. */
export function pageRoutes({ store, api, access, sessions, pages, siteName, isSecure, html }: PageOptions): Hono<AdminEnv> {
  const routes = new Hono<AdminEnv>()

  const built = async (): Promise<StatusPages> => {
    const rendering = await pages()
    if (!rendering) throw new Refusal(503, 'The status page is not built: npm run build makes it. The command line works without it')
    return rendering
  }

  /** The holder of the token that this browser has shown, while the token is good. */
  const signedIn = async (c: AdminContext): Promise<TokenHolder | undefined> => {
    const id = (await sessions()).tokenOf(c.req.header('cookie') ?? null, isSecure(c))
    const holder = id === undefined ? undefined : await findHolder(store.storage, id)
    if (holder) c.set('token', holder.id)
    return holder
  }

  const signIn = async (c: AdminContext, refused?: Refusal): Promise<Response> => {
    if (refused) c.set('refused', { status: refused.status, reason: refused.message })
    const cookie = hasSession(c) ? { 'set-cookie': (await sessions()).end(isSecure(c)) } : undefined
    const page = (await built()).renderSignIn({ siteName, refused: refused && `${refused.message}.` })
    return html(page, refused?.status ?? 401, { ...unauthorized('').headers, ...refused?.headers, ...cookie })
  }

  routes.get('/', async c => {
    const holder = await signedIn(c)
    if (!holder) return signIn(c, hasSession(c) ? unauthorized('Please sign in again') : undefined)
    const { readFlash, clearFlash } = await sessions()
    const notice = readFlash(holder.id, c.req.header('cookie') ?? null, isSecure(c))
    const settings = { siteName, signedInFor: holder.scope, notice }
    const page = (await built()).renderStatus(await statusFor(api, holder), settings)
    return html(page, 200, notice && { 'set-cookie': clearFlash(isSecure(c)) })
  })

  routes.post('/sign-in', async c => {
    const form = await readForm(c)
    try {
      const token = form.get('token')?.trim()
      if (!token) throw unauthorized('The token is missing')
      const { id } = await access(c, token)
      c.header('set-cookie', (await sessions()).begin(id, isSecure(c)))
      return c.redirect('/status', 303)
    } catch (error) {
      if (error instanceof Refusal) return signIn(c, error)
      throw error
    }
  })

  routes.post('/sign-out', async c => {
    assertSameOrigin(c.req.raw)
    const page = (await built()).renderMessage('signed-out', { siteName })
    return html(page, 200, { 'set-cookie': (await sessions()).end(isSecure(c)) })
  })

  routes.post('/rollouts/:program', async c => {
    const form = await readForm(c)
    const holder = await signedIn(c)
    if (!holder) return signIn(c, unauthorized('Nothing was changed: please sign in again'))
    const program = programToChange(holder, c.req.param('program'))
    const notice = await changeByForm(api, program, form).catch(error => {
      const { status, message } = refusalOf(error)
      if (status >= 500) throw error
      c.set('refused', { status, reason: message })
      return { kind: 'refused', text: message } as const
    })
    c.header('set-cookie', (await sessions()).flash(holder.id, notice, isSecure(c)))
    return c.redirect('/status', 303)
  })

  routes.all('*', async c => {
    if (!(await signedIn(c))) return signIn(c)
    throw new Refusal(404, 'There is nothing at this address')
  })

  return routes.onError(async (error, c) => {
    const { status, message, headers } = refusalOf(error)
    c.set('refused', { status, reason: message })
    const rendering = await pages().catch(() => undefined)
    if (!rendering) return c.text(`${message}.\n`, status, { ...headers })
    const kind = status === 403 ? 'forbidden' : status === 404 ? 'not-found' : 'failed'
    return html(rendering.renderMessage(kind, { siteName, detail: status === 404 ? undefined : `${message}.` }), status, headers)
  })
}

const hasSession = (c: AdminContext): boolean => /release-session=./.test(c.req.header('cookie') ?? '')

async function readForm(c: AdminContext): Promise<URLSearchParams> {
  assertSameOrigin(c.req.raw)
  assertMediaType(c.req.raw, 'application/x-www-form-urlencoded')
  return new URLSearchParams(new TextDecoder().decode(await readBody(c.req.raw, maxForm)))
}

/** @param form `action`; `release`, for a rollback the one that its sender saw; `weight` in percent: a button's stands after the field's */
async function changeByForm(api: ReleaseApi, program: ProgramName, form: URLSearchParams): Promise<Notice> {
  const action = form.get('action')
  const release = form.get('release')?.trim() ?? ''
  if (!/^[\da-f]{16}$/.test(release)) throw refusal('release', 'an id of 16 hexadecimal digits', release)
  if (action === 'rollout')
    return noticeOf(await api.rollOut({ program, release, weight: weightOf(form.getAll('weight').at(-1)?.trim() ?? '') }))
  if (action === 'promote') return noticeOf(await api.promote({ program, release }))
  if (action === 'rollback') return noticeOf(await api.rollback({ program, release }))
  throw refusal('action', 'rollout, promote or rollback', action ?? '')
}

const refusal = (field: string, expected: string, got: string): Refusal =>
  new Refusal(400, `${field}: expected ${expected}, got ${JSON.stringify(got.slice(0, 80))}`)

const noticeOf = (summary: ProgramSummary): Notice => ({
  kind: 'done',
  text: [summaryText(summary), ...(summary.warnings ?? []), ''].join('. ').trim(),
})
