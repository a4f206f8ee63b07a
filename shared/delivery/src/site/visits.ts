/** What a request for a page or a public file gets. One decision for every platform; at hand at once when all of it is in memory. */

import type { View } from '../compose/site.ts'
import type { Resource } from '../http/resource.ts'
import type { ProgramName } from '../release/release.ts'
import { type Preview, readPreview } from '../store/preview.ts'
import type { SiteSource } from './live-site.ts'
import type { ReleaseFiles } from './release-files.ts'
import type { LiveSite, SiteState } from './site-loader.ts'
import { cohortOf, isCrawler, readCookie, type VisitorFacts } from './visitor.ts'

export type Visit = VisitorFacts & {
  readonly method: string
  /** Decoded. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  /** Header `Sec-Purpose`: a browser asks before the visitor does. */
  readonly purpose: string | null
  /** Who asks, as far as limits go; see `clientOf`. */
  readonly client: string
}

/** `headers` replace those of the resource. */
export type Found = { readonly resource: Resource; readonly headers?: Readonly<Record<string, string>> }
export type Answer = Found | 'nothing' | 'not ready'

/** A document that goes out, for whoever counts. */
export type Sent = {
  readonly releases: LiveSite['site']['releases']
  readonly section: ProgramName
  readonly ahead: boolean
  readonly client: string
}

export type VisitsOptions = {
  source: SiteSource
  files: ReleaseFiles
  /** Signs previews; at hand at once after its first use. */
  secret: () => Promise<Uint8Array>
  /** Gives a document the header that its reports come back with; undefined for one that is not counted. */
  issueVisitNonce?: ((sent: Sent) => string | undefined) | undefined
}

type Shown = LiveSite & { readonly cookie?: string | undefined; readonly preview?: boolean; readonly varies: boolean }

const privately = 'private, no-cache'

export function createVisits({ source, files, secret, issueVisitNonce }: VisitsOptions): (visit: Visit) => Answer | Promise<Answer> {
  const siteFor = (state: SiteState, visit: Visit): Shown => {
    const { cohort, cookie } = cohortOf(visit, state.partial)
    const { site, documents } = state.of(cohort)
    return { site, documents, varies: state.partial, cookie }
  }

  const previewed = async (state: SiteState, visit: Visit, token: string): Promise<Shown> => {
    // Without the secret nobody can be shown a preview, and whoever brings a cookie is a visitor like others.
    const key = await secret().catch(() => undefined)
    const preview = key && readPreview(token, key, new Date())
    const site = preview && (await state.preview(preview.program, preview.release).catch(() => undefined))
    return site ? { ...site, preview: true, varies: true } : siteFor(state, visit)
  }

  const found = (resource: Resource, visit: Visit, shown: Shown, view: View): Found => {
    if (shown.preview)
      return { resource, headers: { 'x-robots-tag': 'noindex', 'cache-control': privately, vary: 'Accept-Encoding, Cookie' } }
    const counted = visit.method === 'GET' && view.status === 200 && !isCrawler(visit.agent)
    const stamped = counted
      ? issueVisitNonce?.({
          releases: shown.site.releases,
          section: view.shown.section.name,
          ahead: Boolean(visit.purpose),
          client: visit.client,
        })
      : undefined
    if (!stamped && !shown.varies) return { resource }
    const headers: Record<string, string> = stamped ? { 'server-timing': stamped } : {}
    if (shown.varies) headers.vary = 'Accept-Encoding, Cookie'
    if (shown.cookie) Object.assign(headers, { 'set-cookie': shown.cookie, 'cache-control': privately })
    return { resource, headers }
  }

  const pageOf = (visit: Visit, shown: Shown): Answer | Promise<Answer> => {
    const view = shown.documents.view(visit.path)
    if (!view) return 'nothing'
    const page = shown.documents.page(view)
    return page instanceof Promise ? page.then(resource => found(resource, visit, shown, view)) : found(page, visit, shown, view)
  }

  const answerIn = (state: SiteState | undefined, visit: Visit): Answer | Promise<Answer> => {
    if (!state) return 'not ready'
    if (visit.path.startsWith('/_/')) return 'nothing'
    const publicFile = state.of(undefined).site.publicFiles.has(visit.path) || visit.search.includes('r=')
    if (publicFile) return fileOrPage(state, visit)
    const token = readCookie(visit.cookie, 'preview', visit.secure)
    return token ? previewed(state, visit, token).then(shown => pageOf(visit, shown)) : pageOf(visit, siteFor(state, visit))
  }

  /** Fixed public paths stand for the release that `?r=` names, or else for the stable one. */
  const fileOrPage = async (state: SiteState, visit: Visit): Promise<Answer> => {
    const named = new URLSearchParams(visit.search).get('r')
    const ofNamed = named ? await files.ofRelease(named, visit.path) : undefined
    const stable = state.of(undefined).site.publicFiles.get(visit.path)
    const resource = ofNamed ?? (stable && !named ? await files.revalidated(stable) : undefined)
    if (resource) return { resource }
    return stable ? 'nothing' : pageOf(visit, siteFor(state, visit))
  }

  return visit => {
    const state = source.current()
    return state instanceof Promise ? state.then(now => answerIn(now, visit)) : answerIn(state, visit)
  }
}

/** The first page of the release's section, where its preview begins. */
export async function previewStart(source: SiteSource, { program, release }: Preview): Promise<string | undefined> {
  const state = await source.current()
  if (!state) return undefined
  const { site } = await state.preview(program, release)
  return [...site.pages].find(([, { section }]) => section.id === release)?.[0] ?? '/'
}
