/** The guard as an isolate has it: nonces are made and read here, visits are counted in the Durable Object. */
import type { Hono } from 'hono'
import { type GuardSettings, readGuard } from '../../canary/canary-settings.ts'
import { createGuard, type Guard } from '../../canary/guard.ts'
import type { ServedVisit } from '../../canary/nonce.ts'
import { reportRoutes } from '../../canary/report-routes.ts'
import type { Platform } from '../../http/responses.ts'
import type { ProgramName } from '../../release/release.ts'
import { readSecret } from '../../storage/signing-key.ts'
import { createSingleFlight } from '../../storage/single-flight.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Bindings } from './bindings.ts'
import type { GuardRemote } from './canary-object.ts'

/** Milliseconds that visits are gathered before they are told together: one call for all that come at the same time. */
const gatherFor = 250
/** Milliseconds after which a call counts as lost. */
const callTimeoutMs = 5_000

export type WorkerGuardOptions = {
  /** A reference to the Durable Object is good for the request that made it and for no other. */
  object: () => GuardRemote
  storage: Storage
  /** The site's public origin. */
  siteOrigin: string
  /** Lets the request that is being answered live on until the promise settles. */
  later: (promise: Promise<unknown>) => void
  log: (message: string) => void
}

export type WorkerGuard = Pick<Guard, 'issueVisitNonce' | 'snapshot'> & {
  readonly settings: GuardSettings
  /** To be mounted at `/`. */
  readonly routes: Hono<Platform>
  /** To be awaited before a request is answered: at hand at once after the first. */
  prepare(): Promise<void> | undefined
}

/** @returns undefined when it is switched off; settings that cannot be read leave the site served and nothing counted */
export function openWorkerGuard({ GUARD, GUARD_SETTINGS }: Bindings, options: Omit<WorkerGuardOptions, 'object'>): WorkerGuard | undefined {
  try {
    const settings = GUARD && readGuard(GUARD_SETTINGS)
    return settings && { ...createWorkerGuard({ ...options, object: () => GUARD.getByName('site') }), settings }
  } catch (error) {
    options.log(`GUARD_SETTINGS: ${(error as Error).message}: nothing is counted`)
    return undefined
  }
}

function createWorkerGuard({ object, storage, siteOrigin, later, log }: WorkerGuardOptions): Omit<WorkerGuard, 'settings'> {
  let secret: Uint8Array | undefined
  let watched: ReadonlySet<ProgramName> = new Set()
  const tell = createTelling(object, log, programs => {
    if (programs.join() !== [...watched].join()) watched = new Set(programs)
  })
  const guard = createGuard({
    secret: () => secret,
    watched: () => watched,
    counters: {
      served: visit => {
        const telling = tell(visit)
        if (telling) later(telling)
      },
      report: (visit, report) => object().report(visit, report),
      snapshot: () => object().snapshot(),
    },
  })
  const readKey = createSingleFlight(async () => {
    try {
      secret = await readSecret(storage)
    } catch (error) {
      log(`The guard: nothing is counted: ${(error as Error).message}`)
    }
  })
  return { ...guard, routes: reportRoutes({ guard, siteOrigin }), prepare: () => (secret ? undefined : readKey()) }
}

/** @returns a function that takes a visit; the first of those that are told together gets the promise of the telling */
function createTelling(
  object: () => GuardRemote,
  log: (message: string) => void,
  learn: (programs: ProgramName[]) => void,
): (visit: ServedVisit) => Promise<void> | undefined {
  let waiting: ServedVisit[] = []
  let tellingSince = Number.NEGATIVE_INFINITY

  const tellAll = async (): Promise<void> => {
    await new Promise(resolve => setTimeout(resolve, gatherFor))
    const visits = waiting
    waiting = []
    tellingSince = Number.NEGATIVE_INFINITY
    try {
      learn(await object().served(visits))
    } catch (error) {
      log(`The guard: visits are not counted (${visits.length}): ${(error as Error).message}`)
    }
  }

  return visit => {
    waiting.push(visit)
    const now = performance.now()
    if (now - tellingSince < callTimeoutMs) return undefined
    tellingSince = now
    return tellAll()
  }
}
