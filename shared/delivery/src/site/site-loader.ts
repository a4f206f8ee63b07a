/** Makes of a rollout what visitors get: the releases it names, in memory, put together for every cohort. */
import { createHash } from 'node:crypto'
import { feedPath, feedType } from '@site/kit/contract/head'
import { LRUCache } from 'lru-cache'
import type { Site, SiteIdentity } from '../compose/composition.ts'
import { feedOf, robotsOf, sitemapOf } from '../compose/feed.ts'
import { assembleSite, composeView, type LoadedRelease, loadRelease, readPinHashes, type View } from '../compose/site.ts'
import { defaultOrigin, isHidden } from '../http/asked-origin.ts'
import { prepareResource, type Resource, type ResourceCache } from '../http/resource.ts'
import { inertPolicy } from '../http/responses.ts'
import type { ProgramName } from '../release/release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type Choice, choose, isPartial, liveReleases, type Rollout } from '../store/rollout.ts'
import { brotliOf, gzipOf } from '../store/write-release.ts'

/** Previews that are kept assembled. */
const maxPreviews = 8

type Prepared = Resource | Promise<Resource>

export type LiveSite = {
  readonly site: Site
  /** The document of a view, `origin` being the address that its visitor used; at hand at once when it was asked for before. */
  page(view: View, origin?: string): Prepared
  /** What makes the file at a path that is made of all pages together, such as `/sitemap.xml`. */
  generated(path: string, origin?: string): (() => Prepared | undefined) | undefined
}

/** What the rollout names, complete in memory. */
export type SiteState = {
  readonly rollout: Rollout
  readonly partial: boolean
  /** The site of a cohort; of undefined, the stable one. */
  of(cohort: number | undefined): LiveSite
  /** The stable site with another release of one program. @throws {Error} saying why these cannot be shown together. */
  preview(program: ProgramName, release: string): Promise<LiveSite>
}

/** @returns reads what a rollout names and was not read for the one before @throws {Error} naming what is missing or malformed. */
export function createSiteLoader(
  store: ReleaseStore,
  identity: SiteIdentity,
  cache: ResourceCache<Resource>,
): (rollout: Rollout) => Promise<SiteState> {
  let releases = new Map<string, LoadedRelease>()

  const loaded = async (program: ProgramName, id: string): Promise<LoadedRelease> =>
    releases.get(`${program} ${id}`) ?? (await loadRelease(store, program, id))

  return async rollout => {
    const live = liveReleases(rollout)
    const read = await Promise.all(live.map(({ program, release }) => loaded(program, release)))
    const pinHashes = await readPinHashes(store, rollout)
    const known = new Map(read.map(each => [`${each.release.name} ${each.release.id}`, each]))

    const assembled = (choice: Choice, from: ReadonlyMap<string, LoadedRelease> = known): LiveSite => {
      const parts = Object.entries(choice).flatMap(([program, id]) => from.get(`${program} ${id}`) ?? [])
      return liveSiteOf(assembleSite(parts, rollout, pinHashes), identity, cache)
    }
    const sites = new Map<string, LiveSite>()
    const siteOf = (choice: Choice): LiveSite => {
      const key = Object.values(choice).join(' ')
      const site = sites.get(key) ?? assembled(choice)
      sites.set(key, site)
      return site
    }
    /** At most as many as there are cohorts. */
    const byCohort = new Map<number, LiveSite>()
    const ofCohort = (cohort: number): LiveSite => {
      const site = byCohort.get(cohort) ?? siteOf(choose(rollout, cohort))
      byCohort.set(cohort, site)
      return site
    }

    const stableChoice = choose(rollout, undefined)
    const stable = siteOf(stableChoice)
    // All that some visitor may get is put together once: what cannot be shown is known now, and not to visitors.
    for (const { program, release } of live) siteOf({ ...stableChoice, [program]: release })
    releases = known
    const previews = new LRUCache<string, LiveSite>({ max: maxPreviews })
    const hasCanary = Object.values(rollout.programs).some(program => program?.canary)
    return {
      rollout,
      partial: isPartial(rollout),
      of: cohort => (cohort === undefined || !hasCanary ? stable : ofCohort(cohort)),
      preview: async (program, release) => {
        const key = `${program} ${release}`
        const all = async () => new Map([...known, [key, await loaded(program, release)]])
        const site = previews.get(key) ?? assembled({ ...stableChoice, [program]: release }, await all())
        previews.set(key, site)
        return site
      },
    }
  }
}

/** 9 has 7 % more bytes, 11 saves 2 % and takes five times as long, while a visitor waits. */
const brotliQuality = 10
const notIndexed = { 'x-robots-tag': 'noindex' } as const

/** The documents of one site, each composed and compressed on its first request and kept as bytes. */
function liveSiteOf(site: Site, identity: SiteIdentity, cache: ResourceCache<Resource>): LiveSite {
  const releases = Object.values(site.releases).join(' ')
  const previous = Object.values(site.pin.sections).map(section => section?.previous ?? '')
  // Short, however many sections there are: it is part of a key for each request.
  const combination = createHash('sha256').update(`${releases} ${previous}`).digest('base64url')
  const kept = (name: string, make: () => Promise<Resource>): Prepared => cache(`${combination} ${name}`, make)
  // The address goes into each, and into its key where it is the visitor's.
  const addressed = (asked?: string) => {
    const hidden = isHidden(identity, asked)
    const of = identity.origin ?? asked ?? defaultOrigin
    return { of, hidden, key: `${identity.origin ? '' : ` at ${of}`}${hidden ? ' hidden' : ''}`, headers: hidden ? notIndexed : undefined }
  }
  const files: Readonly<Record<string, readonly [type: string, textOf: (origin: string, hidden: boolean) => string | undefined]>> = {
    '/sitemap.xml': ['application/xml', origin => sitemapOf(site, origin)],
    '/robots.txt': ['text/plain', robotsOf],
    [feedPath]: [feedType, origin => feedOf(site, { name: identity.name, origin })],
  }
  return {
    site,
    page: (view, asked) => {
      const origin = addressed(asked)
      return kept(view.key + origin.key, () => {
        const { html, policy } = composeView(site, view, { identity: { ...identity, origin: origin.of, hidden: origin.hidden } })
        return textResource('text/html; charset=utf-8', html, { 'content-security-policy': policy, ...origin.headers }, view.status)
      })
    },
    generated: (path, asked) => {
      const [type, textOf] = files[path] ?? []
      if (!textOf) return undefined
      const origin = addressed(asked)
      const text = textOf(origin.of, origin.hidden)
      if (text === undefined) return () => undefined
      return () => kept(path + origin.key, () => textResource(`${type}; charset=utf-8`, text, { ...inertPolicy, ...origin.headers }))
    },
  }
}

async function textResource(type: string, text: string, headers: Readonly<Record<string, string>>, status = 200): Promise<Resource> {
  const body = new TextEncoder().encode(text)
  const [br, gzip] = await Promise.all([brotliOf(body, brotliQuality), gzipOf(body)])
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return prepareResource({ status, type, tag, cacheControl: 'no-cache', headers, body, br, gzip })
}
