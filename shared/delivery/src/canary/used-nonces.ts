/** Remembers what each nonce was used for, as long as it lives, in bounded memory. */
import { nonceSeconds } from './nonce.ts'

/** About 20 MB when full. */
const maxNonces = 200_000

export type UsedNonces = {
  /**
   * @param issued seconds since 1970
   * @returns bits that were set for it, 0 for one that was not used; undefined for one that may have been forgotten
   */
  usesOf(issued: number, id: string): number | undefined
  set(issued: number, id: string, uses: number): void
}

/** @param most nonces; when there are more, those of the oldest second go, and none of that time is taken any more */
export function createUsedNonces(most = maxNonces): UsedNonces {
  const seconds = new Map<number, Map<string, number>>()
  let size = 0
  /** Seconds since 1970: older ones may have been forgotten. */
  let floor = 0

  function forget(second: number): void {
    size -= seconds.get(second)?.size ?? 0
    seconds.delete(second)
    floor = Math.max(floor, second + 1)
  }

  function secondOf(issued: number): Map<string, number> {
    const known = seconds.get(issued)
    if (known) return known
    for (const second of seconds.keys()) if (second < issued - nonceSeconds) forget(second)
    const made = new Map<string, number>()
    seconds.set(issued, made)
    return made
  }

  return {
    usesOf: (issued, id) => (issued < floor ? undefined : (seconds.get(issued)?.get(id) ?? 0)),
    set: (issued, id, uses) => {
      const second = secondOf(issued)
      if (!second.has(id)) {
        while (size >= most) forget(Math.min(...seconds.keys()))
        if (issued < floor) return
        size += 1
      }
      second.set(id, uses)
    },
  }
}
