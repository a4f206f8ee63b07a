/** Remembers what each nonce was used for, as long as it lives, in bounded memory. */
import { nonceSeconds } from './nonce.ts'

/** About 30 MB when full. */
const defaultMax = 200_000

export type UsedNonces = {
  /**
   * @param issued seconds since 1970
   * @returns bits that were set for it, 0 for one that was not used; undefined for one that may have been forgotten
   */
  usesOf(issued: number, id: string): number | undefined
  set(issued: number, id: string, uses: number): void
}

/** @param max nonces; beyond them the first used go, and none is taken any more that is as old as those */
export function createUsedNonces(max = defaultMax): UsedNonces {
  const known = new Map<string, { readonly issued: number; readonly uses: number }>()
  /** Seconds since 1970: nonces issued before may have been forgotten. */
  let floor = 0

  function makeRoom(expired: number): void {
    for (const [nonce, { issued }] of known) {
      if (known.size < max && issued >= expired) return
      known.delete(nonce)
      floor = Math.max(floor, issued + 1)
    }
  }

  return {
    usesOf: (issued, id) => (issued < floor ? undefined : (known.get(`${issued} ${id}`)?.uses ?? 0)),
    set: (issued, id, uses) => {
      const nonce = `${issued} ${id}`
      if (!known.has(nonce)) makeRoom(issued - nonceSeconds)
      if (issued >= floor) known.set(nonce, { issued, uses })
    },
  }
}
