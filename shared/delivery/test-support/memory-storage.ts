/** Storage in memory, and storages that break off or take turns: to see what several programs do to one store. */
import { assertKey, type Bytes, type Storage } from '../src/storage/storage.ts'

export type MemoryStorage = Storage & { readonly keys: () => string[] }

export function memoryStorage(): MemoryStorage {
  const files = new Map<string, { bytes: Bytes; version: string }>()
  let versions = 0
  const put = (key: string, bytes: Uint8Array): void => {
    assertKey(key)
    files.set(key, { bytes: new Uint8Array(bytes), version: String(++versions) })
  }
  return {
    keys: () => [...files.keys()].sort(),
    stat: async key => {
      const file = files.get(key)
      return file && { size: file.bytes.length, version: file.version }
    },
    read: async key => files.get(key),
    stream: async (key, from, to) => {
      const file = files.get(key)
      return file && new Blob([file.bytes.slice(from, to + 1)]).stream()
    },
    list: async folder => {
      const below = [...files.keys()].filter(key => key.startsWith(`${folder}/`))
      return [...new Set(below.map(key => key.slice(folder.length + 1).replace(/\/.*/, '')))].sort()
    },
    write: async (key, bytes) => put(key, bytes),
    writeIf: async (key, bytes, version) => {
      if (files.get(key)?.version !== version) return false
      put(key, bytes)
      return true
    },
    delete: async key => void files.delete(key),
  }
}

/** Something happens before each operation. It may not come to it. */
export function before(storage: Storage, happens: (operation: keyof Storage, key: string) => Promise<void>): Storage {
  const guarded =
    <K extends keyof Storage>(operation: K) =>
    async (key: string, ...rest: unknown[]) => {
      await happens(operation, key)
      return (storage[operation] as (...all: unknown[]) => unknown)(key, ...rest)
    }
  const operations = ['stat', 'read', 'stream', 'list', 'write', 'writeIf', 'delete'] as const
  return Object.fromEntries(operations.map(operation => [operation, guarded(operation)])) as Storage
}

/** As it is for a process that is killed before its `nth` operation: that one does not happen, and none after it. */
export function killedAt(storage: Storage, nth: number): Storage & { readonly isKilled: () => boolean } {
  let operations = 0
  const cut = before(storage, async () => {
    operations += 1
    if (operations >= nth) throw new Error('the process was killed')
  })
  return { ...cut, isKilled: () => operations >= nth }
}

/**
 * Lets programs take turns at one storage: none goes on before all others have come to their next operation or to their
 * end, and `choose` says whose is done next. So a run is the same whenever `choose` is.
 * @param choose gets the number of programs that wait, gives the index of one
 */
export async function takingTurns(
  storage: Storage,
  programs: readonly ((own: Storage) => Promise<unknown>)[],
  choose: (waiting: number) => number,
): Promise<void> {
  const waiting: (() => void)[] = []
  let running = programs.length
  const next = (): void => {
    if (waiting.length < running || waiting.length === 0) return
    waiting.splice(choose(waiting.length), 1)[0]?.()
  }
  const turn = (): Promise<void> =>
    new Promise(resolve => {
      waiting.push(resolve)
      next()
    })
  await Promise.all(
    programs.map(async program => {
      await program(before(storage, turn))
      running -= 1
      next()
    }),
  )
}
