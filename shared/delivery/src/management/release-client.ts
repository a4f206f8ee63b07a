/** The api at the admin origin of a running server, over HTTP. */
import { percentOf } from '../store/rollout-changes.ts'
import { type Ask, createAsk, type RemoteAccess } from './client-request.ts'
import { answers } from './client-responses.ts'
import type { ReleaseApi } from './release-api.ts'
import { type UploadOptions, upload } from './upload-release.ts'

/** @returns a api whose errors say what to do: about the connection, the token, or what the server refused and why */
export function createReleaseClient({ retryAfterMs, ...access }: RemoteAccess & UploadOptions): ReleaseApi {
  const ask = createAsk(access)
  return {
    publish: verified => upload(ask, verified, { retryAfterMs }),
    list: program => ask('GET', `/api/releases${about(program)}`, answers.releases),
    status: () => ask('GET', '/api/status', answers.status),
    history: program => ask('GET', `/api/history${about(program)}`, answers.history),
    rollOut: (program, release, weight) => order(ask, program, { action: 'rollout', release, weight: percentOf(weight) }),
    promote: (program, release) => order(ask, program, { action: 'promote', ...(release && { release }) }),
    rollback: program => order(ask, program, { action: 'rollback' }),
    diff: (from, to) => ask('GET', `/api/diff?from=${from.program}/${from.release}&to=${to.program}/${to.release}`, answers.diff),
    preview: (program, release) => ask('POST', `/api/previews/${program}/${release}`, answers.preview),
    prune: options => ask('POST', '/api/prune', answers.pruned, { json: options }),
  }
}

const about = (program: string | undefined): string => (program ? `?program=${program}` : '')

const order = (ask: Ask, program: string, json: object) => ask('POST', `/api/rollouts/${program}`, answers.summary, { json })
