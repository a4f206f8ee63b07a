/** Makes of a rollout what visitors get: the releases it names, in memory, put together for every cohort. */
import { LRUCache } from 'lru-cache'
import type { Site, SiteIdentity } from '../compose/composition.ts'
import { assembleSite, type LoadedRelease, loadRelease } from '../compose/site.ts'
import type { Resource } from '../http/resource.ts'
import type { ResourceCache } from '../http/resource-cache.ts'
import type { ProgramName } from '../release/release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type Choice, choose, isPartial, liveReleases, type Rollout } from '../store/rollout.ts'
import { createSiteDocuments, type SiteDocuments } from './site-documents.ts'

/** Previews that are kept assembled. */
const maxPreviews = 8

export type LiveSite = { readonly site: Site; readonly documents: SiteDocuments }

/** What the rollout names, complete in memory. */
export type SiteState = {
  readonly rollout: Rollout
  /** Whether visitors' cohorts decide what they get. */
  readonly partial: boolean
  /** The site of a cohort; of undefined, the stable one. */
  of(cohort: number | undefined): LiveSite
  /** The stable site with another release of one program. @throws {Error} saying why these cannot be shown together. */
  preview(program: ProgramName, release: string): Promise<LiveSite>
}

/**
 * @param cache keeps the documents of all states
 * @returns loads what a rollout names; releases of the state before are not read again
 * @throws {Error} by rejecting, naming the release or file that is missing, malformed or in the way of another
 */
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
    const known = new Map<string, LoadedRelease>()
    const read = await Promise.all(live.map(({ program, release }) => loaded(program, release)))
    for (const each of read) known.set(`${each.release.name} ${each.release.id}`, each)

    const assembled = (parts: readonly LoadedRelease[]): LiveSite => {
      const site = assembleSite(parts, rollout)
      return { site, documents: createSiteDocuments(site, identity, cache) }
    }
    const partsOf = (choice: Choice, previewed?: LoadedRelease): LoadedRelease[] =>
      Object.entries(choice).flatMap(
        ([program, id]) => (previewed?.release.name === program ? previewed : known.get(`${program} ${id}`)) ?? [],
      )

    const sites = new Map<string, LiveSite>()
    const siteOf = (choice: Choice): LiveSite => {
      const key = Object.values(choice).join(' ')
      const site = sites.get(key) ?? assembled(partsOf(choice))
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
        const site = previews.get(key) ?? assembled(partsOf({ ...stableChoice, [program]: release }, await loaded(program, release)))
        previews.set(key, site)
        return site
      },
    }
  }
}
