/** One request to the admin origin of a server, and what its response means. */
import { parseRecord } from '@site/kit/records'
import type * as v from 'valibot'
import type { Bytes } from '../storage/storage.ts'
import { RolloutRefusal } from '../store/rollout-changes.ts'

export type RemoteAccess = {
  /** Origin of the server, such as `https://releases.example.org`. */
  readonly address: string
  readonly token: string
  readonly fetch: typeof fetch
}

export type RequestBody = { readonly json: unknown } | { readonly bytes: Bytes; readonly type: string }

/** The connection or the server failed: the same request may succeed later. */
export class RemoteError extends Error {
  override name = 'RemoteError'
}

/** A server may have to compress a large file before it responds. */
const timeoutMs = 10 * 60_000

export type SendRequest = ReturnType<typeof createRequest>

/**
 * @returns a function that sends a request to a path below `/api`, and parses the response by a schema. It throws a
 * {@link RemoteError} when the server cannot be reached or is at fault, and an Error with the reason for what the server refuses.
 */
export function createRequest({ address, token, fetch }: RemoteAccess) {
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
    const json = jsonOf(await response.text().catch(unreachable('broke off its answer')))
    if (!response.ok) throw refusalOf(response, json, address)
    if (json === undefined) throw new Error(notOurs(address))
    return parseRecord(schema, json, `${address}/api${path}`, 'the answer')
  }
}

/** The cause of an error of `fetch` says what happened to the connection. */
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
