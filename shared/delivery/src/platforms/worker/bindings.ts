/** What `wrangler.jsonc` binds. */
import type { Bucket } from '../../storage/r2-storage.ts'
import type { GuardObject } from './canary-object.ts'

export type Bindings = {
  readonly STORE: Bucket
  /** The counters of the canary analysis; without them nothing is counted. */
  readonly GUARD?: { getByName(name: string): Pick<GuardObject, 'served' | 'report'> }
  /** As `GUARD` on Node: `off`, or what differs of `visits=200,worse=2%,settle=30s`. */
  readonly GUARD_SETTINGS?: string
  readonly FEDERATION_ORIGINS?: string
  /** Host of the admin origin, where releases are published and rolled out. */
  readonly ADMIN_HOST?: string
}
