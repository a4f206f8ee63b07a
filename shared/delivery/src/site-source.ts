/** Follows the rollout: visitors get what it names within {@link checkEvery}, and the last good state while it is wrong. */

import type { SiteIdentity } from './compose.ts'
import type { OwnerName } from './release.ts'
import type { ReleaseStore } from './release-store.ts'
import { rolloutKey } from './release-store.ts'
import { type Choice, choose, isPartial, liveReleases, type Rollout } from './rollout.ts'
import { assembleSite, type LoadedRelease, loadRelease, type Site } from './site.ts'
import { createDocumentCache, createSiteDocuments, type DocumentCache, type SiteDocuments } from './site-documents.ts'
import { StorageError } from './storage.ts'

/** Milliseconds between two looks at the rollout file, at most one for each. */
const checkEvery = 250
/** Milliseconds until a state that could not be loaded is tried again although nothing changed. */
const retryAfter = 5_000
/** Milliseconds after which a look counts as broken off: a platform may end a request, and all it had begun, in the middle. */
const lookPatience = 3_000
/** Previews that are kept assembled. */
const mostPreviews = 8

export type Log = (message: string) => void

export type LiveSite = { readonly site: Site; readonly documents: SiteDocuments }

/** What the rollout names, complete in memory. */
export type SiteState = {
  readonly rollout: Rollout
  /** Whether a visitor's cohort decides what she gets. */
  readonly partial: boolean
  /** The site of a cohort; of undefined, the stable one. */
  of(cohort: number | undefined): LiveSite
  /** The stable site with another release of one owner. @throws {Error} saying why these cannot be shown together. */
  preview(owner: OwnerName, release: string): Promise<LiveSite>
}

export type Health = { readonly ok: boolean; readonly releases: Site['releases']; readonly reason?: string; readonly warning?: string }

export type SiteSource = {
  /** Undefined until a complete state could be loaded once. At hand at once while the last look is recent. */
  current(): SiteState | undefined | Promise<SiteState | undefined>
  health(): Promise<Health>
}

type Problem = { readonly reason: string; readonly storage: boolean; readonly at: number }

/** @param memory bytes of composed documents that are kept */
export function createSiteSource(store: ReleaseStore, identity: SiteIdentity, log: Log, memory?: number): SiteSource {
  const loader = createLoader(store, identity, createDocumentCache(memory))
  let state: SiteState | undefined
  let seen: string | undefined
  let problem: Problem | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let lookingSince = Number.NEGATIVE_INFINITY

  const load = async (): Promise<void> => {
    const version = (await store.storage.stat(rolloutKey))?.version
    const retry = problem !== undefined && performance.now() - problem.at > retryAfter
    if (version === seen && version !== undefined && !problem?.storage && !retry) return
    const loaded = await loader.load(await store.readRollout())
    seen = version
    // An answer to an older look may come last.
    if (!state || loaded.rollout.version >= state.rollout.version) state = loaded
    problem = undefined
  }

  const check = async (): Promise<void> => {
    lookingSince = performance.now()
    try {
      await load()
    } catch (error) {
      const { message } = error as Error
      if (message !== problem?.reason) log(`${state ? 'The last good releases stay live: ' : ''}${message}`)
      problem = { reason: message, storage: error instanceof StorageError, at: performance.now() }
    } finally {
      checkedAt = performance.now()
      lookingSince = Number.NEGATIVE_INFINITY
    }
  }

  // One request looks, the others go on with what is there: no request waits for what another one has begun,
  // which on Workers it could not.
  const current = (): SiteState | undefined | Promise<SiteState | undefined> => {
    const now = performance.now()
    const isRecent = now - checkedAt <= checkEvery
    const isLooking = now - lookingSince < lookPatience
    if (state ? isRecent || isLooking : isRecent && !isLooking) return state
    return check().then(() => state)
  }

  const health = async (): Promise<Health> => {
    await current()
    const releases = state?.of(undefined).site.releases ?? {}
    if (!state || problem?.storage) return { ok: false, releases, reason: publicReason(problem) }
    return { ok: true, releases, ...(problem && { warning: publicReason(problem) }) }
  }

  return { current, health }
}

/** Reads what a rollout names; releases that were loaded before are not read again. */
function createLoader(store: ReleaseStore, identity: SiteIdentity, cache: DocumentCache) {
  let releases = new Map<string, LoadedRelease>()

  const loaded = async (owner: OwnerName, id: string): Promise<LoadedRelease> =>
    releases.get(`${owner} ${id}`) ?? (await loadRelease(store, owner, id))

  const load = async (rollout: Rollout): Promise<SiteState> => {
    const live = liveReleases(rollout)
    const read = await Promise.all(live.map(({ owner, release }) => loaded(owner, release)))
    const known = new Map(live.map(({ owner, release }, index) => [`${owner} ${release}`, read[index] as LoadedRelease]))
    const sites = new Map<string, LiveSite>()
    const assembled = (choice: Choice, others: ReadonlyMap<string, LoadedRelease>): LiveSite => {
      const names = (Object.entries(choice) as [OwnerName, string][]).map(([owner, release]) => `${owner} ${release}`)
      const parts = names.flatMap(name => others.get(name) ?? known.get(name) ?? [])
      const site = assembleSite(parts, rollout)
      return { site, documents: createSiteDocuments(site, identity, cache) }
    }
    const siteOf = (choice: Choice): LiveSite => {
      const key = Object.values(choice).join(' ')
      const before = sites.get(key)
      if (before) return before
      const site = assembled(choice, new Map())
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
    const stable = siteOf(choose(rollout, undefined))
    // All that some visitor may get is put together once, so that what cannot be is known now and not to her.
    for (const { owner, release } of live) siteOf({ ...stable.site.releases, [owner]: release })
    releases = known
    const previews = new Map<string, LiveSite>()
    const partial = isPartial(rollout)
    const tried = Object.values(rollout.owners).some(owner => owner?.candidate)
    return {
      rollout,
      partial,
      of: cohort => (cohort === undefined || !tried ? stable : ofCohort(cohort)),
      preview: async (owner, release) => {
        const key = `${owner} ${release}`
        const before = previews.get(key)
        if (before) return before
        const part = await loaded(owner, release)
        const site = assembled({ ...stable.site.releases, [owner]: release }, new Map([[key, part]]))
        const [oldest] = previews.keys()
        if (oldest && previews.size >= mostPreviews) previews.delete(oldest)
        previews.set(key, site)
        return site
      },
    }
  }

  return { load }
}

/** Says what is wrong without a path of the machine; the log has the rest. */
const publicReason = (problem: Problem | undefined): string =>
  problem?.storage ? 'The release store cannot be read.' : 'The rollout names releases that cannot be loaded.'
