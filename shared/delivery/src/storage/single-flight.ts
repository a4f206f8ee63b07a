/**
 * One run of a piece of work for all who want its result at the same time. On Workers a run ends without an end when the
 * request that began it is cut: who waits for it would wait for ever, so nobody waits longer than `timeoutMs`.
 */
import pTimeout from 'p-timeout'

/** Longer than any work that is shared takes. */
const defaultTimeoutMs = 3_000
/** Each run after a lost one is given 10 times longer: a hung call of the file system occupies one of Node's four threads. */
const timeoutGrowth = 10
type Run<T> = { readonly promise: Promise<T>; readonly began: number; readonly timeoutMs: number }

/** @param timeoutMs after which a run counts as lost, and those who waited for it begin another @returns shares runs of the same key */
export function createSingleFlights<T>(timeoutMs = defaultTimeoutMs): (key: string, work: () => Promise<T>) => Promise<T> {
  const runs = new Map<string, Run<T>>()

  const begin = (key: string, work: () => Promise<T>, allowedMs: number): Promise<T> => {
    const promise = work().finally(() => runs.get(key) === run && runs.delete(key))
    const run = { promise, began: performance.now(), timeoutMs: allowedMs }
    runs.set(key, run)
    return promise
  }

  const share = (key: string, work: () => Promise<T>): Promise<T> => {
    const run = runs.get(key)
    if (!run) return begin(key, work, timeoutMs)
    const milliseconds = run.began + run.timeoutMs - performance.now()
    if (milliseconds <= 0) return begin(key, work, run.timeoutMs * timeoutGrowth)
    return pTimeout(run.promise, { milliseconds, fallback: () => share(key, work) })
  }
  return share
}

/** @returns runs `work`, once for all who call while it runs */
export function createSingleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  const share = createSingleFlights<T>()
  return () => share('', work)
}

/** @returns runs `work` for the first who calls, keeps its result for all, and forgets a failure: the next call tries again */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  return () => {
    kept ??= work().catch(error => {
      kept = undefined
      throw error
    })
    return kept
  }
}

/** A process that other work blocks loses one of them, and not the whole wait. */
const steps = 10

/** @param timeoutMs counted in ten steps @returns whether the work has ended, well or not */
export async function endsWithin(timeoutMs: number, work: Promise<unknown>): Promise<boolean> {
  const ended = work.then(
    () => true,
    () => true,
  )
  const step = { milliseconds: Math.max(timeoutMs / steps, 1), fallback: () => false }
  for (let count = 0; count < steps; count++) if (await pTimeout(ended, step)) return true
  return false
}
