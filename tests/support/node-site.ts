/** The program behind `npm start`, in this process, with a store of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFileStorage } from '@site/delivery/file-storage'
import { createReleaseStore, type ReleaseStore } from '@site/delivery/release-store'
import { serve } from '@site/delivery/serve'

export type NodeSite = {
  readonly address: string
  /** The admin origin. */
  readonly admin: string
  readonly store: ReleaseStore
  stop(): Promise<void>
}

/** @param env settings, as `npm start` reads them */
export async function startNodeSite(env: Record<string, string> = {}): Promise<NodeSite> {
  const folder = await mkdtemp(join(tmpdir(), 'node-site-'))
  const store = join(folder, 'store')
  const served = await serve({ PORT: '0', STORE: store, OUTBOX: join(folder, 'outbox'), ...env })
  return {
    address: served.address,
    admin: served.admin ?? '',
    store: createReleaseStore(createFileStorage(store)),
    stop: async () => {
      await served.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
