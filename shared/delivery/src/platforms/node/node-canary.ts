/** The guard of one Node process: counts in memory, looks at the canaries every few seconds, and keeps the totals in the store. */
import type { Hono } from 'hono'
import type { GuardSettings } from '../../canary/canary-settings.ts'
import { createGuard, type Guard } from '../../canary/guard.ts'
import { createMetrics, sayOnce } from '../../canary/metrics.ts'
import { reportRoutes } from '../../canary/report-routes.ts'
import type { Platform } from '../../http/responses.ts'
import type { ReleaseStore } from '../../store/release-store.ts'

/** Milliseconds between two looks. */
const period = 5_000

export type NodeGuardOptions = {
  store: Pick<ReleaseStore, 'storage' | 'readRollout' | 'stop'>
  /** Signs nonces; tried again while it fails. */
  secret: () => Promise<Uint8Array>
  settings: GuardSettings
  /** The site's public origin. */
  siteOrigin: string
  /** Whether a proxy in front says truthfully, in `X-Forwarded-For`, who asks. */
  trustProxy?: boolean
  /** Gets what went wrong, and what was stopped, in words. */
  log: (message: string) => void
  /** Milliseconds since 1970. */
  now?: () => number
}

export type NodeGuard = Pick<Guard, 'issueVisitNonce' | 'snapshot'> & {
  /** To be mounted at `/`. */
  readonly routes: Hono<Platform>
  /** Goes on from the totals in the store, and begins to look. A store that fails is logged; the site is served all the same. */
  start(): Promise<void>
  /** Looks once, as every five seconds. */
  look(): Promise<void>
  /** Writes what was counted and ends. */
  stop(): Promise<void>
}

export function openNodeGuard(options: NodeGuardOptions): NodeGuard {
  const { store, settings, siteOrigin, trustProxy = false, log, now = Date.now } = options
  const trouble = sayOnce(log)
  const metrics = createMetrics({ store, settings, log, now })
  let secret: Uint8Array | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let looking: Promise<void> | undefined
  const guard = createGuard({ now, secret: () => secret, watched: metrics.watched, counters: metrics })

  const readSecret = async (): Promise<void> => {
    secret ??= await options.secret()
  }

  const look = async (): Promise<void> => {
    await trouble('nothing is counted', readSecret)
    await metrics.look()
  }

  return {
    ...guard,
    routes: reportRoutes({ guard, siteOrigin, trustProxy }),
    look,
    start: async () => {
      await metrics.restore()
      await look()
      timer = setInterval(() => {
        looking ??= look().finally(() => {
          looking = undefined
        })
      }, period)
      timer.unref()
    },
    stop: async () => {
      clearInterval(timer)
      await looking
      await metrics.write()
    },
  }
}
