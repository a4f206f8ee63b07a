/** A store with a release that may be pruned, and what must hold of it whatever happens meanwhile. */
import { expect } from 'vitest'
import { readReleaseFolder, type VerifiedRelease } from '../src/release/release-folder.ts'
import type { Storage } from '../src/storage/storage.ts'
import { fileKey, pinFileName, releaseIds, releaseKey, storedPrograms } from '../src/store/keys.ts'
import { createReleaseStore, type ReleaseStore } from '../src/store/release-store.ts'
import { type MemoryStorage, memoryStorage } from './memory-storage.ts'
import { tinySection, tinyShell } from './tiny-releases.ts'

const january = Date.UTC(2025, 0, 1)
/** The clock of a store on a day of that year, counted from 0. */
export const onDay =
  (day: number, seconds = 0): (() => Date) =>
  () =>
    new Date(january + day * 86_400_000 + seconds * 1000)

export const program = 'remote-home'
/** What is asked of a prune. */
export const month = { days: 30, dryRun: false }
/** The text of a file of `old` that is kept compressed as well. */
export const long = 'Everyone is entitled to all the rights and freedoms. '.repeat(20)
const oldPages = { '/': '<h1>Home</h1>', '/old': '<p>Old</p>' }

const read = async (folder: Promise<string>): Promise<VerifiedRelease> => readReleaseFolder(await folder)
const [shell, old, former, stable, next] = await Promise.all([
  read(tinyShell()),
  read(tinySection({ pages: oldPages, open: { '/data/paper.json': JSON.stringify(long) } })),
  read(tinySection({ mark: '1' })),
  read(tinySection({ mark: '2' })),
  read(tinySection({ pages: { ...oldPages, '/new': '<p>New</p>' } })),
])

/** `next`, which no store has yet, shares a page with `old` that no other release has. */
export { former, next, old, stable }

/** A store in which `old` was replaced on the second day, and may go after the thirty-third. */
export async function aged(): Promise<MemoryStorage> {
  const storage = memoryStorage()
  for (const [day, release] of [shell, old, former, stable].entries())
    await createReleaseStore(storage, onDay(day)).publishStable([release])
  return storage
}

export const idsIn = (storage: Storage): Promise<string[]> => releaseIds(storage, program)
export const idOf = ({ release }: VerifiedRelease): string => release.id

/** Every release that has a manifest has all it needs; nothing is left half done. */
export async function assertWhole(storage: MemoryStorage, store: ReleaseStore): Promise<void> {
  for (const each of await storedPrograms(storage))
    for (const id of await releaseIds(storage, each)) {
      const release = await store.readRelease(each, id)
      const names = [...Object.keys(release.files), ...(release.kind === 'section' ? [pinFileName(id)] : [])]
      for (const name of names) expect(storage.keys(), `${each} ${id}`).toContain(fileKey(each, name))
    }
  const { programs } = await store.readRollout()
  for (const [each, rollout] of Object.entries(programs))
    for (const id of [rollout?.stable, rollout?.previous, rollout?.canary?.release])
      if (id) expect(storage.keys()).toContain(releaseKey(each as typeof program, id))
  // A file that is there would never be compressed again.
  const papers = storage.keys().filter(key => key.endsWith('paper.json'))
  for (const key of papers) expect(storage.keys()).toContain(`${key}.br`)
}
