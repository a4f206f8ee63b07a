/** Follows the rollout: visitors get what it names within {@link checkEvery}, and the last good state while it is wrong. */

import type { SiteIdentity } from './compose.ts'
import type { ReleaseStore } from './release-store.ts'
import { rolloutKey } from './release-store.ts'
import { loadStableSite, type Site } from './site.ts'
import { createSiteDocuments, type SiteDocuments } from './site-documents.ts'
import { StorageError } from './storage.ts'

/** Milliseconds between two looks at the rollout file, at most one for each. */
const checkEvery = 250
/** Milliseconds until a state that could not be loaded is tried again although nothing changed. */
const retryAfter = 5_000

export type Log = (message: string) => void

export type LiveSite = { readonly site: Site; readonly documents: SiteDocuments }

export type Health = { readonly ok: boolean; readonly releases: Site['releases']; readonly reason?: string; readonly warning?: string }

export type SiteSource = {
  /** Undefined until a complete state could be loaded once. */
  current(): Promise<LiveSite | undefined>
  health(): Promise<Health>
}

type Problem = { readonly reason: string; readonly storage: boolean; readonly at: number }

export function createSiteSource(store: ReleaseStore, identity: SiteIdentity, log: Log): SiteSource {
  let live: LiveSite | undefined
  let seen: string | undefined
  let problem: Problem | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined

  const load = async (): Promise<void> => {
    const version = (await store.storage.stat(rolloutKey))?.version
    const retry = problem !== undefined && performance.now() - problem.at > retryAfter
    if (version === seen && version !== undefined && !problem?.storage && !retry) return
    seen = version
    const site = await loadStableSite(store, await store.readRollout())
    live = { site, documents: createSiteDocuments(site, identity) }
    problem = undefined
  }

  const check = async (): Promise<void> => {
    try {
      await load()
    } catch (error) {
      const { message } = error as Error
      if (message !== problem?.reason) log(`${live ? 'The last good releases stay live: ' : ''}${message}`)
      problem = { reason: message, storage: error instanceof StorageError, at: performance.now() }
    } finally {
      checkedAt = performance.now()
      checking = undefined
    }
  }

  const current = async (): Promise<LiveSite | undefined> => {
    if (performance.now() - checkedAt > checkEvery) {
      checking ??= check()
      await checking
    }
    return live
  }

  const health = async (): Promise<Health> => {
    await current()
    const releases = live?.site.releases ?? {}
    if (!live || problem?.storage) return { ok: false, releases, reason: publicReason(problem) }
    return { ok: true, releases, ...(problem && { warning: publicReason(problem) }) }
  }

  return { current, health }
}

/** Says what is wrong without a path of the machine; the log has the rest. */
const publicReason = (problem: Problem | undefined): string =>
  problem?.storage ? 'The release store cannot be read.' : 'The rollout names releases that cannot be loaded.'
