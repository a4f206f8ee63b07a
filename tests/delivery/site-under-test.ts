import type { ProgramName } from '@site/delivery/release'
import { readReleaseFolder } from '@site/delivery/release-folder'
import type { ReleaseStore } from '@site/delivery/release-store'

/** The site as one of its platforms serves it. */
export type SiteUnderTest = {
  readonly address: string
  /** The admin origin. */
  readonly admin: string
  /** The store that it serves. */
  readonly store: ReleaseStore
  /** Headers by which the platform knows who asks. */
  from(client: string): Record<string, string>
  stop(): Promise<void>
}

export type Settings = {
  /** How strictly canaries are watched; see `guard-settings.ts`. */
  guard?: string
}

/** Starts the site with an empty store. */
export type Start = (settings?: Settings) => Promise<SiteUnderTest>

/** Adds a release that visitors do not get yet. */
export async function publishOnly({ store }: SiteUnderTest, folder: string): Promise<{ program: ProgramName; id: string }> {
  const { program, release } = await store.publish(await readReleaseFolder(folder))
  return { program, id: release }
}
