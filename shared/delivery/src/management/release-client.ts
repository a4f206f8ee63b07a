/** The release API at the admin origin of a running server, over HTTP. */

import type { ReleaseRef } from '../release/release.ts'
import { createRequest, type RemoteAccess } from './client-request.ts'
import { type Operation, operations } from './operations.ts'
import type { ReleaseApi } from './release-api.ts'
import { type UploadOptions, upload } from './upload-release.ts'

/** @returns an API whose errors say what to do: about the connection, the token, or what the server refused and why */
export function createReleaseClient({ retryAfterMs, ...access }: RemoteAccess & UploadOptions): ReleaseApi {
  const request = createRequest(access)
  const call = (operation: Operation, input: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const { method, response } = operation
    const path = operation.path.replace(/:(\w+)/g, (_, name) => String(input[name]))
    if (method === 'POST') return request(method, path, response, { json: input })
    const query = new URLSearchParams(Object.entries(input).flatMap(([name, value]) => (value ? [[name, queryValue(value)]] : [])))
    return request(method, query.size > 0 ? `${path}?${query}` : path, response)
  }
  const calls = Object.entries(operations).map(([name, operation]) => [name, (input?: object) => call(operation, { ...input })])
  return { ...(Object.fromEntries(calls) as Omit<ReleaseApi, 'publish'>), publish: verified => upload(request, verified, { retryAfterMs }) }
}

const queryValue = (value: unknown): string =>
  typeof value === 'object' ? `${(value as ReleaseRef).program}/${(value as ReleaseRef).release}` : String(value)
