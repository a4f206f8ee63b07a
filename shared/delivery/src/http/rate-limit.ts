/** How much one client may ask for, and who that is. */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import type { Ctx } from './responses.ts'

export type RateLimit = {
  readonly requests: number
  /** Milliseconds in which so many are taken from one client. They begin with its first request. */
  readonly windowMs: number
}

/** Clients that are remembered: some megabyte. The one that began first is forgotten first. */
const maxClients = 10_000
/** Milliseconds: Node's timers take no more. A window that is longer is forgotten then. */
const maxTimerMs = 2 ** 31 - 1
const units = { s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** @param text `20/1h`, `5/10min`, or `off` @returns undefined for `off` @throws {Error} for anything else */
export function readRateLimit(text: string): RateLimit | undefined {
  if (text === 'off') return undefined
  const [, requests, count = '1', unit] = /^([1-9]\d*)\/([1-9]\d*)?(s|min|h|d)$/.exec(text) ?? []
  if (!requests || !unit) throw new Error(`expected requests a time such as 20/1h or 5/10min, or off, got ${JSON.stringify(text)}`)
  return { requests: Number(requests), windowMs: Number(count) * units[unit as keyof typeof units] }
}

/** Counts in memory: nothing about a visitor is stored. @returns undefined for a request that is taken, or else seconds to wait */
export function createRateLimit({ requests, windowMs }: RateLimit): (client: string) => number | undefined {
  /** In the order in which they began: `peek` leaves it as it is. Each goes when its time ends, whether anybody asks or not. */
  const windows = new LRUCache<string, { count: number; readonly ends: number; readonly timer: NodeJS.Timeout }>({
    max: maxClients,
    dispose: ({ timer }) => clearTimeout(timer),
  })
  return client => {
    const now = performance.now()
    const open = windows.peek(client)
    if (open && open.ends > now) return open.count++ < requests ? undefined : Math.ceil((open.ends - now) / 1000)
    windows.set(client, {
      count: 1,
      ends: now + windowMs,
      timer: setTimeout(() => windows.delete(client), Math.min(windowMs, maxTimerMs)).unref(),
    })
    return undefined
  }
}

/**
 * Who is counted. An IPv6 client is its network of 64 bits, which is what one household is given: `2001:db8:0:1`.
 * @param forwarded `X-Forwarded-For` of a truthful proxy: its last entry is the proxy's word, those before it the client's
 */
export function clientOf(peer = '', forwarded?: string | null): string {
  const named = forwarded?.split(',').at(-1)?.trim() ?? ''
  const address = isIP(named) ? named : peer
  if (isIP(address) !== 6) return address
  const read = ipaddr.process(address)
  return read instanceof ipaddr.IPv4 ? read.toString() : read.toNormalizedString().split(':', 4).join(':')
}

/** The same of a request to Hono. @param trustProxy whether a proxy in front says truthfully, in `X-Forwarded-For`, who asks */
export const clientIn = ({ env, req }: Pick<Ctx, 'env' | 'req'>, trustProxy: boolean): string =>
  clientOf(env?.incoming?.socket?.remoteAddress, trustProxy ? req.header('x-forwarded-for') : undefined)
