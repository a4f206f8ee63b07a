/** Waiting, but not for ever. */
import pTimeout from 'p-timeout'

/** A process that other work blocks loses one of them, and not the whole wait. */
const steps = 10

/**
 * @param timeoutMs counted in ten steps: while other work blocks this process, at most one of them passes
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
