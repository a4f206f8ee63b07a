/** Five teams that release at random, each step a thing that a team does with the command line. */
import { createFileStorage } from '@site/delivery/file-storage'
import { prune } from '@site/delivery/prune'
import type { ProgramName } from '@site/delivery/release'
import { createReleaseStore, type ReleaseStore } from '@site/delivery/release-store'
import type { ProgramRollout, Rollout } from '@site/delivery/rollout'
import { RolloutRefusal } from '@site/delivery/rollout-changes'
import { markedRelease } from './altered-releases.ts'
import { anyOf, type Dice } from './dice.ts'
import { sectionNames } from './releases.ts'

const programs: readonly ProgramName[] = ['shell', ...sectionNames]

/** Cohorts of 10,000. */
const weights = [1, 100, 1000, 5000, 9000, 9999, 10_000]

/** Days after which the walk prunes, and since when what it may delete has lain unused. */
const pruneDays = 30
const longAgo = (): Date => new Date(Date.now() - 2 * pruneDays * 86_400_000)

const stepNames = [
  'publish and roll out',
  'publish and make stable',
  'change the weight',
  'promote',
  'roll back',
  'stop a canary',
  'leave one to be pruned',
  'prune',
] as const

type Step = (typeof stepNames)[number]

export type Teams = {
  readonly store: ReleaseStore
  /** Marks by release, of all that was published. */
  readonly marks: ReadonlyMap<string, string>
  /** Every state that visitors can have met, oldest first. */
  readonly rollouts: readonly Rollout[]
  /** What they did, without what they were refused. */
  readonly done: ReadonlySet<Step>
  /** One step, by its name or by chance. @throws what no team would expect to read */
  act(name?: Step): Promise<void>
}

/** Rollbacks are to lead to what the teams released: what was built before them may have had the faults that are looked for. */
function withoutPast({ version, programs: past }: Rollout): Rollout {
  const fresh = (Object.entries(past) as [ProgramName, ProgramRollout][]).map(([program, { stable = '', history }]) => {
    const made = history.filter(({ release }) => release === stable).slice(-1)
    return [program, { stable, history: made }]
  })
  return { version: version + 1, programs: Object.fromEntries(fresh) as Rollout['programs'] }
}

/** @param folder of the store */
export async function createTeams(folder: string, roll: Dice): Promise<Teams> {
  const storage = createFileStorage(folder)
  const store = createReleaseStore(storage)
  const marks = new Map<string, string>()
  const rollouts = [await store.change(withoutPast)]
  const done = new Set<Step>()

  const publish = async (program: ProgramName, into = store): Promise<string> => {
    const mark = Math.floor(roll() * 0xffff_ffff).toString(36)
    const verified = await markedRelease(program, mark)
    marks.set(verified.release.id, mark)
    return (await into.publish(verified)).release
  }
  const current = async (program: ProgramName) => (await store.readRollout()).programs[program]

  const steps: Record<Step, (program: ProgramName) => Promise<unknown>> = {
    'publish and roll out': async program => store.rollOut(program, await publish(program), anyOf(roll, weights)),
    'publish and make stable': async program => store.setStable(program, await publish(program)),
    'change the weight': async program => {
      const canary = (await current(program))?.canary
      return canary && store.rollOut(program, canary.release, anyOf(roll, weights))
    },
    promote: program => store.promote(program),
    'roll back': program => store.rollback(program),
    'stop a canary': async program => {
      const canary = (await current(program))?.canary
      return canary && store.stop(program, canary.release, 'It does worse than what is stable.')
    },
    // What nobody was given for long goes, and nothing that it shares with what they were given.
    'leave one to be pruned': program => publish(program, createReleaseStore(storage, longAgo)),
    prune: () => prune(store, { days: pruneDays, dryRun: false }),
  }

  const act = async (name = anyOf(roll, stepNames)): Promise<void> => {
    try {
      await steps[name](anyOf(roll, programs))
      done.add(name)
    } catch (error) {
      // Nothing to promote, nothing to return to, another canary in the way: a team reads so and goes on.
      if (!(error instanceof RolloutRefusal)) throw error
    }
    rollouts.push(await store.readRollout())
  }

  return { store, marks, rollouts, done, act }
}
