/** The program behind `npm start`: settings in, a served site out, an orderly end on a signal. */
import { identity as record } from '@site/identity'
import { openBooking } from '../../booking/booking.ts'
import { createLogWriter } from '../../http/access-log.ts'
import { createFileStorage } from '../../storage/file-storage.ts'
import { readSecret } from '../../storage/signed-value.ts'
import { createReleaseStore } from '../../store/release-store.ts'
import { startAdmin } from './admin-server.ts'
import { openNodeCanary } from './node-canary.ts'
import { createProcessMetrics } from './process-metrics.ts'
import { startServer } from './server.ts'
import { readSettings } from './settings.ts'

/**
 * @returns addresses: `admin` is undefined when it is off or its port is taken, `origin` when documents name the one that is asked
 * @throws {Error} in words for whoever runs the site, when it cannot start.
 */
export async function serve(env: NodeJS.ProcessEnv = process.env) {
  const settings = readSettings(env)
  const report = (message: string): void => void process.stderr.write(`${new Date().toISOString()} ${message}\n`)
  const origin = settings.site ?? record.origin
  const identity = { ...record, ...(origin && { origin }) }
  const records = createLogWriter(settings.accessLog, report)
  const metrics = createProcessMetrics()
  const logEvent = (event: object) => void records.write(`${JSON.stringify({ time: new Date().toISOString(), ...event })}\n`)
  const booking = openBooking({
    outboxDirectory: settings.outbox,
    smtpUrl: settings.smtpUrl,
    days: settings.outboxDays,
    limit: settings.bookingLimit,
    trustProxy: settings.trustProxy,
    identity,
    log: event => {
      metrics.booking(event)
      logEvent(event)
    },
  })
  const store = createReleaseStore(createFileStorage(settings.store))
  const guard =
    settings.guard &&
    openNodeCanary({
      store,
      root: settings.store,
      settings: settings.guard,
      secret: () => readSecret(store.storage),
      siteOrigin: identity.origin,
      trustProxy: settings.trustProxy,
      log: report,
    })
  const server = await startServer({
    port: settings.port,
    host: settings.host,
    store,
    identity,
    booking: booking.routes,
    ...(guard && { reports: guard.routes, issueVisitNonce: guard.issueVisitNonce }),
    log: report,
    trustProxy: settings.trustProxy,
    crossOrigin: settings.crossOrigin,
    writeAccess: records.write,
    measure: metrics.request,
    count: metrics.resource,
  })
  booking.start()
  const admin = await startAdmin({
    settings: settings.admin,
    store,
    siteName: identity.name,
    // Behind a proxy visitors know the site by another address than this one.
    origin: settings.site ?? ((settings.trustProxy && origin) || server.address),
    health: server.health,
    guard: settings.guard ?? 'off',
    log: logEvent,
    metrics: api => metrics.text({ api, waitingMails: booking.waitingMails, folders: { store: settings.store, outbox: settings.outbox } }),
    report,
    trustProxy: settings.trustProxy,
  })
  await guard?.start()
  const stop = async (): Promise<void> => {
    await Promise.all([server.stop(), admin?.stop()])
    await booking.stop()
    await guard?.stop()
    await records.close()
  }
  return { address: server.address, admin: admin?.address, origin, stop }
}

/** Serves until SIGTERM or SIGINT; a second signal ends at once. */
export async function runServer(): Promise<void> {
  // Where nobody takes what is said, or the disk behind it is full, the site goes on without it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  try {
    const { address, admin, origin, stop } = await serve()
    const named = origin ?? 'the address asked on this machine; set SITE, or origin in shared/identity/content/identity.ts, for others'
    process.stdout.write(`${address}\n${admin ? `Releases: ${admin}/status\n` : ''}Pages name as their own: ${named}\n`)
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        process.once(signal, () => process.exit(1))
        stop().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      })
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
