/** Prunes and publishes that come in each other's way, between any two steps and killed at any. */
import { describe, expect, it } from 'vitest'
import type { VerifiedRelease } from '../src/release/release-folder.ts'
import { prune } from '../src/store/prune.ts'
import { createReleaseStore } from '../src/store/release-store.ts'
import { isPruned, RolloutRefusal } from '../src/store/rollout-changes.ts'
import { aged, assertWhole, idOf, idsIn, month, next, old, onDay, program } from '../test-support/aged-store.ts'
import { before, killedAt, type MemoryStorage, takingTurns } from '../test-support/memory-storage.ts'

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
/** A release that shares files with the pruned one, and the pruned one itself. */
const subjects = [next, old]

describe('a publish', () => {
  it('between any two steps of a prune ends well', async () => {
    for (const verified of subjects) {
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
    for (const verified of subjects) {
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
