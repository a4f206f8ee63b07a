/** The canary analysis as an isolate has it: nonces are made and read here, visits are counted in the Durable Object. */
import { readCanarySettings } from '../../canary/canary-settings.ts'
import { sameOr } from '../../canary/metrics.ts'
import type { ServedVisit } from '../../canary/nonce.ts'
import { reportRoutes } from '../../canary/report-routes.ts'
import { createVisitReports } from '../../canary/visit-reports.ts'
import type { ProgramName } from '../../release/release.ts'
import { readSecret } from '../../storage/signed-value.ts'
import { createSingleFlight } from '../../storage/single-flight.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Bindings } from './bindings.ts'
import type { GuardObject } from './canary-object.ts'

/** Visits are gathered for so long: one call for all that come at the same time. */
const gatherForMs = 250
/** After this a call counts as lost. */
const callTimeoutMs = 5_000

type WorkerCanaryOptions = {
  storage: Storage
  siteOrigin?: string | undefined
  later: (promise: Promise<unknown>) => void
  log: (message: string) => void
}

/** @returns undefined when it is switched off; settings that cannot be read leave the site served and nothing counted */
export function openWorkerCanary({ GUARD, GUARD_SETTINGS }: Bindings, options: WorkerCanaryOptions) {
  try {
    const settings = GUARD && readCanarySettings(GUARD_SETTINGS)
    // A reference to the Durable Object is good for the request that made it and for no other.
    return settings && { ...createWorkerCanary(() => GUARD.getByName('site'), options), settings }
  } catch (error) {
    options.log(`GUARD_SETTINGS: ${(error as Error).message}: nothing is counted`)
    return undefined
  }
}

function createWorkerCanary(
  object: () => Pick<GuardObject, 'served' | 'report'>,
  { storage, siteOrigin, later, log }: WorkerCanaryOptions,
) {
  let secret: Uint8Array | undefined
  let watched: ReadonlySet<ProgramName> = new Set()
  const send = createBatches(async visits => {
    try {
      watched = sameOr(watched, await object().served(visits))
    } catch (error) {
      log(`The guard: visits are not counted (${visits.length}): ${(error as Error).message}`)
    }
  })
  const reports = createVisitReports({
    secret: () => secret,
    watched: () => watched,
    counters: {
      served: visit => {
        const sending = send(visit)
        if (sending) later(sending)
      },
      report: (visit, report) => object().report(visit, report),
    },
  })
  const readKey = createSingleFlight(async () => {
    try {
      secret = await readSecret(storage)
    } catch (error) {
      log(`The guard: nothing is counted: ${(error as Error).message}`)
    }
  })
  return {
    issueVisitNonce: reports.issueVisitNonce,
    routes: reportRoutes({ reports, siteOrigin }),
    /** To be awaited before a request is answered: at hand at once after the first. */
    prepare: () => (secret ? undefined : readKey()),
  }
}

/** Batches visits for 250 ms; the call that opens a batch returns its flush promise, for `waitUntil`. */
function createBatches(flush: (visits: ServedVisit[]) => Promise<void>): (visit: ServedVisit) => Promise<void> | undefined {
  let waiting: ServedVisit[] = []
  let openSince = Number.NEGATIVE_INFINITY

  const flushLater = async (): Promise<void> => {
    await new Promise(resolve => setTimeout(resolve, gatherForMs))
    const visits = waiting
    waiting = []
    openSince = Number.NEGATIVE_INFINITY
    await flush(visits)
  }

  return visit => {
    waiting.push(visit)
    const now = performance.now()
    // A batch whose request was cut is flushed with a later one.
    if (now - openSince < callTimeoutMs) return undefined
    openSince = now
    return flushLater()
  }
}
