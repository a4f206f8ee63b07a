/** What whoever runs the site can set, from the environment. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CanarySettings, readCanarySettings } from '../../canary/canary-settings.ts'
import { type RateLimit, readRateLimit } from '../../http/rate-limit.ts'

export type Settings = {
  port: number
  host: string | undefined
  /** Folder of the release store. */
  store: string
  /** Folder of the booking requests. */
  outbox: string
  /** Days after which a request is deleted. */
  outboxDays: number
  /** New requests that one client may send. */
  bookingLimit: RateLimit | undefined
  smtpUrl: string | undefined
  /** File of the access log; undefined writes it to the standard output. */
  accessLog: string | undefined
  trustProxy: boolean
  /** Public address of the site, where it is not the one it listens on. */
  site: string | undefined
  /** The admin origin; undefined when it is switched off. */
  admin: AdminSettings | undefined
  /** When a canary counts as worse; undefined when nothing is counted. */
  guard: CanarySettings | undefined
}

export type AdminSettings = {
  port: number
  host: string
  /** Names it is known by besides those of this machine; undefined takes any. */
  names: readonly string[] | undefined
}

const root = fileURLToPath(new URL('../../../../..', import.meta.url))

/** Folder of the release store: `STORE`, or `var/store` of the checkout. */
export const storeDirectory = (env: NodeJS.ProcessEnv): string => resolve(root, env.STORE || 'var/store')

/** Folder of the booking requests: `OUTBOX`, or `var/outbox` of the checkout. */
export const outboxDirectory = (env: NodeJS.ProcessEnv): string => resolve(root, env.OUTBOX || 'var/outbox')

/** Where a static copy of the site goes by default. */
export const exportDirectory = resolve(root, 'dist/site')

/** @throws {Error} naming the variable and what was expected. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: readPort('PORT', env.PORT, 4170),
    host: env.HOST || undefined,
    store: storeDirectory(env),
    outbox: outboxDirectory(env),
    outboxDays: readDays(env.OUTBOX_DAYS),
    bookingLimit: readLimit(env.BOOKING_LIMIT),
    smtpUrl: env.SMTP_URL || undefined,
    accessLog: env.LOG ? undefined : resolve(root, env.ACCESS_LOG || 'var/log/access.log'),
    trustProxy: env.TRUST_PROXY === '1',
    site: readSite(env.SITE),
    admin: readAdmin(env),
    guard: readGuardSettings(env.GUARD),
  }
}

function readPort(name: string, value: string | undefined, usual: number): number {
  if (!value) return usual
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535) throw new Error(`${name}: expected a number from 0 to 65535, got ${JSON.stringify(value)}`)
  return port
}

function readSite(value: string | undefined): string | undefined {
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin
  throw new Error(`SITE: expected the address of the site such as https://example.org, got ${JSON.stringify(value)}`)
}

/** A site on any free port, as in tests, has a admin origin on any free port. */
function readAdmin({ ADMIN_PORT, ADMIN_HOST, ADMIN_NAMES, PORT }: NodeJS.ProcessEnv): AdminSettings | undefined {
  if (ADMIN_PORT === 'off') return undefined
  const host = ADMIN_HOST || '127.0.0.1'
  const isLocal = /^(localhost|127\..*|::1)$/.test(host)
  const names = (ADMIN_NAMES || '').split(',').flatMap(name => name.trim().toLowerCase() || [])
  return {
    port: readPort('ADMIN_PORT', ADMIN_PORT, PORT === '0' ? 0 : 4171),
    host,
    names: isLocal || names.length > 0 ? names : undefined,
  }
}

/** The privacy policy promises that a request is deleted after twelve months. */
function readDays(value: string | undefined): number {
  if (!value) return 365
  if (!/^[1-9]\d{0,4}$/.test(value)) throw new Error(`OUTBOX_DAYS: expected a number of days from 1 to 99999, got ${JSON.stringify(value)}`)
  return Number(value)
}

function readLimit(value: string | undefined): RateLimit | undefined {
  try {
    return readRateLimit(value || '20/1h')
  } catch (error) {
    throw new Error(`BOOKING_LIMIT: ${(error as Error).message}`, { cause: error })
  }
}

function readGuardSettings(value: string | undefined): CanarySettings | undefined {
  try {
    return readCanarySettings(value)
  } catch (error) {
    throw new Error(`GUARD: ${(error as Error).message}`, { cause: error })
  }
}
