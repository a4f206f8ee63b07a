/** Resources in memory, within a budget: those that were asked for least recently go first. */
import { LRUCache } from 'lru-cache'
import { createSingleFlights } from '../storage/single-flight.ts'
import type { Resource } from './resource.ts'

/** The resource of a key: at hand at once while it is kept, else made, once for all who ask at the same time. */
export type ResourceCache<R extends Resource | undefined> = (key: string, make: () => Promise<R>) => Resource | Promise<R>

/**
 * @param budget bytes of all resources together, in all their encodings
 * @returns a cache that keeps what is made, but for what is larger than the budget, undefined, or streamed from the storage
 */
export function createResourceCache<R extends Resource | undefined>(budget: number): ResourceCache<R> {
  const kept = new LRUCache<string, Resource>({ maxSize: budget, sizeCalculation: sizeOf })
  const share = createSingleFlights<R>()
  const made = async (key: string, make: () => Promise<R>): Promise<R> => {
    const resource = await make()
    if (resource?.variants.identity.body instanceof Uint8Array) kept.set(key, resource)
    return resource
  }
  return (key, make) => kept.get(key) ?? share(key, () => made(key, make))
}

const sizeOf = ({ variants }: Resource): number => Object.values(variants).reduce((sum, { size }) => sum + size, 1)
