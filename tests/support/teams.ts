/** Five teams that release at random, each step a thing that a team does with the command line. */
import { createFileStorage } from '@site/delivery/file-storage'
import { prune } from '@site/delivery/prune'
import type { OwnerName } from '@site/delivery/release'
import { createReleaseStore, type ReleaseStore } from '@site/delivery/release-store'
import type { OwnerRollout, Rollout } from '@site/delivery/rollout'
import { RolloutRefusal } from '@site/delivery/rollout-changes'
import { markedRelease } from './altered-releases.ts'
import { anyOf, type Dice } from './dice.ts'
import { sectionNames } from './releases.ts'

const owners: readonly OwnerName[] = ['shell', ...sectionNames]

/** Cohorts of 10,000. */
const shares = [1, 100, 1000, 5000, 9000, 9999, 10_000]

/** Days after which the walk prunes, and since when what it may delete has lain unused. */
const pruneDays = 30
const longAgo = (): Date => new Date(Date.now() - 2 * pruneDays * 86_400_000)

export type Teams = {
  readonly store: ReleaseStore
  /** Marks by release, of all that was published. */
  readonly marks: ReadonlyMap<string, string>
  /** Every state that visitors can have met, oldest first. */
  readonly rollouts: readonly Rollout[]
  /** What they did, without what they were refused. */
  readonly done: ReadonlySet<string>
  /** One step. @throws what no team would expect to read */
  act(): Promise<void>
}

/** Rollbacks are to lead to what the teams released: what was built before them may have had the faults that are looked for. */
function withoutPast({ version, owners: past }: Rollout): Rollout {
  const fresh = (Object.entries(past) as [OwnerName, OwnerRollout][]).map(([owner, { stable = '', history }]) => {
    const made = history.filter(({ release }) => release === stable).slice(-1)
    return [owner, { stable, history: made }]
  })
  return { version: version + 1, owners: Object.fromEntries(fresh) as Rollout['owners'] }
}

/** @param folder of the store */
export async function createTeams(folder: string, roll: Dice): Promise<Teams> {
  const storage = createFileStorage(folder)
  const store = createReleaseStore(storage)
  const marks = new Map<string, string>()
  const rollouts = [await store.change(withoutPast)]
  const done = new Set<string>()

  const publish = async (owner: OwnerName, into = store): Promise<string> => {
    const mark = Math.floor(roll() * 0xffff_ffff).toString(36)
    const verified = await markedRelease(owner, mark)
    marks.set(verified.release.id, mark)
    return (await into.publish(verified)).release
  }
  const current = async (owner: OwnerName) => (await store.readRollout()).owners[owner]

  const steps: Record<string, (owner: OwnerName) => Promise<unknown>> = {
    'publish and roll out': async owner => store.rollOut(owner, await publish(owner), anyOf(roll, shares)),
    'publish and make stable': async owner => store.setStable(owner, await publish(owner)),
    'change the share': async owner => {
      const candidate = (await current(owner))?.candidate
      return candidate && store.rollOut(owner, candidate.release, anyOf(roll, shares))
    },
    promote: owner => store.promote(owner),
    'roll back': owner => store.rollback(owner),
    'stop a candidate': async owner => {
      const candidate = (await current(owner))?.candidate
      return candidate && store.stop(owner, candidate.release, 'It does worse than what is stable.')
    },
    // What nobody was given for long goes, and nothing that it shares with what they were given.
    'leave one to be pruned': owner => publish(owner, createReleaseStore(storage, longAgo)),
    prune: () => prune(store, { days: pruneDays, dryRun: false }),
  }

  const act = async (): Promise<void> => {
    const [name, step] = anyOf(roll, Object.entries(steps))
    try {
      await step(anyOf(roll, owners))
      done.add(name)
    } catch (error) {
      // Nothing to promote, nothing to return to, another candidate in the way: a team reads so and goes on.
      if (!(error instanceof RolloutRefusal)) throw error
    }
    rollouts.push(await store.readRollout())
  }

  return { store, marks, rollouts, done, act }
}
