/** What whoever runs the site can set, from the environment. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RateLimit, readRateLimit } from './booking/rate-limit.ts'

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
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Folder of the release store: `STORE`, or `var/store` of the checkout. */
export const storeDirectory = (env: NodeJS.ProcessEnv): string => resolve(root, env.STORE || 'var/store')

/** Folder of the booking requests: `OUTBOX`, or `var/outbox` of the checkout. */
export const outboxDirectory = (env: NodeJS.ProcessEnv): string => resolve(root, env.OUTBOX || 'var/outbox')

/** Where a static copy of the site goes by default. */
export const exportDirectory = resolve(root, 'dist/site')

/** @throws {Error} naming the variable and what was expected. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: readPort(env.PORT),
    host: env.HOST || undefined,
    store: storeDirectory(env),
    outbox: outboxDirectory(env),
    outboxDays: readDays(env.OUTBOX_DAYS),
    bookingLimit: readLimit(env.BOOKING_LIMIT),
    smtpUrl: env.SMTP_URL || undefined,
    accessLog: env.LOG ? undefined : resolve(root, 'var/log/access.log'),
    trustProxy: env.TRUST_PROXY === '1',
  }
}

function readPort(value: string | undefined): number {
  if (!value) return 4170
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535) throw new Error(`PORT: expected a number from 0 to 65535, got ${JSON.stringify(value)}`)
  return port
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
