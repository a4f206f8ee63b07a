/** What whoever runs the site can set, from the environment. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCanarySettings } from '../../canary/canary-settings.ts'
import { isLoopback } from '../../http/asked-origin.ts'
import { openTo } from '../../http/cross-origin.ts'
import { readRateLimit } from '../../http/rate-limit.ts'

export type Settings = ReturnType<typeof readSettings>
export type AdminSettings = NonNullable<Settings['admin']>

const defaultPort = 4170
const root = fileURLToPath(new URL('../../../../..', import.meta.url))

/** Folder of the release store: `STORE`, or `var/store` of the checkout. */
export const storeDirectory = (env: NodeJS.ProcessEnv): string => resolve(root, env.STORE || 'var/store')

/** Folder of the booking requests: `OUTBOX`, or `var/outbox` of the checkout. */
export const outboxDirectory = (env: NodeJS.ProcessEnv): string => resolve(root, env.OUTBOX || 'var/outbox')
export const exportDirectory = resolve(root, 'dist/site')

/** @throws {Error} naming the variable and what was expected. */
export const readSettings = (env: NodeJS.ProcessEnv) => ({
  port: readPort('PORT', env.PORT, defaultPort),
  host: env.HOST || undefined,
  store: storeDirectory(env),
  outbox: outboxDirectory(env),
  /** Days after which a request is deleted: the privacy policy promises twelve months. */
  outboxDays: env.OUTBOX_DAYS ? readDays('OUTBOX_DAYS', env.OUTBOX_DAYS) : 365,
  bookingLimit: withName('BOOKING_LIMIT', () => readRateLimit(env.BOOKING_LIMIT || '20/1h')),
  smtpUrl: env.SMTP_URL || undefined,
  accessLog: readSwitch('LOG', env.LOG) ? undefined : resolve(root, env.ACCESS_LOG || 'var/log/access.log'),
  trustProxy: readSwitch('TRUST_PROXY', env.TRUST_PROXY),
  crossOrigin: withName('FEDERATION_ORIGINS', () => openTo(env.FEDERATION_ORIGINS)),
  site: readSite(env.SITE),
  admin: env.ADMIN_PORT === 'off' ? undefined : readAdmin(env),
  guard: withName('GUARD', () => readCanarySettings(env.GUARD)),
})

function readAdmin({ ADMIN_PORT, ADMIN_HOST, ADMIN_NAMES, PORT }: NodeJS.ProcessEnv) {
  const host = ADMIN_HOST || '127.0.0.1'
  const names: readonly string[] = (ADMIN_NAMES || '').split(',').flatMap(name => name.trim().toLowerCase() || [])
  const wrong = names.find(name => !/^(?:\[[\da-f:.]+\]|[^\s/:]+)$/.test(name))
  if (wrong) throw new Error(`ADMIN_NAMES: expected a host name such as releases.example.org, got ${JSON.stringify(wrong)}`)
  // A site on any free port, as in tests, has an admin origin on any free port.
  const port = readPort('ADMIN_PORT', ADMIN_PORT, PORT === '0' ? 0 : 4171)
  if (port > 0 && port === readPort('PORT', PORT, defaultPort)) throw new Error(`ADMIN_PORT: expected another port than PORT, got ${port}`)
  return {
    port,
    host,
    /** Names it is known by besides those of this machine; undefined takes any. */
    names: isLoopback(host) || names.length > 0 ? names : undefined,
  }
}

function readSwitch(name: string, value: string | undefined): boolean {
  if (!value || value === '0' || value === '1') return value === '1'
  throw new Error(`${name}: expected 0 or 1, got ${JSON.stringify(value)}`)
}

function readPort(name: string, value: string | undefined, defaultPort: number): number {
  if (!value) return defaultPort
  if (/^\d+$/.test(value) && Number(value) <= 65_535) return Number(value)
  throw new Error(`${name}: expected a number from 0 to 65535, got ${JSON.stringify(value)}`)
}

/** @param name of the variable or option @throws {Error} for anything but a number of days from 1 to 99999. */
export function readDays(name: string, value: string): number {
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value)
  throw new Error(`${name}: expected a number of days from 1 to 99999, got ${JSON.stringify(value)}`)
}

/** @returns the origin of the site's address @throws {Error} for what is no http address. */
export function readSite(value: string | undefined): string | undefined {
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (/^https?:$/.test(url?.protocol ?? '') && url?.pathname === '/') return url.origin
  throw new Error(`SITE: expected the address of the site such as https://example.org, without a path, got ${JSON.stringify(value)}`)
}

function withName<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  }
}
