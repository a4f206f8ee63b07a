/** Uploads a release to a server: the manifest, the files that the server does not have, and the request that publishes them. */
import { setTimeout as delay } from 'node:timers/promises'
import type { VerifiedRelease } from '../release/release-folder.ts'
import type { Published } from '../store/release-store.ts'
import { RemoteError, type SendRequest } from './client-request.ts'
import { missing, published, stored } from './response-schemas.ts'

/** `pauses`: milliseconds before each further attempt to send a file whose upload broke off. */
export type UploadOptions = { readonly pauses?: readonly number[] | undefined }

const filesAtOnce = 4

/** @returns as at a store: `uploaded` names the files that were sent @throws {Error} with the server's reason, when it refuses the release. */
export async function upload(
  request: SendRequest,
  { release, manifest, files }: VerifiedRelease,
  { pauses = [500, 2_000] }: UploadOptions,
): Promise<Published> {
  const path = `/releases/${release.name}/${release.id}`
  const { missing: names } = await request('PUT', path, missing, { bytes: manifest, type: 'application/json' })
  const left = [...names]
  const send = async (name: string): Promise<void> => {
    const bytes = files.get(name)
    if (!bytes) throw new Error(`${release.name} ${release.id}: the server asks for ${name}, which is no file of this release`)
    await request('PUT', `${path}/files/${name}`, stored, { bytes, type: 'application/octet-stream' })
  }
  const sendSome = async (): Promise<void> => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) await again(send, name, pauses)
  }
  await Promise.all(Array.from({ length: filesAtOnce }, sendSome)).finally(() => left.splice(0))
  const { added } = await request('POST', path, published)
  return { program: release.name, release: release.id, added, uploaded: names }
}

/** Sends it once more after each of the `pauses`, while it is the connection or the server that fails. */
async function again(send: (name: string) => Promise<void>, name: string, pauses: readonly number[]): Promise<void> {
  for (const pause of pauses) {
    try {
      return await send(name)
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error
      await delay(pause)
    }
  }
  await send(name)
}
