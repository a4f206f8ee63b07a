/**
 * Each operation, described once: the admin origin's routes, their client and the type of the API follow from it. A new one is an
 * entry here, its implementation in `local-release-api.ts`, and a command in `cli/release`.
 */
import * as v from 'valibot'
import { programNameField as program, releaseIdField as release } from '../release/release.ts'
import type { VerifiedRelease } from '../release/release-folder.ts'
import { timeField } from '../storage/stored-json.ts'
import { pruned } from '../store/prune.ts'
import { releaseDiff as diff } from '../store/release-diff.ts'
import type { ListedRelease, Published } from '../store/release-store.ts'
import { weightField } from '../store/rollout.ts'
import { canarySummary, statusEvent, statusModel } from './status-model.ts'

export type Operation = {
  readonly method: 'GET' | 'POST'
  /** Below `/api`. Names after a colon are fields of the input; the query of a GET, or the JSON body of a POST, has the others. */
  readonly path: string
  /** Whose token is taken: any one, one that may change the program in the path, or one for all programs. */
  readonly access: 'reader' | 'writer' | 'administrator'
  readonly input: v.GenericSchema
  readonly response: v.GenericSchema
}

const ofProgram = v.strictObject({ program: v.optional(program) })
const chosen = v.strictObject({ program, release: v.optional(release) })
const pruning = v.strictObject({ days: v.number(), dryRun: v.boolean() })

// What comes out. A server may be newer than the command line: fields that are not known here are left out.

const names = v.array(v.string())
const named = { program, release }

/** What visitors of one program get. `previous` is where a rollback leads. */
export const summary = v.object({
  program,
  stable: v.optional(release),
  previous: v.optional(release),
  canary: v.optional(canarySummary),
  takenBack: v.optional(release),
  /** After a rollback: what the release that they get instead lacks, a sentence for each file. */
  warnings: v.optional(v.pipe(names, v.readonly())),
})

const history = v.array(v.object({ program, ...statusEvent.entries }))
const preview = v.object({ address: v.pipe(v.string(), v.url()), expires: timeField, leave: v.string() })

const releases: v.GenericSchema<unknown, readonly ListedRelease[]> = v.array(
  v.object({ ...named, state: v.picklist(['stable', 'canary', 'previous', 'kept']), published: v.optional(timeField) }),
)

const reads = { method: 'GET', access: 'reader' } as const
const changes = { method: 'POST', access: 'writer' } as const

export const operations = {
  list: { ...reads, path: '/releases', input: ofProgram, response: releases },
  status: { ...reads, path: '/status', input: v.strictObject({}), response: statusModel },
  history: { ...reads, path: '/history', input: ofProgram, response: history },
  diff: { ...reads, path: '/diffs/:program', input: v.strictObject({ program, from: release, to: release }), response: diff },
  rollOut: { ...changes, path: '/rollouts/:program', input: v.strictObject({ program, release, weight: weightField }), response: summary },
  /** Without `release` the canary is promoted. */
  promote: { ...changes, path: '/promotions/:program', input: chosen, response: summary },
  /** `release` is the one that is meant to go: nothing is done when another one would. */
  rollback: { ...changes, path: '/rollbacks/:program', input: chosen, response: summary },
  preview: { ...changes, path: '/previews/:program/:release', input: v.strictObject({ program, release }), response: preview },
  prune: { ...changes, access: 'administrator', path: '/prune', input: pruning, response: pruned },
} as const satisfies Record<string, Operation>

export type ProgramSummary = v.InferOutput<typeof summary>
export type ProgramEvent = v.InferOutput<typeof history>[number]
export type PreviewAddress = v.InferOutput<typeof preview>

type Operations = typeof operations
type Input<N extends keyof Operations> = v.InferOutput<Operations[N]['input']>
type Response<N extends keyof Operations> = v.InferOutput<Operations[N]['response']>
type Call<I, R> = Partial<I> extends I ? (input?: I) => Promise<R> : (input: I) => Promise<R>

/** At a store of this machine, or over HTTP at that of a server. Errors say why something is refused, and what can be done. */
export type ReleaseApi = { readonly [N in keyof Operations]: Call<Input<N>, Response<N>> } & {
  /** Adds a release and gives it to nobody. */
  publish(verified: VerifiedRelease): Promise<Published>
}
