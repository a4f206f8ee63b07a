/** Waiting, but not for ever. */

/** The wait is made of so many. */
const steps = 10

/**
 * @param milliseconds counted while this process is free to take answers: one that is held up by other work does not take
 *   that for a delay of whoever should answer
 * @returns whether the work has ended, well or not
 */
export async function endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const ended = work.then(
    () => true,
    () => true,
  )
  for (let step = 0; step < steps; step++) if (await endsNext(milliseconds / steps, ended)) return true
  return false
}

async function endsNext(milliseconds: number, ended: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(resolve, milliseconds, false)
  })
  try {
    return await Promise.race([ended, late])
  } finally {
    clearTimeout(timer)
  }
}
