/** The desk at the second origin of a running server, over HTTP. */
import { percentOf } from '../store/rollout-changes.ts'
import { type Ask, createAsk, type RemoteAccess } from './http-request.ts'
import { answers } from './http-responses.ts'
import type { ReleaseDesk } from './release-api.ts'
import { type UploadOptions, upload } from './upload-release.ts'

/** @returns a desk whose errors say what to do: about the connection, the token, or what the server refused and why */
export function createRemoteDesk({ pauses, ...access }: RemoteAccess & UploadOptions): ReleaseDesk {
  const ask = createAsk(access)
  return {
    publish: verified => upload(ask, verified, { pauses }),
    list: owner => ask('GET', `/api/releases${about(owner)}`, answers.releases),
    status: () => ask('GET', '/api/status', answers.status),
    history: owner => ask('GET', `/api/history${about(owner)}`, answers.history),
    rollOut: (owner, release, share) => order(ask, owner, { action: 'rollout', release, share: percentOf(share) }),
    promote: (owner, release) => order(ask, owner, { action: 'promote', ...(release && { release }) }),
    rollback: owner => order(ask, owner, { action: 'rollback' }),
    diff: (from, to) => ask('GET', `/api/diff?from=${from.owner}/${from.release}&to=${to.owner}/${to.release}`, answers.diff),
    preview: (owner, release) => ask('POST', `/api/previews/${owner}/${release}`, answers.preview),
    prune: options => ask('POST', '/api/prune', answers.pruned, { json: options }),
  }
}

const about = (owner: string | undefined): string => (owner ? `?owner=${owner}` : '')

const order = (ask: Ask, owner: string, json: object) => ask('POST', `/api/rollouts/${owner}`, answers.summary, { json })
