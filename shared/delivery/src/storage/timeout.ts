/** Waiting, but not for ever. */
import pTimeout from 'p-timeout'

/** Parts of the wait. A process that is held up loses one of them, and not the whole wait. */
const steps = 10

/**
 * @param timeoutMs counted while this process is free to take answers: one that is held up by other work does not take that
 *   for a delay of whoever should answer
 * @returns whether the work has ended, well or not
 */
export async function endsWithin(timeoutMs: number, work: Promise<unknown>): Promise<boolean> {
  const ended = work.then(
    () => true,
    () => true,
  )
  const step = { milliseconds: Math.max(timeoutMs / steps, 1), fallback: () => false }
  for (let count = 0; count < steps; count++) if (await pTimeout(ended, step)) return true
  return false
}
