/** The release API at a store: of this machine, or on the server that holds it. */
import type { ReleaseRef } from '../release/release.ts'
import { readSecret } from '../storage/signed-value.ts'
import { previewDays, recordPreview, signPreview } from '../store/preview.ts'
import { prune } from '../store/prune.ts'
import { diffReleases } from '../store/release-diff.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { Rollout } from '../store/rollout.ts'
import { assertKept } from '../store/rollout-changes.ts'
import type { PreviewAddress, ReleaseApi } from './operations.ts'
import { historyOf, type StatusOptions, statusOf, summaryOf } from './store-status.ts'

export type LocalReleaseApiOptions = Omit<StatusOptions, 'at'> & {
  store: ReleaseStore
  /** Where visitors find the site, without a trailing slash: previews begin there. */
  origin: string
  now?: (() => Date) | undefined
}

/** @returns the operations on `store`; what they throw is the store's or the rollout's refusal, in words */
export function createLocalReleaseApi({ store, origin, now = () => new Date(), ...status }: LocalReleaseApiOptions): ReleaseApi {
  const summary = async (program: ReleaseRef['program'], change: Promise<Rollout>) => summaryOf(await change, program)
  return {
    publish: verified => store.publish(verified),
    list: ({ program } = {}) => store.list(program),
    status: () => statusOf(store, { ...status, at: now() }),
    history: async ({ program } = {}) => historyOf(await store.readRollout(), program),
    rollOut: ({ program, release, weight }) => summary(program, store.rollOut(program, release, weight)),
    promote: ({ program, release }) => summary(program, release ? store.setStable(program, release) : store.promote(program)),
    rollback: async ({ program, release }) => {
      const { rollout, ...outcome } = await store.rollback(program, release)
      return { ...summaryOf(rollout, program), ...outcome }
    },
    diff: releases => diffReleases(store, releases),
    preview: ref => preview(store, origin, ref, now()),
    prune: options => prune(store, options, now),
  }
}

async function preview(store: ReleaseStore, origin: string, { program, release }: ReleaseRef, at: Date): Promise<PreviewAddress> {
  await store.readRelease(program, release)
  const expires = Math.floor(at.getTime() / 1000) + previewDays * 86_400
  // Recorded before the rollout is read: a deletion that begins from now on spares the release.
  await recordPreview(store.storage, { program, release, expires })
  assertKept(await store.readRollout(), program, release)
  const token = signPreview({ program, release, expires }, await readSecret(store.storage))
  return { address: `${origin}/preview/${token}`, expires: new Date(expires * 1000).toISOString(), leave: `${origin}/preview/end` }
}
