/** Follows the rollout: visitors get what it names within {@link checkEveryMs}, and the last good state while it is wrong. */
import type { Site, SiteIdentity } from '../compose/composition.ts'
import { type CountResource, createResourceCache, type Resource } from '../http/resource.ts'
import { endsWithin } from '../storage/single-flight.ts'
import { StorageError } from '../storage/storage.ts'
import { rolloutKey } from '../store/keys.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { createSiteLoader, type SiteState } from './site-loader.ts'

/** Milliseconds for which a check of the rollout file holds. */
const checkEveryMs = 250
/** Milliseconds until a state that could not be loaded is tried again although nothing changed. */
const retryAfterMs = 5_000
/** Milliseconds after a check until its state is stale: nobody may have asked for hours. */
const staleAfterMs = 1_000
/** Milliseconds that a request waits for a check: when there is a state to go on with, and when there is none yet. */
const maxWaitMs = { withState: 1_000, withoutState: 10_000 }
/** Milliseconds after which a check counts as lost: a platform may end a request, and all it had begun, in the middle. */
const checkTimeoutMs = 3_000
/** After each check without an answer: on Node, one that hangs in the file system holds one of four threads. */
const timeoutGrowth = 10
export const defaultMemory = 96 * 1024 * 1024
export type Log = (message: string) => void
export type Health = { readonly ok: boolean; readonly releases: Site['releases']; readonly reason?: string; readonly warning?: string }

export type SiteSource = {
  /** Undefined until a complete state could be loaded once. At hand at once while the last check is recent. */
  current(): SiteState | undefined | Promise<SiteState | undefined>
  health(): Promise<Health>
}

type Fault = 'storage' | 'rollout' | 'shell' | 'releases'
type Problem = { readonly fault: Fault; readonly reason: string; readonly version?: string | undefined; readonly at: number }

export type SourceOptions = {
  store: ReleaseStore
  identity: SiteIdentity
  log: Log
  /** Bytes of composed documents, and as many of files, that are kept; by default what a server has to spare. */
  memory?: number | undefined
  /** Lets work go on after the request that began it was answered, where a platform would end it. */
  later?: ((work: Promise<void>) => void) | undefined
  count?: CountResource | undefined
}

/** With a state, one check at a time, as requests come. @returns what visitors get; a store that fails is reported to `log`, never thrown */
export function createSiteSource({ store, identity, log, memory = defaultMemory, later, count }: SourceOptions): SiteSource {
  const load = createSiteLoader(
    store,
    identity,
    createResourceCache<Resource>(memory, seconds => count?.('page', seconds)),
  )
  let state: SiteState | undefined
  let seen: string | undefined
  let problem: Problem | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  /** Checks are numbered as they begin: `answered` is the latest that ended. */
  let begun = 0
  let answered = 0
  let checkingSince = Number.NEGATIVE_INFINITY
  let checking: Promise<void> = Promise.resolve()

  const report = (found: Problem): void => {
    if (found.reason !== problem?.reason) log(`${state ? 'The last good releases stay live: ' : ''}${found.reason}`)
    problem = found
  }

  const isWorthLoading = (version: string | undefined): boolean => {
    if (!problem) return version === undefined || version !== seen
    return problem.fault === 'storage' || version !== problem.version || performance.now() - problem.at > retryAfterMs
  }

  const check = async (number: number): Promise<void> => {
    let version: string | undefined
    let fault: Fault = 'rollout'
    let loaded: SiteState | undefined
    let wrong: Problem | undefined
    try {
      version = (await store.storage.stat(rolloutKey))?.version
      if (isWorthLoading(version)) {
        const rollout = await store.readRollout()
        fault = rollout.programs.shell?.stable ? 'releases' : 'shell'
        loaded = await load(rollout)
      }
    } catch (error) {
      const { message: reason } = error as Error
      wrong = { fault: error instanceof StorageError ? 'storage' : fault, reason, version, at: performance.now() }
    }
    // A later check has ended already. Versions do not tell which is newer: a restored file has an older one.
    if (number < answered) return
    answered = number
    checkedAt = performance.now()
    checkingSince = Number.NEGATIVE_INFINITY
    if (wrong) report(wrong)
    if (!loaded) return
    state = loaded
    seen = version
    problem = undefined
  }

  const isChecking = (): boolean => {
    const unanswered = Math.max(0, begun - answered - 1)
    return performance.now() - checkingSince < checkTimeoutMs * timeoutGrowth ** unanswered
  }

  const checkNow = async (): Promise<SiteState | undefined> => {
    const number = ++begun
    checkingSince = performance.now()
    const ended = check(number)
    checking = ended
    later?.(ended)
    const waitMs = state ? maxWaitMs.withState : maxWaitMs.withoutState
    if (!(await endsWithin(waitMs, ended)) && number > answered)
      report({ fault: 'storage', reason: `the release store has not answered for ${waitMs / 1000} s`, at: performance.now() })
    return state
  }

  const afterCheck = async (waitMs: number): Promise<SiteState | undefined> => {
    await endsWithin(waitMs, checking)
    return state
  }

  const current = (): SiteState | undefined | Promise<SiteState | undefined> => {
    const sinceCheck = performance.now() - checkedAt
    const isRecent = sinceCheck <= checkEveryMs
    // Before the first state every request checks for itself, but for those that come just after a check that found none.
    if (!state) return isRecent && !isChecking() ? undefined : checkNow()
    if (isRecent) return state
    if (!isChecking()) return checkNow()
    // Another request checks. A fresh state will do meanwhile; with a stale one its check is waited for, as long as that request does.
    const waitMs = maxWaitMs.withState - (performance.now() - checkingSince)
    return sinceCheck > staleAfterMs && waitMs > 0 ? afterCheck(waitMs) : state
  }

  const health = async (): Promise<Health> => {
    await current()
    const releases = state?.of(undefined).site.releases ?? {}
    const reason = problem && publicReasons[problem.fault]
    if (!state || problem?.fault === 'storage') return { ok: false, releases, ...(reason && { reason }) }
    return { ok: true, releases, ...(reason && { warning: reason }) }
  }

  return { current, health }
}

/** Say what is wrong without a path of the machine; the log has the rest. */
const publicReasons: Readonly<Record<Fault, string>> = {
  storage: 'The release store cannot be read.',
  rollout: 'The rollout file is malformed.',
  shell: 'No release of the shell is stable yet.',
  releases: 'The rollout names releases that cannot be loaded.',
}
