/** Uploads a release to a server: the manifest, the files that the server does not have, and the request that publishes them. */
import pLimit from 'p-limit'
import pRetry from 'p-retry'
import type { VerifiedRelease } from '../release/release-folder.ts'
import type { Published } from '../store/release-store.ts'
import { RemoteError, type SendRequest } from './client-request.ts'
import { missing, published, stored } from './response-schemas.ts'

/** @property retryAfterMs before a file whose upload broke off is sent again; four times as long before it is sent a last time */
export type UploadOptions = { readonly retryAfterMs?: number | undefined }

const filesAtOnce = 4

/** @returns as at a store: `uploaded` names the files that were sent @throws {Error} with the server's reason, when it refuses the release. */
export async function upload(
  request: SendRequest,
  { release, manifest, files }: VerifiedRelease,
  { retryAfterMs = 500 }: UploadOptions,
): Promise<Published> {
  const path = `/releases/${release.name}/${release.id}`
  const { missing: uploaded } = await request('PUT', path, missing, { bytes: manifest, type: 'application/json' })
  const send = async (name: string): Promise<void> => {
    const bytes = files.get(name)
    if (!bytes) throw new Error(`${release.name} ${release.id}: the server asks for ${name}, which is no file of this release`)
    await request('PUT', `${path}/files/${name}`, stored, { bytes, type: 'application/octet-stream' })
  }
  const retry = {
    retries: 2,
    minTimeout: retryAfterMs,
    factor: 4,
    shouldRetry: ({ error }: { error: Error }) => error instanceof RemoteError,
  }
  const limit = pLimit(filesAtOnce)
  await limit.map(uploaded, name => pRetry(() => send(name), retry)).finally(() => limit.clearQueue())
  const { added } = await request('POST', path, published)
  return { program: release.name, release: release.id, added, uploaded }
}
