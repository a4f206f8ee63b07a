/** Follows the rollout: visitors get what it names within {@link checkEvery}, and the last good state while it is wrong. */

import type { SiteIdentity } from '../compose/compose.ts'
import type { Site } from '../compose/site.ts'
import { StorageError } from '../storage/storage.ts'
import { endsWithin } from '../storage/timeout.ts'
import { rolloutKey } from '../store/keys.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { createDocumentCache } from './site-documents.ts'
import { createSiteLoader, type SiteState } from './site-loader.ts'

/** Milliseconds between two looks at the rollout file, at most one for each. */
const checkEvery = 250
/** Milliseconds until a state that could not be loaded is tried again although nothing changed. */
const retryAfter = 5_000
/** Milliseconds after which a state is too old to go on with while another request looks: nobody may have asked for hours. */
const staleAfter = 1_000
/** Milliseconds that a request waits for a look, when there is a state to go on with. */
const maxWaitMs = 1_000
/** The same when there is none yet. */
const waitForFirst = 10_000
/** Milliseconds after which a look counts as broken off: a platform may end a request, and all it had begun, in the middle. */
const lookTimeoutMs = 3_000
/**
 * So many times longer is the timeout with each further look that has no answer: on Node, each that hangs in the file
 * system holds one of four threads, and without these nothing is read or compressed any more.
 */
const timeoutGrowth = 10

export type Log = (message: string) => void

export type Health = { readonly ok: boolean; readonly releases: Site['releases']; readonly reason?: string; readonly warning?: string }

export type SiteSource = {
  /** Undefined until a complete state could be loaded once. At hand at once while the last look is recent. */
  current(): SiteState | undefined | Promise<SiteState | undefined>
  health(): Promise<Health>
}

type Fault = 'storage' | 'rollout' | 'shell' | 'releases'
type Problem = { readonly fault: Fault; readonly reason: string; readonly version?: string | undefined; readonly at: number }
type Found = { readonly version: string | undefined; readonly state: SiteState }

export type SourceOptions = {
  store: ReleaseStore
  identity: SiteIdentity
  log: Log
  /** Bytes of composed documents that are kept. */
  memory?: number | undefined
  /** Lets work go on after the request that began it was answered, where a platform would end it. */
  later?: ((work: Promise<void>) => void) | undefined
}

export function createSiteSource({ store, identity, log, memory, later }: SourceOptions): SiteSource {
  const loader = createSiteLoader(store, identity, createDocumentCache(memory))
  let state: SiteState | undefined
  /** Version of the rollout file that `state` was made of. */
  let seen: string | undefined
  let problem: Problem | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let lookingSince = Number.NEGATIVE_INFINITY
  let looking: Promise<void> = Promise.resolve()
  /** Looks are numbered as they begin. */
  let begun = 0
  let answered = 0

  const report = (found: Problem): void => {
    if (found.reason !== problem?.reason) log(`${state ? 'The last good releases stay live: ' : ''}${found.reason}`)
    problem = found
  }

  const isWorthLoading = (version: string | undefined): boolean => {
    if (!problem) return version === undefined || version !== seen
    return problem.fault === 'storage' || version !== problem.version || performance.now() - problem.at > retryAfter
  }

  /** @returns undefined when nothing has changed */
  const find = async (): Promise<Found | Problem | undefined> => {
    let version: string | undefined
    let fault: Fault = 'rollout'
    try {
      version = (await store.storage.stat(rolloutKey))?.version
      if (!isWorthLoading(version)) return undefined
      const rollout = await store.readRollout()
      fault = rollout.programs.shell?.stable ? 'releases' : 'shell'
      return { version, state: await loader.load(rollout) }
    } catch (error) {
      const { message: reason } = error as Error
      return { fault: error instanceof StorageError ? 'storage' : fault, reason, version, at: performance.now() }
    }
  }

  const check = async (look: number): Promise<void> => {
    const found = await find()
    // What was looked at later has been seen already. Not its version tells: a restored file has an older one.
    if (look < answered) return
    answered = look
    checkedAt = performance.now()
    lookingSince = Number.NEGATIVE_INFINITY
    if (!found) return
    if ('fault' in found) return report(found)
    state = found.state
    seen = found.version
    problem = undefined
  }

  const checked = async (): Promise<SiteState | undefined> => {
    const look = ++begun
    lookingSince = performance.now()
    const ended = check(look)
    looking = ended
    later?.(ended)
    const timeoutMs = state ? maxWaitMs : waitForFirst
    if (!(await endsWithin(timeoutMs, ended)) && look > answered)
      report({ fault: 'storage', reason: `the release store has not answered for ${timeoutMs / 1000} s`, at: performance.now() })
    return state
  }

  /** For requests that come together after a quiet while. On Workers the one that looks may be ended: the wait is bounded. */
  const afterLook = async (since: number): Promise<SiteState | undefined> => {
    await endsWithin(maxWaitMs - since, looking)
    return state
  }

  // One request looks, the others go on with what is there while it is fresh.
  const current = (): SiteState | undefined | Promise<SiteState | undefined> => {
    const now = performance.now()
    const isRecent = now - checkedAt <= checkEvery
    const isLooking = now - lookingSince < lookTimeoutMs * timeoutGrowth ** Math.max(0, begun - answered - 1)
    if (!state) return isRecent && !isLooking ? state : checked()
    if (isRecent) return state
    if (!isLooking) return checked()
    const since = now - lookingSince
    return now - checkedAt > staleAfter && since < maxWaitMs ? afterLook(since) : state
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
