/** Sends a release to a server: the manifest, the files that the server does not have, and the word that all are there. */
import pLimit from 'p-limit'
import pRetry from 'p-retry'
import type { VerifiedRelease } from '../release/release-folder.ts'
import type { Published } from '../store/release-store.ts'
import { type Ask, RemoteError } from './client-request.ts'
import { answers } from './client-responses.ts'

/** @property retryAfterMs before a file whose upload broke off is sent again; four times as long before it is sent a last time */
export type UploadOptions = { readonly retryAfterMs?: number | undefined }

const filesAtOnce = 4

/** @throws {Error} with the server's reason, when it does not take the release. */
export async function upload(
  ask: Ask,
  { release, manifest, files }: VerifiedRelease,
  { retryAfterMs = 500 }: UploadOptions,
): Promise<Published> {
  const address = `/api/releases/${release.name}/${release.id}`
  const { missing } = await ask('PUT', address, answers.missing, { bytes: manifest, type: 'application/json' })
  const send = async (name: string): Promise<void> => {
    const bytes = files.get(name)
    if (!bytes) throw new Error(`${release.name} ${release.id}: the server asks for ${name}, which is no file of this release`)
    await ask('PUT', `${address}/files/${name}`, answers.stored, { bytes, type: 'application/octet-stream' })
  }
  const retry = {
    retries: 2,
    minTimeout: retryAfterMs,
    factor: 4,
    shouldRetry: ({ error }: { error: Error }) => error instanceof RemoteError,
  }
  const limit = pLimit(filesAtOnce)
  await limit.map(missing, name => pRetry(() => send(name), retry)).finally(() => limit.clearQueue())
  const { added } = await ask('POST', address, answers.published)
  return { program: release.name, release: release.id, added, uploaded: missing }
}
