/**
 * One run of a piece of work for all who want its result at the same time. On Workers a run ends without an end when the
 * request that began it is cut: whoever waits for it would wait for ever, so nobody waits longer than `timeoutMs`.
 */

/** Milliseconds. Longer than any work that is shared takes. */
const defaultTimeoutMs = 3_000
/** So many times longer is the timeout with each run after one that was lost: a file that hangs holds one of Node's four threads each time. */
const timeoutGrowth = 10

type Run<T> = { readonly promise: Promise<T>; readonly began: number; readonly timeoutMs: number }

/**
 * @param timeoutMs milliseconds after which a run counts as lost, and those who waited for it begin another
 * @returns shares runs that have the same key; the result is not kept
 */
export function createSingleFlights<T>(timeoutMs = defaultTimeoutMs): (key: string, work: () => Promise<T>) => Promise<T> {
  const runs = new Map<string, Run<T>>()

  const begin = (key: string, work: () => Promise<T>, allowed: number): Promise<T> => {
    const run: Run<T> = {
      began: performance.now(),
      timeoutMs: allowed,
      promise: work().finally(() => runs.get(key) === run && runs.delete(key)),
    }
    runs.set(key, run)
    return run.promise
  }

  const share = (key: string, work: () => Promise<T>): Promise<T> => {
    const run = runs.get(key)
    if (!run) return begin(key, work, timeoutMs)
    const left = run.began + run.timeoutMs - performance.now()
    if (left <= 0) return begin(key, work, run.timeoutMs * timeoutGrowth)
    return within(run.promise, left, () => share(key, work))
  }
  return share
}

/** @returns runs `work`, once for all who ask while it runs */
export function createSingleFlight<T>(work: () => Promise<T>, timeoutMs = defaultTimeoutMs): () => Promise<T> {
  const share = createSingleFlights<T>(timeoutMs)
  return () => share('', work)
}

/** @param milliseconds after which `otherwise` is asked */
async function within<T>(promise: Promise<T>, milliseconds: number, otherwise: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lost = new Promise<'lost'>(resolve => {
    timer = setTimeout(() => resolve('lost'), milliseconds)
  })
  try {
    const first = await Promise.race([promise.then(value => ({ value })), lost])
    return first === 'lost' ? await otherwise() : first.value
  } finally {
    clearTimeout(timer)
  }
}
