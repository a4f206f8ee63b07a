import type { GuardRemote } from './guard-object.ts'
import type { Bucket } from './r2-bucket.ts'

/** What `wrangler.jsonc` binds. */
export type Bindings = {
  /** The release store. */
  readonly STORE: Bucket
  /** The counters of the guard; without them nothing is counted. */
  readonly GUARD?: { getByName(name: string): GuardRemote }
  /** As `GUARD` on Node: `off`, or what differs of `visits=200,worse=2%,settle=30s`. */
  readonly GUARD_SETTINGS?: string
  /** Host of the second origin, where releases are published and rolled out. */
  readonly ADMIN_HOST?: string
}
