import { beforeAll, describe, expect, it } from 'vitest'
import { before, killedAt, type MemoryStorage, memoryStorage, takingTurns } from '../../test-support/memory-storage.ts'
import { tinySection, tinyShell } from '../../test-support/tiny-releases.ts'
import { createLocalReleaseApi } from '../management/local-release-api.ts'
import { readReleaseFolder, type VerifiedRelease } from '../release/release-folder.ts'
import type { Storage } from '../storage/storage.ts'
import { fileKey, pinFileName, releaseIds, releaseKey, rolloutKey, storedPrograms } from './keys.ts'
import { prune } from './prune.ts'
import { createReleaseStore, type ReleaseStore } from './release-store.ts'
import { isPruned, RolloutRefusal } from './rollout-changes.ts'

const january = Date.UTC(2025, 0, 1)
const onDay =
  (day: number, seconds = 0): (() => Date) =>
  () =>
    new Date(january + day * 86_400_000 + seconds * 1000)
const program = 'remote-home'
const month = { days: 30, dryRun: false }

const long = 'Everyone is entitled to all the rights and freedoms. '.repeat(20)
const oldPages = { '/': '<h1>Home</h1>', '/old': '<p>Old</p>' }
let shell: VerifiedRelease
let old: VerifiedRelease
let former: VerifiedRelease
let stable: VerifiedRelease
/** Shares a page with `old` that no other release has. */
let next: VerifiedRelease

beforeAll(async () => {
  const read = async (folder: Promise<string>) => readReleaseFolder(await folder)
  shell = await read(tinyShell())
  old = await read(tinySection({ pages: oldPages, open: { '/data/paper.json': JSON.stringify(long) } }))
  former = await read(tinySection({ mark: '1' }))
  stable = await read(tinySection({ mark: '2' }))
  next = await read(tinySection({ pages: { ...oldPages, '/new': '<p>New</p>' } }))
})

/** A store in which `old` was replaced on the second day, and may go after the thirty-third. */
async function aged(): Promise<MemoryStorage> {
  const storage = memoryStorage()
  for (const [day, release] of [shell, old, former, stable].entries())
    await createReleaseStore(storage, onDay(day)).publishStable([release])
  return storage
}

const idsIn = (storage: Storage) => releaseIds(storage, program)
const idOf = ({ release }: VerifiedRelease): string => release.id

/** Every release that has a manifest has all it needs; nothing is left half done. */
async function assertWhole(storage: MemoryStorage, store: ReleaseStore): Promise<void> {
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

/** What a publish at the same moment may come to: all is well, or it is told to try again, and then all is well. */
async function assertPublishable(storage: MemoryStorage, outcome: unknown, verified: VerifiedRelease): Promise<void> {
  if (outcome instanceof Error) {
    expect(outcome).toBeInstanceOf(RolloutRefusal)
    expect(outcome.message).toContain('try again')
  }
  const store = createReleaseStore(storage, onDay(90, 600))
  await assertWhole(storage, store)
  const { programs } = await store.readRollout()
  if (!(outcome instanceof Error) && !isPruned(programs[program], idOf(verified))) expect(await idsIn(storage)).toContain(idOf(verified))
  await store.publish(verified)
  await store.setStable(program, idOf(verified))
  await assertWhole(storage, store)
}

const settled = (work: Promise<unknown>): Promise<unknown> => work.catch((error: Error) => error)
const subjects = () =>
  [
    ['a release that shares files with a pruned one', next],
    ['the pruned release itself', old],
  ] as const

describe('a publish', () => {
  it('between any two steps of a prune ends well', async () => {
    for (const [, verified] of subjects()) {
      for (let at = 1, isDone = false; !isDone; at++) {
        const storage = await aged()
        let steps = 0
        let outcome: unknown
        const interrupted = before(storage, async () => {
          steps += 1
          if (steps === at) outcome = await settled(createReleaseStore(storage, onDay(90)).publish(verified))
        })
        await prune(createReleaseStore(interrupted, onDay(90)), month, onDay(90))
        isDone = steps < at
        if (!isDone) await assertPublishable(storage, outcome, verified)
        else expect(at).toBeGreaterThan(30)
      }
    }
  })

  it('ends well with a prune between any two of its steps', async () => {
    for (const [, verified] of subjects()) {
      for (let at = 1, isDone = false; !isDone; at++) {
        const storage = await aged()
        let steps = 0
        const interrupted = before(storage, async () => {
          steps += 1
          if (steps === at) await prune(createReleaseStore(storage, onDay(90)), month, onDay(90))
        })
        const outcome = await settled(createReleaseStore(interrupted, onDay(90)).publish(verified))
        isDone = steps < at
        if (!isDone) await assertPublishable(storage, outcome, verified)
        else expect(at).toBeGreaterThan(5)
      }
    }
  })

  it('of a release that was pruned before ends well with a prune between any two of its steps', async () => {
    for (let at = 1, isDone = false; !isDone; at++) {
      const storage = await aged()
      await prune(createReleaseStore(storage, onDay(90)), month, onDay(90))
      let steps = 0
      const interrupted = before(storage, async () => {
        steps += 1
        if (steps === at) await prune(createReleaseStore(storage, onDay(90, 60)), month, onDay(90, 60))
      })
      const outcome = await settled(createReleaseStore(interrupted, onDay(90, 60)).publish(old))
      isDone = steps < at
      expect(outcome).toMatchObject({ added: true })
      await assertPublishable(storage, outcome, old)
    }
  })

  it('ends well however its steps and those of prunes, promotions and another publish mix', async () => {
    for (let seed = 1; seed <= 150; seed++) {
      const storage = await aged()
      const outcomes: unknown[] = []
      const kept = async (work: Promise<unknown>, place = outcomes.length) => {
        outcomes[place] = undefined
        outcomes[place] = await settled(work)
      }
      await takingTurns(
        storage,
        [
          own => kept(createReleaseStore(own, onDay(90)).publish(next)),
          own => kept(prune(createReleaseStore(own, onDay(90)), month, onDay(90))),
          own => kept(createReleaseStore(own, onDay(90)).setStable(program, idOf(old))),
          own => kept(createReleaseStore(own, onDay(90)).publish(old)),
          own => kept(prune(createReleaseStore(own, onDay(90)), month, onDay(90))),
        ],
        chooser(seed),
      )
      expect(outcomes).toHaveLength(5)
      for (const outcome of outcomes)
        if (outcome instanceof Error) expect(outcome.message, `seed ${seed}`).toMatch(/try again|was pruned|has no release/)
      await assertPublishable(storage, outcomes[0], next)
    }
  })
})

describe('a prune that is killed', () => {
  it('at any step leaves a whole store; the next one ends, and so does a publish', async () => {
    for (let at = 1, isDone = false; !isDone; at++) {
      const storage = await aged()
      const killed = killedAt(storage, at)
      const outcome = await settled(prune(createReleaseStore(killed, onDay(90)), month, onDay(90)))
      isDone = !killed.isKilled()
      if (!isDone) expect(outcome).toBeInstanceOf(Error)
      else expect(at).toBeGreaterThan(30)
      await assertWhole(storage, createReleaseStore(storage))
      const soon = await settled(createReleaseStore(storage, onDay(90, 1)).publish(next))
      if (soon instanceof Error) expect(soon.message).toContain('Releases are being deleted: try again in a moment')
      const store = createReleaseStore(storage, onDay(90, 180))
      await prune(store, month, onDay(90, 180))
      expect(await idsIn(storage)).not.toContain(idOf(old))
      await store.publish(next)
      await assertWhole(storage, store)
      expect((await store.readRollout()).pruning).toBeUndefined()
    }
  })

  it('does not keep a publish out that was killed, at any step, either', async () => {
    for (let at = 1, isDone = false; !isDone; at++) {
      const storage = await aged()
      const killed = killedAt(storage, at)
      await settled(createReleaseStore(killed, onDay(90)).publish(next))
      isDone = !killed.isKilled()
      await prune(createReleaseStore(storage, onDay(90, 60)), month, onDay(90, 60))
      await assertWhole(storage, createReleaseStore(storage))
      await prune(createReleaseStore(storage, onDay(92)), month, onDay(92))
      expect(storage.keys().filter(key => key.startsWith('publishing/'))).toEqual([])
      await createReleaseStore(storage, onDay(92)).publish(next)
      await assertWhole(storage, createReleaseStore(storage))
    }
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

/** Numbers that look random and are the same for the same seed (mulberry32). */
function chooser(seed: number): (waiting: number) => number {
  let state = seed
  return waiting => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % waiting
  }
}
