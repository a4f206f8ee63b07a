/** Resources in memory, within a budget. */
import type { Resource } from './resource.ts'

export type ResourceCache = {
  get(key: string): Resource | undefined
  /** @param size in bytes */
  set(key: string, resource: Resource, size: number): void
}

type Entry = { readonly resource: Resource; readonly size: number; asked: boolean }

/**
 * What was not asked for since it was passed over last goes first: nearly the order of last use, without moving an entry
 * for each request.
 * @param budget bytes of all resources together
 */
export function createResourceCache(budget: number): ResourceCache {
  const entries = new Map<string, Entry>()
  let total = 0

  const drop = (key: string): void => {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  const makeRoom = (size: number): void => {
    for (const [key, entry] of entries) {
      if (total + size <= budget) return
      if (!entry.asked) drop(key)
      else {
        entry.asked = false
        entries.delete(key)
        entries.set(key, entry)
      }
    }
  }

  return {
    get: key => {
      const entry = entries.get(key)
      if (entry) entry.asked = true
      return entry?.resource
    },
    set: (key, resource, size) => {
      drop(key)
      if (size > budget) return
      makeRoom(size)
      entries.set(key, { resource, size, asked: false })
      total += size
    },
  }
}
