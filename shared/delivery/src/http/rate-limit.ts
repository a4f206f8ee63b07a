import { isIPv4, isIPv6 } from 'node:net'

export type RateLimit = {
  readonly requests: number
  /** Milliseconds in which so many are taken from one client. They begin with its first request. */
  readonly within: number
}

/** Clients that are remembered: some megabyte. The one that began first is forgotten first. */
const maxClients = 10_000

const units = { s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 } as const

/**
 * @param text `20/1h`, `5/10min`, or `off`
 * @returns undefined for `off`
 * @throws {Error} for anything else
 */
export function readRateLimit(text: string): RateLimit | undefined {
  if (text === 'off') return undefined
  const [, requests, count = '1', unit] = /^([1-9]\d*)\/([1-9]\d*)?(s|min|h|d)$/.exec(text) ?? []
  if (!requests || !unit) throw new Error(`expected requests a time such as 20/1h or 5/10min, or off, got ${JSON.stringify(text)}`)
  return { requests: Number(requests), within: Number(count) * units[unit as keyof typeof units] }
}

type Window = { count: number; readonly ends: number }

/**
 * Counts in memory: a restart forgets, and nothing about a visitor is stored.
 * @returns a function that counts one request of a client: undefined when it is taken, or else the seconds
 *   after which one will be
 */
export function createRateLimit({ requests, within }: RateLimit): (client: string) => number | undefined {
  /** All last equally long, so those that began first end first. */
  const windows = new Map<string, Window>()
  /** Goes on where it was: from the front, each search would pass all that was deleted there before. */
  let begun = windows.entries()
  let oldest: [string, Window] | undefined

  function nextOldest(): [string, Window] | undefined {
    const { done, value } = begun.next()
    if (done) begun = windows.entries()
    return done ? undefined : value
  }

  function makeRoom(now: number): void {
    for (oldest ??= nextOldest(); oldest; oldest = nextOldest()) {
      const [client, window] = oldest
      if (windows.get(client) !== window) continue
      if (window.ends > now && windows.size < maxClients) return
      windows.delete(client)
    }
  }

  return client => {
    const now = performance.now()
    const open = windows.get(client)
    if (open && open.ends > now) {
      if (open.count >= requests) return Math.ceil((open.ends - now) / 1000)
      open.count += 1
      return undefined
    }
    windows.delete(client)
    makeRoom(now)
    windows.set(client, { count: 1, ends: now + within })
    return undefined
  }
}

/**
 * Who is counted. An IPv6 client is its network of 64 bits, which is what one household is given.
 * @param peer address of the connection
 * @param forwarded `X-Forwarded-For`, where a proxy that sets it truthfully is the peer: its last entry is the
 *   proxy's own word, those before it are whatever the client wrote
 */
export function clientOf(peer: string | undefined, forwarded?: string | null): string {
  const named = forwarded?.split(',').at(-1)?.trim() ?? ''
  if (isIPv4(named)) return named
  const address = isIPv6(named) ? named : (peer ?? '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped ?? (isIPv6(address) ? networkOf(address) : address)
}

/** The first four of eight groups, `2001:db8:0:1`. */
function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const groups = (part: string): string[] => (part ? part.split(':') : [])
  const [first, last] = [groups(head), groups(tail ?? '')]
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const all = [...first, ...new Array<string>(missing).fill('0'), ...last]
  return all
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
