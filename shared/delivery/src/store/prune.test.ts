import { describe, expect, it } from 'vitest'
import { aged, assertWhole, former, idOf, idsIn, long, month, next, old, onDay, program, stable } from '../../test-support/aged-store.ts'
import { before, killedAt, memoryStorage } from '../../test-support/memory-storage.ts'
import { createLocalReleaseApi } from '../management/local-release-api.ts'
import { releaseKey, rolloutKey } from './keys.ts'
import { prune } from './prune.ts'
import { createReleaseStore } from './release-store.ts'

describe('prune', () => {
  it('deletes what no page can need any more: manifest, files, compressed ones, and says how much that was', async () => {
    const storage = await aged()
    const store = createReleaseStore(storage, onDay(90))
    const pruned = await prune(store, month, onDay(90))
    expect(pruned.releases).toEqual([{ program, release: idOf(old) }])
    expect(await idsIn(storage)).toEqual([idOf(former), idOf(stable)].sort())
    expect(storage.keys().filter(key => /old|open|index\.html|entry\.js/.test(key) || key.includes(idOf(old)))).toEqual([])
    expect(pruned.files).toBe(9)
    expect(pruned.bytes).toBeGreaterThan(long.length)
    expect((await store.readRollout()).pruning).toBeUndefined()
    await assertWhole(storage, store)
  })

  it('keeps what a page may still need: the release, and the one before it, of every page that is younger than the limit', async () => {
    const storage = await aged()
    const kept = [idOf(old), idOf(former), idOf(stable)].sort()
    await prune(createReleaseStore(storage, onDay(33)), month, onDay(33))
    expect(await idsIn(storage)).toEqual(kept)
    await prune(createReleaseStore(storage, onDay(34)), month, onDay(34))
    expect(await idsIn(storage)).not.toEqual(kept)
  })

  it('keeps what somebody previews, and a tab that was left open as long as any other', async () => {
    const storage = await aged()
    const api = createLocalReleaseApi({ store: createReleaseStore(storage, onDay(33)), origin: 'https://ada.example', now: onDay(33) })
    await api.preview({ program, release: idOf(old) })
    expect((await prune(createReleaseStore(storage, onDay(69)), month, onDay(69))).releases).toEqual([])
    expect((await prune(createReleaseStore(storage, onDay(71)), month, onDay(71))).releases).toHaveLength(1)
    expect(storage.keys().filter(key => key.startsWith('previews/'))).toEqual([])
  })

  it('only says what it would do, when it is asked to', async () => {
    const storage = await aged()
    const keys = storage.keys()
    const version = (await storage.stat(rolloutKey))?.version
    const planned = await prune(createReleaseStore(storage), { days: 30, dryRun: true }, onDay(90))
    expect(planned).toMatchObject({ releases: [{ release: idOf(old) }], files: 9, dryRun: true })
    expect(storage.keys()).toEqual(keys)
    expect((await storage.stat(rolloutKey))?.version).toBe(version)
    expect(await prune(createReleaseStore(storage), month, onDay(90))).toEqual({ ...planned, dryRun: false })
  })

  it('writes nothing when there is nothing to delete', async () => {
    const storage = await aged()
    const version = (await storage.stat(rolloutKey))?.version
    expect(await prune(createReleaseStore(storage), month, onDay(5))).toMatchObject({ releases: [], files: 0, bytes: 0 })
    expect((await storage.stat(rolloutKey))?.version).toBe(version)
  })

  it('deletes files that a publish left behind, and not those of a publish that goes on', async () => {
    const storage = await aged()
    await expect(createReleaseStore(killedAt(storage, 20), onDay(88)).publish(next)).rejects.toThrow('killed')
    const left = storage.keys().filter(key => key.includes('new.html') || key.startsWith('publishing/'))
    expect(left).toHaveLength(2)
    // The claim of the day before yesterday protects nobody.
    await prune(createReleaseStore(storage, onDay(90)), month, onDay(90))
    expect(storage.keys().filter(key => left.includes(key))).toEqual([])
    await assertWhole(storage, createReleaseStore(storage))
  })

  it('deletes no release of a store whose rollout is lost, also after one was published again', async () => {
    const storage = await aged()
    const keys = storage.keys().filter(key => key !== rolloutKey)
    await storage.delete(rolloutKey)
    await prune(createReleaseStore(storage, onDay(90)), month, onDay(90))
    expect(storage.keys()).toEqual(keys)
    await createReleaseStore(storage, onDay(90)).publish(stable)
    expect((await prune(createReleaseStore(storage, onDay(90)), month, onDay(90))).releases).toEqual([])
  })

  it('deletes nothing while a release has lost its manifest, and names it', async () => {
    const storage = await aged()
    await storage.delete(releaseKey(program, idOf(stable)))
    const keys = storage.keys()
    const refused = prune(createReleaseStore(storage), month, onDay(40))
    await expect(refused).rejects.toThrow(`${program} ${idOf(stable)} has lost its manifest: publish it again`)
    expect(storage.keys()).toEqual(keys)
    await createReleaseStore(storage, onDay(40)).publish(stable)
    expect((await prune(createReleaseStore(storage), month, onDay(40))).releases).toEqual([{ program, release: idOf(old) }])
  })

  it('deletes nothing when it cannot read what a release needs', async () => {
    const storage = await aged()
    await storage.write(releaseKey(program, idOf(stable)), new TextEncoder().encode('{'))
    const keys = storage.keys()
    await expect(prune(createReleaseStore(storage, onDay(90)), month, onDay(90))).rejects.toThrow()
    expect(storage.keys()).toEqual(keys)
    expect((await createReleaseStore(storage).readRollout()).pruning).toBeUndefined()
  })

  it.each([0, -1, 1.5, Number.NaN])('takes no limit of %s days', async days => {
    await expect(prune(createReleaseStore(memoryStorage()), { days, dryRun: true })).rejects.toThrow('expected a whole number of days')
  })
})

it('a slow prune says that it goes on, and stops once another one has taken over', async () => {
  const storage = await aged()
  let clock = onDay(90)().getTime()
  const now = () => new Date(clock)
  const slow = before(storage, async operation => {
    if (operation === 'delete') clock += 100_000
  })
  await prune(createReleaseStore(slow, now), month, now)
  expect(await idsIn(storage)).not.toContain(idOf(old))

  const other = await aged()
  const stuck = before(other, async operation => {
    if (operation !== 'delete' || clock > onDay(91)().getTime()) return
    clock = onDay(92)().getTime()
    await prune(createReleaseStore(other, now), month, now)
  })
  clock = onDay(90)().getTime()
  await expect(prune(createReleaseStore(stuck, now), month, now)).rejects.toThrow('another one has begun')
  await assertWhole(other, createReleaseStore(other))
})
