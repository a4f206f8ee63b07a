/** The api at a store: of this machine, or on the server that holds it. */

import type { ProgramName } from '../release/release.ts'
import { readSecret } from '../storage/signing-key.ts'
import { previewDays, signPreview } from '../store/preview.ts'
import { recordPreview } from '../store/preview-uses.ts'
import { prune } from '../store/prune.ts'
import { diffReleases } from '../store/release-diff.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { isPruned, RolloutRefusal } from '../store/rollout-changes.ts'
import type { PreviewAddress, ReleaseApi } from './release-api.ts'
import type { StatusModel } from './status-model.ts'
import { historyOf, type StatusOptions, statusOf, summaryOf } from './store-status.ts'

export type LocalReleaseApiOptions = Omit<StatusOptions, 'at'> & {
  store: ReleaseStore
  /** Where visitors find the site, without a trailing slash: previews begin there. */
  origin: string
  now?: (() => Date) | undefined
}

export function createLocalReleaseApi({ store, origin, now = () => new Date(), ...status }: LocalReleaseApiOptions): ReleaseApi {
  return {
    publish: verified => store.publish(verified),
    list: program => store.list(program),
    status: (): Promise<StatusModel> => statusOf(store, { ...status, at: now() }),
    history: async program => historyOf(await store.readRollout(), program),
    rollOut: async (program, release, weight) => summaryOf(await store.rollOut(program, release, weight), program),
    promote: async (program, release) => summaryOf(await (release ? store.setStable(program, release) : store.promote(program)), program),
    rollback: async program => {
      const { rollout, takenBack, warnings } = await store.rollback(program)
      return { ...summaryOf(rollout, program), takenBack, warnings }
    },
    diff: (from, to) => diffReleases(store, from, to),
    preview: (program, release) => preview(store, origin, { program, release, at: now() }),
    prune: options => prune(store, options, now),
  }
}

type Previewed = { program: ProgramName; release: string; at: Date }

/** @throws {Error} when there is no such release. */
async function preview(store: ReleaseStore, origin: string, { program, release, at }: Previewed): Promise<PreviewAddress> {
  await store.readRelease(program, release)
  const expires = Math.floor(at.getTime() / 1000) + previewDays * 86_400
  // Before it is looked whether the release was pruned: from now on it is not.
  await recordPreview(store.storage, { program, release, expires })
  if (isPruned((await store.readRollout()).programs[program], release))
    throw new RolloutRefusal(`${program} ${release} was pruned: publish it again first`)
  const token = signPreview({ program, release, expires }, await readSecret(store.storage))
  return { address: `${origin}/preview/${token}`, expires: new Date(expires * 1000).toISOString(), leave: `${origin}/preview/end` }
}
