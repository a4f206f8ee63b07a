/** The canary analysis of a Node process: counts with the others on its store, evaluates every few seconds, and keeps the totals there. */
import { createMetrics, evaluateEveryMs, logOnce, type MetricsOptions } from '../../canary/metrics.ts'
import { reportRoutes } from '../../canary/report-routes.ts'
import { createVisitReports, type VisitCounters } from '../../canary/visit-reports.ts'
import { endsWithin } from '../../storage/single-flight.ts'
import { openVisitJournal } from './visit-journal.ts'

type NodeCanaryOptions = MetricsOptions & {
  /** Folder of the store on the disk. */
  root: string
  /** Signs nonces; tried again while it fails. */
  secret: () => Promise<Uint8Array>
  siteOrigin?: string | undefined
  trustProxy?: boolean
}

/** A disk that hangs keeps no report waiting for longer. */
const diskTimeoutMs = 1000

/** Nothing is read or counted before `start`. */
export function openNodeCanary({ root, secret: readSecret, siteOrigin, trustProxy = false, ...options }: NodeCanaryOptions) {
  const { log, now = Date.now, settings, store } = options
  const attempt = logOnce(log)
  const metrics = createMetrics(options)
  let secret: Uint8Array | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let running: Promise<void> | undefined
  const journal = openVisitJournal({ storage: store.storage, root, log, now, settle: settings.settle })
  const counters: VisitCounters = {
    served(visit) {
      metrics.served(visit)
      if (!visit.ahead) journal.served(visit)
    },
    async report(visit, report) {
      const result = metrics.report(visit, report)
      if (result === 'taken') await endsWithin(diskTimeoutMs, journal.report(visit, report))
      return result
    },
  }
  const reports = createVisitReports({ now, secret: () => secret, watched: metrics.watched, counters })

  const evaluate = async (): Promise<void> => {
    await attempt('nothing is counted', async () => {
      secret ??= await readSecret()
    })
    await attempt('visits are not summed up', () => journal.follow(metrics))
    await metrics.evaluate()
  }

  return {
    issueVisitNonce: reports.issueVisitNonce,
    routes: reportRoutes({ reports, siteOrigin, trustProxy }),
    evaluate,
    /** Goes on from what the store has counted, reading a long journal behind the site, and evaluates. A store that fails is logged. */
    async start(): Promise<void> {
      const ended = (): void => {
        running = undefined
      }
      running = attempt('what was counted before is lost', () => journal.restore(metrics))
        .then(evaluate)
        .finally(ended)
      timer = setInterval(() => {
        running ??= evaluate().finally(ended)
      }, evaluateEveryMs).unref()
      await endsWithin(diskTimeoutMs, running)
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      await endsWithin(diskTimeoutMs, Promise.resolve(running).then(metrics.write))
      await journal.close()
    },
  }
}
