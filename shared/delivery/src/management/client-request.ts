/** One request to the admin origin of a server, and what its answer means. */
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

export type Sent = { readonly json: unknown } | { readonly bytes: Bytes; readonly type: string }

/** @throws {RemoteError} when the server cannot be reached or is at fault. @throws {Error} for what it refuses, with its reason. */
export type Ask = <const S extends v.GenericSchema>(method: string, path: string, answer: S, sent?: Sent) => Promise<v.InferOutput<S>>

/** The connection or the server failed: the same request may succeed later. */
export class RemoteError extends Error {
  override name = 'RemoteError'
}

/** Milliseconds: a server may have to compress a large file before it answers. */
const timeoutMs = 10 * 60_000

export function createAsk({ address, token, fetch }: RemoteAccess): Ask {
  return async (method, path, schema, sent) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(sent && { 'content-type': 'json' in sent ? 'application/json' : sent.type }) },
      body: bodyOf(sent),
      // A token goes to the address it was given for, and nowhere else.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(error => {
      throw new RemoteError(`${address} cannot be reached: ${reasonOf(error)}`, { cause: error })
    })
    const text = await answer.text().catch(error => {
      throw new RemoteError(`${address} broke off its answer: ${reasonOf(error)}`, { cause: error })
    })
    if (!answer.ok) throw refusalOf(answer, text, address)
    const said = jsonOf(text)
    if (said === undefined) throw new Error(notOurs(address))
    return parseRecord(schema, said, `${address}${path}`, 'the answer')
  }
}

function bodyOf(sent: Sent | undefined): BodyInit | null {
  if (!sent) return null
  return 'json' in sent ? JSON.stringify(sent.json) : sent.bytes
}

/** What `fetch` says of a connection is in its cause. */
function reasonOf(error: unknown): string {
  const { cause, name, message } = error as Error
  if (name === 'TimeoutError') return `no answer in ${timeoutMs / 60_000} minutes`
  const { code, message: words } = (cause ?? {}) as { code?: string; message?: string }
  return [words || message, ...(code && !words?.includes(code) ? [`(${code})`] : [])].join(' ')
}

function refusalOf({ status, headers }: Response, text: string, address: string): Error {
  const reason = saidIn(text)
  if (status >= 300 && status < 400) return new Error(`${address} is at another address now: ${headers.get('location')}`)
  if (reason === undefined)
    return status >= 500 ? new RemoteError(`${address} failed with status ${status}`) : new Error(notOurs(address, status))
  if (status === 401) return new Error(`${reason}. RELEASE_TOKEN has to be a token of ${address} (release token create, at its store)`)
  if (status === 429 || status >= 500) return new RemoteError(reason)
  return status === 409 ? new RolloutRefusal(reason) : new Error(reason)
}

const notOurs = (address: string, status?: number): string =>
  `${address} does not answer as the admin origin of a site does${status ? ` (status ${status})` : ''}: is this its ADMIN_PORT, by default 4171?`

function saidIn(text: string): string | undefined {
  const said = jsonOf(text)
  return typeof said === 'object' && said !== null && 'error' in said && typeof said.error === 'string' ? said.error : undefined
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
