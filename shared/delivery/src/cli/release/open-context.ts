/** Where the commands work: at the store of this machine, or at a server. */
import { existsSync } from 'node:fs'
import { isLoopback } from '../../http/asked-origin.ts'
import { createLocalReleaseApi } from '../../management/local-release-api.ts'
import { createReleaseClient } from '../../management/release-client.ts'
import { readSite, storeDirectory } from '../../platforms/node/settings.ts'
import { createFileStorage } from '../../storage/file-storage.ts'
import { createReleaseStore } from '../../store/release-store.ts'
import { type CommandContext, UsageError, understood } from './command.ts'

/**
 * @param to address of a server's admin origin; `RELEASE_SERVER` when absent
 * @param origin where previews of a local store begin unless `SITE` or `PORT` says otherwise
 * @throws {UsageError} for an address that is none, or a token that is missing.
 */
export async function openContext(to: string | undefined, env: NodeJS.ProcessEnv, origin: string): Promise<CommandContext> {
  const server = to ?? (env.RELEASE_SERVER || undefined)
  if (server !== undefined) {
    const address = serverAddress(server)
    return { api: createReleaseClient({ address, token: tokenIn(env), fetch }), storage: undefined, place: address }
  }
  const place = storeDirectory(env)
  const storage = createFileStorage(place)
  const local = env.PORT && env.PORT !== '0' ? `http://localhost:${env.PORT}` : origin
  const site = understood(() => readSite(env.SITE)) ?? local
  const api = createLocalReleaseApi({ store: createReleaseStore(storage), origin: site })
  return { api, storage, place, isMissing: Boolean(env.STORE) && !existsSync(place) }
}

function tokenIn({ RELEASE_TOKEN }: NodeJS.ProcessEnv): string {
  if (!RELEASE_TOKEN) throw new UsageError('RELEASE_TOKEN is missing: the server asks for a token (release token create, at its store)')
  return RELEASE_TOKEN
}

/** A token is not sent in clear, except inside this machine. */
function serverAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))) return url.origin
  throw new UsageError(
    `--to: expected an https address, or http on this machine such as http://localhost:4171, got ${JSON.stringify(text)}`,
  )
}
