/** Which document a visitor gets at a path, by cohort or preview, and the headers that are this answer's alone. */
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { type View, viewOf } from '../compose/site.ts'
import { askedOrigin } from '../http/asked-origin.ts'
import { readCookie, setCookie } from '../http/cookies.ts'
import { clientOf } from '../http/rate-limit.ts'
import { answerWith } from '../http/resource.ts'
import { type Answer, type Headers, nothingHere, type RequestFacts } from '../http/responses.ts'
import type { ProgramName } from '../release/release.ts'
import { drawCohort, isCohort } from '../store/cohort.ts'
import { readPreview } from '../store/preview.ts'
import type { AppOptions } from './app.ts'
import type { LiveSite, SiteState } from './site-loader.ts'

export type PageAnswer = (state: SiteState, path: string, request: RequestFacts) => Answer | Promise<Answer>

/** A document that is sent, for the counters of the canary analysis. */
export type Sent = {
  readonly releases: LiveSite['site']['releases']
  readonly section: ProgramName
  /** The browser asked before the visitor did (`Sec-Purpose`). */
  readonly ahead: boolean
  readonly client: string
}

export type PageAnswerOptions = Pick<AppOptions, 'issueVisitNonce'> & {
  /** Signs previews; at hand at once after its first use. */
  secret: () => Promise<Uint8Array>
  trustProxy: boolean
}

const ofOneVisitor = { 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' } as const
const previewHeaders = { 'x-robots-tag': 'noindex', ...ofOneVisitor } as const

/** @throws {Error} by rejecting, when a document cannot be composed. */
export function createPageAnswer({ secret, issueVisitNonce, trustProxy }: PageAnswerOptions): PageAnswer {
  const answerOf = ({ site, page }: LiveSite, path: string, request: RequestFacts, headersOf: (view: View) => Headers | undefined) => {
    const view = viewOf(site, path)
    return view
      ? andThen(page(view, askedOrigin(request)), document => answerWith(document, request, headersOf(view)))
      : nothingHere(request.secure)
  }

  const nonceFor = ({ site }: LiveSite, { shown, status }: View, { method, headers, peer }: RequestFacts): string | undefined => {
    if (!issueVisitNonce || method !== 'GET' || status !== 200) return undefined
    return issueVisitNonce({
      releases: site.releases,
      section: shown.section.name,
      ahead: Boolean(headers.get('sec-purpose')),
      client: clientOf(peer, trustProxy ? headers.get('x-forwarded-for') : null),
    })
  }

  const forVisitor: PageAnswer = (state, path, request) => {
    const { cohort, cookie } = cohortOf(request, state.partial)
    const live = state.of(cohort)
    return answerOf(live, path, request, view => {
      // Crawlers have no cohort, and are not counted.
      const nonce = cohort === undefined ? undefined : nonceFor(live, view, request)
      if (!nonce && !state.partial) return undefined
      const headers: Record<string, string> = nonce ? { 'server-timing': nonce } : {}
      if (state.partial) headers.vary = ofOneVisitor.vary
      return cookie ? Object.assign(headers, ofOneVisitor, { 'set-cookie': cookie }) : headers
    })
  }

  /** @returns the site that a preview cookie shows; undefined for a visitor like others, also while the secret cannot be read */
  const previewed = async (state: SiteState, token: string): Promise<LiveSite | undefined> => {
    const key = await secret().catch(() => undefined)
    const preview = key && readPreview(token, key, new Date())
    return preview && (await state.preview(preview.program, preview.release).catch(() => undefined))
  }

  return (state, path, request) => {
    const token = readCookie(request.headers.get('cookie'), 'preview', request.secure)
    if (!token) return forVisitor(state, path, request)
    return previewed(state, token).then(live =>
      live ? answerOf(live, path, request, () => previewHeaders) : forVisitor(state, path, request),
    )
  }
}

/** Goes on at once where nothing is to be waited for. */
export const andThen = <T, U>(value: T | Promise<T>, next: (value: T) => U | Promise<U>): U | Promise<U> =>
  value instanceof Promise ? value.then(next) : next(value)

/** Days that a visitor keeps their cohort: longer than a rollout lasts. In the privacy policy as well. */
const cohortDays = 30

/** @returns crawlers have no cohort and get what is stable; `cookie` makes one stick, where none is kept and it decides something */
function cohortOf({ headers, secure }: RequestFacts, partial: boolean): { cohort: number | undefined; cookie?: string } {
  if (isCrawler(headers.get('user-agent'))) return { cohort: undefined }
  if (!partial) return { cohort: 0 }
  const kept = readCookie(headers.get('cookie'), 'cohort', secure)
  const value = kept !== undefined && /^\d{1,4}$/.test(kept) ? Number(kept) : Number.NaN
  if (isCohort(value)) return { cohort: value }
  const cohort = drawCohort()
  return { cohort, cookie: setCookie('cohort', String(cohort), { secure, seconds: cohortDays * 86_400 }) }
}

const crawlers = new LRUCache<string, boolean>({ max: 1000, memoMethod: agent => isbot(agent) })

/** Crawlers keep no cookies: what they index would change from page to page. @param agent header `User-Agent` */
const isCrawler = (agent: string | null): boolean => Boolean(agent) && crawlers.memo(agent ?? '')
