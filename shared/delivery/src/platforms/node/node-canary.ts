/** The canary analysis of one Node process: counts in memory, evaluates every few seconds, and keeps the totals in the store. */
import { createMetrics, evaluateEveryMs, logOnce, type MetricsOptions } from '../../canary/metrics.ts'
import { reportRoutes } from '../../canary/report-routes.ts'
import { createVisitReports } from '../../canary/visit-reports.ts'

type NodeCanaryOptions = MetricsOptions & {
  /** Signs nonces; tried again while it fails. */
  secret: () => Promise<Uint8Array>
  siteOrigin?: string | undefined
  trustProxy?: boolean
}

export type NodeCanary = ReturnType<typeof openNodeCanary>

/** Nothing is read or counted before `start`. */
export function openNodeCanary({ secret: readSecret, siteOrigin, trustProxy = false, ...options }: NodeCanaryOptions) {
  const { log, now = Date.now } = options
  const attempt = logOnce(log)
  const metrics = createMetrics(options)
  let secret: Uint8Array | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let running: Promise<void> | undefined
  const reports = createVisitReports({ now, secret: () => secret, watched: metrics.watched, counters: metrics })

  const evaluate = async (): Promise<void> => {
    await attempt('nothing is counted', async () => {
      secret ??= await readSecret()
    })
    await metrics.evaluate()
  }

  return {
    issueVisitNonce: reports.issueVisitNonce,
    routes: reportRoutes({ reports, siteOrigin, trustProxy }),
    evaluate,
    /** Goes on from the totals in the store, and begins to evaluate. A store that fails is logged; the site is served all the same. */
    async start(): Promise<void> {
      await metrics.restore()
      await evaluate()
      timer = setInterval(() => {
        running ??= evaluate().finally(() => {
          running = undefined
        })
      }, evaluateEveryMs)
      timer.unref()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
      await metrics.write()
    },
  }
}
