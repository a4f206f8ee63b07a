/** Makes of a rollout what visitors get: the releases it names, in memory, put together for every cohort. */
import type { SiteIdentity } from '../compose/compose.ts'
import { assembleSite, type LoadedRelease, loadRelease, type Site } from '../compose/site.ts'
import type { ProgramName } from '../release/release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type Choice, choose, isPartial, liveReleases, type Rollout } from '../store/rollout.ts'
import { createSiteDocuments, type DocumentCache, type SiteDocuments } from './site-documents.ts'

/** Previews that are kept assembled. */
const maxPreviews = 8

export type LiveSite = { readonly site: Site; readonly documents: SiteDocuments }

/** What the rollout names, complete in memory. */
export type SiteState = {
  readonly rollout: Rollout
  /** Whether a visitor's cohort decides what she gets. */
  readonly partial: boolean
  /** The site of a cohort; of undefined, the stable one. */
  of(cohort: number | undefined): LiveSite
  /** The stable site with another release of one program. @throws {Error} saying why these cannot be shown together. */
  preview(program: ProgramName, release: string): Promise<LiveSite>
}

/** Reads what a rollout names; releases that were loaded before are not read again. */
export function createSiteLoader(store: ReleaseStore, identity: SiteIdentity, cache: DocumentCache) {
  let releases = new Map<string, LoadedRelease>()

  const loaded = async (program: ProgramName, id: string): Promise<LoadedRelease> =>
    releases.get(`${program} ${id}`) ?? (await loadRelease(store, program, id))

  const load = async (rollout: Rollout): Promise<SiteState> => {
    const live = liveReleases(rollout)
    const read = await Promise.all(live.map(({ program, release }) => loaded(program, release)))
    const known = new Map(live.map(({ program, release }, index) => [`${program} ${release}`, read[index] as LoadedRelease]))
    const sites = new Map<string, LiveSite>()
    const assembled = (choice: Choice, others: ReadonlyMap<string, LoadedRelease>): LiveSite => {
      const names = (Object.entries(choice) as [ProgramName, string][]).map(([program, release]) => `${program} ${release}`)
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
    for (const { program, release } of live) siteOf({ ...stable.site.releases, [program]: release })
    releases = known
    const previews = new Map<string, LiveSite>()
    const partial = isPartial(rollout)
    const tried = Object.values(rollout.programs).some(program => program?.canary)
    return {
      rollout,
      partial,
      of: cohort => (cohort === undefined || !tried ? stable : ofCohort(cohort)),
      preview: async (program, release) => {
        const key = `${program} ${release}`
        const before = previews.get(key)
        if (before) return before
        const part = await loaded(program, release)
        const site = assembled({ ...stable.site.releases, [program]: release }, new Map([[key, part]]))
        const [oldest] = previews.keys()
        if (oldest && previews.size >= maxPreviews) previews.delete(oldest)
        previews.set(key, site)
        return site
      },
    }
  }

  return { load }
}
