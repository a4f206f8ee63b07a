/** What a team does to a store. */
import type { ProgramName } from '../src/release/release.ts'
import { readReleaseFolder } from '../src/release/release-folder.ts'
import type { ReleaseStore } from '../src/store/release-store.ts'

export type Act =
  | { readonly kind: 'publish'; readonly folder: string }
  | { readonly kind: 'publish all'; readonly folders: readonly string[] }
  | { readonly kind: 'rollout' | 'promote'; readonly program: ProgramName; readonly release: string }
  | { readonly kind: 'rollback'; readonly program: ProgramName }

/** @throws {Error} with the reason, when it is refused or fails. */
export async function perform(store: ReleaseStore, act: Act): Promise<void> {
  if (act.kind === 'publish') await store.publish(await readReleaseFolder(act.folder))
  else if (act.kind === 'publish all') await store.publishStable(await Promise.all(act.folders.map(readReleaseFolder)))
  else if (act.kind === 'rollout') await store.rollOut(act.program, act.release, 5_000)
  else if (act.kind === 'promote') await store.setStable(act.program, act.release)
  else await store.rollback(act.program)
}
