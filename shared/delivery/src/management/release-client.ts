/** The release API at the admin origin of a running server, over HTTP. */
import { parseRecord } from '@site/kit/records'
import pLimit from 'p-limit'
import pRetry from 'p-retry'
import * as v from 'valibot'
import type { VerifiedRelease } from '../release/release-folder.ts'
import type { Bytes } from '../storage/storage.ts'
import type { Published } from '../store/release-store.ts'
import { RolloutRefusal } from '../store/rollout-changes.ts'
import { type Operation, operations, type ReleaseApi } from './operations.ts'

export type RemoteAccess = {
  readonly address: string
  readonly token: string
  readonly fetch: typeof fetch
  /** Milliseconds before a file whose upload broke off is sent again; four times as long before it is sent a last time. */
  readonly retryAfterMs?: number | undefined
}

/** @returns an API whose errors say what to do: about the connection, the token, or what the server refused and why */
export function createReleaseClient({ retryAfterMs, ...access }: RemoteAccess): ReleaseApi {
  const request = createRequest(access)
  const call = (operation: Operation, input: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const { method, response } = operation
    const path = operation.path.replace(/:(\w+)/g, (_, name) => String(input[name]))
    if (method === 'POST') return request(method, path, response, { json: input })
    const query = new URLSearchParams(Object.entries(input).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
    return request(method, query.size > 0 ? `${path}?${query}` : path, response)
  }
  const calls = Object.entries(operations).map(([name, operation]) => [name, (input?: object) => call(operation, { ...input })])
  return { ...(Object.fromEntries(calls) as Omit<ReleaseApi, 'publish'>), publish: verified => upload(request, verified, retryAfterMs) }
}

const filesAtOnce = 4

/** Sends the manifest, the files that the server does not have, and the request that publishes them. @returns as at a store */
async function upload(request: SendRequest, { release, manifest, files }: VerifiedRelease, retryAfterMs = 500): Promise<Published> {
  const path = `/releases/${release.name}/${release.id}`
  const { missing: uploaded } = await request('PUT', path, v.object({ missing: v.array(v.string()) }), {
    bytes: manifest,
    type: 'application/json',
  })
  const send = async (name: string): Promise<void> => {
    const bytes = files.get(name)
    if (!bytes) throw new Error(`${release.name} ${release.id}: the server asks for ${name}, which is no file of this release`)
    await request('PUT', `${path}/files/${name}`, v.object({ stored: v.string() }), { bytes, type: 'application/octet-stream' })
  }
  const retry = {
    retries: 2,
    minTimeout: retryAfterMs,
    factor: 4,
    shouldRetry: ({ error }: { error: Error }) => error instanceof RemoteError,
  }
  const limit = pLimit(filesAtOnce)
  await limit.map(uploaded, name => pRetry(() => send(name), retry)).finally(() => limit.clearQueue())
  const { added } = await request('POST', path, v.object({ added: v.boolean() }))
  return { program: release.name, release: release.id, added, uploaded }
}

type RequestBody = { readonly json: unknown } | { readonly bytes: Bytes; readonly type: string }

/** The connection or the server failed: the same request may succeed later. */
class RemoteError extends Error {
  override name = 'RemoteError'
}

/** A server may have to compress a large file before it responds. */
const timeoutMs = 10 * 60_000

type SendRequest = ReturnType<typeof createRequest>

/** @throws {RemoteError} when the server cannot be reached or is at fault, an Error with the reason for what the server refuses. */
function createRequest({ address, token, fetch }: RemoteAccess) {
  const unreachable = (what: string) => (error: unknown) => {
    throw new RemoteError(`${address} ${what}: ${reasonOf(error)}`, { cause: error })
  }
  return async <const S extends v.GenericSchema>(
    method: string,
    path: string,
    schema: S,
    body?: RequestBody,
  ): Promise<v.InferOutput<S>> => {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'json' in body ? 'application/json' : body.type }) },
      body: body ? ('json' in body ? JSON.stringify(body.json) : body.bytes) : null,
      // A token goes to the address it was given for, and nowhere else.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(unreachable('cannot be reached'))
    const json = jsonOf(
      await response.text().catch(unreachable(method === 'GET' ? 'broke off its answer' : 'may have done so, and broke off its answer')),
    )
    if (!response.ok) throw refusalOf(response, json, address)
    if (json === undefined) throw new Error(notOurs(address))
    return parseRecord(schema, json, `${address}/api${path}`, 'the answer')
  }
}

function reasonOf(error: unknown): string {
  const { cause, name, message } = error as Error
  if (name === 'TimeoutError') return `no answer in ${timeoutMs / 60_000} minutes`
  const { code, message: words } = (cause ?? {}) as { code?: string; message?: string }
  return [words || message, ...(code && !words?.includes(code) ? [`(${code})`] : [])].join(' ')
}

function refusalOf({ status, headers }: Response, json: unknown, address: string): Error {
  const { error: reason } = (json ?? {}) as { error?: unknown }
  if (status >= 300 && status < 400) return new Error(`${address} is at another address now: ${headers.get('location')}`)
  if (typeof reason !== 'string')
    return status >= 500 ? new RemoteError(`${address} failed with status ${status}`) : new Error(notOurs(address, status))
  if (status === 401) return new Error(`${reason}. RELEASE_TOKEN has to be a token of ${address} (release token create, at its store)`)
  if (status === 429 || status >= 500) return new RemoteError(reason)
  return status === 409 ? new RolloutRefusal(reason) : new Error(reason)
}

const notOurs = (address: string, status?: number): string =>
  `${address} does not answer as the admin origin of a site does${status ? ` (status ${status})` : ''}: is this its ADMIN_PORT, by default 4171?`

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
