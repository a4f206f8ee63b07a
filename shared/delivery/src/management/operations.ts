/**
 * Each operation on releases, described once: its HTTP method and path, who may call it, what goes in and what comes out. The
 * routes of the admin origin, their client and the type of the release API follow from it. A new operation is an entry
 * here, its implementation in `local-release-api.ts`, and a command in `cli/release`.
 */
import * as v from 'valibot'
import { programNameField as program, releaseIdField as release } from '../release/release.ts'
import { cohorts } from '../store/cohort.ts'
import * as response from './response-schemas.ts'
import { statusModel } from './status-model.ts'

export type Operation = {
  readonly method: 'GET' | 'POST'
  /** Below `/api`. Names after a colon are fields of the input; the query of a GET, or the JSON body of a POST, has the others. */
  readonly path: string
  /** Whose token is taken: any one, one that may change the program in the path, or one for all programs. */
  readonly access: 'reader' | 'writer' | 'administrator'
  readonly input: v.GenericSchema
  readonly response: v.GenericSchema
}

const weightWords = `a whole number of basis points from 0 to ${cohorts}`

/** Basis points of the visitors. */
const weight = v.pipe(v.number(weightWords), v.integer(weightWords), v.minValue(0, weightWords), v.maxValue(cohorts, weightWords))

/** In a query it is `remote-home/0123456789abcdef`. */
const reference = v.pipe(
  v.string(),
  v.regex(/^[^/]+\/[^/]+$/, 'a release such as remote-home/0123456789abcdef'),
  v.transform(text => ({ program: text.split('/')[0], release: text.split('/')[1] })),
  v.object({ program, release }),
)

const ofProgram = v.strictObject({ program: v.optional(program) })
const chosen = v.strictObject({ program, release: v.optional(release) })
const pruning = v.strictObject({ days: v.number(), dryRun: v.boolean() })

const reads = { method: 'GET', access: 'reader' } as const
const changes = { method: 'POST', access: 'writer' } as const

export const operations = {
  list: { ...reads, path: '/releases', input: ofProgram, response: response.releases },
  status: { ...reads, path: '/status', input: v.strictObject({}), response: statusModel },
  /** Newest first. */
  history: { ...reads, path: '/history', input: ofProgram, response: response.history },
  diff: { ...reads, path: '/diff', input: v.strictObject({ from: reference, to: reference }), response: response.diff },
  rollOut: { ...changes, path: '/rollouts/:program', input: v.strictObject({ program, release, weight }), response: response.summary },
  /** Without `release` the canary is promoted. */
  promote: { ...changes, path: '/promotions/:program', input: chosen, response: response.summary },
  /** `release` is the one that is meant to go: nothing is done when another one would. */
  rollback: { ...changes, path: '/rollbacks/:program', input: chosen, response: response.summary },
  preview: { ...changes, path: '/previews/:program/:release', input: v.strictObject({ program, release }), response: response.preview },
  /** `days` a release is kept after the last document was made that names it. */
  prune: { ...changes, access: 'administrator', path: '/prune', input: pruning, response: response.pruned },
} as const satisfies Record<string, Operation>
