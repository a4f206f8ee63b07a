import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientOf, createRateLimit, readRateLimit } from './rate-limit.ts'

describe('a limit', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('takes so many requests of a client and says how long the next must wait', () => {
    const count = createRateLimit({ requests: 2, windowMs: 10_000 })
    expect([count('a'), count('a')]).toEqual([undefined, undefined])
    vi.advanceTimersByTime(4_000)
    expect(count('a')).toBe(6)
    vi.advanceTimersByTime(5_999.5)
    expect(count('a')).toBe(1)
    vi.advanceTimersByTime(1)
    expect(count('a')).toBeUndefined()
  })

  it('remembers no client beyond its time, also when nobody asks after it', () => {
    const count = createRateLimit({ requests: 1, windowMs: 10_000 })
    count('a')
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(5_000)
    count('b')
    vi.advanceTimersByTime(5_000)
    expect([vi.getTimerCount(), count('b')]).toEqual([1, 5])
    vi.advanceTimersByTime(5_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('holds for longer than timers go', () => {
    const count = createRateLimit({ requests: 1, windowMs: 30 * 86_400_000 })
    count('a')
    vi.advanceTimersByTime(10)
    expect(count('a')).toBeGreaterThan(29 * 86_400)
  })

  it('counts each client by itself', () => {
    const count = createRateLimit({ requests: 1, windowMs: 10_000 })
    expect([count('a'), count('b'), count('a'), count('b')]).toEqual([undefined, undefined, 10, 10])
  })

  it('forgets whoever began first when it knows 10,000', () => {
    const count = createRateLimit({ requests: 1, windowMs: 10_000 })
    for (let client = 0; client <= 10_000; client++) expect(count(String(client))).toBeUndefined()
    expect(count('10000')).toBe(10)
    expect(count('1')).toBe(10)
    expect(count('0')).toBeUndefined()
  })
})

describe('BOOKING_LIMIT', () => {
  it.each([
    ['10/1h', 10, 3_600_000],
    ['1/s', 1, 1_000],
    ['5/10min', 5, 600_000],
    ['100/2d', 100, 172_800_000],
  ])('%s is read', (text, requests, windowMs) => {
    expect(readRateLimit(text)).toEqual({ requests, windowMs })
  })

  it('can be switched off', () => {
    expect(readRateLimit('off')).toBeUndefined()
  })

  it.each(['', '10', '0/1h', '10/0h', '10/1w', '-1/1h', '1.5/1h', ' 10/1h', '10/1h '])('%j is refused, with what was expected', text => {
    expect(() => readRateLimit(text)).toThrow(`expected requests a time such as 20/1h or 5/10min, or off, got ${JSON.stringify(text)}`)
  })
})

describe('a client', () => {
  it.each([
    ['192.0.2.1', null, '192.0.2.1'],
    ['::ffff:192.0.2.1', undefined, '192.0.2.1'],
    [undefined, undefined, ''],
    ['192.0.2.1', '198.51.100.7', '198.51.100.7'],
    ['192.0.2.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    ['192.0.2.1', '203.0.113.9,::ffff:198.51.100.7 ', '198.51.100.7'],
    ['192.0.2.1', '203.0.113.9, unknown', '192.0.2.1'],
    ['192.0.2.1', '', '192.0.2.1'],
  ])('at %s, forwarded %s, is %s', (peer, forwarded, client) => {
    expect(clientOf(peer, forwarded)).toBe(client)
  })

  it.each(['2001:db8:0:1::1', '2001:0DB8::1:ffff:0:0:2', '2001:db8:0:1:a:b:c:d', '2001:db8:0:1::%eth0'])(
    'at %s is its network',
    address => {
      expect(clientOf(address)).toBe('2001:db8:0:1')
    },
  )

  it('at :: and ::1 is local', () => {
    expect(clientOf('::1')).toBe('0:0:0:0')
  })
})
