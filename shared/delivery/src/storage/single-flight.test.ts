import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSingleFlights } from './single-flight.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = <T>(milliseconds: number, value: T) => new Promise<T>(resolve => setTimeout(() => resolve(value), milliseconds))
const never = () => new Promise<string>(() => {})

describe('a shared run', () => {
  test('is one for all who ask while it runs, and another for those who ask later', async () => {
    const share = createSingleFlights<string>()
    const work = vi.fn(() => after(100, 'done'))
    const asked = [share('page', work), share('page', work), share('page', work)]
    await vi.advanceTimersByTimeAsync(100)
    expect(await Promise.all(asked)).toEqual(['done', 'done', 'done'])
    expect(work).toHaveBeenCalledTimes(1)
    const later = share('page', work)
    await vi.advanceTimersByTimeAsync(100)
    expect(await later).toBe('done')
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('is one for each key', async () => {
    const share = createSingleFlights<string>()
    const both = Promise.all([share('a', () => after(10, 'first')), share('b', () => after(10, 'second'))])
    await vi.advanceTimersByTimeAsync(10)
    expect(await both).toEqual(['first', 'second'])
  })

  test('that fails fails for all who waited, and is tried again', async () => {
    const share = createSingleFlights<string>()
    const fail = () => after(10, '').then(() => Promise.reject(new Error('no')))
    const asked = Promise.allSettled([share('page', fail), share('page', fail)])
    await vi.advanceTimersByTimeAsync(10)
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const again = share('page', () => after(10, 'done'))
    await vi.advanceTimersByTimeAsync(10)
    expect(await again).toBe('done')
  })

  test('that never ends is left after a while: those who waited share another one', async () => {
    const share = createSingleFlights<string>(1000)
    void share('page', never)
    const work = vi.fn(() => after(10, 'done'))
    const waiting = Promise.all([share('page', work), share('page', work)])
    await vi.advanceTimersByTimeAsync(999)
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(11)
    expect(await waiting).toEqual(['done', 'done'])
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('that never ends, again and again, is begun ever more seldom', async () => {
    const share = createSingleFlights<string>(1000)
    const work = vi.fn(never)
    for (let second = 0; second < 100; second++) {
      void share('page', work)
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(work).toHaveBeenCalledTimes(3)
    expect(await Promise.race([share('other', () => after(0, 'done')), vi.advanceTimersByTimeAsync(1)])).toBe('done')
  })

  test('that never ends keeps nobody who comes later', async () => {
    const share = createSingleFlights<string>(1000)
    void share('page', never)
    await vi.advanceTimersByTimeAsync(1000)
    const later = share('page', () => after(10, 'done'))
    await vi.advanceTimersByTimeAsync(10)
    expect(await later).toBe('done')
  })
})
