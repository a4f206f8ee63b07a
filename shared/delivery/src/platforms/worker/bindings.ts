/** What `wrangler.jsonc` binds. */
import type { CanarySnapshot } from '../../canary/canary-snapshot.ts'
import type { ReportResult, VisitReport } from '../../canary/counters.ts'
import type { NonceContent, ServedVisit } from '../../canary/nonce.ts'
import type { ProgramName } from '../../release/release.ts'
import type { Bucket } from '../../storage/r2-storage.ts'

export type Bindings = {
  /** The release store. */
  readonly STORE: Bucket
  /** The counters of the canary analysis; without them nothing is counted. */
  readonly GUARD?: { getByName(name: string): RemoteCounters }
  /** As `GUARD` on Node: `off`, or what differs of `visits=200,worse=2%,settle=30s`. */
  readonly GUARD_SETTINGS?: string
  /** Host of the admin origin, where releases are published and rolled out. */
  readonly ADMIN_HOST?: string
}

/** What isolates call of the Durable Object that counts. */
export type RemoteCounters = {
  /** @returns the programs that have a canary */
  served(visits: readonly ServedVisit[]): Promise<ProgramName[]>
  report(visit: NonceContent, report: VisitReport): Promise<ReportResult>
  snapshot(): Promise<CanarySnapshot>
}
